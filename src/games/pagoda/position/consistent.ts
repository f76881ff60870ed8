import { cardsFrom } from '../rules/discarding.ts';
import { canBuild, paysSpire, usable } from '../rules/lookahead.ts';
import { roofBegun, spireColourOn } from '../rules/roof.ts';
import {
  activeSeat,
  BUILD,
  COLUMNS,
  DISCARDED,
  DISCARDING,
  DISPLAY,
  HAND,
  hasOpenLot,
  LAST,
  LOT,
  PHASE,
  SPIRE_DUE,
  type State,
} from '../state.ts';
import { BOWL, MODIFIED_DISCARDS } from '../vocabulary.ts';

/** Whether the active player's cards let the turn go on as it has begun (P7, P8, P10). Told by hidden cards alone. */
export function isConsistent(state: State): boolean {
  const { words } = state;
  switch (words[PHASE]) {
    case BUILD:
      return words[COLUMNS] > 0 || canBuild(state);
    case SPIRE_DUE: {
      const seat = activeSeat(words);
      const cards = words[DISPLAY + seat] + words[HAND + seat];
      return paysSpire(cards, spireColourOn(words[LOT + roofBegun(state)]), usable(state, BOWL));
    }
    case DISCARDING:
      return (
        cardsFrom(state, words[LAST]) >= MODIFIED_DISCARDS - words[DISCARDED] && (hasOpenLot(state) || !canBuild(state))
      );
    default:
      return true;
  }
}
