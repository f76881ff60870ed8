import type { Refusal } from '../../../kernel/index.ts';
import { REFUSALS } from '../moves/refusals.ts';
import {
  activeSeat,
  BEGIN,
  BUILD,
  DISCARDING,
  DRAGON_DISCARDS,
  FAN_CHOICE,
  hasUsed,
  MODIFIED_COLUMN,
  OVER,
  PHASE,
  SPIRE_DUE,
  type State,
  TRACKS,
  trackOf,
} from '../state.ts';

export type Verdict = Refusal | undefined;

/** What the phase asks for instead of an action of a normal turn. */
export function refusesAction(state: State): Verdict {
  switch (state.words[PHASE]) {
    case BEGIN:
    case BUILD:
      return undefined;
    case DRAGON_DISCARDS:
      return REFUSALS.dragonUnfinished;
    case SPIRE_DUE:
      return REFUSALS.spireDue;
    case DISCARDING:
      return REFUSALS.discardsUnfinished;
    case MODIFIED_COLUMN:
      return REFUSALS.onlyColumn;
    case FAN_CHOICE:
      return REFUSALS.fanUndecided;
    case OVER:
      return REFUSALS.over;
    default:
      return REFUSALS.dealing;
  }
}

/** P12: each ability once a turn, while it has uses left. P22: not at all. */
export function refusesAbility(state: State, ability: number, used: Refusal, none: Refusal): Verdict {
  if (state.options.beginners) return REFUSALS.noAbilities;
  if (hasUsed(state.words, ability)) return used;
  return trackOf(state.words[TRACKS + activeSeat(state.words)], ability) > 0 ? undefined : none;
}
