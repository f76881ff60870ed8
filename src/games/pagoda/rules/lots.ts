import { COMPLETE, colourOf, columnsOn, floorOf, LOT } from '../layout.ts';
import { refusals, type Verdict } from '../moves/refusals.ts';
import { lastFloor } from '../options.ts';
import type { State } from '../state.ts';
import { COLUMNS_OF_A_FLOOR, LOT_COUNT } from '../vocabulary.ts';
import { slotsLeft } from './supply.ts';

/** P7, P19: nothing is built on a complete lot. */
export function refusesLot(state: State, lot: number): Verdict {
  if (((state.words[COMPLETE] >> lot) & 1) === 0) return undefined;
  return columnsOn(state.words[LOT + lot]) === COLUMNS_OF_A_FLOOR
    ? refusals['lot-exhausted']
    : refusals['lot-complete'];
}

/** P5: whether a column can be built on a lot, whatever its colour. */
export const isOpen = (word: number, last: number): boolean =>
  columnsOn(word) < COLUMNS_OF_A_FLOOR && floorOf(word) <= last;

/** P8: whether a column can be built on any lot. */
export function hasOpenLot(state: State): boolean {
  const last = lastFloor(state.options);
  for (let lot = 0; lot < LOT_COUNT; lot++) if (isOpen(state.words[LOT + lot], last)) return true;
  return false;
}

/** P7, P21: whether a tile on this lot is its roof. */
export const isRoof = (state: State, lot: number): boolean =>
  floorOf(state.words[LOT + lot]) >= lastFloor(state.options);

/** P7: the lot whose roof waits for its spire, or LOT_COUNT. */
export function findRoofBegun(state: State): number {
  const last = lastFloor(state.options);
  for (let lot = 0; lot < LOT_COUNT; lot++) {
    const word = state.words[LOT + lot];
    if (floorOf(word) > last && columnsOn(word) === 0) return lot;
  }
  return LOT_COUNT;
}

/** P7: whether the spire has been built. */
export const hasSpire = (word: number, last: number): boolean => floorOf(word) > last && columnsOn(word) > 0;

/** P19: the top floor has 4 columns, and no tile for them is left. */
export const isExhausted = (word: number, supply: number): boolean =>
  columnsOn(word) === COLUMNS_OF_A_FLOOR && slotsLeft(supply, colourOf(word)) === 0;
