// The words of the rulebook, each with its number: its place in the list.

export const colours = ['red', 'green', 'yellow', 'orange', 'violet'] as const;
export type Colour = (typeof colours)[number];

export const tileColours = ['yellow', 'orange', 'green'] as const;
export type TileColour = (typeof tileColours)[number];

export const pieces = ['palace', 'emissary', 'fortification'] as const;
export type Piece = (typeof pieces)[number];

export const specials = ['emperor-first', 'two-provinces', 'change-card'] as const;
export type Special = (typeof specials)[number];

/** The three boards of the box: two sides of one, and the one of the border disputes. */
export const sides = ['34', '45', 'border'] as const;
export type Side = (typeof sides)[number];

/** Whose piece it is: a seat, or the Emperor. */
export type Owner = number | 'emperor';

export const COLOURS: (typeof colours)['length'] = 5;
export const TILE_COLOURS: (typeof tileColours)['length'] = 3;
export const HAND = 3;
export const ROW = 4;
export const EMPEROR_CARDS = 3;
export const PALACES = 20;
export const EMISSARIES = 8;
export const TILES_OF_A_COLOUR = 6;
export const TILES_OF_A_PROVINCE = 2;

const CARDS = [13, 12, 11, 11, 10] as const;

/** C2: how many cards of a colour are in the game. */
export function cardsOf(colour: number, players: number): number {
  const removed = players === 5 ? 0 : players === 4 ? 1 : 2;
  return CARDS[colour] - removed;
}
