import type { Reason } from '../../../src/bots/china/reasons.ts';
import { emissariesIn, isComplete, palacesIn } from '../../naive/china/counting.ts';
import { roadPoints } from '../../naive/china/roads.ts';
import { pointsOf, rankPoints } from '../../naive/china/scoring.ts';
import type { Table } from '../../naive/china/table.ts';
import type { Checks } from './claims.ts';

const palaces = (table: Table, province: string): number[] =>
  table.owners.map(owner => palacesIn(table, province, owner));

const beaten = (numbers: readonly number[], seat: number): number =>
  numbers.filter((n, other) => other !== seat && n >= numbers[seat]!).length;
const leadsAlone = (numbers: readonly number[], seat: number): boolean =>
  numbers[seat]! > 0 && beaten(numbers, seat) === 0;
const isFirst = (numbers: readonly number[], seat: number): boolean =>
  numbers[seat]! > 0 && numbers[seat] === Math.max(...numbers);

function leadsBoth(table: Table, between: readonly string[], seat: number): boolean {
  return between.every(province => isFirst(table.emissaries.get(province)!, seat));
}
const alliancePoints = (table: Table, between: readonly string[]): number =>
  between.reduce((sum, province) => sum + emissariesIn(table, province), 0);
const areAllied = (table: Table, number: number, between: readonly string[]): boolean =>
  table.atlas.alliances[number - 1]!.every(province => between.includes(province));

const ownSpaces = (table: Table, seat: number): string[] =>
  [...table.palaces.keys()].filter(space => table.palaces.get(space) === seat);
const roads = (table: Table, seat: number): number =>
  roadPoints(ownSpaces(table, seat), space => table.atlas.spaces.get(space)!.roads, table.fortifications);

/** Whether some path along roads goes through so many palaces of a seat. */
function hasChain(table: Table, seat: number, length: number): boolean {
  const follow = (path: readonly string[]): boolean =>
    path.length === length ||
    table.atlas.spaces
      .get(path.at(-1)!)!
      .roads.some(next => table.palaces.get(next) === seat && !path.includes(next) && follow([...path, next]));
  return ownSpaces(table, seat).some(space => follow([space]));
}

const leadsTiles = (table: Table, seat: number, colour: 'yellow' | 'orange' | 'green'): boolean =>
  isFirst(
    table.tilesTaken.map(tiles => tiles[colour]),
    seat,
  );
const ports = (table: Table): number[] =>
  table.owners.map(
    owner => [...table.atlas.spaces.values()].filter(({ id, port }) => port && table.palaces.get(id) === owner).length,
  );
const isFortified = (table: Table, province: string, seat: number): boolean =>
  table.atlas.provinces
    .get(province)!
    .spaces.some(space => table.fortifications.has(space) && table.palaces.get(space) === seat);

/** What a seat got when a province was completed: own palaces, and the Emperor's if they came to it. */
function completionPoints(table: Table, province: string, seat: number): number {
  const numbers = palaces(table, province);
  const own = rankPoints(numbers[seat]!, numbers) * (isFortified(table, province, seat) ? 2 : 1);
  return table.emperorPoints.get(province) === seat
    ? own + rankPoints(numbers[2]!, numbers) * (isFortified(table, province, 2) ? 2 : 1)
    : own;
}

const change = (before: Table, after: Table): number[] => {
  const was = pointsOf(before);
  return pointsOf(after).map((points, seat) => points - was[seat]!);
};
const ofRivals = (values: readonly number[], seat: number): number[] => values.filter((_, other) => other !== seat);

export const checks: Checks<Reason, Table> = {
  completes: ({ province, points }, seat, before, after) =>
    !isComplete(before, province) &&
    isComplete(after, province) &&
    points > 0 &&
    completionPoints(after, province, seat) === points,
  'completes-for-rival': ({ province, points }, seat, before, after) =>
    !isComplete(before, province) &&
    isComplete(after, province) &&
    ofRivals([...Array(after.players).keys()], seat).some(
      rival => completionPoints(after, province, rival) === points,
    ) &&
    points > completionPoints(after, province, seat),
  'takes-majority': ({ province }, seat, before, after) =>
    leadsAlone(palaces(after, province), seat) && !leadsAlone(palaces(before, province), seat),
  'ties-majority': ({ province }, seat, before, after) =>
    isFirst(palaces(after, province), seat) &&
    !leadsAlone(palaces(after, province), seat) &&
    !isFirst(palaces(before, province), seat),
  climbs: ({ province, rank }, seat, before, after) => {
    const rankOf = (numbers: readonly number[]): number =>
      numbers[seat] === 0 ? 9 : [...new Set(numbers)].sort((a, b) => b - a).indexOf(numbers[seat]!) + 1;
    return rankOf(palaces(after, province)) === rank && rankOf(palaces(before, province)) > rank;
  },
  'first-palace': ({ province }, seat, before, after) =>
    palacesIn(before, province) === 0 && palacesIn(after, province, seat) > 0,
  'adds-palace': ({ province, palaces: number }, seat, before, after) =>
    palacesIn(after, province, seat) === number && palacesIn(before, province, seat) < number,
  'opens-alliance': ({ number, between, points }, seat, before, after) =>
    areAllied(after, number, between) &&
    leadsBoth(after, between, seat) &&
    !leadsBoth(before, between, seat) &&
    alliancePoints(after, between) === points,
  'raises-alliance': ({ number, between, points }, seat, before, after) =>
    areAllied(after, number, between) &&
    leadsBoth(after, between, seat) &&
    leadsBoth(before, between, seat) &&
    alliancePoints(after, between) === points &&
    alliancePoints(before, between) < points,
  'breaks-alliance': ({ number, between }, seat, before, after) =>
    areAllied(after, number, between) &&
    [...Array(after.players).keys()].some(
      other => other !== seat && leadsBoth(before, between, other) && !leadsBoth(after, between, other),
    ),
  'leads-court': ({ province }, seat, before, after) =>
    leadsAlone(after.emissaries.get(province)!, seat) && !leadsAlone(before.emissaries.get(province)!, seat),
  'ties-court': ({ province }, seat, before, after) =>
    isFirst(after.emissaries.get(province)!, seat) &&
    !leadsAlone(after.emissaries.get(province)!, seat) &&
    after.emissaries.get(province)![seat]! > before.emissaries.get(province)![seat]!,
  'scores-road': ({ palaces: number }, seat, before, after) =>
    roads(before, seat) === 0 && roads(after, seat) > 0 && number >= 4 && hasChain(after, seat, number),
  'lengthens-road': ({ points }, seat, before, after) => roads(after, seat) - roads(before, seat) === points,
  'joins-palaces': ({ palaces: number }, seat, _, after) => hasChain(after, seat, number),
  'takes-tile': ({ colour }, seat, before, after) => after.tilesTaken[seat]![colour] > before.tilesTaken[seat]![colour],
  'leads-tiles': ({ colour }, seat, before, after) =>
    leadsTiles(after, seat, colour) && !leadsTiles(before, seat, colour),
  doubles: ({ province }, seat, _, after) => isFortified(after, province, seat) || isFortified(after, province, 2),
  'leads-ports': (_, seat, before, after) => isFirst(ports(after), seat) && !isFirst(ports(before), seat),
  'takes-influence': ({ colour }, seat, before, after) =>
    after.holders.get(colour) === seat && before.holders.get(colour) !== seat,
  'moves-emperor': ({ province, piece }, _, before, after) =>
    piece === 'palace'
      ? palacesIn(after, province, 2) > palacesIn(before, province, 2)
      : after.emissaries.get(province)![2]! > before.emissaries.get(province)![2]!,
  'skips-emperor': (_, __, before, after, line) =>
    line.includes('rest') &&
    [...after.palaces.values()].filter(owner => owner === 2).length ===
      [...before.palaces.values()].filter(owner => owner === 2).length,
  commits: ({ province }, _, before) => palacesIn(before, province) === 0,
  fortifies: ({ province }, _, before, after) =>
    after.atlas.provinces
      .get(province)!
      .spaces.some(space => after.fortifications.has(space) && !before.fortifications.has(space)),
  gains: ({ points }, seat, before, after) => change(before, after)[seat] === points && points > 0,
  'costs-rival': ({ points }, seat, before, after) =>
    points > 0 && Math.min(...ofRivals(change(before, after), seat)) === -points,
  'gives-rival': ({ points }, seat, before, after) =>
    points > 0 && Math.max(...ofRivals(change(before, after), seat)) === points,
  exchanges: ({ card }, seat, before, after) =>
    after.palaces.size === before.palaces.size && after.hands[seat]![card] <= before.hands[seat]![card],
};
