import type { Event, Explanation, View } from '../../../../games/china/index.ts';
import type { GameUiProps, MoveOption, SpotWords } from '../../gameUi.ts';
import type { Direction } from '../../spots.svelte.ts';
import { wordsOf } from '../words/index.ts';
import { type Chart, findChart } from './geometry.ts';
import { isAt, paysWith, type Selection } from './selection.ts';

/** What can be pressed: a space or post, or the dragon of a province. */
export interface Spot {
  readonly id: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly provinces: readonly string[];
  readonly dragon: boolean;
}

export const spotsOn = ({ places, lands }: Chart): Spot[] => [
  ...places.map(place => ({ ...place, dragon: false })),
  ...lands.map(({ id, name, dragon: [x, y] }) => ({ id, name, x, y, provinces: [id], dragon: true })),
];

/** Picks what can be done at a spot; a free space also stands for the first palace of its province. */
export function fitsAt(spot: Spot, view: View): (option: MoveOption<Explanation>) => boolean {
  const provinces =
    !spot.dragon && view.palaces[spot.id] === undefined && spot.provinces.length === 1 ? spot.provinces : [];
  return ({ explain }) => isAt(explain, spot.id, provinces);
}

export function describeSpot(
  id: string,
  { view, players, options, selection, language }: GameUiProps<View, Explanation, Event, Selection>,
): SpotWords {
  const spot = spotsOn(findChart(view.options)).find(spot => spot.id === id);
  if (!spot) return [id];
  const fits = fitsAt(spot, view);
  const isPossible = options.some(option => paysWith(option.explain, selection) && fits(option));
  return wordsOf(language).spotName(spot, view, players, isPossible);
}

/** The nearest spot in a direction, those straight ahead before those aside. */
export function neighbour(spots: readonly Spot[], from: Spot, [dx, dy]: Direction): Spot | undefined {
  let best: Spot | undefined;
  let least = Infinity;
  for (const spot of spots) {
    const along = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    if (along <= 4 || along + 2 * aside >= least || aside > along * 2) continue;
    least = along + 2 * aside;
    best = spot;
  }
  return best;
}
