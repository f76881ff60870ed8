import type { Ability, Colour, Event, Explanation, Source, Tile, View } from '../../../../games/pagoda/index.ts';
import type { Who } from '../../../i18n/who.ts';
import type { GameWords, SpotWords } from '../../gameUi.ts';

/** What the parts of Pagoda say besides the words of every game. */
export interface PagodaWords extends GameWords<View, Explanation, Event> {
  readonly boardName: string;
  /** P2: the form for the backs of the tiles. */
  readonly roofs: {
    readonly label: string;
    readonly hint: string;
    readonly ours: string;
    readonly own: string;
    readonly front: string;
    back(tile: Tile): string;
    readonly colour: { readonly [C in Colour]: string };
  };
  readonly abilities: string;
  readonly noAbilities: string;
  readonly modified: string;
  readonly modifiedHint: string;
  readonly dragonAsks: string;
  readonly cancel: string;
  readonly tiles: string;
  discardAsks(left: number): string;
  discardMarked(count: number): string;
  /** A card of the display or the hand. */
  card(colour: Colour, from: Source): string;
  /** Above the cards of a display or a hand. */
  row(from: Source, who: Who): string;
  ability(ability: Ability): string;
  abilityHint(ability: Ability): string;
  uses(left: number): string;
  handSizes(display: number, hand: number): string;
  tile(tile: Tile): string;
  left(count: number): string;
  supply(view: View): string;
  lotTag(lot: number, view: View): string;
  lot(lot: number): string;
  lotName(lot: number, view: View, possible: boolean): SpotWords;
}
