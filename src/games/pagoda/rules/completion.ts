import { lastFloor } from '../options.ts';
import { COMPLETE, colourOf, columnsOn, floorOf, LOT, type State, TILES_LEFT, type Words } from '../state.ts';
import { COLUMNS_OF_A_FLOOR, LOTS } from '../vocabulary.ts';
import { slotsLeft } from './tiles.ts';

/** P19: the top floor has 4 columns, and no tile for them is left. */
export const isExhausted = (word: number, supply: number): boolean =>
  columnsOn(word) === COLUMNS_OF_A_FLOOR && slotsLeft(supply, colourOf(word)) === 0;

/** P7: the spire stands. */
export const hasSpire = (word: number, last: number): boolean => floorOf(word) > last && columnsOn(word) > 0;

/** P7, P19: the complete lots as a set of bits, found anew. */
export function completeNow({ options, words }: State): number {
  let complete = 0;
  for (let lot = 0; lot < LOTS; lot++) {
    const word = words[LOT + lot];
    if (hasSpire(word, lastFloor(options)) || isExhausted(word, words[TILES_LEFT])) complete |= 1 << lot;
  }
  return complete;
}

/** P18, P19 */
export function completeLots(words: Words): number {
  let complete = 0;
  for (let lot = 0; lot < LOTS; lot++) complete += (words[COMPLETE] >> lot) & 1;
  return complete;
}

/** P18: the end comes after the second player's turn. */
export const lastTurnAfter = (turn: number): number => turn + (turn & 1);
