import { NOBODY } from '../../kernel/index.ts';
import { type Evaluation, valueFor } from './evaluation.ts';

/** Where a value between -1 and 1 lies among points that are evenly spread: the one below, and the part of the way to the next. */
export function locate(value: number, points: number): { readonly below: number; readonly part: number } {
  const place = ((value + 1) / 2) * (points - 1);
  const below = Math.max(0, Math.min(points - 2, Math.floor(place)));
  return { below, part: Math.max(0, Math.min(1, place - below)) };
}

/** How likely each seat wins, by the value that each of them has: in proportion to their strengths. */
export function toChances(
  { strengths }: Pick<Evaluation<never>, 'strengths'>,
  values: readonly number[],
): readonly number[] {
  const each = values.map(value => {
    const { below, part } = locate(value, strengths.length);
    return strengths[below] * (1 - part) + strengths[below + 1] * part;
  });
  const sum = each.reduce((a, b) => a + b);
  return each.map(strength => strength / sum);
}

/** How well each seat stands, by what it knows. */
export const valueSeats = <S>(evaluation: Evaluation<S>, state: S): number[] =>
  Array.from({ length: evaluation.game.options(state).players }, (_, seat) => valueFor(evaluation, state, seat));

/** How likely each seat wins, by what each of them knows; together 1. */
export function estimateChances<S>(evaluation: Evaluation<S>, state: S): readonly number[] {
  const { game } = evaluation;
  if (game.actor(state) !== NOBODY) return toChances(evaluation, valueSeats(evaluation, state));
  const { winners, points } = game.scores(state);
  return points.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}
