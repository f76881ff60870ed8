import type { Series } from '../charts/scale.ts';
import type { Frames } from '../replay/frames.ts';
import type { Review } from '../replay/review.svelte.ts';

/** The points of each seat at the end of each turn. Unsettled ones where a game settles none before its end. */
export function pointsOver(
  frames: Frames,
  headline: 'points' | 'projected',
  names: readonly string[],
  colours: readonly string[],
): { readonly turns: readonly number[]; readonly series: readonly Series[] } {
  const ends = frames.turnEnds;
  const sheets = ends.map(stop => frames.scores(stop)[headline]);
  return {
    turns: ends.map(({ turn }) => turn),
    series: names.map((name, seat) => ({ name, colour: colours[seat]!, values: sheets.map(points => points[seat]!) })),
  };
}

/** The chances of each seat, as far as the bots have looked. */
export const chancesOver = (
  { chances }: Review,
  names: readonly string[],
  colours: readonly string[],
): { readonly turns: readonly number[]; readonly series: readonly Series[] } => ({
  turns: chances.map(({ turn }) => turn),
  series: names.map((name, seat) => ({
    name,
    colour: colours[seat]!,
    values: chances.map(({ chances }) => chances[seat]!),
  })),
});
