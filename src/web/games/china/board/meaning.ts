// What a tap on the board means: on a space a palace, on a dragon space an emissary.
import type { Explanation, View } from '../../../../games/china/index.ts';
import { findChart } from './geometry.ts';
import { isAt, paysWith, type Selection } from './selection.ts';
import { homesOf, type Spot } from './spots.ts';

/** Picks the moves at a spot that what the player holds would pay for. */
export function matcherAt(spot: Spot, view: View, selection: Selection | undefined): (explain: Explanation) => boolean {
  const homes = homesOf(spot, view);
  return explain => paysWith(explain, selection) && isAt(explain, spot.id, homes);
}

/** The first palace of a province with bonus tiles is announced (C32), and while the Emperor places, pieces are his (C27). */
export function rankMeaning(explain: Explanation, view: View): number {
  const others = 'for' in explain && (explain.for === 'emperor') !== (view.phase === 'emperor') ? 10 : 0;
  switch (explain.kind) {
    case 'choose':
      return view.phase === 'choose' ? 0 : 10;
    case 'commit':
      return others + (isWithoutPalace(explain.target, view) ? 1 : 10);
    case 'palace':
      return others + 2;
    case 'fortification':
      return 3;
    default:
      return others;
  }
}

/** Whether a province, or one of the two of a border post, has no palace yet. */
function isWithoutPalace(target: string, view: View): boolean {
  const { places, lands } = findChart(view.options);
  const provinces = lands.some(({ id }) => id === target)
    ? [target]
    : (places.find(({ id }) => id === target)?.provinces ?? []);
  return provinces.some(
    province => !places.some(place => place.provinces.includes(province) && view.palaces[place.id] !== undefined),
  );
}
