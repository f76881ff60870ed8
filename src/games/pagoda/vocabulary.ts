/** P1: the colours, in the order that cards, tiles and tracks are counted in. */
export const COLOURS = ['red', 'blue', 'green', 'yellow', 'violet'] as const;
export type Colour = (typeof COLOURS)[number];

/** P12: the ability that a tile of each background colour gives, in the order of the colours. */
export const ABILITIES = ['lantern', 'buddha', 'bowl', 'dragon', 'fan'] as const;
export type Ability = (typeof ABILITIES)[number];

/** Colours, and thus abilities, by number. */
export const LANTERN = 0;
export const BUDDHA = 1;
export const BOWL = 2;
export const DRAGON = 3;
export const FAN = 4;
export const COLOUR_COUNT = 5;

/** Where a card is that is played or discarded. */
export const SOURCES = ['display', 'hand'] as const;
export type Source = (typeof SOURCES)[number];

/** Cards paid, each list in the order of the colours: red, blue, green, yellow, violet. */
export interface Payment {
  readonly display: readonly Colour[];
  readonly hand: readonly Colour[];
}

/** P6: a tile is known by its background and the colour of its four slots. */
export interface Tile {
  readonly background: Colour;
  readonly slot: Colour;
}

/** P2: the colour of the spire on the back of each tile, by background, then by slot colour: ours is that of the slots. */
export const ROOFS: readonly Colour[] = COLOURS.flatMap(() => COLOURS);

export const SEAT_COUNT = 2;
export const LOT_COUNT = 6;

/** P1 */
export const CARDS_OF_A_COLOUR = 11;

/** P9, P13: the sizes that display and hand are filled to. */
export const DISPLAY_SIZE = 5;
export const HAND_SIZE = 2;
export const FAN_HAND_SIZE = 4;

/** P5 */
export const COLUMNS_OF_A_FLOOR = 4;

/** P8, P10: cards discarded in a modified turn, and in one without any possible column. */
export const MODIFIED_DISCARDS = 4;

/** P18 */
export const PAGODAS_TO_END = 3;

/** P6: points of a tile, and uses of its ability after it. */
export const TILE_POINTS = 1;
export const TRACK_END = 2;

/** P4, P17: columns of a turn, at most. */
export const COLUMN_LIMIT = 3;
export const LANTERN_COLUMN_LIMIT = 4;

/**
 * What is happening.
 * - `deal`: the first hands are drawn.
 * - `begin`: the turn begins; nothing but a Dragon has been used.
 * - `dragon`: cards are being discarded with the Dragon.
 * - `redraw`: cards are drawn for those.
 * - `build`: a normal turn, its first action or Lantern done.
 * - `spire`: a roof's tile has been built, its spire comes now.
 * - `discard`: one to three of the four cards of a modified turn, or of a turn without any possible column, are gone.
 * - `modified`: all four are gone, the column comes now.
 * - `refill`: the turn is over, display and hand are filled.
 * - `fan`: they have been, and the Fan may be used.
 * - `fan-draw`: it is used, the hand is filled to 4.
 * - `over`: the game is.
 */
export const PHASES = [
  'deal',
  'begin',
  'dragon',
  'redraw',
  'build',
  'spire',
  'discard',
  'modified',
  'refill',
  'fan',
  'fan-draw',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];
