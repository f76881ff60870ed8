import type { Colour, Event, Explanation, PalaceView, View } from '../../../../games/medina/index.ts';
import type { Who } from '../../../i18n/who.ts';
import type { GameWords, SpotWords } from '../../gameUi.ts';
import type { Selection } from '../board/selection.ts';

/** What the parts of Medina say besides the words of every game. */
export interface MedinaWords extends GameWords<View, Explanation, Event> {
  readonly boardName: string;
  /** Above the pieces of a player, who may choose one of them now. */
  stock(who: Who, choosing: boolean): string;
  readonly tea: string;
  readonly noTile: string;
  /** M24: said of who has no piece left. */
  readonly out: string;
  readonly noTileLeft: string;
  readonly tiles: string;
  palaceTile(colour: Colour): string;
  towerTile(tower: string): string;
  due(pieces: number): string;
  piece(held: Selection, view: View): string;
  spotName(
    spot: string,
    view: View,
    players: readonly Who[],
    possible: boolean,
    palace: PalaceView | undefined,
  ): SpotWords;
}
