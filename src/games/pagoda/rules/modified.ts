import type { Emit } from '../events.ts';
import { BEGIN, DISCARDED, DISCARDING, LAST, MODIFIED_COLUMN, PHASE } from '../layout.ts';
import { refusals, type Verdict } from '../moves/refusals.ts';
import type { State } from '../state.ts';
import { MODIFIED_DISCARDS } from '../vocabulary.ts';
import { buildColumn, FREE, refusesColour, refusesFloor } from './columns.ts';
import { countAt, countFrom, discard } from './discards.ts';
import { canBuild } from './lookahead.ts';
import { hasOpenLot } from './lots.ts';
import { playEnd, refusesAction } from './turn.ts';

/** P8, P10: whether this turn may discard four cards instead of going on as a normal one. */
export function refusesDiscards(state: State): Verdict {
  const phase = state.words[PHASE];
  if (phase === DISCARDING) return undefined;
  if (phase === MODIFIED_COLUMN) return refusals['discards-done'];
  if (phase !== BEGIN)
    return (
      refusesAction(state) ?? (state.options.beginners ? refusals['beginners-discard-late'] : refusals['discard-late'])
    );
  return hasOpenLot(state) || !canBuild(state) ? undefined : refusals['no-open-floor'];
}

/** P8, or P10 where no lot takes a column: equal sets of discards are one: in ascending order, and such that four can be reached. */
export function refusesDiscarded(state: State, place: number): Verdict {
  if (countAt(state, place) === 0) return hasOpenLot(state) ? refusals['no-discard'] : refusals['stuck-no-discard'];
  if (place < state.words[LAST]) return hasOpenLot(state) ? refusals['discard-order'] : refusals['stuck-discard-order'];
  if (countFrom(state, place) >= MODIFIED_DISCARDS - state.words[DISCARDED]) return undefined;
  return hasOpenLot(state) ? refusals['discard-too-far'] : refusals['stuck-discard-too-far'];
}

/** P8, P10 */
export const refusesDiscard = (state: State, place: number): Verdict =>
  refusesDiscards(state) ?? refusesDiscarded(state, place);

/** P8, and P10 where no column can be built. */
export function playDiscard(state: State, place: number, emit: Emit): void {
  const { words } = state;
  const modified = hasOpenLot(state);
  words[PHASE] = DISCARDING;
  discard(state, place, modified ? 'P8' : 'P10', emit);
  if (++words[DISCARDED] < MODIFIED_DISCARDS) return;
  words[DISCARDED] = 0;
  words[LAST] = 0;
  if (modified) words[PHASE] = MODIFIED_COLUMN;
  else playEnd(state, emit);
}

/** P8: the column that the four discards have paid. P10: there is none where no lot takes it. */
export function refusesModified(state: State, lot: number, colour: number): Verdict {
  if (state.words[PHASE] !== MODIFIED_COLUMN) return refusesAction(state) ?? refusals['discard-first'];
  return refusesFloor(state, lot) ?? refusesColour(state, lot, colour);
}

/** P8: the turn ends with its column. */
export function playModified(state: State, lot: number, colour: number, emit: Emit): void {
  buildColumn(state, lot, colour, FREE, emit);
  playEnd(state, emit);
}
