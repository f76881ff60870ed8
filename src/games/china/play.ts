import type { Move } from '../../kernel/index.ts';
import type { Emit } from './events.ts';
import { CHOOSE, COMMIT, COMMIT_EMPEROR, PHASE, TO_DRAW } from './layout.ts';
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
import { playDeal } from './rules/dealing.ts';
import { playDrawPile, playDrawRow } from './rules/drawing.ts';
import { playRest } from './rules/emperor.ts';
import { playPass } from './rules/ending.ts';
import { playExchange } from './rules/exchange.ts';
import { playKeep } from './rules/influence.ts';
import { payFromEmperor, payFromHand } from './rules/paying.ts';
import { placeEmperors, placeOwn } from './rules/placing.ts';
import { playChange, playEmperorFirst } from './rules/specials.ts';
import { nextHidden, playCommit, playLay, playReveal } from './rules/tiles.ts';
import {
  afterDeal,
  afterEmperorsPiece,
  afterLay,
  afterPiece,
  draw,
  drawToHand,
  emperorsTurn,
  endEmperor,
  endPlacing,
  playStop,
  refillRow,
} from './rules/turn.ts';
import type { State } from './state.ts';
import type { Piece } from './vocabulary.ts';

type Play = (state: State, index: number, emit: Emit) => void;

/** What each kind of move does, told what it is about, and what comes next. */
const plays: { readonly [kind in MoveKind]: Play } = {
  palace: (state, index, emit) => payAndPlace(state, 'palace', index, emit),
  emissary: (state, index, emit) => payAndPlace(state, 'emissary', index, emit),
  fortification: (state, index, emit) => payAndPlace(state, 'fortification', index, emit),
  commit: (state, index, emit) => {
    payFromHand(state, paymentOf(index));
    playCommit(state, false, targetOf(index), paymentOf(index), emit);
  },
  'emperor-palace': (state, index, emit) => payAndPlaceEmperors(state, 'palace', index, emit),
  'emperor-emissary': (state, index, emit) => payAndPlaceEmperors(state, 'emissary', index, emit),
  'emperor-commit': (state, index, emit) => {
    payFromEmperor(state, paymentOf(index));
    playCommit(state, true, targetOf(index), paymentOf(index), emit);
  },
  choose: placeCommitted,
  stop: (state, _, emit) => {
    playStop(state, emit);
    endPlacing(state, emit);
  },
  pass: (state, _, emit) => {
    playPass(state, emit);
    refillRow(state, emit);
  },
  rest: (state, _, emit) => {
    playRest(state, emit);
    endEmperor(state, emit);
  },
  'emperor-first': (state, _, emit) => {
    playEmperorFirst(state, emit);
    emperorsTurn(state, emit);
  },
  'draw-pile': playDrawPile,
  exchange: (state, colour, emit) => {
    playExchange(state, colour, emit);
    draw(state, 1, emit);
  },
  keep: (state, colour, emit) => {
    playKeep(state, colour, emit);
    drawToHand(state, emit);
  },
  'draw-row': (state, position, emit) => {
    playDrawRow(state, position, emit);
    draw(state, state.cells[TO_DRAW] - 1, emit);
  },
  'change-card': (state, index, emit) => playChange(state, changedCard(index), changedPosition(index), emit),
  deal: (state, colour, emit) => {
    playDeal(state, colour, emit);
    afterDeal(state, emit);
  },
  'lay-tile': (state, space, emit) => {
    playLay(state, space, emit);
    afterLay(state, emit);
  },
  reveal: (state, colour, emit) => {
    playReveal(state, colour, emit);
    continueReveal(state, emit);
  },
};
const byNumber: readonly Play[] = MOVE_KINDS.map(kind => plays[kind]);

/** Plays a legal move in place. */
export function play(state: State, move: Move, emit?: Emit): void {
  byNumber[kindNumber(move)](state, indexOf(move), emit);
}

/** C6, C12 */
function payAndPlace(state: State, piece: Piece, index: number, emit: Emit): void {
  payFromHand(state, paymentOf(index));
  placeOwn(state, piece, targetOf(index), paymentOf(index), emit);
  afterPiece(state, emit);
}

/** C27 */
function payAndPlaceEmperors(state: State, piece: 'palace' | 'emissary', index: number, emit: Emit): void {
  payFromEmperor(state, paymentOf(index));
  placeEmperors(state, piece, targetOf(index), paymentOf(index), emit);
  afterEmperorsPiece(state, emit);
}

/** C32: after a tile, the next one, or the space; a post has no other. */
function continueReveal(state: State, emit: Emit): void {
  if (nextHidden(state) !== undefined) return;
  const target = state.cells[COMMIT] - 1;
  if (isPostTarget(target)) placeCommitted(state, state.board.firstPost + postOfTarget(target), emit);
  else state.cells[PHASE] = CHOOSE;
}

/** C32: the palace committed to gets its space. */
function placeCommitted(state: State, space: number, emit: Emit): void {
  const { cells } = state;
  const emperors = cells[COMMIT_EMPEROR] === 1;
  cells[COMMIT] = 0;
  cells[COMMIT_EMPEROR] = 0;
  if (emperors) {
    placeEmperors(state, 'palace', space, undefined, emit);
    afterEmperorsPiece(state, emit);
  } else {
    placeOwn(state, 'palace', space, undefined, emit);
    afterPiece(state, emit);
  }
}
