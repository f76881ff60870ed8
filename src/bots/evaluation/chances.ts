import { NOBODY, type Seat } from '../../kernel/index.ts';
import { type Evaluation, valueFor } from './evaluation.ts';

/** How likely a seat with this value wins, between 0 and 1: a straight line between the measured points. */
export function chanceOf({ chances }: Pick<Evaluation<unknown>, 'chances'>, value: number): number {
  const place = ((value + 1) / 2) * (chances.length - 1);
  const below = Math.max(0, Math.min(chances.length - 2, Math.floor(place)));
  const part = Math.max(0, Math.min(1, place - below));
  return chances[below]! * (1 - part) + chances[below + 1]! * part;
}

/** How likely each seat wins, by what each of them knows; together 1. */
export function chancesOf<S>(evaluation: Evaluation<S>, state: S): number[] {
  const { game } = evaluation;
  const { players } = game.options(state);
  const seats = Array.from({ length: players }, (_, seat) => seat);
  if (game.actor(state) === NOBODY) {
    const { winners } = game.scores(state);
    return seats.map(seat => (winners.includes(seat) ? 1 / winners.length : 0));
  }
  return evenOut(seats.map(seat => chanceOf(evaluation as Evaluation<unknown>, valueFor(evaluation, state, seat))));
}

/** The same chances, brought to a sum of 1. One of them may be fixed. */
export function evenOut(chances: readonly number[], fixed?: Seat): number[] {
  const kept = fixed === undefined ? 0 : chances[fixed]!;
  let sum = 0;
  for (const [seat, chance] of chances.entries()) if (seat !== fixed) sum += chance;
  const others = chances.length - (fixed === undefined ? 0 : 1);
  return chances.map((chance, seat) => {
    if (seat === fixed) return chance;
    return sum === 0 ? (1 - kept) / others : (chance / sum) * (1 - kept);
  });
}
