import type { Seat } from '../../kernel/index.ts';
import type { CellName, Colour, Roof, WallName } from './vocabulary.ts';

/** What happened, for log and animation. A `palace` is named by its building that comes first in reading order. */
export type Event =
  | { readonly kind: 'well'; readonly cell: CellName }
  /** `seat` is null when the merchant was laid out by chance (M5). */
  | { readonly kind: 'first-merchant'; readonly seat: Seat | null; readonly cell: CellName }
  | {
      readonly kind: 'building';
      readonly seat: Seat;
      readonly colour: Colour;
      readonly cell: CellName;
      readonly starts: boolean;
    }
  | {
      readonly kind: 'stable';
      readonly seat: Seat;
      readonly cell: CellName;
      readonly palace: CellName;
      readonly colour: Colour;
    }
  | { readonly kind: 'merchant'; readonly seat: Seat; readonly cell: CellName; readonly begins: boolean }
  | { readonly kind: 'wall'; readonly seat: Seat; readonly cell: WallName; readonly tower: number }
  | {
      readonly kind: 'roof';
      readonly seat: Seat;
      readonly roof: Roof;
      readonly palace: CellName;
      readonly colour: Colour;
    }
  | { readonly kind: 'tea-used'; readonly seat: Seat }
  /** M20. Null is the board. */
  | { readonly kind: 'palace-tile'; readonly colour: Colour; readonly from: Seat | null; readonly to: Seat | null }
  /** M21. Null is the board. */
  | {
      readonly kind: 'tower-tile';
      readonly tower: number;
      readonly from: Seat | null;
      readonly to: Seat | null;
      readonly palace: CellName;
    }
  /** M22. Seat null: they leave the game. */
  | { readonly kind: 'merchants-gained'; readonly seat: Seat | null; readonly tower: number; readonly count: number }
  /** M23. Seat null: they leave the game. */
  | { readonly kind: 'tea-gained'; readonly seat: Seat | null; readonly count: number }
  /** M11. `lost` are the buildings of each seat that leave the game. */
  | { readonly kind: 'colour-closed'; readonly colour: Colour; readonly lost: readonly number[] }
  /** M14 */
  | { readonly kind: 'roof-lost'; readonly seat: Seat; readonly colour: Colour }
  | { readonly kind: 'turn'; readonly seat: Seat; readonly due: number; readonly roofOwed: boolean }
  /** M6, M24: the seat can place nothing now. */
  | { readonly kind: 'passed'; readonly seat: Seat }
  | { readonly kind: 'over' };

export type Emit = (event: Event) => void;
