import type { Reason } from '../../../src/bots/pagoda/reasons.ts';
import { lastFloor, seatOf, type Table } from '../../naive/pagoda/table.ts';
import type { Checks } from './claims.ts';

const columns = (table: Table, lot: number, floor: number): number =>
  table.lots[lot - 1]!.floors[floor - 1]?.columns.length ?? 0;
const hasTile = (table: Table, lot: number, floor: number): boolean =>
  table.lots[lot - 1]!.floors[floor - 1]?.tile !== undefined;

/** P5, P6, P7: the points of all that a seat has built. */
function pointsOf(table: Table, seat: number): number {
  let points = 0;
  for (const { floors, spire } of table.lots) {
    for (const [n, { columns, tile }] of floors.entries()) {
      points += (n + 1) * columns.filter(turn => seatOf(turn) === seat).length;
      if (tile && seatOf(tile.turn) === seat) points++;
    }
    if (spire !== undefined && seatOf(spire) === seat) points += table.quick ? 4 : 5;
  }
  return points;
}

/** P19: no tile is left for a full top floor. */
function lacksTile(table: Table, lot: number): boolean {
  const { floors } = table.lots[lot - 1]!;
  const top = floors.at(-1);
  if (!top || top.tile || top.columns.length < 4) return false;
  const used = table.lots.flatMap(({ floors }) => floors.filter(({ colour, tile }) => tile && colour === top.colour));
  return used.length === 5;
}
const complete = (table: Table): number =>
  table.lots.filter(({ spire }, n) => spire !== undefined || lacksTile(table, n + 1)).length;
const gain = (seat: number, before: Table, after: Table): number => pointsOf(after, seat) - pointsOf(before, seat);

/** P13 to P17: the ability that a move uses, by how it is written. */
function abilityOf(move: string): string | undefined {
  const [kind] = move.split(' ');
  const cards = move.split(' pay ')[1]?.split('+').length ?? 0;
  if (kind === 'lantern' || kind === 'fan' || kind === 'dragon') return kind;
  if (kind === 'column' && cards > 1) return 'bowl';
  if (kind === 'spire' && cards > 2) return 'bowl';
  return cards > 1 && kind !== 'spire' ? 'buddha' : undefined;
}

export const checks: Checks<Reason, Table> = {
  'builds-columns': ({ lot, floor, columns: built, points }, _, before, after) =>
    columns(after, lot, floor) - columns(before, lot, floor) === built && built * floor === points,
  'starts-lot': ({ lot }, _, before, after) => columns(before, lot, 1) === 0 && columns(after, lot, 1) > 0,
  'fills-floor': ({ lot, floor }, _, before, after) =>
    columns(after, lot, floor) === 4 && columns(before, lot, floor) < 4,
  'gains-ability': ({ ability, lot }, seat, before, after, line) =>
    before.players[seat]!.tracks[ability] === 0 &&
    line.some(move => move.startsWith(`tile ${lot} `) || move.startsWith(`roof ${lot} `)) &&
    (after.players[seat]!.tracks[ability] === 2 || after.players[seat]!.tracks[ability] === 1),
  'refills-ability': ({ ability, lot }, seat, before, after, line) =>
    before.players[seat]!.tracks[ability] > 0 &&
    line.some(move => move.startsWith(`tile ${lot} `) || move.startsWith(`roof ${lot} `)) &&
    after.players[seat]!.tracks[ability] >= 1,
  'places-tile': ({ lot, floor }, _, before, after) => hasTile(after, lot, floor) && !hasTile(before, lot, floor),
  'finishes-pagoda': ({ lot, points }, _, before, after) =>
    after.lots[lot - 1]!.spire !== undefined &&
    before.lots[lot - 1]!.spire === undefined &&
    points === (after.quick ? 4 : 5) + (hasTile(before, lot, lastFloor(before)) ? 0 : 1),
  'closes-lot': ({ lot }, _, before, after) => lacksTile(after, lot) && !lacksTile(before, lot),
  'ends-game': (_, __, before, after) => complete(before) < 3 && complete(after) >= 3,
  'opens-floor': ({ lot, floor }, _, before, after) =>
    hasTile(after, lot, floor - 1) &&
    columns(after, lot, floor) === 0 &&
    floor <= lastFloor(after) &&
    !hasTile(before, lot, floor - 1),
  'leaves-tile': ({ lot, floor }, _, __, after) =>
    columns(after, lot, floor) === 4 &&
    !hasTile(after, lot, floor) &&
    floor < lastFloor(after) &&
    !lacksTile(after, lot),
  'leaves-roof': ({ lot }, _, __, after) =>
    columns(after, lot, lastFloor(after)) === 4 && after.lots[lot - 1]!.spire === undefined,
  'uses-ability': ({ ability }, _, __, ___, line) => line.some(move => abilityOf(move) === ability),
  'takes-lead': ({ points }, seat, before, after) =>
    points > 0 &&
    pointsOf(after, seat) - pointsOf(after, 1 - seat) === points &&
    pointsOf(before, seat) <= pointsOf(before, 1 - seat),
  scores: ({ points }, seat, before, after) => points > 0 && gain(seat, before, after) === points,
  discards: ({ cards }, _, __, ___, line) =>
    line.filter(move => /^(discard|dragon) /.test(move) && move !== 'dragon end').length === cards,
};
