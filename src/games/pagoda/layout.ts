// Where things are in the words of a state. Plain numbers in a file without imports, because a bundler can put those right into
// the code; a test checks that nothing overlaps.

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
/** Cards by colour, as `rules/cards.ts` counts them. */
export const PILE = 7;
export const DISCARDS = 8;
/** The supply of tiles, as `rules/supply.ts` has it. */
export const TILES_LEFT = 9;
/** Complete lots, as a set of bits (P7, P19). */
export const COMPLETE = 10;
/** By seat: cards in display and hand, those of the hand that the opponent knows, tracks, points. */
export const DISPLAY = 11;
export const HAND = 13;
export const KNOWN = 15;
export const TRACKS = 17;
export const POINTS = 19;
/** By lot. */
export const LOT = 21;
/** By place of a lot: the turn in which it was built on. */
export const BUILT = 27;
export const WORDS = 153;

/** Four columns and a tile on each floor. */
const PLACES_OF_A_FLOOR = 5;
/** Those of four floors, and the spire. */
export const PLACES_OF_A_LOT = 21;

/** The word of a place; the spire has the first place of the floor above the last one. */
export const placeOf = (lot: number, floor: number, place: number): number =>
  BUILT + lot * PLACES_OF_A_LOT + (floor - 1) * PLACES_OF_A_FLOOR + place;

// Phases by number, in the order of PHASES.
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
export const EMPTY_LOT = 8;
export const columnsOn = (lot: number): number => lot & 7;
export const floorOf = (lot: number): number => (lot >> 3) & 7;
export const colourOfFloor = (lot: number, floor: number): number => (lot >> (3 + 3 * floor)) & 7;
export const colourOf = (lot: number): number => colourOfFloor(lot, floorOf(lot));
export const withColour = (lot: number, colour: number): number => lot | (colour << (3 + 3 * floorOf(lot)));
/** The lot after a tile: one floor more, without a column. */
export const withTile = (lot: number, slot: number): number =>
  withColour((lot & ~0x3f) | ((floorOf(lot) + 1) << 3), slot);

/** The tracks of a seat have two bits for each ability: its uses left. */
export const trackOf = (tracks: number, ability: number): number => (tracks >> (ability << 1)) & 3;
export const withTrack = (tracks: number, ability: number, uses: number): number =>
  (tracks & ~(3 << (ability << 1))) | (uses << (ability << 1));
