import type { Move } from '../../kernel/index.ts';
import type { Emit } from './events.ts';
import {
  columnColour,
  columnLot,
  columnPayment,
  discardPlace,
  dragonPlace,
  drawnColour,
  isColumn,
  isDraw,
  isTile,
  kindOf,
  modifiedColour,
  modifiedLot,
  spireColour,
  spirePayment,
  tileBuilt,
  tileLot,
  tilePayment,
} from './moves/packing.ts';
import { playColumn } from './rules/columns.ts';
import { playDragon, playDragonEnd } from './rules/dragon.ts';
import { playFan, playPass } from './rules/fan.ts';
import { playLantern } from './rules/lantern.ts';
import { playDiscard, playModified } from './rules/modified.ts';
import { playSpire } from './rules/spires.ts';
import { playTile } from './rules/tiles.ts';
import { playDraw, playEnd } from './rules/turn.ts';
import type { State } from './state.ts';

/** Plays a legal move. */
export function play(state: State, move: Move, emit?: Emit): void {
  if (isDraw(move)) playDraw(state, drawnColour(move), emit);
  else if (isColumn(move)) playColumn(state, columnLot(move), columnColour(move), columnPayment(move), emit);
  else if (isTile(move)) playTile(state, tileLot(move), tileBuilt(move), tilePayment(move), emit);
  else playRare(state, move, emit);
}

function playRare(state: State, move: Move, emit: Emit): void {
  switch (kindOf(move)) {
    case 'end':
      playEnd(state, emit);
      break;
    case 'fan':
      playFan(state, emit);
      break;
    case 'pass':
      playPass(state, emit);
      break;
    case 'lantern':
      playLantern(state, emit);
      break;
    case 'dragon':
      playDragon(state, dragonPlace(move), emit);
      break;
    case 'dragon-end':
      playDragonEnd(state, emit);
      break;
    case 'discard':
      playDiscard(state, discardPlace(move), emit);
      break;
    case 'modified-column':
      playModified(state, modifiedLot(move), modifiedColour(move), emit);
      break;
    case 'spire':
      playSpire(state, spireColour(move), spirePayment(move), emit);
      break;
  }
}
