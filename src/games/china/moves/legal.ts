import { lowestBit, type Move } from '../../../kernel/index.ts';
import {
  ACT,
  CHOOSE,
  DEAL,
  DEAL_EMPEROR,
  DEAL_HAND,
  DEAL_ROW,
  DRAW,
  EMPEROR,
  KEEP,
  MORE,
  PHASE,
  PILE,
  REVEAL,
  TILES,
  UNREVEALED,
} from '../layout.ts';
import { refusesDeal } from '../rules/dealing.ts';
import { refusesDrawPile, refusesDrawRow } from '../rules/drawing.ts';
import { refusesPass } from '../rules/ending.ts';
import { refusesExchange } from '../rules/exchange.ts';
import { refusesKeep } from '../rules/influence.ts';
import { priceOfTarget, purseFor } from '../rules/paying.ts';
import { affordable } from '../rules/payments.ts';
import { refusesCommitTo, refusesEmissaryIn, refusesFortificationOn, refusesPalaceOn } from '../rules/placing.ts';
import { refusesChange, refusesEmperorFirst } from '../rules/specials.ts';
import { refusesChoose, refusesLay, refusesReveal } from '../rules/tiles.ts';
import type { State } from '../state.ts';
import { COLOUR_COUNT, ROW, TILE_COLOUR_COUNT } from '../vocabulary.ts';
import {
  CHOOSE_MOVE,
  COMMIT_MOVE,
  changeMove,
  DEAL_MOVE,
  DRAW_PILE_MOVE,
  DRAW_ROW_MOVE,
  EMISSARY_MOVE,
  EMPEROR_COMMIT_MOVE,
  EMPEROR_EMISSARY_MOVE,
  EMPEROR_FIRST_MOVE,
  EMPEROR_PALACE_MOVE,
  EXCHANGE_MOVE,
  FORT_MOVE,
  KEEP_MOVE,
  LAY_MOVE,
  PALACE_MOVE,
  PASS_MOVE,
  paidMove,
  plainMove,
  postTarget,
  REST_MOVE,
  REVEAL_MOVE,
  STOP_MOVE,
} from './packing.ts';

/** Appends every legal move, ascending. */
export function moves(state: State, into: Move[] = []): Move[] {
  switch (state.cells[PHASE]) {
    case DEAL:
    case DEAL_HAND:
    case DEAL_ROW:
    case DEAL_EMPEROR:
      pushDeals(state, into);
      break;
    case TILES:
      pushLays(state, into);
      break;
    case REVEAL:
      pushReveals(state, into);
      break;
    case ACT:
      pushActions(state, into);
      break;
    case MORE:
      pushPieces(state, false, into);
      into.push(STOP_MOVE);
      break;
    case CHOOSE:
      pushChooses(state, into);
      break;
    case KEEP:
      pushKeeps(state, into);
      break;
    case DRAW:
      pushDraws(state, into);
      break;
    case EMPEROR:
      pushPieces(state, true, into);
      into.push(REST_MOVE);
      break;
  }
  return into;
}

function pushDeals(state: State, into: Move[]): void {
  for (let c = 0; c < COLOUR_COUNT; c++) if (!refusesDeal(state, c)) into.push(plainMove(DEAL_MOVE, c));
}

function pushLays(state: State, into: Move[]): void {
  for (let s = 0; s < state.board.spaces; s++) if (!refusesLay(state, s)) into.push(plainMove(LAY_MOVE, s));
}

function pushReveals(state: State, into: Move[]): void {
  for (let c = 0; c < TILE_COLOUR_COUNT; c++) if (!refusesReveal(state, c)) into.push(plainMove(REVEAL_MOVE, c));
}

/** What a turn may begin with. */
function pushActions(state: State, into: Move[]): void {
  pushPieces(state, false, into);
  if (!refusesPass(state)) into.push(PASS_MOVE);
  if (state.options.players === 2 && !refusesEmperorFirst(state)) into.push(EMPEROR_FIRST_MOVE);
  for (let c = 0; c < COLOUR_COUNT; c++) if (!refusesExchange(state, c)) into.push(plainMove(EXCHANGE_MOVE, c));
  if (state.options.players === 2) pushChanges(state, into);
}

function pushChooses(state: State, into: Move[]): void {
  for (let s = 0; s < state.board.spaces; s++) if (!refusesChoose(state, s)) into.push(plainMove(CHOOSE_MOVE, s));
}

function pushKeeps(state: State, into: Move[]): void {
  for (let c = 0; c < COLOUR_COUNT; c++) if (!refusesKeep(state, c)) into.push(plainMove(KEEP_MOVE, c));
}

function pushDraws(state: State, into: Move[]): void {
  if (!refusesDrawPile(state)) into.push(DRAW_PILE_MOVE);
  for (let r = 0; r < ROW; r++) if (!refusesDrawRow(state, r)) into.push(plainMove(DRAW_ROW_MOVE, r));
}

/** Own pieces or the Emperor's: every spot with every payment. */
function pushPieces(state: State, emperor: boolean, into: Move[]): void {
  const { cells, board, options } = state;
  const purse = affordable(cells, purseFor(state, emperor));
  const palaces = emperor ? EMPEROR_PALACE_MOVE : PALACE_MOVE;
  for (let space = 0; space < board.spaces; space++) {
    const payments = purse & board.priceOn[space];
    if (payments !== 0 && !refusesPalaceOn(state, emperor, space)) pushPaid(palaces, space, payments, into);
  }
  const emissaries = emperor ? EMPEROR_EMISSARY_MOVE : EMISSARY_MOVE;
  for (let province = 0; province < board.provinces; province++) {
    const payments = purse & board.priceIn[province];
    if (payments !== 0 && !refusesEmissaryIn(state, emperor, province)) pushPaid(emissaries, province, payments, into);
  }
  // C22: the Emperor has none.
  if (options.fortifications && !emperor) {
    for (let space = 0; space < board.spaces; space++) {
      const payments = purse & board.priceOn[space];
      if (payments !== 0 && !refusesFortificationOn(state, space)) pushPaid(FORT_MOVE, space, payments, into);
    }
  }
  if (options.bonusTiles) pushCommits(state, emperor, purse, into);
}

function pushCommits(state: State, emperor: boolean, purse: number, into: Move[]): void {
  const { board } = state;
  const start = emperor ? EMPEROR_COMMIT_MOVE : COMMIT_MOVE;
  const push = (target: number): void => {
    const payments = purse & priceOfTarget(state, target);
    if (payments !== 0 && !refusesCommitTo(state, emperor, target)) pushPaid(start, target, payments, into);
  };
  for (let province = 0; province < board.provinces; province++) push(province);
  for (let post = 0; post < board.spaces - board.firstPost; post++) push(postTarget(post));
}

function pushPaid(start: number, target: number, payments: number, into: Move[]): void {
  for (let left = payments; left !== 0; left &= left - 1) into.push(paidMove(start, target, lowestBit(left)));
}

function pushChanges(state: State, into: Move[]): void {
  for (let c = 0; c < COLOUR_COUNT; c++)
    for (let r = 0; r < ROW; r++) if (!refusesChange(state, c, r)) into.push(changeMove(c, r));
}

/** Of the dealer's moves: cards or tiles of that colour; each space for a tile is as likely as another. */
export function weight({ cells }: State, move: Move): number {
  if (move >= REVEAL_MOVE) return cells[UNREVEALED + move - REVEAL_MOVE];
  return move >= LAY_MOVE ? 1 : cells[PILE + move - DEAL_MOVE];
}
