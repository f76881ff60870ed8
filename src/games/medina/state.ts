// The state of a game: sets of cells and single bytes, laid out in one buffer by the offsets below. Everything after
// "caches" follows from the rest; `recompute.ts` says how.
import { type Actor, DEALER, NOBODY, type Seat } from '../../kernel/index.ts';
import { ARMS as ARM_COUNT, GRID, TOWERS, WORDS } from './board/board.ts';
import { MERCHANT, NEUTRAL, STABLE, TEA, WALL } from './moves/packing.ts';
import type { Options } from './options.ts';
import { K, type Setup, setupOf } from './setup.ts';

export interface State {
  readonly setup: Setup;
  /** The whole buffer as words: the sets come first. */
  readonly sets: Int32Array;
  /** The bytes that follow them in the same buffer. */
  readonly bytes: Uint8Array;
}

/** No palace, no seat, no cell. */
export const NONE = 255;

/** What stands on a cell, in the byte of the cell. The last four are added to a number: of arm, street or palace. */
export const EMPTY = 0;
export const WELL_STANDS = 1;
const OUTSIDE = 2;
export const WALLS = 32;
export const STREET = 64;
export const BUILDING_OF = 128;
export const STABLE_OF = 192;
export const NUMBER_BITS = 63;

/** The roof of a palace: a seat, BLOCKED_BY plus a seat, NEUTRAL_ROOF, or NONE. */
export const BLOCKED_BY = 4;
export const NEUTRAL_ROOF = 8;

/** A blocking roof (M14). */
const ABSENT = 0;
export const IN_STOCK = 1;
export const USED = 2;
export const LOST = 3;

export const SETTING_WELL = 0;
export const SETTING_MERCHANT = 1;
export const PLAYING = 2;
export const OVER = 3;

/** More palaces or streets than this can't be. */
const MOST_PALACES = 64;
const MOST_SEATS = 4;
/** Bytes of a stock: buildings by colour, then STABLE to TEA as in `packing.ts`. */
export const STOCK_SIZE = TEA + 1;

export const CELLS = 0;
export const ROOF_OF = CELLS + GRID;
export const COLOUR_OF = ROOF_OF + MOST_PALACES;
export const STOCKS = COLOUR_OF + MOST_PALACES;
export const PALACE_TILES = STOCKS + MOST_SEATS * STOCK_SIZE;
export const TOWER_TILES = PALACE_TILES + K;
export const SEAT = TOWER_TILES + TOWERS;
/** M4, M5: the number of the turn; LATER for all from the fourth on. */
export const NUMBER = SEAT + 1;
/** M6: the pieces of this turn, and those of them still to be placed. */
export const DUE = NUMBER + 1;
export const LEFT = DUE + 1;
/** M15: colours and roofs placed in this turn, as bits. */
export const USED_COLOURS = LEFT + 1;
export const USED_ROOFS = USED_COLOURS + 1;
/** M25: whether this turn must still have a roof. */
export const ROOF_OWED = USED_ROOFS + 1;
export const PALACES = ROOF_OWED + 1;
export const STREETS = PALACES + 1;

// Caches.
export const PHASE = STREETS + 1;
/** M10: the only palace among the eight cells around a cell, NONE, or BARRED for several or the well. */
export const TOUCH = PHASE + 1;
export const BARRED = 254;
/** M21: the connections of a palace with walls, as bits. */
export const LINKS = TOUCH + GRID;
/** M20: buildings and stables of a palace. */
export const SIZE = LINKS + MOST_PALACES;
/** M8, M16: empty cells where a building or stable could be added to a palace. */
export const ROOM = SIZE + MOST_PALACES;
/** The building of a palace that comes first in reading order: its name. */
export const FIRST = ROOM + MOST_PALACES;
export const ARMS = FIRST + MOST_PALACES;
/** M8: the unroofed palace of a colour that can grow, or NONE. */
export const GROWING = ARMS + ARM_COUNT;
export const UNROOFED = GROWING + K;
/** M11: how many players own a palace of a colour. */
export const OWNERS = UNROOFED + K;
/** seat * K + colour: the palace owned, or NONE. */
export const OWNED = OWNERS + K;
/** seat * K + colour: IN_STOCK, USED, LOST. */
export const BLOCKERS = OWNED + MOST_SEATS * K;
/** The two ends of the current street, the smaller first. */
export const END_A = BLOCKERS + MOST_SEATS * K;
export const END_B = END_A + 1;
/** M19: walls that the sides can still take. */
export const WALL_ROOM = END_B + 1;
/** How many cells are in the sets STARTS and ATTACHES. */
export const START_COUNT = WALL_ROOM + 1;
export const ATTACH_COUNT = START_COUNT + 1;
/** M23: claims of violet palaces, neutral ones included. */
export const CLAIMS = ATTACH_COUNT + 1;
/** Rounded up to whole words. */
const BYTES = (CLAIMS + 4) & ~3;

/** Sets of city cells, each WORDS long. All of them are caches. */
export const EMPTIES = 0;
/** M9: empty cells that touch no palace. */
export const STARTS = EMPTIES + WORDS;
/** M16: empty cells beside a building that touch no other palace. */
export const ATTACHES = STARTS + WORDS;
/** M17: cells beside at least one, at least two merchants. */
export const NEAR_ONE = ATTACHES + WORDS;
export const NEAR_TWO = NEAR_ONE + WORDS;
/** M8: for each colour, the cells where its growing palace can grow. */
export const GROWTH = NEAR_TWO + WORDS;
const SET_WORDS = GROWTH + K * WORDS;

export const LATER = 4;

const beginnings = new WeakMap<Options, State>();

/** M3: a state with full stocks and nothing on the board. */
export function start(options: Options): State {
  let state = beginnings.get(options);
  if (!state) {
    state = fresh(options);
    beginnings.set(options, state);
  }
  return clone(state);
}

function fresh(options: Options): State {
  const setup = setupOf(options);
  const { board, pieces, players, duel } = setup;
  const { sets, bytes } = blank(setup);
  bytes.fill(OUTSIDE, CELLS, CELLS + GRID);
  for (const cell of board.city) bytes[CELLS + cell] = EMPTY;
  for (const cell of board.ring) bytes[CELLS + cell] = EMPTY;
  bytes.fill(NONE, ROOF_OF, ROOF_OF + MOST_PALACES);
  for (let seat = 0; seat < players; seat++) {
    const stock = STOCKS + seat * STOCK_SIZE;
    bytes.fill(pieces.buildings, stock, stock + K);
    bytes[stock + STABLE] = pieces.stables;
    bytes[stock + MERCHANT] = pieces.merchants;
    bytes[stock + WALL] = pieces.walls;
    bytes[stock + NEUTRAL] = pieces.neutrals;
    bytes.fill(duel ? IN_STOCK : ABSENT, BLOCKERS + seat * K, BLOCKERS + seat * K + K);
  }
  bytes.fill(NONE, PALACE_TILES, TOWER_TILES + TOWERS);
  bytes[NUMBER] = 1;
  bytes.fill(NONE, TOUCH, TOUCH + GRID);
  bytes.fill(NONE, FIRST, FIRST + MOST_PALACES);
  bytes.fill(NONE, GROWING, GROWING + K);
  bytes.fill(NONE, OWNED, OWNED + MOST_SEATS * K);
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

/** M11 */
export const isClosed = (state: State, colour: number): boolean => state.bytes[OWNERS + colour] === state.setup.players;

export const has = (sets: Int32Array, set: number, cell: number): boolean =>
  ((sets[set + (cell >> 5)] >> (cell & 31)) & 1) === 1;

/** The cell of the well, or -1. */
export const wellOf = ({ bytes }: State): number => bytes.subarray(CELLS, CELLS + GRID).indexOf(WELL_STANDS);
