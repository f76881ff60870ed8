// How placements make turns: the number due, tea, the last player's roof, passing, and the end. All by trying everything.
import type { Explanation } from '../../../src/games/medina/moves/explain.ts';
import { type Memory, remembered } from './memory.ts';
import { placed, withMerchant } from './outcome.ts';
import { canPlace, everyPlacement, type Placement } from './placements.ts';
import { hasNothing, seatsOf, type Table, type Turn } from './table.ts';

const dues: Memory<number> = new WeakMap();
const owings: Memory<boolean> = new WeakMap();
const keyOf = ({ seat, number }: Turn): string => `${seat} ${number}`;

/** Whether some sequence of `rest` more placements is possible; with a roof among them if one is owed. */
export function canComplete(table: Table, turn: Turn, rest: number, owed: boolean): boolean {
  if (rest === 0) return !owed;
  for (const placement of everyPlacement(table)) {
    if (!canPlace(table, turn, placement)) continue;
    if (rest === 1 && !owed) return true;
    const stillOwed = owed && placement.kind !== 'roof';
    if (canComplete(placed(table, turn, placement), counted(turn, placement), rest - 1, stillOwed)) return true;
  }
  return false;
}

/** The turn with one more piece counted; M15 remembers its colour or roof in the duel. */
export const counted = (turn: Turn, placement: Placement): Turn => ({
  ...turn,
  placed: turn.placed + 1,
  buildings: placement.kind === 'building' ? [...turn.buildings, placement.colour] : turn.buildings,
  roofs: placement.kind === 'roof' ? [...turn.roofs, placement.roof] : turn.roofs,
});

/** M4, M5, M6: the pieces of a turn when all can be placed. */
function fullNumber({ options }: Table, { number }: Turn): number {
  switch (options.rules) {
    case 'first':
      return 2;
    case 'duel':
      return number === 2 ? 1 : number === 3 ? 2 : 3;
    case 'second':
      return number === 1 || (number === 2 && options.players > 2) ? 1 : 2;
  }
}

/** M6: the largest number, up to the full one, that any sequence of placements reaches from the start of the turn. */
export function due(table: Table, turn: Turn): number {
  const full = fullNumber(table, turn);
  if (turn.placed > 0) return turn.due ?? full;
  return remembered(dues, table, keyOf(turn), () => {
    let number = full;
    while (number > 0 && !canComplete(table, turn, number, false)) number--;
    return number;
  });
}

/** M25: whether the turn must still have a roof: nobody else can place anything, and some legal turn has one. */
export function roofOwed(table: Table, turn: Turn): boolean {
  if (table.options.rules !== 'first') return false;
  if (turn.placed > 0) return turn.roofOwed ?? false;
  return remembered(owings, table, keyOf(turn), () => {
    const others = seatsOf(table).filter(seat => seat !== turn.seat);
    return !others.some(seat => canPlaceAny(table, seat)) && canComplete(table, turn, due(table, turn), true);
  });
}

const canPlaceAny = (table: Table, seat: number): boolean => canComplete(table, begun(seat, LATER), 1, false);

const LATER = 4;

const begun = (seat: number, number: number): Turn => ({
  seat,
  number: Math.min(number, LATER),
  placed: 0,
  due: undefined,
  roofOwed: undefined,
  buildings: [],
  roofs: [],
});

/** The table after an allowed move, with the next turn begun where this one ends. */
export function played(table: Table, move: Explanation): Table {
  const { options, turn } = table;
  if (move.kind === 'well') return { ...table, well: move.cell, pieces: new Map([[move.cell, 'well' as const]]) };
  if (move.kind === 'first-merchant') {
    const after = withMerchant(table, move.cell);
    // M4: in the duel the extra merchant was the first turn.
    return options.rules === 'duel' ? withTurn(after, 1, 2) : withTurn(after, 0, 1);
  }
  if (turn === undefined) throw new RangeError('the game is over');
  if (move.kind === 'tea') {
    const stock = table.stocks[turn.seat]!;
    return passed({ ...table, stocks: table.stocks.with(turn.seat, { ...stock, tea: stock.tea - 1 }) }, turn);
  }
  const number = due(table, turn);
  const owed = roofOwed(table, turn) && move.kind !== 'roof';
  const after = placed(table, turn, move);
  const later = { ...counted(turn, move), due: number, roofOwed: owed };
  return later.placed < number ? { ...after, turn: later } : passed(after, turn);
}

/**
 * M6, M24: whoever has nothing left is out; the next seat that can place something has the next turn; when there is none,
 * the game is over.
 */
function passed(before: Table, turn: Turn): Table {
  const { players } = before.options;
  const gone = seatsOf(before).filter(seat => hasNothing(before, seat));
  const table = { ...before, out: new Set([...before.out, ...gone]) };
  for (let step = 1; step <= players; step++) {
    const seat = (turn.seat + step) % players;
    if (canPlaceAny(table, seat)) return withTurn(table, seat, turn.number + 1);
  }
  return { ...table, turn: undefined };
}

function withTurn(table: Table, seat: number, number: number): Table {
  const turn = begun(seat, number);
  return { ...table, turn: { ...turn, due: due(table, turn), roofOwed: roofOwed(table, turn) } };
}
