/** Seats, and the Emperor after the two of them. */
export const OWNER_COUNT = 5;
/** C24: the Emperor, as an owner, comes after two seats. */
export const EMPEROR_OWNER = 2;

// Where things are in the cells of a state. Plain numbers in a file without imports, because a bundler can put those right into
// the code, which is then a fifth faster; a test checks that nothing overlaps. An owner, colour or position is stored plus one where 0 means none.
/** By space: owner + 1. */
export const PALACE = 0;
/** By space: 1 with a fortification. */
export const FORT = 64;
/** By space: HIDDEN_TILE, or tile colour + FACE_UP. */
export const TILE = 128;
/** By province * OWNER_COUNT + owner. */
export const EMISSARY = 192;
/** By seat * COLOUR_COUNT + colour. */
export const HANDS = 272;
/** By seat * COLOUR_COUNT + colour: cards in hand that all have seen. */
export const KNOWN = 297;
/** By seat * COLOUR_COUNT + colour: cards in hand, not known, that are known not to come from the pile made of the discards (C15). */
export const OLDER = 322;
export const PILE = 347;
export const DISCARDS = 352;
/** By position: colour + 1. */
export const ROW_AT = 357;
export const EMPEROR_HAND = 361;
/** C25: cards played this turn before one is kept. */
export const PLAYED = 366;
/** By seat * COLOUR_COUNT + colour. */
export const KEPT = 371;
/** By colour: seat + 1. */
export const HOLDER = 381;
/** By seat: bits of the special cards not used yet. */
export const SPECIALS_LEFT = 386;
/** By owner * TILE_COLOUR_COUNT + tile colour. */
export const TAKEN = 388;
/** By tile colour: tiles face down. */
export const UNREVEALED = 403;
export const FORTS_LEFT = 406;
/** By province: seat + 1 of who got the Emperor's points when it was completed. */
export const EMPEROR_POINTS = 411;
export const PHASE = 427;
export const TURN = 428;
export const TO_DRAW = 429;
export const EXHAUSTIONS = 430;
/** Piece + 1 and its space or, of an emissary, province: of the first and second piece of this turn. */
export const PLACED = 431;
/** C32: target + 1 of the palace committed to, and whether it is the Emperor's. */
export const COMMIT = 435;
export const COMMIT_EMPEROR = 436;
export const EMPEROR_FIRST = 437;

// What follows from the cells above, kept up to date for speed.
export const PALACES_LEFT = 438;
export const EMISSARIES_LEFT = 443;
/** By province * OWNER_COUNT + owner. */
export const PALACES_IN = 448;
/** By province, of all owners together. */
export const EMISSARIES_IN = 528;
/** By province: the most palaces of one owner. */
export const LARGEST = 544;
/** By province: pieces of every kind. */
export const PIECES_IN = 560;
/** By province: palace spaces without a palace. */
export const FREE_IN = 576;
export const FREE = 592;
export const HAND_SIZE = 593;
export const PILE_SIZE = 598;
export const CELLS = 599;

export const HIDDEN_TILE = 1;
export const FACE_UP = 2;

// What the cell PHASE holds: the place of each phase in the list.
export const DEAL = 0;
export const TILES = 1;
export const ACT = 2;
export const MORE = 3;
export const REVEAL = 4;
export const CHOOSE = 5;
export const KEEP = 6;
export const DRAW = 7;
export const DEAL_HAND = 8;
export const DEAL_ROW = 9;
export const EMPEROR = 10;
export const DEAL_EMPEROR = 11;
export const OVER = 12;

// The bits of SPECIALS_LEFT, in the order of the list.
export const EMPEROR_FIRST_BIT = 1;
export const TWO_PROVINCES_BIT = 2;
export const CHANGE_CARD_BIT = 4;
export const ALL_SPECIALS = 7;
