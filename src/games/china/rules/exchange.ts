import type { Refusal } from '../../../kernel/index.ts';
import type { Emit } from '../events.ts';
import { ACT, DISCARDS, PHASE, PLACED, TURN } from '../layout.ts';
import { refusals } from '../moves/refusals.ts';
import { handAt, type State, seatWaits } from '../state.ts';
import { COLOURS } from '../vocabulary.ts';
import { loseCard } from './cards.ts';
import { mustPass, refusesPhase } from './phase.ts';

/** C14, C16 */
export function refusesExchange(state: State, colour: number): Refusal | undefined {
  const { cells } = state;
  if (mustPass(state)) return refusals['pass-now'];
  if (cells[PHASE] === ACT) return cells[handAt(cells[TURN]) + colour] > 0 ? undefined : refusals['card-missing'];
  return !seatWaits(state) && cells[PLACED] !== 0 ? refusals['place-or-exchange'] : refusesPhase(state);
}

/** C14: one card of the hand is discarded; a card is drawn next. */
export function playExchange({ cells }: State, colour: number, emit: Emit): void {
  const seat = cells[TURN];
  loseCard(cells, seat, colour);
  cells[DISCARDS + colour]++;
  emit?.({ kind: 'exchanged', seat, card: COLOURS[colour] });
}
