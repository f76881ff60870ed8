import type { Emit } from '../events.ts';
import { FAN_CHOICE, FAN_DRAW, GOAL, OVER, PHASE, TRACKS, trackOf } from '../layout.ts';
import { refusals, type Verdict } from '../moves/refusals.ts';
import { activeSeat, isDealing, type State } from '../state.ts';
import { FAN, FAN_HAND_SIZE } from '../vocabulary.ts';
import { useAbility } from './abilities.ts';
import { beginTurn } from './turn.ts';

/** P13: the Fan can be used, or passed up, exactly when the turn offers it. */
export function refusesFan(state: State): Verdict {
  const phase = state.words[PHASE];
  if (phase === FAN_CHOICE) return undefined;
  if (phase === OVER) return refusals.over;
  if (isDealing(phase)) return refusals.dealing;
  return state.options.beginners ? refusals['no-abilities'] : refusals['fan-early'];
}

/** P13: who has no Fan need not wait for its time. */
export function refusesFanUse(state: State): Verdict {
  const early = refusesFan(state);
  const { words } = state;
  return early === refusals['fan-early'] && trackOf(words[TRACKS + activeSeat(words)], FAN) === 0
    ? refusals['no-fan']
    : early;
}

/** P13 */
export function playFan(state: State, emit: Emit): void {
  useAbility(state, FAN, emit);
  state.words[PHASE] = FAN_DRAW;
  state.words[GOAL] = FAN_HAND_SIZE;
}

/** P13 */
export function playPass(state: State, emit: Emit): void {
  emit?.({ kind: 'fan-declined', seat: activeSeat(state.words) });
  beginTurn(state, emit);
}
