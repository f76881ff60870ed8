import { countBits } from '../../../kernel/index.ts';
import type { Emit } from '../events.ts';
import { COMPLETE, LOT, TILES_LEFT, TURN } from '../layout.ts';
import { lastFloor } from '../options.ts';
import type { State, Words } from '../state.ts';
import { LOT_COUNT, PAGODAS_TO_END } from '../vocabulary.ts';
import { hasSpire, isExhausted } from './lots.ts';

/** P18, P19: how many lots are complete. */
export const countComplete = (words: Words): number => countBits(words[COMPLETE]);

/** P18: the end comes after the second player's turn. */
export const lastTurnAfter = (turn: number): number => turn + (turn & 1);

/** P7, P18 */
export function completeLot({ words }: State, lot: number, rule: 'P7' | 'P19', emit: Emit): void {
  words[COMPLETE] |= 1 << lot;
  if (!emit) return;
  const complete = countComplete(words);
  emit({ kind: 'lot-complete', rule, lot: lot + 1, complete });
  if (complete === PAGODAS_TO_END) emit({ kind: 'end-triggered', lastTurn: lastTurnAfter(words[TURN]) });
}

/** P19: completes the lots whose top floor is full and has no tile left. */
export function completeExhausted(state: State, emit: Emit): void {
  const { words } = state;
  for (let lot = 0; lot < LOT_COUNT; lot++) {
    if (!isExhausted(words[LOT + lot], words[TILES_LEFT])) continue;
    if (((words[COMPLETE] >> lot) & 1) === 0) completeLot(state, lot, 'P19', emit);
  }
}

/** P7, P19: finds the complete lots, as a set of bits. */
export function findComplete({ options, words }: State): number {
  let complete = 0;
  for (let lot = 0; lot < LOT_COUNT; lot++) {
    const word = words[LOT + lot];
    if (hasSpire(word, lastFloor(options)) || isExhausted(word, words[TILES_LEFT])) complete |= 1 << lot;
  }
  return complete;
}
