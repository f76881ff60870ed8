// Where each thing is in the buffer of a state: sets of cells first, then single bytes. Everything after "Caches"
// follows from the rest; `position/recompute.ts` says how.
import { ARM_COUNT, GRID, TOWER_COUNT, WORDS } from './board/board.ts';
import { COLOUR_COUNT } from './vocabulary.ts';

/** Kinds of pieces: 0 to 3 are buildings of that colour. Up to TEA a kind is also the place of the piece in a stock. */
export const STABLE = 4;
export const MERCHANT = 5;
export const WALL = 6;
export const NEUTRAL = 7;
export const TEA = 8;
export const ROOF = 9;
export const BLOCKING = 10;

/** No palace, no seat, no cell. */
export const NONE = 255;

/** The byte of a cell. The last four are added to a number: of an arm, a street or a palace. */
export const EMPTY = 0;
export const WELL_PIECE = 1;
export const OUTSIDE = 2;
export const WALLS = 32;
export const STREET = 64;
export const BUILDING_OF = 128;
export const STABLE_OF = 192;
export const NUMBER_BITS = 63;

/** The roof of a palace: a seat, BLOCKED_BY plus a seat, NEUTRAL_ROOF, or NONE. */
export const BLOCKED_BY = 4;
export const NEUTRAL_ROOF = 8;

/** M14: what has become of a blocking roof. */
export const ABSENT = 0;
export const IN_STOCK = 1;
export const USED = 2;
export const LOST = 3;

/** The phases, in the order of PHASES. */
export const SETTING_WELL = 0;
export const SETTING_MERCHANT = 1;
export const PLAYING = 2;
export const OVER = 3;

/** No game has more palaces or streets. */
export const MOST_PALACES = 64;
export const MOST_SEATS = 4;
/** Bytes of a stock: buildings by colour, then STABLE to TEA. */
export const STOCK_SIZE = TEA + 1;

export const CELLS = 0;
export const ROOF_OF = CELLS + GRID;
export const COLOUR_OF = ROOF_OF + MOST_PALACES;
export const STOCKS = COLOUR_OF + MOST_PALACES;
export const PALACE_TILES = STOCKS + MOST_SEATS * STOCK_SIZE;
export const TOWER_TILES = PALACE_TILES + COLOUR_COUNT;
export const SEAT = TOWER_TILES + TOWER_COUNT;
/** M4, M5: the number of the turn; LATER for all from the fourth on. */
export const NUMBER = SEAT + 1;
export const LATER = 4;
/** M6: the pieces of this turn, and those of them still to be placed. */
export const DUE = NUMBER + 1;
export const LEFT = DUE + 1;
/** M15: colours placed in this turn as bits, and roofs as OWN_USED and BLOCKING_USED. */
export const USED_COLOURS = LEFT + 1;
export const USED_ROOFS = USED_COLOURS + 1;
export const OWN_USED = 1;
export const BLOCKING_USED = 2;
/** M25: whether this turn must still have a roof. */
export const ROOF_OWED = USED_ROOFS + 1;
export const PALACES = ROOF_OWED + 1;
export const STREETS = PALACES + 1;
/** M24: the seats that are out for good, as bits. */
export const OUT = STREETS + 1;

// Caches.
export const PHASE = OUT + 1;
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
/** M19: the length of each wall arm. */
export const ARMS = FIRST + MOST_PALACES;
/** M8: the unroofed palace of a colour that can grow, or NONE. */
export const GROWING = ARMS + ARM_COUNT;
export const UNROOFED = GROWING + COLOUR_COUNT;
/** M11: how many players own a palace of a colour. */
export const OWNERS = UNROOFED + COLOUR_COUNT;
/** seat * COLOUR_COUNT + colour: the palace owned, or NONE. */
export const OWNED = OWNERS + COLOUR_COUNT;
/** seat * COLOUR_COUNT + colour: IN_STOCK, USED, LOST. */
export const BLOCKERS = OWNED + MOST_SEATS * COLOUR_COUNT;
/** The two ends of the current street, the smaller first. */
export const END_A = BLOCKERS + MOST_SEATS * COLOUR_COUNT;
export const END_B = END_A + 1;
/** M19: walls that the sides can still take. */
export const WALL_ROOM = END_B + 1;
/** How many cells are in the sets STARTS and ATTACHES. */
export const START_COUNT = WALL_ROOM + 1;
export const ATTACH_COUNT = START_COUNT + 1;
/** M23: claims of violet palaces, neutral ones included. */
export const CLAIMS = ATTACH_COUNT + 1;
/** Rounded up to whole words. */
export const BYTES = (CLAIMS + 4) & ~3;

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
export const SET_WORDS = GROWTH + COLOUR_COUNT * WORDS;
