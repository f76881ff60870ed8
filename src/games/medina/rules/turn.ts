// Whose turn it is, and how long it is (M4 to M6, M24, M25).
import type { Seat } from '../../../kernel/index.ts';
import type { Emit } from '../events.ts';
import {
  CELLS,
  DUE,
  EMPTY,
  LATER,
  LEFT,
  NONE,
  NUMBER,
  OUT,
  OVER,
  PALACES,
  PHASE,
  PLAYING,
  ROOF_OF,
  ROOF_OWED,
  SEAT,
  STREET,
  STREETS,
  USED_COLOURS,
  USED_ROOFS,
} from '../layout.ts';
import type { State } from '../state.ts';
import { canPlace, reachable, reaches } from './lookahead.ts';
import { hasPiece } from './stock.ts';
import { listPossiblyUsed } from './tea.ts';

/** M6, M24: gives the turn to the first seat from `first` on that can place a piece, or ends the game. */
export function beginTurn(state: State, first: Seat, emit?: Emit): void {
  const { bytes, setup } = state;
  bytes[PHASE] = PLAYING;
  bytes[USED_COLOURS] = 0;
  bytes[USED_ROOFS] = 0;
  for (let n = 0; n < setup.players; n++) {
    const seat = (first + n) % setup.players;
    const due = dueTo(state, seat);
    if (due > 0) {
      bytes[SEAT] = seat;
      bytes[DUE] = due;
      bytes[LEFT] = due;
      bytes[ROOF_OWED] = owesRoof(state, seat, due) ? 1 : 0;
      emit?.({ kind: 'turn', seat, due, roofOwed: bytes[ROOF_OWED] === 1 });
      return;
    }
    emit?.({ kind: 'passed', seat });
  }
  bytes[PHASE] = OVER;
  bytes[SEAT] = 0;
  bytes[NUMBER] = LATER;
  bytes[DUE] = 0;
  bytes[LEFT] = 0;
  bytes[ROOF_OWED] = 0;
  emit?.({ kind: 'over' });
}

/** The turn is over, the next one begins. */
export function endTurn(state: State, emit?: Emit): void {
  const { bytes } = state;
  bytes[NUMBER] = Math.min(LATER, bytes[NUMBER] + 1);
  if (state.setup.revision > 1) noteOut(state);
  beginTurn(state, bytes[SEAT] + 1, emit);
}

/** M24: whoever has no piece left when a turn ends is out for good. */
export function noteOut(state: State): void {
  for (let seat = 0; seat < state.setup.players; seat++) if (!hasPiece(state, seat)) state.bytes[OUT] |= 1 << seat;
}

/** M4, M5, M6: the pieces due to a seat whose turn would begin now. */
export const dueTo = (state: State, seat: Seat): number => reachable(state, seat, quota(state));

/** M4, M5, M6: the pieces of this turn if enough can be placed. */
export const quota = ({ bytes, setup }: State): number => setup.quotas[bytes[NUMBER] - 1];

/** M25: a player who goes on alone owes a roof if any turn of `due` pieces has one. */
export function owesRoof(state: State, seat: Seat, due: number): boolean {
  if (state.setup.options.rules !== 'first') return false;
  for (let other = 0; other < state.setup.players; other++) if (other !== seat && canPlace(state, other)) return false;
  return reaches(state, seat, due, true);
}

/**
 * M4, M5: the numbers that the turn may have, from the pieces that were on the board before it. In the first turns all place in full, but for the
 * pieces that tea has replaced (M23).
 */
export const numbersOf = (state: State, placed: number): readonly number[] =>
  listPossiblyUsed(state).map(used => numberAfter(state, piecesOnBoard(state) - placed + used));

function numberAfter({ setup }: State, pieces: number): number {
  let before = pieces;
  let number = 1;
  while (number < LATER && before >= setup.quotas[number - 1]) before -= setup.quotas[number++ - 1];
  return number;
}

/** Pieces that were placed in turns: the well and the first merchant were not. */
export function piecesOnBoard({ bytes, setup }: State): number {
  let count = bytes[STREETS] > 0 ? -1 : 0;
  for (const cell of setup.board.city) if (bytes[CELLS + cell] >= STREET) count++;
  for (const cell of setup.board.ring) if (bytes[CELLS + cell] !== EMPTY) count++;
  for (let palace = 0; palace < bytes[PALACES]; palace++) if (bytes[ROOF_OF + palace] !== NONE) count++;
  return count;
}
