import type { Ability, Colour, Event, Explanation, Source, Tile, View } from '../../../../games/pagoda/index.ts';
import type { GameWords, SpotWords } from '../../gameUi.ts';

/** What the parts of Pagoda say besides the words of every game. */
export interface PagodaWords extends GameWords<View, Explanation, Event> {
  readonly boardName: string;
  readonly abilities: string;
  readonly noAbilities: string;
  readonly modified: string;
  readonly modifiedHint: string;
  readonly dragonAsks: string;
  readonly cancel: string;
  readonly tiles: string;
  discardAsks(left: number): string;
  discardMarked(count: number): string;
  /** Four cards are given up for a column, or because there is nothing to build. */
  deadEnd(dragon: boolean): string;
  readonly takeModified: string;
  readonly modifiedAsks: string;
  readonly giveUpAsks: string;
  readonly giveUp: string;
  marked(count: number, wanted: number): string;
  /** Cards are exchanged with the Dragon. */
  exchange(count: number): string;
  readonly drawAsks: string;
  readonly tileFirst: string;
  noMoreColumns(columns: number, limit: number, tile: boolean): string;
  allColumns(columns: number, tile: boolean, lantern: boolean): string;
  readonly abilitiesToCome: string;
  usesLeft(left: number): string;
  /** A lot that is complete without a roof, since no tile of its colour is left. */
  readonly closed: string;
  noTileOf(colour: Colour): string;
  colour(colour: Colour): string;
  row(from: Source): string;
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
