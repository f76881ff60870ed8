// What a legal move changes on the table.
import type { Explanation, Payment } from '../../../src/games/pagoda/index.ts';
import { placeForColumn, roofBegun, tileIsRoof } from './building.ts';
import { afterDraw, drawPhase, nextTurn } from './drawing.ts';
import { cardsIn } from './payments.ts';
import {
  ABILITY_OF,
  type Ability,
  active,
  type Colour,
  countedBy,
  type Floor,
  type Lot,
  type Player,
  type Source,
  seatOf,
  sizeOf,
  sum,
  type Table,
  without,
} from './table.ts';

export function after(table: Table, move: Explanation): Table {
  switch (move.kind) {
    case 'draw':
      return afterDraw(table, move.colour);
    case 'end':
      return drawPhase(table);
    case 'fan':
      // P13: the hand is filled to 4.
      return { ...spent(table, 'fan'), phase: 'fan-draw' };
    case 'pass':
      return nextTurn(table);
    case 'lantern':
      return { ...spent(table, 'lantern'), phase: 'build' };
    case 'dragon':
      return afterDragon(table, move.from, move.colour);
    case 'dragon-end':
      return { ...table, phase: 'redraw', last: undefined };
    case 'discard':
      return afterDiscard(table, move.from, move.colour);
    case 'modified-column':
      // P8: the turn ends with its column.
      return drawPhase(withColumn(table, move.lot - 1, move.colour));
    case 'column':
      return afterColumn(table, move.lot - 1, move.colour, move.payment);
    case 'tile':
      return afterTile(table, move.lot - 1, move.tile.slot, move.payment);
    case 'spire':
      return afterSpire(table, move.payment);
  }
}

const withActive = (table: Table, player: Player): Table => ({
  ...table,
  players: table.players.with(seatOf(table.turn), player),
});

const withLot = (table: Table, lot: number, change: (before: Lot) => Lot): Table => ({
  ...table,
  lots: table.lots.with(lot, change(table.lots[lot]!)),
});

const changedTop = ({ floors, spire }: Lot, change: (top: Floor) => Floor): Lot => ({
  floors: floors.with(-1, change(floors.at(-1)!)),
  spire,
});

/** P12: one use less, and none more this turn. */
function spent(table: Table, ability: Ability): Table {
  const player = active(table);
  const tracks = { ...player.tracks, [ability]: player.tracks[ability] - 1 };
  return { ...withActive(table, { ...player, tracks }), used: [...table.used, ability] };
}

/** P9, P14: cards go to the discard pile. One that leaves the hand may be the one that the opponent knew. */
function discarded(table: Table, { display, hand }: Payment): Table {
  const player = active(table);
  const [fromDisplay, fromHand] = [cardsIn(display), cardsIn(hand)];
  const known = countedBy(colour => Math.max(0, player.known[colour] - fromHand[colour]));
  const left = { display: without(player.display, fromDisplay), hand: without(player.hand, fromHand), known };
  return {
    ...withActive(table, { ...player, ...left }),
    discards: sum(table.discards, fromDisplay, fromHand),
  };
}

const one = (from: Source, colour: Colour): Payment => ({ display: [], hand: [], [from]: [colour] });

/** P14: the Dragon is used with its first discard. */
function afterDragon(table: Table, from: Source, colour: Colour): Table {
  const begun = table.phase === 'dragon' ? table : spent(table, 'dragon');
  const handGoal = table.handGoal ?? sizeOf(active(table).hand);
  return { ...discarded(begun, one(from, colour)), phase: 'dragon', last: { from, colour }, handGoal };
}

/** P8, P10: a column follows the fourth card if there is a place for it. */
function afterDiscard(table: Table, from: Source, colour: Colour): Table {
  const gone = table.discarded + 1;
  const next = discarded(table, one(from, colour));
  if (gone < 4) return { ...next, phase: 'discard', discarded: gone, last: { from, colour } };
  const done = { ...next, discarded: 0, last: undefined };
  return placeForColumn(table) ? { ...done, phase: 'modified' } : drawPhase(done);
}

export function withColumn(table: Table, lot: number, colour: Colour): Table {
  return withLot(table, lot, before => {
    const top = before.floors.at(-1);
    if (!top || top.tile) return { ...before, floors: [...before.floors, { colour, columns: [table.turn] }] };
    return changedTop(before, floor => ({ ...floor, columns: [...floor.columns, table.turn] }));
  });
}

/** P5, P15 */
export function afterColumn(table: Table, lot: number, colour: Colour, payment: Payment): Table {
  const paid = discarded(isOneCard(payment) ? table : spent(table, 'bowl'), payment);
  return { ...withColumn(paid, lot, colour), phase: 'build' };
}

const isOneCard = ({ display, hand }: Payment): boolean => display.length + hand.length === 1;

/** P6, P16: pay, place, then the track is set. P7: a spire must follow a roof. */
export function afterTile(table: Table, lot: number, slot: Colour, payment: Payment): Table {
  const roof = tileIsRoof(table, table.lots[lot]!);
  const paid = discarded(isOneCard(payment) ? table : spent(table, 'buddha'), payment);
  return { ...withTile(paid, lot, slot), phase: roof ? 'spire' : 'build' };
}

/** P6: the track of the background's colour is set to 2. P22: not in the beginners' game. */
export function withTile(table: Table, lot: number, slot: Colour): Table {
  const tile = { slot, turn: table.turn };
  const placed = withLot(table, lot, before => changedTop(before, floor => ({ ...floor, tile })));
  if (table.beginners) return placed;
  const ability = ABILITY_OF[table.lots[lot]!.floors.at(-1)!.colour];
  const player = active(placed);
  return withActive(placed, { ...player, tracks: { ...player.tracks, [ability]: 2 } });
}

/** P7: the spire of the roof that has none yet. */
export const withSpire = (table: Table): Table =>
  withLot(table, roofBegun(table), lot => ({ ...lot, spire: table.turn }));

/** P7, P15 */
function afterSpire(table: Table, payment: Payment): Table {
  const bowl = payment.display.length + payment.hand.length === 3;
  return { ...withSpire(discarded(bowl ? spent(table, 'bowl') : table, payment)), phase: 'build' };
}
