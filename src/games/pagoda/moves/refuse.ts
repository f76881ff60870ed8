import type { Move } from '../../../kernel/index.ts';
import { refusesColumn } from '../rules/columns.ts';
import { refusesDragon, refusesDragonEnd } from '../rules/dragon.ts';
import { refusesFan } from '../rules/fan.ts';
import { refusesLantern } from '../rules/lantern.ts';
import { refusesDiscard, refusesModified } from '../rules/modified.ts';
import { refusesSpire } from '../rules/spires.ts';
import { refusesTile } from '../rules/tiles.ts';
import { refusesDraw, refusesEnd } from '../rules/turn.ts';
import type { State } from '../state.ts';
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
import type { Verdict } from './refusals.ts';

/** The rule that refuses a move, or nothing. */
export function refusal(state: State, move: Move): Verdict {
  switch (kindOf(move)) {
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
