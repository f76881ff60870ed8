import type { Colour, Event, Explanation, PalaceView, View } from '../../../../games/medina/index.ts';
import type { FaceWords } from '../../../face.ts';
import type { Held } from '../board/selection.ts';

/** What the parts of Medina's face say besides the words of every face. */
export interface MedinaWords extends FaceWords<View, Explanation, Event> {
  readonly boardName: string;
  readonly stock: string;
  readonly tea: string;
  readonly noTile: string;
  readonly noTileLeft: string;
  readonly tiles: string;
  palaceTile(colour: Colour): string;
  towerTile(tower: string): string;
  due(pieces: number): string;
  piece(held: Held): string;
  spotName(
    spot: string,
    view: View,
    names: readonly string[],
    possible: boolean,
    palace: PalaceView | undefined,
  ): string;
}
