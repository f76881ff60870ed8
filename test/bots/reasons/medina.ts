import type { Reason } from '../../../src/bots/medina/reasons.ts';
import type { Colour } from '../../../src/games/medina/vocabulary.ts';
import { pointsOf } from '../../naive/medina/score.ts';
import { coloursOf, owns, type Palace, seatsOf, sizeOf, type Table } from '../../naive/medina/table.ts';
import type { Checks } from './claims.ts';

const change = (before: Table, after: Table): number[] => {
  const was = pointsOf(before);
  return pointsOf(after).map((points, seat) => points - was[seat]!);
};
const ofRivals = (values: readonly number[], seat: number): number[] => values.filter((_, other) => other !== seat);

const partsOf = ({ buildings, stables }: Palace): string[] => [...buildings, ...stables];
const sameAs =
  (palace: Palace) =>
  (other: Palace): boolean =>
    other.colour === palace.colour && palace.buildings.some(cell => other.buildings.includes(cell));

/** Palaces that the turn put a roof on. */
const roofed = (before: Table, after: Table): Palace[] =>
  after.palaces.filter(palace => palace.roof && !before.palaces.find(sameAs(palace))?.roof);

function worth(table: Table, palace: Palace): number {
  const without = {
    ...table,
    palaces: table.palaces.map(other => (other === palace ? { ...other, roof: undefined } : other)),
  };
  const seat = palace.roof!.seat!;
  return pointsOf(table)[seat]! - pointsOf(without)[seat]!;
}

/** What stands beside the palaces of a seat, by kind, in points. */
function besideOwn(table: Table, owned: readonly Palace[], kind: 'stables' | 'merchants' | 'walls' | 'well'): number {
  return owned.reduce((sum, palace) => {
    const parts = partsOf(palace);
    if (kind === 'stables') return sum + palace.stables.length;
    if (kind === 'merchants')
      return (
        sum +
        [...new Set(parts.flatMap(cell => table.city.beside.get(cell)!))].filter(
          cell => table.pieces.get(cell) === 'merchant',
        ).length
      );
    if (kind === 'walls')
      return (
        sum + parts.flatMap(cell => table.city.wallsBeside.get(cell)!).filter(wall => table.walls.has(wall)).length
      );
    const two = table.well === undefined ? [] : table.city.twoAway.get(table.well)!;
    return sum + 4 * parts.filter(cell => two.includes(cell)).length;
  }, 0);
}

function gainBeside(
  before: Table,
  after: Table,
  seat: number,
  kind: 'stables' | 'merchants' | 'walls' | 'well',
): number {
  const owned = before.palaces.filter(({ roof }) => roof?.kind === 'own' && roof.seat === seat);
  const now = owned.map(palace => after.palaces.find(sameAs(palace))!);
  return besideOwn(after, now, kind) - besideOwn(before, owned, kind);
}

const hasOpen = (table: Table, colour: Colour, size: number): boolean =>
  table.palaces.some(palace => !palace.roof && palace.colour === colour && sizeOf(palace) === size);
const needs = (table: Table, seat: number, colour: Colour): boolean => !owns(table, seat, colour);

export const checks: Checks<Reason, Table> = {
  'claims-palace': ({ colour, size, points }, seat, before, after) =>
    roofed(before, after).some(
      palace =>
        palace.colour === colour &&
        palace.roof!.kind === 'own' &&
        palace.roof!.seat === seat &&
        sizeOf(palace) === size &&
        worth(after, palace) === points,
    ),
  'claims-early': ({ colour, size }, seat, before, after) =>
    roofed(before, after).some(
      palace => palace.colour === colour && palace.roof!.seat === seat && sizeOf(palace) === size && size <= 3,
    ),
  waits: ({ colour, size }, seat, before, after) =>
    needs(after, seat, colour) && hasOpen(after, colour, size) && roofed(before, after).length === 0,
  'denies-roof': ({ colour, size }, seat, before, after) =>
    roofed(before, after).some(palace => palace.colour === colour && sizeOf(palace) === size) &&
    seatsOf(after).some(other => other !== seat && needs(before, other, colour)),
  'takes-palace-tile': ({ colour, points }, seat, before, after) =>
    after.palaceTiles[colour] === seat &&
    before.palaceTiles[colour] !== seat &&
    coloursOf(after.options.rules).indexOf(colour) + 1 === points,
  'takes-tower-tile': ({ tower }, seat, before, after) => {
    const name = String(tower) as '1';
    return after.towerTiles[name] === seat && before.towerTiles[name] !== seat;
  },
  'gives-tile': (_, seat, before, after) =>
    seatsOf(after).some(
      other =>
        other !== seat &&
        (coloursOf(after.options.rules).some(
          colour => after.palaceTiles[colour] === other && before.palaceTiles[colour] !== other,
        ) ||
          (['1', '2', '3', '4'] as const).some(
            tower => after.towerTiles[tower] === other && before.towerTiles[tower] !== other,
          )),
    ),
  'gains-merchants': ({ count }, _, before, after) =>
    [...after.stocks.entries()].some(
      ([other, stock]) =>
        stock.merchants +
          after.streets.flat().length -
          before.streets.flat().length -
          before.stocks[other]!.merchants >=
        count,
    ),
  'gains-tea': ({ count }, seat, before, after, line) =>
    after.stocks[seat]!.tea - before.stocks[seat]!.tea === count - (line.includes('tea') ? 1 : 0),
  'spends-tea': (_, __, ___, ____, line) => line.includes('tea'),
  'closes-colour': ({ colour }, _, before, after) =>
    seatsOf(after).every(seat => owns(after, seat, colour)) &&
    !seatsOf(before).every(seat => owns(before, seat, colour)),
  'adds-to-own': ({ piece, points }, seat, before, after) =>
    points > 0 && gainBeside(before, after, seat, piece) === points,
  'reaches-well': ({ points }, seat, before, after) => points > 0 && gainBeside(before, after, seat, 'well') === points,
  'grows-palace': ({ colour, size }, _, before, after) =>
    after.palaces.some(
      palace =>
        !palace.roof &&
        palace.colour === colour &&
        sizeOf(palace) === size &&
        sizeOf(before.palaces.find(sameAs(palace)) ?? { ...palace, buildings: [], stables: [] }) < size,
    ),
  'starts-palace': ({ colour }, _, before, after) =>
    hasOpen(after, colour, 1) && after.palaces.length > before.palaces.length,
  'opens-for-rival': ({ colour, size }, seat, _, after) =>
    hasOpen(after, colour, size) &&
    owns(after, seat, colour) &&
    seatsOf(after).some(other => other !== seat && needs(after, other, colour)),
  'extends-street': ({ merchants }, _, before, after) =>
    after.streets.at(-1)!.length === merchants && merchants > (before.streets.at(-1)?.length ?? 0),
  'begins-street': (_, __, before, after) => after.streets.length > before.streets.length,
  'builds-wall': ({ tower }, _, before, after) =>
    [...after.walls].some(wall => {
      const { line, place, ends } = after.city.walls.get(wall)!;
      const joined = (walls: readonly string[]): boolean => walls.every(other => after.walls.has(other));
      const from = joined(line.slice(0, place + 1)) ? ends[0] : ends[1];
      return !before.walls.has(wall) && Number(from) === tower;
    }),
  gains: ({ points }, seat, before, after) => points > 0 && change(before, after)[seat] === points,
  'costs-rival': ({ points }, seat, before, after) =>
    points > 0 && Math.min(...ofRivals(change(before, after), seat)) === -points,
  'gives-rival': ({ points }, seat, before, after) =>
    points > 0 && Math.max(...ofRivals(change(before, after), seat)) === points,
};
