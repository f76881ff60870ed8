import type { Refusal } from '../../../kernel/index.ts';
import type { Emit } from '../events.ts';
import { TRACKS, trackOf, USED, withTrack } from '../layout.ts';
import { refusals, type Verdict } from '../moves/refusals.ts';
import { activeSeat, hasUsed, type State } from '../state.ts';
import { ABILITIES, BOWL, BUDDHA } from '../vocabulary.ts';

/** P12: each ability once per turn, while it has uses left. P22: not at all. */
export function refusesAbility(state: State, ability: number, used: Refusal, none: Refusal): Verdict {
  if (state.options.beginners) return refusals['no-abilities'];
  if (hasUsed(state.words, ability)) return used;
  return trackOf(state.words[TRACKS + activeSeat(state.words)], ability) > 0 ? undefined : none;
}

/** P8, P22: what is wrong with an ability before the column of a modified turn. */
export const refusesInModified = ({ options }: State): Refusal =>
  options.beginners ? refusals['no-abilities'] : refusals['no-ability'];

/** P12 */
export function useAbility({ words }: State, ability: number, emit: Emit): void {
  const seat = activeSeat(words);
  const left = trackOf(words[TRACKS + seat], ability) - 1;
  words[TRACKS + seat] = withTrack(words[TRACKS + seat], ability, left);
  words[USED] |= 1 << ability;
  emit?.({ kind: 'ability-used', seat, ability: ABILITIES[ability], left });
}

/** P12, P15: payments with a pair for a column or a spire use the Rice bowl. */
export const refusesBowl = (state: State): Verdict =>
  refusesAbility(state, BOWL, refusals['bowl-used'], refusals['no-bowl']);

/** P12, P16: payments with a pair for a tile use the Buddha. */
export const refusesBuddha = (state: State): Verdict =>
  refusesAbility(state, BUDDHA, refusals['buddha-used'], refusals['no-buddha']);

/** Whether an ability can be used this turn: no, once a tile has given it, or now. */
export type Usable = -1 | 0 | 1;

export function usable(state: State, ability: number): Usable {
  if (state.options.beginners || hasUsed(state.words, ability)) return -1;
  return trackOf(state.words[TRACKS + activeSeat(state.words)], ability) > 0 ? 1 : 0;
}

/** P6: the same after a tile of this background. */
export const usableAfter = (before: Usable, ability: number, background: number): Usable =>
  before === 0 && background === ability ? 1 : before;
