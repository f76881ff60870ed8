// Tea: gained with violet palaces, used instead of a second piece (M23).
import type { Refusal, Seat } from '../../../kernel/index.ts';
import type { Emit } from '../events.ts';
import {
  CLAIMS,
  COLOUR_OF,
  DUE,
  LEFT,
  NEUTRAL_ROOF,
  NONE,
  PALACES,
  ROOF_OF,
  STOCK_SIZE,
  STOCKS,
  TEA,
} from '../layout.ts';
import { refusals } from '../moves/refusals.ts';
import { type State, stockOf } from '../state.ts';
import { TEA_OF_CLAIM, VIOLET } from '../vocabulary.ts';
import { lacks, refusesStock, takeFromStock } from './stock.ts';

/** M23: tea replaces the second of two pieces. */
export const mayUseTea = (state: State, seat: Seat): boolean =>
  state.bytes[DUE] === 2 && state.bytes[LEFT] === 1 && !lacks(state, seat, TEA);

export const refusesTea = (state: State, seat: Seat): Refusal | undefined =>
  mayUseTea(state, seat) ? undefined : whyNoTea(state, seat);

function whyNoTea(state: State, seat: Seat): Refusal {
  const { bytes, setup } = state;
  if (!setup.options.tea) return refusals['no-tea-tiles'];
  const missing = refusesStock(state, seat, TEA);
  if (missing) return missing;
  return bytes[DUE] === 1 ? refusals['tea-not-due'] : refusals['tea-after-piece'];
}

/** Nothing more is due in the turn. */
export function playTea(state: State, seat: Seat, emit?: Emit): void {
  takeFromStock(state, seat, TEA);
  state.bytes[LEFT] = 0;
  emit?.({ kind: 'tea-used', seat });
}

/** How many tea tiles may have been used: what claims gave less what is left. A neutral roof's share is lost, whichever it was. */
export function listPossiblyUsed(state: State): readonly number[] {
  const { bytes, setup } = state;
  if (!setup.options.tea) return [0];
  const roofs = Array.from({ length: bytes[PALACES] }, (_, palace) => palace)
    .filter(palace => bytes[COLOUR_OF + palace] === VIOLET && bytes[ROOF_OF + palace] !== NONE)
    .map(palace => bytes[ROOF_OF + palace]);
  const neutral = roofs.filter(roof => roof === NEUTRAL_ROOF).length;
  let left = 0;
  for (let seat = 0; seat < setup.players; seat++) left += stockOf(state, seat, TEA);
  const given = shares(
    roofs.map((_, claim) => TEA_OF_CLAIM[claim] ?? 0),
    neutral,
  );
  return [...new Set(given.map(count => count - left).filter(used => used >= 0))];
}

/** The sums of some numbers when so many of them are left out. */
function shares(counts: readonly number[], without: number): readonly number[] {
  const [first, ...rest] = counts;
  if (first === undefined) return without === 0 ? [0] : [];
  const kept = shares(rest, without).map(sum => sum + first);
  return without === 0 ? kept : [...kept, ...shares(rest, without - 1)];
}

/** A claim of a violet palace. Seat NONE is a neutral roof. */
export function giveTea({ bytes }: State, seat: number, emit?: Emit): void {
  const count = TEA_OF_CLAIM[bytes[CLAIMS]++] ?? 0;
  if (count === 0) return;
  if (seat !== NONE) bytes[STOCKS + seat * STOCK_SIZE + TEA] += count;
  emit?.({ kind: 'tea-gained', seat: seat === NONE ? null : seat, count });
}
