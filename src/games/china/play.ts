import type { Move } from '../../kernel/index.ts';
import type { Emit } from './events.ts';
import {
  changedCard,
  changedPosition,
  indexOf,
  isPostTarget,
  kindNumber,
  MOVE_KINDS,
  type MoveKind,
  paymentOf,
  postOfTarget,
  targetOf,
} from './moves/packing.ts';
import { CHOOSE, DEAL_HAND, REVEAL } from './phases.ts';
import { targetName } from './position/write.ts';
import { discardFromHand, gainCard, keepCard, loseCard, moveCards, payFromHand } from './rules/cards.ts';
import { paymentCards } from './rules/payments.ts';
import { nothingCanBePlaced, ownerName, putEmissary, putFortification, putPalace } from './rules/pieces.ts';
import { firstAwayOf, firstHomeOf } from './rules/placing.ts';
import { layTile, nextHidden, revealTile } from './rules/tiles.ts';
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
} from './rules/turn.ts';
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
  SPECIALS_LEFT,
  type State,
  TO_DRAW,
  TURN,
} from './state.ts';
import { COLOURS, PIECES, type Piece, SPECIALS, type Special } from './vocabulary.ts';

type Play = (state: State, index: number, emit: Emit) => void;

/** What each kind of move does, told what it is about. */
const plays: { readonly [kind in MoveKind]: Play } = {
  palace: (state, index, emit) => payAndPlace(state, 'palace', index, emit),
  emissary: (state, index, emit) => payAndPlace(state, 'emissary', index, emit),
  fortification: (state, index, emit) => payAndPlace(state, 'fortification', index, emit),
  commit: (state, index, emit) => {
    payFromHand(state.cells, state.cells[TURN], paymentOf(index), discardsFor(state));
    commit(state, state.cells[TURN], targetOf(index), paymentOf(index), emit);
  },
  'emperor-palace': (state, index, emit) => {
    moveCards(state.cells, paymentOf(index), EMPEROR_HAND, DISCARDS);
    placeEmperor(state, 'palace', targetOf(index), paymentOf(index), emit);
  },
  'emperor-emissary': (state, index, emit) => {
    moveCards(state.cells, paymentOf(index), EMPEROR_HAND, DISCARDS);
    placeEmperor(state, 'emissary', targetOf(index), paymentOf(index), emit);
  },
  'emperor-commit': (state, index, emit) => {
    moveCards(state.cells, paymentOf(index), EMPEROR_HAND, DISCARDS);
    commit(state, EMPEROR_OWNER, targetOf(index), paymentOf(index), emit);
  },
  choose: placeCommitted,
  stop: (state, _, emit) => {
    emit?.({ kind: 'stopped', seat: state.cells[TURN] });
    endPlacing(state, emit);
  },
  pass: (state, _, emit) => {
    emit?.({ kind: 'passed', seat: state.cells[TURN] });
    refillRow(state, emit);
  },
  rest: (state, _, emit) => {
    emit?.({ kind: 'rested', seat: state.cells[TURN] });
    endEmperor(state, emit);
  },
  'emperor-first': (state, _, emit) => {
    spend(state, 'emperor-first', emit);
    state.cells[EMPEROR_FIRST] = 1;
    emperorsTurn(state, emit);
  },
  'draw-pile': ({ cells }) => {
    cells[PHASE] = DEAL_HAND;
  },
  exchange: (state, colour, emit) => {
    const seat = state.cells[TURN];
    discardFromHand(state.cells, seat, colour);
    emit?.({ kind: 'exchanged', seat, card: COLOURS[colour] });
    draw(state, 1, emit);
  },
  keep: (state, colour, emit) => {
    keepCard(state, state.cells[TURN], colour, emit);
    drawToHand(state, emit);
  },
  'draw-row': drawFromRow,
  'change-card': (state, index, emit) => changeCard(state, changedCard(index), changedPosition(index), emit),
  deal: dealCard,
  'lay-tile': (state, space, emit) => {
    if (layTile(state, space, emit)) beginTurn(state, 0, emit);
  },
  reveal: (state, colour, emit) => {
    revealTile(state, colour, emit);
    continueReveal(state, emit);
  },
};
const byNumber: readonly Play[] = MOVE_KINDS.map(kind => plays[kind]);

/** Plays a legal move in place. */
export function play(state: State, move: Move, emit?: Emit): void {
  byNumber[kindNumber(move)](state, indexOf(move), emit);
}

/** C25: with influence cards, the cards played wait until one is kept. */
const discardsFor = (state: State): number => (state.options.influence ? PLAYED : DISCARDS);

/** C6, C12 */
function payAndPlace(state: State, piece: Piece, index: number, emit: Emit): void {
  payFromHand(state.cells, state.cells[TURN], paymentOf(index), discardsFor(state));
  placeOwn(state, piece, targetOf(index), paymentOf(index), emit);
}

/** C6: a piece of the seat's own, paid already; `payment` is left out when that was with a commit. */
function placeOwn(state: State, piece: Piece, at: number, payment: number | undefined, emit: Emit): void {
  const { cells } = state;
  const seat = cells[TURN];
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
  cells[slot] = PIECES.indexOf(piece) + 1;
  cells[slot + 1] = at;
  if (slot === PLACED || state.options.players > 2) return;
  const province = piece === 'emissary' ? at : board.home[at];
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
    seat: state.cells[TURN],
    owner: ownerName(state, owner),
    piece,
    at: (piece === 'emissary' ? state.board.provinceIds : state.board.spaceIds)[at],
    ...(payment !== undefined && { cards: paymentCards[payment] }),
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
    seat: cells[TURN],
    owner: ownerName(state, owner),
    target: targetName(state, target),
    cards: paymentCards[payment],
  });
}

/** C32: after a tile, the next one, or the space; a post has no other. */
function continueReveal(state: State, emit: Emit): void {
  if (nextHidden(state) !== undefined) return;
  const target = state.cells[COMMIT] - 1;
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
  const seat = cells[TURN];
  const colour = cells[ROW_AT + position] - 1;
  cells[ROW_AT + position] = 0;
  gainCard(cells, seat, colour, true);
  emit?.({ kind: 'drew', seat, from: 'row', position, card: COLOURS[colour] });
  draw(state, cells[TO_DRAW] - 1, emit);
}

/** C29: a hand card for one of the row; the turn goes on. */
function changeCard(state: State, colour: number, position: number, emit: Emit): void {
  const { cells } = state;
  const seat = cells[TURN];
  const taken = cells[ROW_AT + position] - 1;
  spend(state, 'change-card', emit);
  loseCard(cells, seat, colour);
  gainCard(cells, seat, taken, true);
  cells[ROW_AT + position] = colour + 1;
  const what = taken === colour ? {} : { position, gave: COLOURS[colour], took: COLOURS[taken] };
  emit?.({ kind: 'changed', seat, ...what });
}

/** C29 */
function spend({ cells }: State, special: Special, emit: Emit): void {
  const seat = cells[TURN];
  cells[SPECIALS_LEFT + seat] &= ~(1 << SPECIALS.indexOf(special));
  emit?.({ kind: 'special', seat, special });
}
