import type { Move } from '../../kernel/index.ts';
import type { Emit } from './events.ts';
import { LEFT, ROOF_OWED, SEAT, TEA } from './layout.ts';
import { cellOf, FIRST_MERCHANT, isRoof, kindOf, WELL } from './moves/packing.ts';
import { placePiece } from './rules/pieces.ts';
import { playFirstMerchant, playWell } from './rules/start.ts';
import { playTea } from './rules/tea.ts';
import { endTurn } from './rules/turn.ts';
import type { State } from './state.ts';

/** Plays a legal move in place. */
export function play(state: State, move: Move, emit?: Emit): void {
  const kind = kindOf(move);
  const cell = cellOf(move);
  if (kind === WELL) playWell(state, cell, emit);
  else if (kind === FIRST_MERCHANT) playFirstMerchant(state, cell, emit);
  else playPiece(state, kind, cell, emit);
}

function playPiece(state: State, kind: number, cell: number, emit?: Emit): void {
  const { bytes } = state;
  const seat = bytes[SEAT];
  if (kind === TEA) playTea(state, seat, emit);
  else {
    placePiece(state, seat, kind, cell, emit);
    bytes[LEFT]--;
    if (isRoof(kind)) bytes[ROOF_OWED] = 0;
  }
  if (bytes[LEFT] === 0) endTurn(state, emit);
}
