import type { Emit } from '../events.ts';
import { BUILD, COLUMNS, MODIFIED_COLUMN, PHASE } from '../layout.ts';
import { refusals, type Verdict } from '../moves/refusals.ts';
import type { State } from '../state.ts';
import { LANTERN } from '../vocabulary.ts';
import { refusesAbility, refusesInModified, useAbility } from './abilities.ts';
import { canBuild } from './lookahead.ts';
import { refusesAction } from './turn.ts';

/** P17, and P10 as it closes a modified turn. */
export function refusesLantern(state: State): Verdict {
  if (state.words[PHASE] === MODIFIED_COLUMN) return refusesInModified(state);
  const first =
    refusesAction(state) ?? refusesAbility(state, LANTERN, refusals['lantern-used'], refusals['no-lantern']);
  if (first || state.words[COLUMNS] > 0 || canBuild(state)) return first;
  return refusals['no-column-after-lantern'];
}

/** P17 */
export function playLantern(state: State, emit: Emit): void {
  useAbility(state, LANTERN, emit);
  state.words[PHASE] = BUILD;
}
