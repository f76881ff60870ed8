import type { Emit } from '../events.ts';
import { ACT, DEAL, DEAL_EMPEROR, DEAL_HAND, DEAL_ROW, DRAW, EMPEROR, KEEP, MORE, OVER, TILES } from '../phases.ts';
import { scores } from '../scoring.ts';
import {
  EMPEROR_FIRST,
  EMPEROR_HAND,
  EXHAUSTIONS,
  gapInRow,
  HAND_SIZE,
  nextDealt,
  PHASE,
  PILE_SIZE,
  PLACED,
  ROW_AT,
  rowHasCards,
  type State,
  sumOf,
  TO_DRAW,
  TURN,
} from '../state.ts';
import { COLOUR_COUNT, COLOURS, EMPEROR_CARDS, HAND, ROW } from '../vocabulary.ts';
import { exhaust, gainCard, keepCard, onlyPlayed, takeFromPile } from './cards.ts';
import { nothingCanBePlaced } from './pieces.ts';
import { emperorCanPlace, mayContinue } from './placing.ts';

// What comes after what: each function goes on to the next phase in which somebody has to decide or deal.

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
  const only = options.influence ? onlyPlayed(cells) : undefined;
  if (options.influence && only === undefined) {
    cells[PHASE] = KEEP;
    return;
  }
  if (only !== undefined) keepCard(state, cells[TURN], only, emit);
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

/** C16, C27: after a piece of the Emperor, and after each card he gets for it. */
export function refillEmperor(state: State, emit: Emit): void {
  const { cells } = state;
  const cards = sumOf(cells, EMPEROR_HAND, COLOUR_COUNT);
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

export function beginTurn({ cells }: State, seat: number, emit: Emit): void {
  cells[TURN] = seat;
  cells[PHASE] = ACT;
  emit?.({ kind: 'turn', seat });
}

export function finish(state: State, reason: 'round' | 'full', emit: Emit): void {
  state.cells[PHASE] = OVER;
  if (!emit) return;
  const { points, winners } = scores(state);
  emit({ kind: 'over', reason, points, winners });
}

/** A card from the pile goes where the phase wants it. */
export function dealCard(state: State, colour: number, emit: Emit): void {
  const { cells } = state;
  const seat = cells[TURN];
  takeFromPile(state, colour);
  switch (cells[PHASE]) {
    case DEAL:
      dealFirst(state, colour, emit);
      break;
    case DEAL_HAND:
      gainCard(cells, seat, colour, false);
      emit?.({ kind: 'drew', seat, from: 'pile', card: COLOURS[colour] });
      exhaust(state, emit);
      draw(state, cells[TO_DRAW] - 1, emit);
      break;
    case DEAL_ROW:
      dealToRow(state, colour, emit);
      exhaust(state, emit);
      refillRow(state, emit);
      break;
    case DEAL_EMPEROR:
      dealToEmperor(state, colour, emit);
      exhaust(state, emit);
      refillEmperor(state, emit);
      break;
  }
}

/** C4: hands seat by seat, the row, the Emperor. */
function dealFirst(state: State, colour: number, emit: Emit): void {
  const { cells, options } = state;
  const seat = nextDealt(state);
  if (seat < options.players) {
    gainCard(cells, seat, colour, false);
    emit?.({ kind: 'dealt', to: 'hand', seat, card: COLOURS[colour] });
    return;
  }
  if (gapInRow(cells) < ROW) dealToRow(state, colour, emit);
  else dealToEmperor(state, colour, emit);
  if (gapInRow(cells) < ROW) return;
  if (options.players === 2 && sumOf(cells, EMPEROR_HAND, COLOUR_COUNT) < EMPEROR_CARDS) return;
  if (options.bonusTiles) cells[PHASE] = TILES;
  else beginTurn(state, 0, emit);
}

function dealToRow({ cells }: State, colour: number, emit: Emit): void {
  const position = gapInRow(cells);
  cells[ROW_AT + position] = colour + 1;
  emit?.({ kind: 'dealt', to: 'row', position, card: COLOURS[colour] });
}

function dealToEmperor({ cells }: State, colour: number, emit: Emit): void {
  cells[EMPEROR_HAND + colour]++;
  emit?.({ kind: 'dealt', to: 'emperor', card: COLOURS[colour] });
}
