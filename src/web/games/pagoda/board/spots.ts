import type { Colour, Event, Explanation, View } from '../../../../games/pagoda/index.ts';
import type { GameUiProps, MoveOption, SpotWords } from '../../gameUi.ts';
import type { Direction } from '../../spots.svelte.ts';
import { wordsOf } from '../words/index.ts';
import { turnWordsOf } from '../words/turn.ts';
import { pays, type Selection } from './selection.ts';

export interface Spot {
  readonly id: string;
  /** The number of the lot. */
  readonly lot: number;
}

export const spots: readonly Spot[] = [1, 2, 3, 4, 5, 6].map(lot => ({ id: `lot${lot}`, lot }));

/** The spot so many lots on, round and round. */
export const spotAfter = ({ lot }: Spot, steps: number): Spot | undefined => spots.at((lot - 1 + steps) % spots.length);

/** Lots are in three columns, the odd ones behind the even ones. */
export function neighbour({ lot }: Spot, [dx, dy]: Direction): Spot | undefined {
  const column = (Math.floor((lot - 1) / 2) + dx + 3) % 3;
  const row = (((lot - 1) % 2) + dy + 2) % 2;
  return spots[2 * column + row];
}

/** What can be done at a lot with the card that is held; under a new roof, only its spire. */
export const optionsAt = (
  { lot }: Spot,
  {
    view,
    options,
    selection,
  }: Pick<GameUiProps<View, Explanation, Event, Selection>, 'view' | 'options' | 'selection'>,
): readonly MoveOption<Explanation>[] =>
  options.filter(
    ({ explain }) =>
      pays(explain, selection) &&
      (view.roof === lot ? explain.kind === 'spire' : 'lot' in explain && explain.lot === lot),
  );

export function describeSpot(id: string, props: GameUiProps<View, Explanation, Event, Selection>): SpotWords {
  const spot = spots.find(spot => spot.id === id);
  if (!spot) return [id];
  return nameLot(spot, props, optionsAt(spot, props).length > 0);
}

type Naming = Pick<GameUiProps<View, Explanation>, 'view' | 'language'>;

/** The colour of a lot that is complete without a roof, because no tile of it is left (P19). */
const closedColour = ({ lot }: Spot, view: View): Colour | undefined => {
  const { complete, floors } = view.lots[lot - 1]!;
  return complete === 'P19' ? floors.at(-1)?.colour : undefined;
};

export function nameLot(spot: Spot, { view, language }: Naming, isPossible: boolean): SpotWords {
  const turn = turnWordsOf(language);
  const [name, ...state] = wordsOf(language).lotName(spot.lot, view, isPossible);
  const closed = closedColour(spot, view);
  return closed ? [name, turn.closed, turn.noTileOf(closed)] : [name, ...state];
}

/** What the tag of a lot says, in one line or two. */
export function tagLot(spot: Spot, { view, language }: Naming): readonly string[] {
  const turn = turnWordsOf(language);
  const closed = closedColour(spot, view);
  if (!closed) return [wordsOf(language).lotTag(spot.lot, view)];
  return [`${spot.lot} · ${turn.closed}`, turn.noTileOf(closed)];
}
