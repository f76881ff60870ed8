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
import { buildColumn, FREE, playColumn, playSpire, playTile } from './rules/build.ts';
import { card, sizeOf } from './rules/cards.ts';
import { beginTurn, draw, endTurn, goOnDrawing, spend, useAbility, useFan } from './rules/turn.ts';
import {
  activeSeat,
  BEGIN,
  BUILD,
  DISCARDED,
  DISCARDING,
  DRAGON_DISCARDS,
  GOAL,
  HAND,
  hasOpenLot,
  LAST,
  MODIFIED_COLUMN,
  PHASE,
  REDRAW,
  type State,
} from './state.ts';
import { COLOURS, DRAGON, K, LANTERN, MODIFIED_DISCARDS, SOURCES } from './vocabulary.ts';

function discard(state: State, place: number, rule: string, emit: Emit): void {
  const colour = place % K;
  spend(state, place < K ? card(colour) : 0, place < K ? 0 : card(colour));
  state.words[LAST] = place;
  emit?.({
    kind: 'discarded',
    seat: activeSeat(state.words),
    rule,
    from: SOURCES[place < K ? 0 : 1],
    colour: COLOURS[colour],
  });
}

/** P14: the first discard uses the Dragon. */
function playDragon(state: State, place: number, emit: Emit): void {
  const { words } = state;
  if (words[PHASE] === BEGIN) {
    useAbility(state, DRAGON, emit);
    words[PHASE] = DRAGON_DISCARDS;
    words[GOAL] = sizeOf(words[HAND + activeSeat(words)]);
  }
  discard(state, place, 'P14', emit);
}

/** P14 */
function endDragon(state: State, emit: Emit): void {
  state.words[PHASE] = REDRAW;
  state.words[LAST] = 0;
  goOnDrawing(state, emit);
}

/** P8, and P10 where no column can be built. */
function playDiscard(state: State, place: number, emit: Emit): void {
  const { words } = state;
  const modified = hasOpenLot(state);
  words[PHASE] = DISCARDING;
  discard(state, place, modified ? 'P8' : 'P10', emit);
  if (++words[DISCARDED] < MODIFIED_DISCARDS) return;
  words[DISCARDED] = 0;
  words[LAST] = 0;
  if (modified) words[PHASE] = MODIFIED_COLUMN;
  else endTurn(state, emit);
}

/** Plays a legal move. */
export function play(state: State, move: Move, emit?: Emit): void {
  if (isDraw(move)) draw(state, drawnColour(move), emit);
  else if (isColumn(move)) playColumn(state, columnLot(move), columnColour(move), columnPayment(move), emit);
  else if (isTile(move)) playTile(state, tileLot(move), tileBuilt(move), tilePayment(move), emit);
  else playRare(state, move, emit);
}

function playRare(state: State, move: Move, emit: Emit): void {
  switch (kindOf(move)) {
    case 'end':
      endTurn(state, emit);
      return;
    case 'fan':
      useFan(state, emit);
      return;
    case 'pass':
      emit?.({ kind: 'fan-declined', seat: activeSeat(state.words) });
      beginTurn(state, emit);
      return;
    case 'lantern':
      useAbility(state, LANTERN, emit);
      state.words[PHASE] = BUILD;
      return;
    case 'dragon-end':
      endDragon(state, emit);
      return;
    case 'dragon':
      playDragon(state, dragonPlace(move), emit);
      return;
    case 'discard':
      playDiscard(state, discardPlace(move), emit);
      return;
    case 'modified-column':
      buildColumn(state, modifiedLot(move), modifiedColour(move), 'P8', FREE, emit);
      endTurn(state, emit);
      return;
    case 'spire':
      playSpire(state, spireColour(move), spirePayment(move), emit);
      return;
  }
}
