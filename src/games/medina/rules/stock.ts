// What a seat has left to place (M3).
import type { Refusal, Seat } from '../../../kernel/index.ts';
import { STOCK_SIZE, STOCKS } from '../layout.ts';
import { refusals } from '../moves/refusals.ts';
import { type State, stockOf } from '../state.ts';

/** By the place of the piece in a stock. */
const MISSING: readonly Refusal[] = [
  refusals['no-building'],
  refusals['no-building'],
  refusals['no-building'],
  refusals['no-building'],
  refusals['no-stable'],
  refusals['no-merchant'],
  refusals['no-wall'],
  refusals['neutral-spent'],
  refusals['no-tea'],
];

/** M3: a piece that is not in stock can't be placed. */
export const lacks = (state: State, seat: Seat, piece: number): boolean => stockOf(state, seat, piece) === 0;

export const refusesStock = (state: State, seat: Seat, piece: number): Refusal | undefined =>
  lacks(state, seat, piece) ? MISSING[piece] : undefined;

export function takeFromStock({ bytes }: State, seat: Seat, piece: number): void {
  bytes[STOCKS + seat * STOCK_SIZE + piece]--;
}
