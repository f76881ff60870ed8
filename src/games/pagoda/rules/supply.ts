import { colourOfFloor, floorOf } from '../layout.ts';
import type { Options } from '../options.ts';
import { COLOUR_COUNT, COLOURS, type Colour, ROOFS, type Tile } from '../vocabulary.ts';

/** P1: one tile for each background and slot colour; `background * COLOUR_COUNT + slot` is its number. */
export const TILE_COUNT = COLOUR_COUNT * COLOUR_COUNT;
const SPIRE_COLOURS = Uint8Array.from(ROOFS, colour => COLOURS.indexOf(colour));

export const tileOf = (background: number, slot: number): number => background * COLOUR_COUNT + slot;
export const backgroundOf = (tile: number): number => (tile / COLOUR_COUNT) | 0;
export const slotOf = (tile: number): number => tile % COLOUR_COUNT;

/** P2: the colour on the back of a tile. */
export const spireOf = ({ roofs }: Options, tile: number): number =>
  roofs === undefined ? SPIRE_COLOURS[tile] : COLOURS.indexOf(roofs[tile]);

/** The same in words. */
export const roofColourOf = ({ roofs = ROOFS }: Options, { background, slot }: Tile): Colour =>
  roofs[tileOf(COLOURS.indexOf(background), COLOURS.indexOf(slot))];

/** P2: the colour of the spire on a lot with a roof. */
export function spireColourOn(options: Options, lot: number): number {
  const floor = floorOf(lot);
  return spireOf(options, tileOf(colourOfFloor(lot, floor - 1), colourOfFloor(lot, floor)));
}

/** The supply of tiles is a set of bits, one for each tile. */
export const ALL_TILES = (1 << TILE_COUNT) - 1;
export const hasTile = (supply: number, tile: number): boolean => ((supply >> tile) & 1) !== 0;

/** The slot colours of the tiles left with this background, as a set of bits. */
export const slotsLeft = (supply: number, background: number): number =>
  (supply >> (background * COLOUR_COUNT)) & ((1 << COLOUR_COUNT) - 1);
