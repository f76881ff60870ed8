import type { Refusal } from '../../../kernel/index.ts';
import type { Emit } from '../events.ts';
import {
  ACT,
  DEAL,
  DEAL_EMPEROR,
  DEAL_HAND,
  DEAL_ROW,
  DRAW,
  EMPEROR,
  EMPEROR_FIRST,
  EMPEROR_HAND,
  EXHAUSTIONS,
  HAND_SIZE,
  KEEP,
  MORE,
  PHASE,
  PILE_SIZE,
  PLACED,
  TILES,
  TO_DRAW,
  TURN,
} from '../layout.ts';
import { gapInRow, rowHasCards, type State, sumCells } from '../state.ts';
import { COLOUR_COUNT, EMPEROR_CARDS, HAND, ROW } from '../vocabulary.ts';
import { isDealt } from './dealing.ts';
import { emperorCanPlace } from './emperor.ts';
import { finish, nothingCanBePlaced } from './ending.ts';
import { findOnlyPlayed, playKeep } from './influence.ts';
import { refusesPhase } from './phase.ts';
import { mayContinue } from './provinces.ts';
import { provinceToLay } from './tiles.ts';

// What comes after what: each function goes on to the next phase in which somebody has to decide or deal.

/** C6 */
export function refusesStop(state: State): Refusal | undefined {
  return state.cells[PHASE] === MORE ? undefined : refusesPhase(state);
}

/** C6: no second piece. */
export function playStop({ cells }: State, emit: Emit): void {
  emit?.({ kind: 'stopped', seat: cells[TURN] });
}

/** C6, C16: after an own piece. */
export function afterPiece(state: State, emit: Emit): void {
  const { cells } = state;
  const second = cells[PLACED + 2] !== 0;
  if (nothingCanBePlaced(state)) finish(state, 'full', emit);
  else if (second || cells[HAND_SIZE + cells[TURN]] === 0 || !mayContinue(state)) endPlacing(state, emit);
  else cells[PHASE] = MORE;
}

/** C25: all own pieces are placed. */
export function endPlacing(state: State, emit: Emit): void {
  const { cells, options } = state;
  const only = options.influence ? findOnlyPlayed(cells) : undefined;
  if (options.influence && only === undefined) {
    cells[PHASE] = KEEP;
    return;
  }
  if (only !== undefined) playKeep(state, only, emit);
  drawToHand(state, emit);
}

/** C13 */
export function drawToHand(state: State, emit: Emit): void {
  const { cells } = state;
  draw(state, HAND - cells[HAND_SIZE + cells[TURN]], emit);
}

/** C13, C14, C16: so many cards, as long as row or pile have any; then the row. */
export function draw(state: State, cards: number, emit: Emit): void {
  const { cells } = state;
  if (cards > 0 && (cells[PILE_SIZE] > 0 || rowHasCards(cells))) {
    cells[TO_DRAW] = cards;
    cells[PHASE] = DRAW;
    return;
  }
  cells[TO_DRAW] = 0;
  refillRow(state, emit);
}

/** C13, C16 */
export function refillRow(state: State, emit: Emit): void {
  const { cells } = state;
  if (cells[EXHAUSTIONS] < 2 && gapInRow(cells) < ROW) cells[PHASE] = DEAL_ROW;
  else if (state.options.players === 2 && cells[EMPEROR_FIRST] === 0) emperorsTurn(state, emit);
  else endTurn(state, emit);
}

/** C27 */
export function emperorsTurn(state: State, emit: Emit): void {
  if (emperorCanPlace(state, false) || emperorCanPlace(state, true)) state.cells[PHASE] = EMPEROR;
  else endEmperor(state, emit);
}

/** C16, C27: after a piece of the Emperor. */
export function afterEmperorsPiece(state: State, emit: Emit): void {
  if (nothingCanBePlaced(state)) finish(state, 'full', emit);
  else refillEmperor(state, emit);
}

/** C16, C27: after a piece of the Emperor, and after each card he gets for it. */
function refillEmperor(state: State, emit: Emit): void {
  const { cells } = state;
  const cards = sumCells(cells, EMPEROR_HAND, COLOUR_COUNT);
  if (cells[EXHAUSTIONS] < 2 && cards < EMPEROR_CARDS) cells[PHASE] = DEAL_EMPEROR;
  else endEmperor(state, emit);
}

/** C29: his turn came first, and the own one follows; or the turn is over. */
export function endEmperor(state: State, emit: Emit): void {
  if (state.cells[EMPEROR_FIRST] === 0) endTurn(state, emit);
  else state.cells[PHASE] = ACT;
}

/** C16 */
function endTurn(state: State, emit: Emit): void {
  const { cells, options } = state;
  const last = cells[TURN] === options.players - 1;
  for (let slot = PLACED; slot < PLACED + 4; slot++) cells[slot] = 0;
  cells[EMPEROR_FIRST] = 0;
  if (last && cells[EXHAUSTIONS] === 2) finish(state, 'round', emit);
  else beginTurn(state, last ? 0 : cells[TURN] + 1, emit);
}

function beginTurn({ cells }: State, seat: number, emit: Emit): void {
  cells[TURN] = seat;
  cells[PHASE] = ACT;
  emit?.({ kind: 'turn', seat });
}

/** C4, C13, C27: after a card from the pile. */
export function afterDeal(state: State, emit: Emit): void {
  switch (state.cells[PHASE]) {
    case DEAL:
      if (isDealt(state)) endDeal(state, emit);
      break;
    case DEAL_HAND:
      draw(state, state.cells[TO_DRAW] - 1, emit);
      break;
    case DEAL_ROW:
      refillRow(state, emit);
      break;
    case DEAL_EMPEROR:
      refillEmperor(state, emit);
      break;
  }
}

/** C31: the bonus tiles come after the first cards. */
function endDeal(state: State, emit: Emit): void {
  if (state.options.bonusTiles) state.cells[PHASE] = TILES;
  else beginTurn(state, 0, emit);
}

/** C31: after a bonus tile is laid. */
export function afterLay(state: State, emit: Emit): void {
  if (provinceToLay(state) === undefined) beginTurn(state, 0, emit);
}
