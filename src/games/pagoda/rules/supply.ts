import { colourOfFloor, floorOf } from '../layout.ts';
import { COLOUR_COUNT, COLOURS, type Colour } from '../vocabulary.ts';

/** P2: the colour of the spire on the back of each tile: by background, then by slot colour. */
const SPIRES: readonly (readonly [background: Colour, spires: readonly Colour[]])[] = [
  ['red', ['red', 'blue', 'green', 'yellow', 'violet']],
  ['blue', ['red', 'blue', 'green', 'yellow', 'violet']],
  ['green', ['red', 'blue', 'green', 'yellow', 'violet']],
  ['yellow', ['red', 'blue', 'green', 'yellow', 'violet']],
  ['violet', ['red', 'blue', 'green', 'yellow', 'violet']],
];

/** P1: one tile for each background and slot colour; `background * COLOUR_COUNT + slot` is its number. */
export const TILE_COUNT = COLOUR_COUNT * COLOUR_COUNT;
const SPIRE_COLOURS = Uint8Array.from(SPIRES.flatMap(([, spires]) => spires.map(colour => COLOURS.indexOf(colour))));

export const tileOf = (background: number, slot: number): number => background * COLOUR_COUNT + slot;
export const backgroundOf = (tile: number): number => (tile / COLOUR_COUNT) | 0;
export const slotOf = (tile: number): number => tile % COLOUR_COUNT;

/** P2 */
export const spireOf = (tile: number): number => SPIRE_COLOURS[tile];

/** P2: the colour of the spire on a lot with a roof. */
export function spireColourOn(lot: number): number {
  const floor = floorOf(lot);
  return spireOf(tileOf(colourOfFloor(lot, floor - 1), colourOfFloor(lot, floor)));
}

/** The supply of tiles is a set of bits, one for each tile. */
export const ALL_TILES = (1 << TILE_COUNT) - 1;
export const hasTile = (supply: number, tile: number): boolean => ((supply >> tile) & 1) !== 0;

/** The slot colours of the tiles left with this background, as a set of bits. */
export const slotsLeft = (supply: number, background: number): number =>
  (supply >> (background * COLOUR_COUNT)) & ((1 << COLOUR_COUNT) - 1);
