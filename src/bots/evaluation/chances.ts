import { NOBODY } from '../../kernel/index.ts';
import { type Evaluation, valueFor } from './evaluation.ts';

/** The position of a value from -1 to 1 among evenly spaced knots: the knot below, and the fraction of the way to the next. */
export function locate(value: number, points: number): { readonly below: number; readonly part: number } {
  const place = ((value + 1) / 2) * (points - 1);
  const below = Math.max(0, Math.min(points - 2, Math.floor(place)));
  return { below, part: Math.max(0, Math.min(1, place - below)) };
}

/** Nothing is certain before the end: this share of the chances is the same for all. */
const DOUBT = 0.02;

/** Each seat's chance to win, in proportion to the strengths that correspond to the seats' values. */
export function toChances(
  { strengths }: Pick<Evaluation<never>, 'strengths'>,
  values: readonly number[],
): readonly number[] {
  const each = values.map(value => {
    const { below, part } = locate(value, strengths.length);
    return strengths[below] * (1 - part) + strengths[below + 1] * part;
  });
  const sum = each.reduce((a, b) => a + b);
  return each.map(strength => ((1 - DOUBT) * strength) / sum + DOUBT / values.length);
}

/** The value of each seat, judged by what it knows. */
export const valueSeats = <S>(evaluation: Evaluation<S>, state: S): number[] =>
  Array.from({ length: evaluation.game.options(state).players }, (_, seat) => valueFor(evaluation, state, seat));

/** Each seat's chance to win, judged by what each of them knows; the sum is 1. */
export function estimateChances<S>(evaluation: Evaluation<S>, state: S): readonly number[] {
  const { game } = evaluation;
  if (game.actor(state) !== NOBODY) return toChances(evaluation, valueSeats(evaluation, state));
  const { winners, points } = game.scores(state);
  return points.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}
