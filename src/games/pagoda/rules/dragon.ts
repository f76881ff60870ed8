import type { Emit } from '../events.ts';
import { BEGIN, BUILD, DRAGON_DISCARDS, GOAL, HAND, LAST, MODIFIED_COLUMN, PHASE, REDRAW } from '../layout.ts';
import { refusals, type Verdict } from '../moves/refusals.ts';
import { activeSeat, type State } from '../state.ts';
import { DRAGON } from '../vocabulary.ts';
import { refusesAbility, refusesInModified, useAbility } from './abilities.ts';
import { sizeOf } from './cards.ts';
import { countAt, discard } from './discards.ts';
import { continueDrawing, refusesAction } from './turn.ts';

/** P14 */
export function refusesDragon(state: State, place: number): Verdict {
  const begun = state.words[PHASE] === DRAGON_DISCARDS;
  if (!begun) {
    const first =
      state.words[PHASE] === MODIFIED_COLUMN
        ? refusesInModified(state)
        : (refusesAction(state) ?? refusesAbility(state, DRAGON, refusals['dragon-used'], refusals['no-dragon']));
    if (first) return first;
    if (state.words[PHASE] === BUILD) return refusals['dragon-late'];
  }
  if (countAt(state, place) === 0) return refusals['no-dragon-card'];
  return begun && place < state.words[LAST] ? refusals['dragon-order'] : undefined;
}

/** P14: the first discard uses the Dragon. */
export function playDragon(state: State, place: number, emit: Emit): void {
  const { words } = state;
  if (words[PHASE] === BEGIN) {
    useAbility(state, DRAGON, emit);
    words[PHASE] = DRAGON_DISCARDS;
    words[GOAL] = sizeOf(words[HAND + activeSeat(words)]);
  }
  discard(state, place, 'P14', emit);
}

/** P14: at least one card. P22: there is no Dragon. */
export function refusesDragonEnd(state: State): Verdict {
  if (state.words[PHASE] === DRAGON_DISCARDS) return undefined;
  return refusesAction(state) ?? (state.options.beginners ? refusals['no-abilities'] : refusals['no-dragon-begun']);
}

/** P14: as many cards are drawn. */
export function playDragonEnd(state: State, emit: Emit): void {
  state.words[PHASE] = REDRAW;
  state.words[LAST] = 0;
  continueDrawing(state, emit);
}
