import type { Move } from '../../kernel/index.ts';
import { discardFromHand, gainCard, keepCard, loseCard, moveCards, payFromHand } from './cards.ts';
import type { Emit } from './events.ts';
import {
  changedCard,
  changedPosition,
  indexOf,
  isPostTarget,
  moveKind,
  paymentOf,
  postOfTarget,
  targetOf,
} from './packing.ts';
import { paymentCards } from './payments.ts';
import { CHOOSE, DEAL_HAND, REVEAL } from './phases.ts';
import { nothingCanBePlaced, ownerName, putEmissary, putFortification, putPalace } from './pieces.ts';
import { firstAwayOf, firstHomeOf } from './placing.ts';
import {
  COMMIT,
  COMMIT_EMPEROR,
  DISCARDS,
  EMPEROR_FIRST,
  EMPEROR_HAND,
  EMPEROR_OWNER,
  PHASE,
  PLACED,
  PLAYED,
  ROW_AT,
  SPECIALS,
  type State,
  TO_DRAW,
  TURN,
} from './state.ts';
import { layTile, nextHidden, revealTile } from './tiles.ts';
import {
  afterPiece,
  beginTurn,
  dealCard,
  draw,
  drawToHand,
  emperorsTurn,
  endEmperor,
  endPlacing,
  finish,
  refillEmperor,
  refillRow,
} from './turn.ts';
import { colours, type Piece, pieces, type Special, specials } from './words.ts';
import { targetName } from './writing.ts';

/** Plays a legal move in place. The most frequent kinds come first. */
export function play(state: State, move: Move, emit?: Emit): void {
  const { cells } = state;
  const seat = cells[TURN]!;
  const kind = moveKind(move);
  const index = indexOf(move);
  switch (kind) {
    case 'deal':
      dealCard(state, index, emit);
      break;
    case 'draw-row':
      drawFromRow(state, index, emit);
      break;
    case 'draw-pile':
      cells[PHASE] = DEAL_HAND;
      break;
    case 'palace':
    case 'emissary':
    case 'fortification':
      payFromHand(cells, seat, paymentOf(index), state.options.influence ? PLAYED : DISCARDS);
      placeOwn(state, kind, targetOf(index), paymentOf(index), emit);
      break;
    case 'stop':
      emit?.({ kind: 'stopped', seat });
      endPlacing(state, emit);
      break;
    case 'exchange':
      discardFromHand(cells, seat, index);
      emit?.({ kind: 'exchanged', seat, card: colours[index]! });
      draw(state, 1, emit);
      break;
    case 'emperor-palace':
      moveCards(cells, paymentOf(index), EMPEROR_HAND, DISCARDS);
      placeEmperor(state, 'palace', targetOf(index), paymentOf(index), emit);
      break;
    case 'emperor-emissary':
      moveCards(cells, paymentOf(index), EMPEROR_HAND, DISCARDS);
      placeEmperor(state, 'emissary', targetOf(index), paymentOf(index), emit);
      break;
    case 'commit':
      payFromHand(cells, seat, paymentOf(index), state.options.influence ? PLAYED : DISCARDS);
      commit(state, seat, targetOf(index), paymentOf(index), emit);
      break;
    case 'emperor-commit':
      moveCards(cells, paymentOf(index), EMPEROR_HAND, DISCARDS);
      commit(state, EMPEROR_OWNER, targetOf(index), paymentOf(index), emit);
      break;
    case 'choose':
      placeCommitted(state, index, emit);
      break;
    case 'pass':
      emit?.({ kind: 'passed', seat });
      refillRow(state, emit);
      break;
    case 'rest':
      emit?.({ kind: 'rested', seat });
      endEmperor(state, emit);
      break;
    case 'emperor-first':
      spend(state, 'emperor-first', emit);
      cells[EMPEROR_FIRST] = 1;
      emperorsTurn(state, emit);
      break;
    case 'keep':
      keepCard(state, seat, index, emit);
      drawToHand(state, emit);
      break;
    case 'change-card':
      changeCard(state, changedCard(index), changedPosition(index), emit);
      break;
    case 'lay-tile':
      if (layTile(state, index, emit)) beginTurn(state, 0, emit);
      break;
    case 'reveal':
      revealTile(state, index, emit);
      continueReveal(state, emit);
      break;
  }
}

/** C6: a piece of the seat's own, paid already; `payment` is left out when that was with a commit. */
function placeOwn(state: State, piece: Piece, at: number, payment: number | undefined, emit: Emit): void {
  const { cells } = state;
  const seat = cells[TURN]!;
  tellPlaced(state, seat, piece, at, payment, emit);
  remember(state, piece, at, emit);
  if (piece === 'palace') putPalace(state, seat, at, emit);
  else if (piece === 'emissary') putEmissary(state, seat, at);
  else putFortification(state, seat, at);
  afterPiece(state, emit);
}

/** The turn's first or second piece; a second one in another province spends Two provinces (C29). */
function remember(state: State, piece: Piece, at: number, emit: Emit): void {
  const { cells, board } = state;
  const slot = cells[PLACED] === 0 ? PLACED : PLACED + 2;
  cells[slot] = pieces.indexOf(piece) + 1;
  cells[slot + 1] = at;
  if (slot === PLACED || state.options.players > 2) return;
  const province = piece === 'emissary' ? at : board.home[at]!;
  if (province !== firstHomeOf(state) && province !== firstAwayOf(state)) spend(state, 'two-provinces', emit);
}

/** C27: a piece of the Emperor, paid already. */
function placeEmperor(
  state: State,
  piece: 'palace' | 'emissary',
  at: number,
  payment: number | undefined,
  emit: Emit,
): void {
  tellPlaced(state, EMPEROR_OWNER, piece, at, payment, emit);
  if (piece === 'palace') putPalace(state, EMPEROR_OWNER, at, emit);
  else putEmissary(state, EMPEROR_OWNER, at);
  if (nothingCanBePlaced(state)) finish(state, 'full', emit);
  else refillEmperor(state, emit);
}

function tellPlaced(
  state: State,
  owner: number,
  piece: Piece,
  at: number,
  payment: number | undefined,
  emit: Emit,
): void {
  emit?.({
    kind: 'placed',
    seat: state.cells[TURN]!,
    owner: ownerName(state, owner),
    piece,
    at: (piece === 'emissary' ? state.board.provinceIds : state.board.spaceIds)[at]!,
    ...(payment !== undefined && { cards: paymentCards[payment]! }),
  });
}

/** C32: announced and paid; the tiles are turned up next. */
function commit(state: State, owner: number, target: number, payment: number, emit: Emit): void {
  const { cells } = state;
  cells[COMMIT] = target + 1;
  cells[COMMIT_EMPEROR] = state.options.players === 2 && owner === EMPEROR_OWNER ? 1 : 0;
  cells[PHASE] = REVEAL;
  emit?.({
    kind: 'committed',
    seat: cells[TURN]!,
    owner: ownerName(state, owner),
    target: targetName(state, target),
    cards: paymentCards[payment]!,
  });
}

/** C32: after a tile, the next one, or the space; a post has no other. */
function continueReveal(state: State, emit: Emit): void {
  if (nextHidden(state) !== undefined) return;
  const target = state.cells[COMMIT]! - 1;
  if (isPostTarget(target)) placeCommitted(state, state.board.firstPost + postOfTarget(target), emit);
  else state.cells[PHASE] = CHOOSE;
}

function placeCommitted(state: State, space: number, emit: Emit): void {
  const { cells } = state;
  const emperors = cells[COMMIT_EMPEROR] === 1;
  cells[COMMIT] = 0;
  cells[COMMIT_EMPEROR] = 0;
  if (emperors) placeEmperor(state, 'palace', space, undefined, emit);
  else placeOwn(state, 'palace', space, undefined, emit);
}

/** C13 */
function drawFromRow(state: State, position: number, emit: Emit): void {
  const { cells } = state;
  const seat = cells[TURN]!;
  const colour = cells[ROW_AT + position]! - 1;
  cells[ROW_AT + position] = 0;
  gainCard(cells, seat, colour, true);
  emit?.({ kind: 'drew', seat, from: 'row', position, card: colours[colour]! });
  draw(state, cells[TO_DRAW]! - 1, emit);
}

/** C29: a hand card for one of the row; the turn goes on. */
function changeCard(state: State, colour: number, position: number, emit: Emit): void {
  const { cells } = state;
  const seat = cells[TURN]!;
  const taken = cells[ROW_AT + position]! - 1;
  spend(state, 'change-card', emit);
  loseCard(cells, seat, colour);
  gainCard(cells, seat, taken, true);
  cells[ROW_AT + position] = colour + 1;
  const where = taken === colour ? {} : { position };
  emit?.({ kind: 'changed', seat, ...where, gave: colours[colour]!, took: colours[taken]! });
}

/** C29 */
function spend({ cells }: State, special: Special, emit: Emit): void {
  const seat = cells[TURN]!;
  cells[SPECIALS + seat]! &= ~(1 << specials.indexOf(special));
  emit?.({ kind: 'special', seat, special });
}
