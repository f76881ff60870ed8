// The state of a game: sets of cells and single bytes in one buffer, where `layout.ts` says.
import { type Actor, DEALER, NOBODY, type Seat } from '../../kernel/index.ts';
import { GRID, TOWER_COUNT } from './board/board.ts';
import { has } from './board/sets.ts';
import {
  ABSENT,
  BLOCKERS,
  BYTES,
  CELLS,
  EMPTIES,
  EMPTY,
  END_A,
  END_B,
  FIRST,
  GROWING,
  IN_STOCK,
  MERCHANT,
  MOST_PALACES,
  MOST_SEATS,
  NEUTRAL,
  NONE,
  NUMBER,
  OUT,
  OUTSIDE,
  OVER,
  OWNED,
  OWNERS,
  PALACE_TILES,
  PHASE,
  PLAYING,
  ROOF_OF,
  SEAT,
  SET_WORDS,
  SETTING_MERCHANT,
  SETTING_WELL,
  STABLE,
  START_COUNT,
  STARTS,
  STOCK_SIZE,
  STOCKS,
  TOUCH,
  TOWER_TILES,
  WALL,
  WALL_ROOM,
  WELL_PIECE,
} from './layout.ts';
import { type Options, REVISION } from './options.ts';
import { createSetup, type Setup } from './setup.ts';
import { COLOUR_COUNT } from './vocabulary.ts';

export interface State {
  readonly setup: Setup;
  /** The whole buffer as words: the sets come first. */
  readonly sets: Int32Array;
  /** The bytes that follow them in the same buffer. */
  readonly bytes: Uint8Array;
}

/** By revision. */
const beginnings = Array.from({ length: REVISION + 1 }, () => new WeakMap<Options, State>());

/** M3: a state with full stocks and nothing on the board. */
export function start(options: Options, revision = REVISION): State {
  let state = beginnings[revision].get(options);
  if (!state) {
    state = fresh(options, revision);
    beginnings[revision].set(options, state);
  }
  return clone(state);
}

function fresh(options: Options, revision: number): State {
  const setup = createSetup(options, revision);
  const { board, pieces, players, duel } = setup;
  const { sets, bytes } = blank(setup);
  bytes.fill(OUTSIDE, CELLS, CELLS + GRID);
  for (const cell of board.city) bytes[CELLS + cell] = EMPTY;
  for (const cell of board.ring) bytes[CELLS + cell] = EMPTY;
  bytes.fill(NONE, ROOF_OF, ROOF_OF + MOST_PALACES);
  for (let seat = 0; seat < players; seat++) {
    const stock = STOCKS + seat * STOCK_SIZE;
    bytes.fill(pieces.buildings, stock, stock + COLOUR_COUNT);
    bytes[stock + STABLE] = pieces.stables;
    bytes[stock + MERCHANT] = pieces.merchants;
    bytes[stock + WALL] = pieces.walls;
    bytes[stock + NEUTRAL] = pieces.neutrals;
    bytes.fill(duel ? IN_STOCK : ABSENT, BLOCKERS + seat * COLOUR_COUNT, BLOCKERS + seat * COLOUR_COUNT + COLOUR_COUNT);
  }
  bytes.fill(NONE, PALACE_TILES, TOWER_TILES + TOWER_COUNT);
  bytes[NUMBER] = 1;
  bytes.fill(NONE, TOUCH, TOUCH + GRID);
  bytes.fill(NONE, FIRST, FIRST + MOST_PALACES);
  bytes.fill(NONE, GROWING, GROWING + COLOUR_COUNT);
  bytes.fill(NONE, OWNED, OWNED + MOST_SEATS * COLOUR_COUNT);
  bytes.fill(NONE, END_A, END_B + 1);
  for (const length of board.lengths) bytes[WALL_ROOM] += length - 1;
  bytes[START_COUNT] = board.city.length;
  bytes[PHASE] = options.well ? SETTING_WELL : SETTING_MERCHANT;
  for (const cell of board.city) {
    sets[EMPTIES + (cell >> 5)] |= 1 << (cell & 31);
    sets[STARTS + (cell >> 5)] |= 1 << (cell & 31);
  }
  return { setup, sets, bytes };
}

/** Buffers are dear, views are cheap: so many states lie side by side in one buffer, which lasts as long as one of them. */
const STATES_A_BUFFER = 32;
const STATE_WORDS = SET_WORDS + BYTES / 4;
let buffer = new ArrayBuffer(0);
let taken = 0;

function blank(setup: Setup): State {
  if (taken === buffer.byteLength) {
    buffer = new ArrayBuffer(4 * STATE_WORDS * STATES_A_BUFFER);
    taken = 0;
  }
  const at = taken;
  taken += 4 * STATE_WORDS;
  return {
    setup,
    sets: new Int32Array(buffer, at, STATE_WORDS),
    bytes: new Uint8Array(buffer, at + 4 * SET_WORDS, BYTES),
  };
}

export function clone(state: State): State {
  const copy = blank(state.setup);
  copy.sets.set(state.sets);
  return copy;
}

export function actor({ setup, bytes }: State): Actor {
  const phase = bytes[PHASE];
  if (phase === PLAYING) return bytes[SEAT];
  if (phase === OVER) return NOBODY;
  return setup.options.rules === 'second' ? DEALER : 0;
}

export const stockOf = (state: State, seat: Seat, piece: number): number =>
  state.bytes[STOCKS + seat * STOCK_SIZE + piece];

/** M24: whether a seat is out for good. */
export const isOut = ({ bytes }: State, seat: Seat): boolean => (bytes[OUT] & (1 << seat)) !== 0;

/** M11 */
export const isClosed = (state: State, colour: number): boolean => state.bytes[OWNERS + colour] === state.setup.players;

/** Whether a cell is in the city and has nothing on it. */
export const isEmpty = ({ sets }: State, cell: number): boolean => has(sets, EMPTIES, cell);

/** The cell of the well, or -1. */
export const wellOf = ({ bytes }: State): number => {
  for (let cell = 0; cell < GRID; cell++) if (bytes[CELLS + cell] === WELL_PIECE) return cell;
  return -1;
};
