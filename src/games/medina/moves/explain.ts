import type { CellName, Colour, Roof, WallName } from '../vocabulary.ts';

/** A move for people and JSON. */
export type Explanation =
  /** Place a building. Whether it extends a palace or starts one follows from the board (M8, M9). */
  | { readonly kind: 'building'; readonly colour: Colour; readonly cell: CellName }
  | { readonly kind: 'stable'; readonly cell: CellName }
  /** Place a merchant from stock. Whether it extends the street or begins one follows from the board (M17, M18). */
  | { readonly kind: 'merchant'; readonly cell: CellName }
  | { readonly kind: 'wall'; readonly cell: WallName }
  /** Roof a palace. `palace` is its building that comes first in reading order: topmost row, then leftmost. */
  | { readonly kind: 'roof'; readonly roof: Roof; readonly palace: CellName }
  /** M23: put a tea tile out of the game instead of placing the second piece. */
  | { readonly kind: 'tea' }
  /** M5: the well is laid out; the dealer's move. */
  | { readonly kind: 'well'; readonly cell: CellName }
  /** M4, M5: the merchant that begins the first street; the first player's move, in the second edition the dealer's. */
  | { readonly kind: 'first-merchant'; readonly cell: CellName };
