import type { Move } from '../../../kernel/index.ts';
import { BLOCKING, MERCHANT, NEUTRAL, ROOF, STABLE, WALL } from '../layout.ts';
import type { State } from '../state.ts';
import type { CellName, Colour, Roof, WallName } from '../vocabulary.ts';
import { cellOf, FIRST_MERCHANT, isBuilding, kindOf, WELL } from './packing.ts';

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

const ROOF_WORDS = new Map<number, Roof>([
  [ROOF, 'own'],
  [NEUTRAL, 'neutral'],
  [BLOCKING, 'blocking'],
]);

export function explain({ setup }: State, move: Move): Explanation {
  const kind = kindOf(move);
  const cell = setup.board.names[cellOf(move)];
  if (isBuilding(kind)) return { kind: 'building', colour: setup.colours[kind], cell };
  const roof = ROOF_WORDS.get(kind);
  if (roof) return { kind: 'roof', roof, palace: cell };
  switch (kind) {
    case STABLE:
      return { kind: 'stable', cell };
    case MERCHANT:
      return { kind: 'merchant', cell };
    case WALL:
      return { kind: 'wall', cell };
    case WELL:
      return { kind: 'well', cell };
    case FIRST_MERCHANT:
      return { kind: 'first-merchant', cell };
    default:
      return { kind: 'tea' };
  }
}
