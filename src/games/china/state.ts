import { type Board, boardOf } from './board/board.ts';
import {
  CELLS,
  EMISSARIES_LEFT,
  FORTS_LEFT,
  FREE,
  FREE_IN,
  HAND_SIZE,
  HANDS,
  KNOWN,
  OLDER,
  PALACES_LEFT,
  PHASE,
  PILE,
  PILE_SIZE,
  ROW_AT,
  SPECIALS_LEFT,
  UNREVEALED,
} from './layout.ts';
import type { Options } from './options.ts';
import { DEAL } from './phases.ts';
import {
  COLOUR_COUNT,
  cardsOf,
  EMISSARY_COUNT,
  HAND,
  PALACE_COUNT,
  ROW,
  SPECIALS,
  TILE_COLOUR_COUNT,
  TILES_OF_A_COLOUR,
} from './vocabulary.ts';

// Where things are in a state belongs to it; it has a file of its own for the bundlers.
export * from './layout.ts';

const ALL_SPECIALS = (1 << SPECIALS.length) - 1;

/** Everything about a game in progress: small counts in one array, and what never changes. */
export interface State {
  readonly options: Options;
  readonly board: Board;
  readonly cells: Uint8Array;
}

export const clone = ({ options, board, cells }: State): State => ({ options, board, cells: cells.slice() });

/** An empty board with full supplies and no card anywhere. */
export function blank(options: Options): State {
  const board = boardOf(options);
  const cells = new Uint8Array(CELLS);
  const owners = ownersOf(options);
  cells.fill(PALACE_COUNT, PALACES_LEFT, PALACES_LEFT + owners);
  cells.fill(EMISSARY_COUNT, EMISSARIES_LEFT, EMISSARIES_LEFT + owners);
  if (options.fortifications) cells.fill(1, FORTS_LEFT, FORTS_LEFT + owners);
  if (options.players === 2) cells.fill(ALL_SPECIALS, SPECIALS_LEFT, SPECIALS_LEFT + 2);
  if (options.bonusTiles) cells.fill(TILES_OF_A_COLOUR, UNREVEALED, UNREVEALED + TILE_COLOUR_COUNT);
  for (let p = 0; p < board.provinces; p++) cells[FREE_IN + p] = board.spacesOf[p].length;
  cells[FREE] = board.spaces;
  return { options, board, cells };
}

/** C2, C3: all cards are in the pile, and the dealer begins. */
export function start(options: Options): State {
  const state = blank(options);
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    const count = cardsOf(colour, options.players);
    state.cells[PILE + colour] = count;
    state.cells[PILE_SIZE] += count;
  }
  state.cells[PHASE] = DEAL;
  return state;
}

/** C24: with two players the Emperor is a third owner of pieces. */
export const ownersOf = ({ players }: Options): number => (players === 2 ? 3 : players);

export const handAt = (seat: number): number => HANDS + seat * COLOUR_COUNT;
export const olderAt = (seat: number): number => OLDER + seat * COLOUR_COUNT;
export const knownAt = (seat: number): number => KNOWN + seat * COLOUR_COUNT;

export function sumOf(cells: Uint8Array, at: number, length: number): number {
  let sum = 0;
  for (let i = at; i < at + length; i++) sum += cells[i];
  return sum;
}

/** Whether the row has a card. */
export const rowHasCards = (cells: Uint8Array): boolean => sumOf(cells, ROW_AT, ROW) > 0;

/** The first position of the row without a card, or ROW. */
export function gapInRow(cells: Uint8Array): number {
  let position = 0;
  while (position < ROW && cells[ROW_AT + position] !== 0) position++;
  return position;
}

/** C4: the seat that gets the next of the first cards, or the number of seats when all have theirs. */
export function nextDealt({ cells, options }: State): number {
  let seat = 0;
  while (seat < options.players && cells[HAND_SIZE + seat] === HAND) seat++;
  return seat;
}
