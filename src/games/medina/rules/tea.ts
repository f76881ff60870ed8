// Tea: gained with violet palaces, used instead of a second piece (M23).
import type { Refusal, Seat } from '../../../kernel/index.ts';
import type { Emit } from '../events.ts';
import { CLAIMS, DUE, LEFT, NONE, STOCK_SIZE, STOCKS, TEA } from '../layout.ts';
import { refusals } from '../moves/refusals.ts';
import type { State } from '../state.ts';
import { TEA_OF_CLAIM } from '../vocabulary.ts';
import { refusesStock, takeFromStock } from './stock.ts';

/** M23: tea replaces the second of two pieces. */
export function refusesTea(state: State, seat: Seat): Refusal | undefined {
  const { bytes, setup } = state;
  if (!setup.options.tea) return refusals['no-tea-tiles'];
  const missing = refusesStock(state, seat, TEA);
  if (missing) return missing;
  if (bytes[DUE] === 1) return refusals['tea-not-due'];
  return bytes[LEFT] === 1 ? undefined : refusals['tea-after-piece'];
}

/** Nothing more is due in the turn. */
export function playTea(state: State, seat: Seat, emit?: Emit): void {
  takeFromStock(state, seat, TEA);
  state.bytes[LEFT] = 0;
  emit?.({ kind: 'tea-used', seat });
}

/** A claim of a violet palace. Seat NONE is a neutral roof. */
export function giveTea({ bytes }: State, seat: number, emit?: Emit): void {
  const count = TEA_OF_CLAIM[bytes[CLAIMS]++] ?? 0;
  if (count === 0) return;
  if (seat !== NONE) bytes[STOCKS + seat * STOCK_SIZE + TEA] += count;
  emit?.({ kind: 'tea-gained', seat: seat === NONE ? null : seat, count });
}
