import { type Actor, DEALER, NOBODY, type Seat } from '../../kernel/index.ts';
import {
  DEAL,
  DISPLAY,
  EMPTY_LOT,
  FAN_DRAW,
  GOAL,
  LOT,
  OVER,
  PHASE,
  PILE,
  REDRAW,
  REFILL,
  TILES_LEFT,
  TURN,
  USED,
  WORDS,
} from './layout.ts';
import type { Options } from './options.ts';
import { ALL_CARDS, ONES } from './rules/cards.ts';
import { ALL_TILES } from './rules/supply.ts';
import { COLUMN_LIMIT, HAND_SIZE, LANTERN, LANTERN_COLUMN_LIMIT, LOT_COUNT } from './vocabulary.ts';

/** Small whole numbers. A plain array of them is copied in a tenth of the time of a typed one. */
export type Words = number[];

/** Everything there is to know, in one list of numbers; `layout.ts` says where. */
export interface State {
  readonly options: Options;
  readonly words: Words;
}

export const seatOfTurn = (turn: number): Seat => (turn - 1) & 1;
export const activeSeat = (words: Words): Seat => seatOfTurn(words[TURN]);
export const hasUsed = (words: Words, ability: number): boolean => ((words[USED] >> ability) & 1) !== 0;

/** P4, P17 */
export const columnLimit = (words: Words): number => (hasUsed(words, LANTERN) ? LANTERN_COLUMN_LIMIT : COLUMN_LIMIT);

const BLANK: Words = Array.from(new Int32Array(WORDS));

/** P3 */
export function start(options: Options): State {
  const words = BLANK.slice();
  words[TURN] = 1;
  words[PHASE] = DEAL;
  words[GOAL] = HAND_SIZE;
  words[PILE] = ALL_CARDS - 2 * ONES;
  words[TILES_LEFT] = ALL_TILES;
  words[DISPLAY] = ONES;
  words[DISPLAY + 1] = ONES;
  words.fill(EMPTY_LOT, LOT, LOT + LOT_COUNT);
  return { options, words };
}

export const clone = (state: State): State => ({ options: state.options, words: state.words.slice() });

const DEALER_PHASES = (1 << DEAL) | (1 << REDRAW) | (1 << REFILL) | (1 << FAN_DRAW);
export const isDealing = (phase: number): boolean => ((DEALER_PHASES >> phase) & 1) !== 0;

export function actor(state: State): Actor {
  const phase = state.words[PHASE];
  if (isDealing(phase)) return DEALER;
  return phase === OVER ? NOBODY : activeSeat(state.words);
}
