import { type Board, boardOf } from './board.ts';
import { MOST_PROVINCES, MOST_SPACES } from './map.ts';
import type { Options } from './options.ts';
import { DEAL } from './phases.ts';
import {
  COLOURS,
  cardsOf,
  EMISSARIES,
  HAND,
  PALACES,
  ROW,
  specials,
  TILE_COLOURS,
  TILES_OF_A_COLOUR,
} from './words.ts';

/** Seats, and the Emperor after the two of them. */
export const OWNERS = 5;

let end = 0;
const room = (size: number): number => {
  const start = end;
  end += size;
  return start;
};

// Where things are in `cells`. An owner, colour or position is stored plus one where 0 means none.
/** By space: owner + 1. */
export const PALACE = room(MOST_SPACES);
/** By space: 1 with a fortification. */
export const FORT = room(MOST_SPACES);
/** By space: HIDDEN_TILE, or tile colour + FACE_UP. */
export const TILE = room(MOST_SPACES);
/** By province * OWNERS + owner. */
export const EMISSARY = room(MOST_PROVINCES * OWNERS);
/** By seat * COLOURS + colour. */
export const HANDS = room(OWNERS * COLOURS);
/** By seat * COLOURS + colour: cards in hand that all have seen. */
export const KNOWN = room(OWNERS * COLOURS);
/** By seat * COLOURS + colour: cards in hand, not known, that are known not to come from the pile made of the discards (C15). */
export const OLDER = room(OWNERS * COLOURS);
export const PILE = room(COLOURS);
export const DISCARDS = room(COLOURS);
/** By position: colour + 1. */
export const ROW_AT = room(ROW);
export const EMPEROR_HAND = room(COLOURS);
/** C25: cards played this turn before one is kept. */
export const PLAYED = room(COLOURS);
/** By seat * COLOURS + colour. */
export const KEPT = room(2 * COLOURS);
/** By colour: seat + 1. */
export const HOLDER = room(COLOURS);
/** By seat: bits of the special cards not used yet. */
export const SPECIALS = room(2);
/** By owner * TILE_COLOURS + tile colour. */
export const TAKEN = room(OWNERS * TILE_COLOURS);
/** By tile colour: tiles face down. */
export const UNREVEALED = room(TILE_COLOURS);
export const FORTS_LEFT = room(OWNERS);
/** By province: seat + 1 of who got the Emperor's points when it was completed. */
export const EMPEROR_POINTS = room(MOST_PROVINCES);
export const PHASE = room(1);
export const TURN = room(1);
export const TO_DRAW = room(1);
export const EXHAUSTIONS = room(1);
/** Piece + 1 and its space or, of an emissary, province: of the first and second piece of this turn. */
export const PLACED = room(4);
/** C32: target + 1 of the palace committed to, and whether it is the Emperor's. */
export const COMMIT = room(1);
export const COMMIT_EMPEROR = room(1);
export const EMPEROR_FIRST = room(1);

// What follows from the cells above, kept up to date for speed.
export const PALACES_LEFT = room(OWNERS);
export const EMISSARIES_LEFT = room(OWNERS);
/** By province * OWNERS + owner. */
export const PALACES_IN = room(MOST_PROVINCES * OWNERS);
/** By province, of all owners together. */
export const EMISSARIES_IN = room(MOST_PROVINCES);
/** By province: the most palaces of one owner. */
export const LARGEST = room(MOST_PROVINCES);
/** By province: pieces of every kind. */
export const PIECES_IN = room(MOST_PROVINCES);
/** By province: palace spaces without a palace. */
export const FREE_IN = room(MOST_PROVINCES);
export const FREE = room(1);
export const HAND_SIZE = room(OWNERS);
export const PILE_SIZE = room(1);
const CELLS = end;

export const HIDDEN_TILE = 1;
export const FACE_UP = 2;
const ALL_SPECIALS = (1 << specials.length) - 1;

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
  cells.fill(PALACES, PALACES_LEFT, PALACES_LEFT + owners);
  cells.fill(EMISSARIES, EMISSARIES_LEFT, EMISSARIES_LEFT + owners);
  if (options.fortifications) cells.fill(1, FORTS_LEFT, FORTS_LEFT + owners);
  if (options.players === 2) cells.fill(ALL_SPECIALS, SPECIALS, SPECIALS + 2);
  if (options.bonusTiles) cells.fill(TILES_OF_A_COLOUR, UNREVEALED, UNREVEALED + TILE_COLOURS);
  for (let p = 0; p < board.provinces; p++) cells[FREE_IN + p] = board.spacesOf[p]!.length;
  cells[FREE] = board.spaces;
  return { options, board, cells };
}

/** C2, C3: all cards are in the pile, and the dealer begins. */
export function start(options: Options): State {
  const state = blank(options);
  for (let colour = 0; colour < COLOURS; colour++) {
    const count = cardsOf(colour, options.players);
    state.cells[PILE + colour] = count;
    state.cells[PILE_SIZE]! += count;
  }
  state.cells[PHASE] = DEAL;
  return state;
}

/** C24: with two players the Emperor is a third owner of pieces. */
export const ownersOf = ({ players }: Options): number => (players === 2 ? 3 : players);
export const EMPEROR_OWNER = 2;

export const handAt = (seat: number): number => HANDS + seat * COLOURS;
export const olderAt = (seat: number): number => OLDER + seat * COLOURS;
export const knownAt = (seat: number): number => KNOWN + seat * COLOURS;

export function sumOf(cells: Uint8Array, at: number, length: number): number {
  let sum = 0;
  for (let i = at; i < at + length; i++) sum += cells[i]!;
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
  while (seat < options.players && cells[HAND_SIZE + seat]! === HAND) seat++;
  return seat;
}
