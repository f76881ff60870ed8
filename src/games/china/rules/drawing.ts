import type { Refusal } from '../../../kernel/index.ts';
import type { Emit } from '../events.ts';
import { ACT, DEAL_HAND, DRAW, MORE, PHASE, PILE_SIZE, ROW_AT, TURN } from '../layout.ts';
import { refusals } from '../moves/refusals.ts';
import type { State } from '../state.ts';
import { COLOURS } from '../vocabulary.ts';
import { gainCard } from './cards.ts';
import { mustPass, refusesPhase } from './phase.ts';

/** C13, C14, C16 */
function refusesDrawNow(state: State): Refusal | undefined {
  const { cells } = state;
  if (cells[PHASE] === DRAW) return undefined;
  if (mustPass(state)) return refusals['pass-now'];
  return cells[PHASE] === ACT || cells[PHASE] === MORE ? refusals['draw-later'] : refusesPhase(state);
}

/** C13 */
export function refusesDrawRow(state: State, position: number): Refusal | undefined {
  return refusesDrawNow(state) ?? (state.cells[ROW_AT + position] !== 0 ? undefined : refusals['no-card-there']);
}

/** C13 */
export function playDrawRow({ cells }: State, position: number, emit: Emit): void {
  const seat = cells[TURN];
  const colour = cells[ROW_AT + position] - 1;
  cells[ROW_AT + position] = 0;
  gainCard(cells, seat, colour, true);
  emit?.({ kind: 'drew', seat, from: 'row', position, card: COLOURS[colour] });
}

/** C16 */
export function refusesDrawPile(state: State): Refusal | undefined {
  return refusesDrawNow(state) ?? (state.cells[PILE_SIZE] !== 0 ? undefined : refusals['no-pile']);
}

/** C13: the dealer says which card it is. */
export function playDrawPile({ cells }: State): void {
  cells[PHASE] = DEAL_HAND;
}
