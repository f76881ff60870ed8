// The words of the rulebook, each with its number: its place in the list.

export const COLOURS = ['red', 'green', 'yellow', 'orange', 'violet'] as const;
export type Colour = (typeof COLOURS)[number];

export const TILE_COLOURS = ['yellow', 'orange', 'green'] as const;
export type TileColour = (typeof TILE_COLOURS)[number];

export const PIECES = ['palace', 'emissary', 'fortification'] as const;
export type Piece = (typeof PIECES)[number];

export const SPECIALS = ['emperor-first', 'two-provinces', 'change-card'] as const;
export type Special = (typeof SPECIALS)[number];

/** What is to be done next, in about the order of a game. */
export const PHASES = [
  'deal',
  'tiles',
  'act',
  'more',
  'reveal',
  'choose',
  'keep',
  'draw',
  'deal-hand',
  'deal-row',
  'emperor',
  'deal-emperor',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

/** The three boards of the box: two sides of one, and the one of the border disputes. */
export const SIDES = ['34', '45', 'border'] as const;
export type Side = (typeof SIDES)[number];

/** Whose piece it is: a seat, or the Emperor. */
export type Owner = number | 'emperor';

export const COLOUR_COUNT: (typeof COLOURS)['length'] = 5;
export const TILE_COLOUR_COUNT: (typeof TILE_COLOURS)['length'] = 3;
export const HAND = 3;
export const ROW = 4;
export const EMPEROR_CARDS = 3;
export const PALACE_COUNT = 20;
export const EMISSARY_COUNT = 8;
export const TILES_OF_A_COLOUR = 6;
export const TILES_OF_A_PROVINCE = 2;

const CARDS = [13, 12, 11, 11, 10] as const;

/** C2: how many cards of a colour are in the game. */
export function countCards(colour: number, players: number): number {
  const removed = players === 5 ? 0 : players === 4 ? 1 : 2;
  return CARDS[colour] - removed;
}
