import { REFUSALS } from '../moves/refusals.ts';
import {
  activeSeat,
  BEGIN,
  BUILD,
  DISCARDED,
  DISCARDING,
  DISPLAY,
  DRAGON_DISCARDS,
  HAND,
  hasOpenLot,
  LAST,
  MODIFIED_COLUMN,
  PHASE,
  type State,
} from '../state.ts';
import { DRAGON, K, MODIFIED_DISCARDS } from '../vocabulary.ts';
import { countOf, sizeOf } from './cards.ts';
import { canBuild } from './lookahead.ts';
import { refusesAbility, refusesAction, type Verdict } from './phase.ts';

/** How many cards lie at a place in the order of discards: display red to violet, then hand red to violet. */
function cardsAt(state: State, place: number): number {
  const seat = activeSeat(state.words);
  return place < K ? countOf(state.words[DISPLAY + seat], place) : countOf(state.words[HAND + seat], place - K);
}

/** P14 */
export function refusesDragon(state: State, place: number): Verdict {
  const begun = state.words[PHASE] === DRAGON_DISCARDS;
  if (!begun) {
    const first =
      state.words[PHASE] === MODIFIED_COLUMN
        ? REFUSALS.noAbility
        : (refusesAction(state) ?? refusesAbility(state, DRAGON, REFUSALS.dragonUsed, REFUSALS.noDragon));
    if (first) return first;
    if (state.words[PHASE] === BUILD) return REFUSALS.dragonLate;
  }
  if (cardsAt(state, place) === 0) return REFUSALS.noDragonCard;
  return begun && place < state.words[LAST] ? REFUSALS.dragonOrder : undefined;
}

/** P14: at least one card. */
export const refusesDragonEnd = (state: State): Verdict =>
  state.words[PHASE] === DRAGON_DISCARDS ? undefined : (refusesAction(state) ?? REFUSALS.noDragonBegun);

/** P8, P10: whether this turn may discard four cards instead of going on as a normal one. */
export function refusesDiscards(state: State): Verdict {
  const phase = state.words[PHASE];
  if (phase === DISCARDING) return undefined;
  if (phase === MODIFIED_COLUMN) return REFUSALS.discardsDone;
  if (phase !== BEGIN) return refusesAction(state) ?? REFUSALS.discardLate;
  return hasOpenLot(state) || !canBuild(state) ? undefined : REFUSALS.noOpenFloor;
}

/** P8, P10: equal sets of discards are one: in ascending order, and such that four can be reached. */
export function refusesDiscarded(state: State, place: number): Verdict {
  if (cardsAt(state, place) === 0) return REFUSALS.noDiscard;
  if (place < state.words[LAST]) return REFUSALS.discardOrder;
  return cardsFrom(state, place) < MODIFIED_DISCARDS - state.words[DISCARDED] ? REFUSALS.discardTooFar : undefined;
}

export const refusesDiscard = (state: State, place: number): Verdict =>
  refusesDiscards(state) ?? refusesDiscarded(state, place);

/** The cards from a place in the order of discards on. */
export function cardsFrom(state: State, place: number): number {
  const seat = activeSeat(state.words);
  const hand = state.words[HAND + seat];
  if (place >= K) return sizeOf(hand >> (4 * (place - K)));
  return sizeOf(state.words[DISPLAY + seat] >> (4 * place)) + sizeOf(hand);
}
