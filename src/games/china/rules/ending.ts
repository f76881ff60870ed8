import type { Refusal } from '../../../kernel/index.ts';
import type { Emit } from '../events.ts';
import {
  ACT,
  EMISSARIES_IN,
  EMISSARIES_LEFT,
  FORTS_LEFT,
  FREE,
  HAND_SIZE,
  LARGEST,
  OVER,
  PALACES_LEFT,
  PHASE,
  TURN,
} from '../layout.ts';
import { refusals } from '../moves/refusals.ts';
import { scores } from '../scoring.ts';
import { countOwners, type State } from '../state.ts';
import { hasSpaceToFortify } from './fortifications.ts';
import { refusesPhase } from './phase.ts';

/** C16 */
export function refusesPass(state: State): Refusal | undefined {
  const { cells } = state;
  if (cells[PHASE] !== ACT) return refusesPhase(state);
  return cells[HAND_SIZE + cells[TURN]] === 0 ? undefined : refusals['has-cards'];
}

/** C16: a seat without cards neither places nor exchanges. */
export function playPass({ cells }: State, emit: Emit): void {
  emit?.({ kind: 'passed', seat: cells[TURN] });
}

/** C16: whether no piece of anybody could be placed anywhere, whatever the cards. */
export function nothingCanBePlaced(state: State): boolean {
  const { cells, board, options } = state;
  const owners = countOwners(options);
  for (let owner = 0; owner < owners; owner++) {
    if (cells[FREE] !== 0 && cells[PALACES_LEFT + owner] !== 0) return false;
    if (cells[FORTS_LEFT + owner] !== 0 && hasSpaceToFortify(state)) return false;
    if (cells[EMISSARIES_LEFT + owner] === 0) continue;
    for (let province = 0; province < board.provinces; province++) {
      if (cells[EMISSARIES_IN + province] < cells[LARGEST + province]) return false;
    }
  }
  return true;
}

/** C16 */
export function finish(state: State, reason: 'round' | 'full', emit: Emit): void {
  state.cells[PHASE] = OVER;
  if (!emit) return;
  const { points, winners } = scores(state);
  emit({ kind: 'over', reason, points, winners });
}
