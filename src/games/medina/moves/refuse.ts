import type { Move, Refusal } from '../../../kernel/index.ts';
import { OVER, PHASE, SEAT, TEA } from '../layout.ts';
import { isFree, refusesStranding } from '../rules/lookahead.ts';
import { refusesPiece } from '../rules/pieces.ts';
import { refusesFirstMerchant, refusesTurn, refusesWell } from '../rules/start.ts';
import { refusesTea } from '../rules/tea.ts';
import type { State } from '../state.ts';
import { cellOf, FIRST_MERCHANT, kindOf, WELL } from './packing.ts';
import { refusals } from './refusals.ts';

/** The rule that refuses a move, or nothing when it is legal. */
export function refusal(state: State, move: Move): Refusal | undefined {
  const kind = kindOf(move);
  const cell = cellOf(move);
  if (state.bytes[PHASE] === OVER) return refusals.over;
  if (kind === WELL) return refusesWell(state, cell);
  if (kind === FIRST_MERCHANT) return refusesFirstMerchant(state, cell);
  const early = refusesTurn(state);
  if (early) return early;
  const seat = state.bytes[SEAT];
  if (kind === TEA) return refusesTea(state, seat);
  const refusal = refusesPiece(state, seat, kind, cell);
  if (refusal || isFree(state, seat)) return refusal;
  return refusesStranding(state, seat, kind, cell);
}
