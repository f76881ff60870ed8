import { lastFloor } from '../options.ts';
import { columnsOn, floorOf, LOT, type State } from '../state.ts';
import { LOTS } from '../vocabulary.ts';
import { spireOf, tileOf } from './tiles.ts';

/** P7, P21: whether a tile on this lot is its roof. */
export const isRoof = (state: State, lot: number): boolean =>
  floorOf(state.words[LOT + lot]) >= lastFloor(state.options);

/** P7: the lot whose roof waits for its spire. */
export function roofBegun(state: State): number {
  const last = lastFloor(state.options);
  for (let lot = 0; lot < LOTS; lot++) {
    const word = state.words[LOT + lot];
    if (floorOf(word) > last && columnsOn(word) === 0) return lot;
  }
  return LOTS;
}

/** P2: the colour of the spire on a lot with a roof. */
export function spireColourOn(word: number): number {
  const floor = floorOf(word);
  return spireOf(tileOf((word >> (3 * floor)) & 7, (word >> (3 + 3 * floor)) & 7));
}
