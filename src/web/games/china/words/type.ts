import type { Colour, Event, Explanation, TileColour, View } from '../../../../games/china/index.ts';
import type { Who } from '../../../i18n/who.ts';
import type { GameWords, SpotWords } from '../../gameUi.ts';

/** What the parts of China say besides the words of every game. */
export interface ChinaWords extends GameWords<View, Explanation, Event> {
  readonly boardName: string;
  /** What stands in the title on the map. */
  readonly sides: { readonly [side in '34' | '45' | 'border']: string };
  readonly port: string;
  readonly post: string;
  readonly row: string;
  /** Heading of a hand; undefined for spectators. */
  handOf(who: Who | undefined): string;
  pieceTag(n: number): string;
  readonly drawPile: string;
  readonly noCard: string;
  readonly emperor: string;
  readonly palacesLeft: string;
  readonly emissariesLeft: string;
  readonly fortification: string;
  readonly cards: string;
  readonly known: string;
  /** A card of the hand. */
  card(colour: Colour): string;
  /** A card of the row, counted from 1. */
  rowCard(colour: Colour, n: number): string;
  /** The colour of a bonus tile. */
  tileColour(colour: TileColour): string;
  pile(view: View): string;
  drawNow(count: number): string;
  exchange(card: Colour): string;
  spotName(
    spot: {
      readonly id: string;
      readonly name: string;
      readonly provinces: readonly string[];
      readonly dragon: boolean;
    },
    view: View,
    players: readonly Who[],
    possible: boolean,
  ): SpotWords;
}
