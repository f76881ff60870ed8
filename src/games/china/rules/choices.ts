import type { Refusal } from '../../../kernel/index.ts';
import { instead, refusals } from '../moves/refusals.ts';
import {
  ACT,
  CHOOSE,
  DEAL,
  DEAL_EMPEROR,
  DEAL_HAND,
  DEAL_ROW,
  DRAW,
  EMPEROR,
  KEEP,
  MORE,
  PHASES,
  type Phase,
  REVEAL,
  TILES,
} from '../phases.ts';
import {
  COMMIT,
  EMPEROR_FIRST,
  HAND_SIZE,
  handAt,
  PALACE,
  PHASE,
  PILE,
  PILE_SIZE,
  PLACED,
  PLAYED,
  ROW_AT,
  SPECIALS_LEFT,
  type State,
  TILE,
  TURN,
  UNREVEALED,
} from '../state.ts';
import { SPECIALS, type Special } from '../vocabulary.ts';
import { provinceToLay } from './tiles.ts';

// Whether a choice other than a spot is open: one predicate for each kind of move, the phase included.

const insteadOf = ({ cells }: State): Refusal => instead[PHASES[cells[PHASE]]];

const isDealing = (phase: number): boolean =>
  phase === DEAL || phase === DEAL_HAND || phase === DEAL_ROW || phase === DEAL_EMPEROR;

/** For each phase, 1 when a seat decides; in the others the dealer does, or nobody. */
const seatDecides = Uint8Array.from(PHASES, phase => {
  const others: readonly Phase[] = ['deal', 'tiles', 'reveal', 'deal-hand', 'deal-row', 'deal-emperor', 'over'];
  return others.includes(phase) ? 0 : 1;
});

/** Whether the dealer is to move, or nobody. */
export const seatWaits = ({ cells }: State): boolean => seatDecides[cells[PHASE]] === 0;

/** C5, C6: whether own pieces are placed now. */
export function refusesPlacing(state: State): Refusal | undefined {
  const phase = state.cells[PHASE];
  return phase === ACT || phase === MORE ? undefined : insteadOf(state);
}

/** C27: whether the Emperor's piece is placed now. */
export function refusesEmperorNow(state: State): Refusal | undefined {
  const { cells } = state;
  if (cells[PHASE] === EMPEROR) return undefined;
  if (seatWaits(state) || cells[PHASE] === CHOOSE) return insteadOf(state);
  return refusals[cells[EMPEROR_FIRST] === 1 ? 'emperor-placed' : 'emperor-later'];
}

/** C32 */
export function refusesChoose(state: State, space: number): Refusal | undefined {
  const { cells, board } = state;
  if (cells[PHASE] !== CHOOSE) return seatWaits(state) ? insteadOf(state) : refusals['no-commit'];
  if (space >= board.firstPost || board.home[space] !== cells[COMMIT] - 1) return refusals['choose-in-province'];
  return cells[PALACE + space] === 0 ? undefined : refusals['space-taken'];
}

/** C6 */
export function refusesStop(state: State): Refusal | undefined {
  if (state.cells[PHASE] === MORE) return undefined;
  return state.cells[PHASE] === ACT ? refusals['not-placed'] : insteadOf(state);
}

/** C14 */
export function refusesExchange(state: State, colour: number): Refusal | undefined {
  const { cells } = state;
  if (cells[PHASE] === ACT) return cells[handAt(cells[TURN]) + colour] > 0 ? undefined : refusals['card-missing'];
  return !seatWaits(state) && cells[PLACED] !== 0 ? refusals['place-or-exchange'] : insteadOf(state);
}

/** C16 */
export function refusesPass(state: State): Refusal | undefined {
  const { cells } = state;
  if (cells[PHASE] !== ACT) return insteadOf(state);
  return cells[HAND_SIZE + cells[TURN]] === 0 ? undefined : refusals['has-cards'];
}

/** C25 */
export function refusesKeep(state: State, colour: number): Refusal | undefined {
  const { cells } = state;
  if (cells[PHASE] === KEEP) return cells[PLAYED + colour] > 0 ? undefined : refusals['not-played'];
  return seatWaits(state) ? insteadOf(state) : refusals['nothing-to-keep'];
}

/** C13, C14 */
function refusesDrawNow(state: State): Refusal | undefined {
  const { cells } = state;
  if (cells[PHASE] === DRAW) return undefined;
  return cells[PHASE] === ACT || cells[PHASE] === MORE ? refusals['draw-later'] : insteadOf(state);
}

/** C13 */
export function refusesDrawRow(state: State, position: number): Refusal | undefined {
  return refusesDrawNow(state) ?? (state.cells[ROW_AT + position] !== 0 ? undefined : refusals['no-card-there']);
}

/** C16 */
export function refusesDrawPile(state: State): Refusal | undefined {
  return refusesDrawNow(state) ?? (state.cells[PILE_SIZE] !== 0 ? undefined : refusals['no-pile']);
}

/** C27 */
export const refusesRest = refusesEmperorNow;

/** C29: special cards that come before the own turn. */
function refusesSpecial(state: State, special: Special): Refusal | undefined {
  const { cells } = state;
  if (seatWaits(state)) return insteadOf(state);
  if (((cells[SPECIALS_LEFT + cells[TURN]] >> SPECIALS.indexOf(special)) & 1) === 0) return refusals['special-used'];
  return cells[PHASE] === ACT ? undefined : refusals['special-late'];
}

/** C29 */
export const refusesEmperorFirst = (state: State): Refusal | undefined => refusesSpecial(state, 'emperor-first');

/** C29 */
export function refusesChange(state: State, colour: number, position: number): Refusal | undefined {
  const { cells } = state;
  const refusal = refusesSpecial(state, 'change-card');
  if (refusal) return refusal;
  if (cells[handAt(cells[TURN]) + colour] === 0) return refusals['change-missing'];
  return cells[ROW_AT + position] !== 0 ? undefined : refusals['change-gap'];
}

/** C4, C13: the dealer's cards. */
export function refusesDeal({ cells }: State, colour: number): Refusal | undefined {
  if (!isDealing(cells[PHASE])) return refusals['no-card-now'];
  return cells[PILE + colour] > 0 ? undefined : refusals['pile-lacks'];
}

/** C31 */
export function refusesLay(state: State, space: number): Refusal | undefined {
  const { cells, board } = state;
  if (cells[PHASE] !== TILES) return refusals['no-tile-laid-now'];
  if (space >= board.firstPost || !board.tileSpaces[board.home[space]].includes(space))
    return refusals['tile-on-junction'];
  if (cells[TILE + space] !== 0) return refusals['tile-there'];
  return board.home[space] === provinceToLay(state) ? undefined : refusals['tile-elsewhere'];
}

/** C32 */
export function refusesReveal({ cells }: State, colour: number): Refusal | undefined {
  if (cells[PHASE] !== REVEAL) return refusals['no-tile-now'];
  return cells[UNREVEALED + colour] > 0 ? undefined : refusals['tiles-lack'];
}
