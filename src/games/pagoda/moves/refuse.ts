import type { Move } from '../../../kernel/index.ts';
import { BEGIN, DISPLAY, HAND, PHASE } from '../layout.ts';
import { countOf } from '../rules/cards.ts';
import { refusesColumn } from '../rules/columns.ts';
import { refusesDragon, refusesDragonEnd } from '../rules/dragon.ts';
import { refusesFan, refusesFanUse } from '../rules/fan.ts';
import { refusesLantern } from '../rules/lantern.ts';
import { canBuild } from '../rules/lookahead.ts';
import { hasOpenLot } from '../rules/lots.ts';
import { refusesDiscard, refusesModified } from '../rules/modified.ts';
import { refusesSpire } from '../rules/spires.ts';
import { backgroundOf } from '../rules/supply.ts';
import { refusesTile } from '../rules/tiles.ts';
import { refusesDraw, refusesEnd } from '../rules/turn.ts';
import { activeSeat, type State } from '../state.ts';
import { COLOURS } from '../vocabulary.ts';
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
import { missingCard, missingSpireCards, missingTileCard, refusals, type Verdict } from './refusals.ts';

/** The rule that refuses a move, or nothing. */
export function refusal(state: State, move: Move): Verdict {
  switch (kindOf(move)) {
    case 'draw':
      return refusesDraw(state, drawnColour(move));
    case 'end':
      return explainEnd(state, refusesEnd(state));
    case 'fan':
      return refusesFanUse(state);
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
      return explainEnd(state, refusesModified(state, modifiedLot(move), modifiedColour(move)));
    case 'column':
      return nameCards(
        state,
        columnColour(move),
        refusesColumn(state, columnLot(move), columnColour(move), columnPayment(move)),
      );
    case 'tile':
      return nameCards(
        state,
        backgroundOf(tileBuilt(move)),
        refusesTile(state, tileLot(move), tileBuilt(move), tilePayment(move)),
      );
    case 'spire':
      return nameCards(state, spireColour(move), refusesSpire(state, spireColour(move), spirePayment(move)));
  }
}

/** P10: where no normal turn builds a column, that says more than what a normal or modified turn would need. */
function explainEnd(state: State, refusal: Verdict): Verdict {
  const asksForColumn = refusal === refusals['column-first'] || refusal === refusals['discard-first'];
  if (!asksForColumn || state.words[PHASE] !== BEGIN || canBuild(state)) return refusal;
  if (!hasOpenLot(state)) return refusals.stuck;
  return refusal === refusals['column-first'] ? refusals['modified-only'] : refusal;
}

/** P5, P6, P7: names the cards that are missing, where they are neither in the display nor in the hand. */
function nameCards({ words }: State, colour: number, refusal: Verdict): Verdict {
  const seat = activeSeat(words);
  const held = countOf(words[DISPLAY + seat], colour) + countOf(words[HAND + seat], colour);
  if (refusal === refusals['no-card'] && held === 0) return missingCard(COLOURS[colour]);
  if (refusal === refusals['no-tile-card'] && held === 0) return missingTileCard(COLOURS[colour]);
  return refusal === refusals['no-spire-cards'] && held < 2 ? missingSpireCards(COLOURS[colour]) : refusal;
}
