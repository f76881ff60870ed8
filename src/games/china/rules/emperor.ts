import type { Refusal } from '../../../kernel/index.ts';
import type { Emit } from '../events.ts';
import {
  CHOOSE,
  EMPEROR,
  EMPEROR_FIRST,
  EMPEROR_HAND,
  EMPEROR_OWNER,
  FREE_IN,
  PHASE,
  PIECES_IN,
  TURN,
} from '../layout.ts';
import { refusals } from '../moves/refusals.ts';
import { type State, seatWaits } from '../state.ts';
import { refusesEmissary } from './emissaries.ts';
import { refusesPalaceSupply } from './palaces.ts';
import { affordable } from './payments.ts';
import { refusesPhase } from './phase.ts';

/** C27: whether the Emperor's piece is placed now. */
export function refusesEmperorNow(state: State): Refusal | undefined {
  const { cells } = state;
  if (cells[PHASE] === EMPEROR) return undefined;
  if (seatWaits(state) || cells[PHASE] === CHOOSE) return refusesPhase(state);
  return refusals[cells[EMPEROR_FIRST] === 1 ? 'emperor-placed' : 'emperor-later'];
}

/** C27: he enters an empty province only if his cards allow nothing elsewhere. */
export function refusesEmperor(state: State, province: number): Refusal | undefined {
  if (state.cells[PIECES_IN + province] > 0 || !emperorCanPlace(state, false)) return undefined;
  return refusals['emperor-empty'];
}

/** C27: whether the Emperor's cards allow a piece, in provinces that are empty or in others. */
export function emperorCanPlace(state: State, empty: boolean): boolean {
  const { cells, board } = state;
  for (let province = 0; province < board.provinces; province++) {
    if ((cells[PIECES_IN + province] === 0) === empty && emperorFits(state, province)) return true;
  }
  return false;
}

/** C27: whether the Emperor's cards pay for a palace or an emissary in a province that has room for it. */
function emperorFits(state: State, province: number): boolean {
  const { cells, board } = state;
  if ((affordable(cells, EMPEROR_HAND) & board.priceIn[province]) === 0) return false;
  const palace = cells[FREE_IN + province] > 0 && !refusesPalaceSupply(cells, EMPEROR_OWNER);
  return palace || !refusesEmissary(state, EMPEROR_OWNER, province);
}

/** C27: whether the Emperor could get a piece in a province, were it his turn. */
export const emperorMayEnter = (state: State, province: number): boolean =>
  emperorFits(state, province) && !refusesEmperor(state, province);

/** C27 */
export const refusesRest = refusesEmperorNow;

/** C27: no piece for the Emperor, and his cards stay. */
export function playRest({ cells }: State, emit: Emit): void {
  emit?.({ kind: 'rested', seat: cells[TURN] });
}
