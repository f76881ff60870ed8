import type { Move, Refusal } from '../../../kernel/index.ts';
import { refusesColumn, refusesModified, refusesSpire, refusesTile } from '../rules/building.ts';
import { countOf } from '../rules/cards.ts';
import { refusesDiscard, refusesDragon, refusesDragonEnd } from '../rules/discarding.ts';
import { canBuild } from '../rules/lookahead.ts';
import { refusesAbility, refusesAction, type Verdict } from '../rules/phase.ts';
import { COLUMNS, FAN_CHOICE, isDealing, MODIFIED_COLUMN, OVER, PHASE, PILE, type State } from '../state.ts';
import { LANTERN } from '../vocabulary.ts';
import {
  columnColour,
  columnLot,
  columnPayment,
  discardPlace,
  dragonPlace,
  drawnColour,
  kindOf,
  modifiedColour,
  modifiedLot,
  spireColour,
  spirePayment,
  tileBuilt,
  tileLot,
  tilePayment,
} from './packing.ts';
import { REFUSALS } from './refusals.ts';

/** P17, and P10 as it closes a modified turn. */
export function refusesLantern(state: State): Verdict {
  if (state.words[PHASE] === MODIFIED_COLUMN) return REFUSALS.noAbility;
  const first = refusesAction(state) ?? refusesAbility(state, LANTERN, REFUSALS.lanternUsed, REFUSALS.noLantern);
  if (first || state.words[COLUMNS] > 0 || canBuild(state)) return first;
  return REFUSALS.noColumnAfterLantern;
}

/** P4 */
export function refusesEnd(state: State): Verdict {
  if (state.words[PHASE] === MODIFIED_COLUMN) return REFUSALS.discardsDone;
  return refusesAction(state) ?? (state.words[COLUMNS] === 0 ? REFUSALS.columnFirst : undefined);
}

/** P13: both choices are open exactly when the phase is. */
function refusesFan(state: State): Verdict {
  const phase = state.words[PHASE];
  if (phase === FAN_CHOICE) return undefined;
  if (phase === OVER) return REFUSALS.over;
  if (isDealing(phase)) return REFUSALS.dealing;
  return state.options.beginners ? REFUSALS.noAbilities : REFUSALS.fanEarly;
}

/** P9 */
export function refusesDraw(state: State, colour: number): Verdict {
  const phase = state.words[PHASE];
  if (phase === OVER) return REFUSALS.over;
  if (!isDealing(phase)) return REFUSALS.noDraw;
  return countOf(state.words[PILE], colour) > 0 ? undefined : REFUSALS.pileLacks;
}

/** The rule that refuses a move, or nothing. */
export function refusal(state: State, move: Move): Refusal | undefined {
  const kind = kindOf(move);
  switch (kind) {
    case 'draw':
      return refusesDraw(state, drawnColour(move));
    case 'end':
      return refusesEnd(state);
    case 'fan':
    case 'pass':
      return refusesFan(state);
    case 'lantern':
      return refusesLantern(state);
    case 'dragon-end':
      return refusesDragonEnd(state);
    case 'dragon':
      return refusesDragon(state, dragonPlace(move));
    case 'discard':
      return refusesDiscard(state, discardPlace(move));
    case 'modified-column':
      return refusesModified(state, modifiedLot(move), modifiedColour(move));
    case 'column':
      return refusesColumn(state, columnLot(move), columnColour(move), columnPayment(move));
    case 'tile':
      return refusesTile(state, tileLot(move), tileBuilt(move), tilePayment(move));
    case 'spire':
      return refusesSpire(state, spireColour(move), spirePayment(move));
  }
}
