import type { Refusal } from '../../../kernel/index.ts';
import type { Emit } from '../events.ts';
import {
  ACT,
  CHANGE_CARD_BIT,
  EMPEROR,
  EMPEROR_FIRST,
  EMPEROR_FIRST_BIT,
  PHASE,
  ROW_AT,
  SPECIALS_LEFT,
  TURN,
  TWO_PROVINCES_BIT,
} from '../layout.ts';
import { refusals } from '../moves/refusals.ts';
import { handAt, type State, seatWaits } from '../state.ts';
import { COLOURS, SPECIALS, type Special } from '../vocabulary.ts';
import { gainCard, loseCard } from './cards.ts';
import { refusesPhase } from './phase.ts';

/** C27, C29: special cards come before the own turn, and not while the Emperor places. */
function refusesSpecial(state: State, bit: number): Refusal | undefined {
  const { cells } = state;
  if (seatWaits(state) || cells[PHASE] === EMPEROR) return refusesPhase(state);
  if ((cells[SPECIALS_LEFT + cells[TURN]] & bit) === 0) return refusals['special-used'];
  return cells[PHASE] === ACT ? undefined : refusals['special-late'];
}

/** C29 */
export const refusesEmperorFirst = (state: State): Refusal | undefined => refusesSpecial(state, EMPEROR_FIRST_BIT);

/** C29: the Emperor's turn comes now instead of after the own one. */
export function playEmperorFirst(state: State, emit: Emit): void {
  spend(state, 'emperor-first', emit);
  state.cells[EMPEROR_FIRST] = 1;
}

/** C29 */
export function refusesChange(state: State, colour: number, position: number): Refusal | undefined {
  const { cells } = state;
  const refusal = refusesSpecial(state, CHANGE_CARD_BIT);
  if (refusal) return refusal;
  if (cells[handAt(cells[TURN]) + colour] === 0) return refusals['change-missing'];
  return cells[ROW_AT + position] !== 0 ? undefined : refusals['change-gap'];
}

/** C29: a hand card for one of the row; the turn goes on. */
export function playChange(state: State, colour: number, position: number, emit: Emit): void {
  const { cells } = state;
  const seat = cells[TURN];
  const taken = cells[ROW_AT + position] - 1;
  spend(state, 'change-card', emit);
  loseCard(cells, seat, colour);
  gainCard(cells, seat, taken, true);
  cells[ROW_AT + position] = colour + 1;
  const what = taken === colour ? {} : { position, gave: COLOURS[colour], took: COLOURS[taken] };
  emit?.({ kind: 'changed', seat, ...what });
}

/** C29: whether the seat to act has Two provinces. */
export const mayUseTwoProvinces = ({ cells, options }: State): boolean =>
  options.players === 2 && (cells[SPECIALS_LEFT + cells[TURN]] & TWO_PROVINCES_BIT) !== 0;

/** C29: each special card is used once a game. */
export function spend({ cells }: State, special: Special, emit: Emit): void {
  const seat = cells[TURN];
  cells[SPECIALS_LEFT + seat] &= ~(1 << SPECIALS.indexOf(special));
  emit?.({ kind: 'special', seat, special });
}
