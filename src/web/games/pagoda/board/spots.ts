import type { Event, Explanation, View } from '../../../../games/pagoda/index.ts';
import type { GameUiProps, MoveOption, SpotWords } from '../../gameUi.ts';
import type { Direction } from '../../spots.svelte.ts';
import { wordsOf } from '../words/index.ts';
import { pays, type Selection } from './selection.ts';

export interface Spot {
  readonly id: string;
  /** The number of the lot. */
  readonly lot: number;
}

export const spots: readonly Spot[] = [1, 2, 3, 4, 5, 6].map(lot => ({ id: `lot${lot}`, lot }));

/** The spot so many lots on, round and round. */
export const spotAfter = ({ lot }: Spot, steps: number): Spot | undefined => spots.at((lot - 1 + steps) % spots.length);

/** Lots are in rows of three. */
export const neighbour = (from: Spot, [dx, dy]: Direction): Spot | undefined => spotAfter(from, dx + 3 * dy);

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
  return wordsOf(props.language).lotName(spot.lot, props.view, optionsAt(spot, props).length > 0);
}
