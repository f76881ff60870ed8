import { COLOURS, type Colour, K } from '../vocabulary.ts';

/** P2: the colour of the spire on the back of each tile. A row a background, in it a member a slot colour. */
const SPIRES: readonly (readonly [background: Colour, spires: readonly Colour[]])[] = [
  ['red', ['red', 'blue', 'green', 'yellow', 'violet']],
  ['blue', ['red', 'blue', 'green', 'yellow', 'violet']],
  ['green', ['red', 'blue', 'green', 'yellow', 'violet']],
  ['yellow', ['red', 'blue', 'green', 'yellow', 'violet']],
  ['violet', ['red', 'blue', 'green', 'yellow', 'violet']],
];

/** P1: one tile a background and slot colour; `background * K + slot` is its number. */
export const TILES = K * K;
const SPIRE_COLOURS = Uint8Array.from(SPIRES.flatMap(([, spires]) => spires.map(colour => COLOURS.indexOf(colour))));

export const tileOf = (background: number, slot: number): number => background * K + slot;
export const backgroundOf = (tile: number): number => (tile / K) | 0;
export const slotOf = (tile: number): number => tile % K;

/** P2 */
export const spireOf = (tile: number): number => SPIRE_COLOURS[tile];

/** The supply of tiles is a set of bits, one a tile. */
export const ALL_TILES = (1 << TILES) - 1;
export const hasTile = (supply: number, tile: number): boolean => ((supply >> tile) & 1) !== 0;

/** The slot colours of the tiles left with this background, as a set of bits. */
export const slotsLeft = (supply: number, background: number): number => (supply >> (background * K)) & ((1 << K) - 1);
