import { type Actor, DEALER, NOBODY, type Seat } from '../../kernel/index.ts';
import { lastFloor, type Options } from './options.ts';
import { ALL_CARDS, ONES } from './rules/cards.ts';
import { ALL_TILES } from './rules/tiles.ts';
import { COLUMN_LIMIT, COLUMNS_OF_A_FLOOR, HAND_SIZE, LANTERN, LANTERN_COLUMN_LIMIT, LOTS } from './vocabulary.ts';

/** Small whole numbers. A plain array of them is copied in a tenth of the time of a typed one. */
export type Words = number[];

/** Everything there is to know, in one list of numbers; the names below say where. */
export interface State {
  readonly options: Options;
  readonly words: Words;
}

/** From 1; odd turns are of seat 0. */
export const TURN = 0;
export const PHASE = 1;
/** Columns and spires built this turn. */
export const COLUMNS = 2;
/** Abilities used this turn, as a set of bits. */
export const USED = 3;
/** While cards are drawn: the size that the hand is filled to. Kept from the first discard of a Dragon on. */
export const GOAL = 4;
/** While cards are discarded: how many are gone, and the last one's place in the order of discards. */
export const DISCARDED = 5;
export const LAST = 6;
/** Cards by colour, as `cards.ts` counts them. */
export const PILE = 7;
export const DISCARDS = 8;
/** The supply of tiles. */
export const TILES_LEFT = 9;
/** Complete lots, as a set of bits (P7, P19). */
export const COMPLETE = 10;
/** One word a seat each: cards in display and hand, those of the hand the opponent knows, tracks, points. */
export const DISPLAY = 11;
export const HAND = 13;
export const KNOWN = 15;
export const TRACKS = 17;
export const POINTS = 19;
/** One word a lot. */
export const LOT = 21;
/** One word a place on each lot: the turn in which it was built on. */
export const BUILT = LOT + LOTS;
/** Four columns and a tile a floor, and the spire. */
export const PLACES = 4 * (COLUMNS_OF_A_FLOOR + 1) + 1;
const WORDS = BUILT + LOTS * PLACES;

/** Phases by number, in the order of PHASES. */
export const DEAL = 0;
export const BEGIN = 1;
export const DRAGON_DISCARDS = 2;
export const REDRAW = 3;
export const BUILD = 4;
export const SPIRE_DUE = 5;
export const DISCARDING = 6;
export const MODIFIED_COLUMN = 7;
export const REFILL = 8;
export const FAN_CHOICE = 9;
export const FAN_DRAW = 10;
export const OVER = 11;

/**
 * A lot is the number of columns on its top floor, that floor's number, then the colours of all floors, three bits each.
 * A built roof counts as one more floor, of its slot colour, and the spire as a column there.
 */
export const EMPTY_LOT = 1 << 3;
export const columnsOn = (lot: number): number => lot & 7;
export const floorOf = (lot: number): number => (lot >> 3) & 7;
export const colourOfFloor = (lot: number, floor: number): number => (lot >> (3 + 3 * floor)) & 7;
export const colourOf = (lot: number): number => colourOfFloor(lot, floorOf(lot));
export const withColour = (lot: number, colour: number): number => lot | (colour << (3 + 3 * floorOf(lot)));
/** The lot after a tile: one floor more, without a column. */
export const withTile = (lot: number, slot: number): number =>
  withColour((lot & ~0x3f) | ((floorOf(lot) + 1) << 3), slot);

export const placeOf = (lot: number, floor: number, place: number): number =>
  BUILT + lot * PLACES + (floor - 1) * (COLUMNS_OF_A_FLOOR + 1) + place;

export const seatOfTurn = (turn: number): Seat => (turn - 1) & 1;
export const activeSeat = (words: Words): Seat => seatOfTurn(words[TURN]);
export const hasUsed = (words: Words, ability: number): boolean => ((words[USED] >> ability) & 1) !== 0;
/** Uses left of an ability. */
export const trackOf = (tracks: number, ability: number): number => (tracks >> (ability << 1)) & 3;
export const withTrack = (tracks: number, ability: number, uses: number): number =>
  (tracks & ~(3 << (ability << 1))) | (uses << (ability << 1));

/** P4, P17 */
export const columnLimit = (words: Words): number => (hasUsed(words, LANTERN) ? LANTERN_COLUMN_LIMIT : COLUMN_LIMIT);

/** P5: whether a column can be built on a lot, whatever its colour. */
export const isOpen = (lot: number, last: number): boolean =>
  columnsOn(lot) < COLUMNS_OF_A_FLOOR && floorOf(lot) <= last;

/** P8: whether a column can be built on any lot. */
export function hasOpenLot(state: State): boolean {
  const last = lastFloor(state.options);
  for (let lot = 0; lot < LOTS; lot++) if (isOpen(state.words[LOT + lot], last)) return true;
  return false;
}

const BLANK: Words = Array.from(new Int32Array(WORDS));

/** P3 */
export function start(options: Options): State {
  const words = BLANK.slice();
  words[TURN] = 1;
  words[PHASE] = DEAL;
  words[GOAL] = HAND_SIZE;
  words[PILE] = ALL_CARDS - 2 * ONES;
  words[TILES_LEFT] = ALL_TILES;
  words[DISPLAY] = ONES;
  words[DISPLAY + 1] = ONES;
  words.fill(EMPTY_LOT, LOT, LOT + LOTS);
  return { options, words };
}

export const clone = (state: State): State => ({ options: state.options, words: state.words.slice() });

const DEALER_PHASES = (1 << DEAL) | (1 << REDRAW) | (1 << REFILL) | (1 << FAN_DRAW);
export const isDealing = (phase: number): boolean => ((DEALER_PHASES >> phase) & 1) !== 0;

export function actor(state: State): Actor {
  const phase = state.words[PHASE];
  if (isDealing(phase)) return DEALER;
  return phase === OVER ? NOBODY : activeSeat(state.words);
}
