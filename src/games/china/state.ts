import { type Actor, DEALER, NOBODY } from '../../kernel/index.ts';
import { type Board, boardOf } from './board/board.ts';
import {
  ALL_SPECIALS,
  CELLS,
  DEAL,
  EMISSARIES_LEFT,
  EMPEROR_OWNER,
  FORTS_LEFT,
  FREE,
  FREE_IN,
  HAND_SIZE,
  HANDS,
  KNOWN,
  OLDER,
  OVER,
  PALACES_LEFT,
  PHASE,
  PILE,
  PILE_SIZE,
  ROW_AT,
  SPECIALS_LEFT,
  TURN,
  UNREVEALED,
} from './layout.ts';
import type { Options } from './options.ts';
import {
  COLOUR_COUNT,
  countCards,
  EMISSARY_COUNT,
  HAND,
  type Owner,
  PALACE_COUNT,
  PHASES,
  type Phase,
  ROW,
  TILE_COLOUR_COUNT,
  TILES_OF_A_COLOUR,
} from './vocabulary.ts';

/** Everything about a game in progress: small counts in one array, and what never changes. */
export interface State {
  readonly options: Options;
  readonly board: Board;
  readonly cells: Uint8Array;
}

/** Buffers are dear, views are cheap: a few states lie side by side in one buffer, which lasts as long as one of them. */
const STATES_A_BUFFER = 8;
let buffer = new ArrayBuffer(0);
let taken = 0;

function blankCells(): Uint8Array {
  if (taken === buffer.byteLength) {
    buffer = new ArrayBuffer(CELLS * STATES_A_BUFFER);
    taken = 0;
  }
  const cells = new Uint8Array(buffer, taken, CELLS);
  taken += CELLS;
  return cells;
}

export function clone({ options, board, cells }: State): State {
  const copy = blankCells();
  copy.set(cells);
  return { options, board, cells: copy };
}

/** An empty board with full supplies and no card anywhere. */
export function blank(options: Options): State {
  const board = boardOf(options);
  const cells = blankCells();
  const owners = countOwners(options);
  cells.fill(PALACE_COUNT, PALACES_LEFT, PALACES_LEFT + owners);
  cells.fill(EMISSARY_COUNT, EMISSARIES_LEFT, EMISSARIES_LEFT + owners);
  if (options.fortifications) cells.fill(1, FORTS_LEFT, FORTS_LEFT + options.players);
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
    const count = countCards(colour, options.players);
    state.cells[PILE + colour] = count;
    state.cells[PILE_SIZE] += count;
  }
  state.cells[PHASE] = DEAL;
  return state;
}

/** C24: with two players the Emperor is a third owner of pieces. */
export const countOwners = ({ players }: Options): number => (players === 2 ? 3 : players);

export const handAt = (seat: number): number => HANDS + seat * COLOUR_COUNT;
export const olderAt = (seat: number): number => OLDER + seat * COLOUR_COUNT;
export const knownAt = (seat: number): number => KNOWN + seat * COLOUR_COUNT;

export function sumCells(cells: Uint8Array, at: number, length: number): number {
  let sum = 0;
  for (let i = at; i < at + length; i++) sum += cells[i];
  return sum;
}

/** Whether the row has a card. */
export const rowHasCards = (cells: Uint8Array): boolean => sumCells(cells, ROW_AT, ROW) > 0;

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

/** For each phase, 1 when a seat decides; in the others the dealer does, or nobody. */
const seatDecides = Uint8Array.from(PHASES, phase => {
  const others: readonly Phase[] = ['deal', 'tiles', 'reveal', 'deal-hand', 'deal-row', 'deal-emperor', 'over'];
  return others.includes(phase) ? 0 : 1;
});

/** Whether the dealer is to move, or nobody. */
export const seatWaits = ({ cells }: State): boolean => seatDecides[cells[PHASE]] === 0;

export function actor(state: State): Actor {
  if (state.cells[PHASE] === OVER) return NOBODY;
  return seatWaits(state) ? DEALER : state.cells[TURN];
}

/** Whose pieces there are, in the order of their numbers: the seats, and with two players the Emperor. */
export const listOwners = (options: Options): Owner[] =>
  Array.from({ length: countOwners(options) }, (_, owner) => nameOwner(options, owner));

/** The number of an owner: where a list by owners has what belongs to it. */
export const ownerNumber = (owner: Owner): number => (owner === 'emperor' ? EMPEROR_OWNER : owner);

/** An owner by name. */
export const nameOwner = (options: Options, owner: number): Owner =>
  options.players === 2 && owner === EMPEROR_OWNER ? 'emperor' : owner;
