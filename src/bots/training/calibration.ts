import { type AnyOptions, anyMove, DEALER, NOBODY, type Random } from '../../kernel/index.ts';
import { locate, toChances, valueSeats } from '../evaluation/chances.ts';
import type { Evaluation } from '../evaluation/evaluation.ts';
import { type Breadth, planTurns } from '../plans.ts';
import { stray } from './selfplay.ts';

/** A network's values for each seat after a turn, and each seat's share of the final victory. */
export interface Witnessed {
  readonly values: readonly number[];
  readonly shares: readonly number[];
}

const KNOTS = 21;
/** A prior count for each knot, so that few games do not make it certain. */
const DOUBT = 4;

/** In a mixed field, a seat is played by the network, by a style, or by the network with many deviations. */
const SORTS = 3;
const OFTEN = 2;

/**
 * Plays a game with the network, with occasional deviations, and records its values for the seats at the end of each turn.
 * With styles, the field is mixed.
 */
export function witnessGame<S>(
  evaluation: Evaluation<S>,
  options: AnyOptions,
  breadth: Breadth,
  random: Random,
  styles: readonly Evaluation<S>[] = [],
): Witnessed[] {
  const { game } = evaluation;
  const seats = Array.from({ length: options.players }, (_, seat) => seat);
  const seen: number[][] = [];
  const sorts = seats.map(() => (styles.length === 0 ? 0 : random.below(SORTS)));
  const judges = sorts.map(sort => (sort === 1 ? styles[random.below(styles.length)] : evaluation));
  let state = game.start(options);
  for (let actor = game.actor(state); actor !== NOBODY; actor = game.actor(state)) {
    if (actor === DEALER) {
      game.play(state, anyMove(game, state, random));
      continue;
    }
    const plans = planTurns(judges[actor], state, actor, breadth);
    state = stray(plans, random, sorts[actor] === 2 ? OFTEN : undefined).state;
    if (game.actor(state) === NOBODY) break;
    seen.push(valueSeats(evaluation, state));
  }
  const { winners } = game.scores(state);
  const shares = seats.map(seat => (winners.includes(seat) ? 1 / winners.length : 0));
  return seen.map(values => ({ values, shares }));
}

/** The fit has converged when strengths change by less than this share in a round. */
const SETTLED = 1e-3;
const MOST_ROUNDS = 2000;
const LEAST_STRENGTH = 1e-6;

/**
 * The maximum-likelihood strengths at values -1 to 1, if seats win in proportion to them; they never fall as the value
 * grows. Each round is one of Hunter's MM algorithm for multiple comparisons, shared between neighbouring knots.
 */
export function fitStrengths(seen: readonly Witnessed[]): number[] {
  const first = Array.from({ length: KNOTS }, (_, knot) => (knot + 1) / KNOTS);
  let strengths: readonly number[] = first;
  const places = seen.map(({ values }) => values.map(value => locate(value, KNOTS)));
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const won = first.map(strength => DOUBT * strength);
    const met = new Array<number>(KNOTS).fill(DOUBT);
    for (const [n, { shares }] of seen.entries()) {
      const each = places[n].map(({ below, part }) => strengths[below] * (1 - part) + strengths[below + 1] * part);
      const sum = each.reduce((a, b) => a + b);
      for (const [seat, { below, part }] of places[n].entries()) {
        const share = shares[seat] / each[seat];
        won[below] += share * (1 - part) * strengths[below];
        won[below + 1] += share * part * strengths[below + 1];
        met[below] += (1 - part) / sum;
        met[below + 1] += part / sum;
      }
    }
    const fitted = won.map((wins, knot) => Math.max(LEAST_STRENGTH, wins / met[knot]));
    const ordered = poolFalling(fitted, met);
    const before = strengths;
    strengths = ordered.map(strength => strength / ordered.at(-1)!);
    if (strengths.every((strength, knot) => Math.abs(strength / before[knot] - 1) < SETTLED)) break;
  }
  return strengths.map(strength => Number(strength.toPrecision(4)));
}

/** Pools falling neighbours until none is left. */
function poolFalling(values: readonly number[], weights: readonly number[]): number[] {
  const pools: { weight: number; total: number; knots: number }[] = [];
  for (const [knot, value] of values.entries()) {
    let pool = { weight: weights[knot], total: weights[knot] * value, knots: 1 };
    for (let last = pools.at(-1); last && last.total / last.weight > pool.total / pool.weight; last = pools.at(-1)) {
      pool = { weight: pool.weight + last.weight, total: pool.total + last.total, knots: pool.knots + last.knots };
      pools.pop();
    }
    pools.push(pool);
  }
  return pools.flatMap(pool => new Array<number>(pool.knots).fill(pool.total / pool.weight));
}

/** Predicted against observed chances in tenths, as a review reports them: those of all seats add up to 1. */
export function reliability(
  strengths: readonly number[],
  seen: readonly Witnessed[],
): { readonly predicted: number; readonly observed: number; readonly count: number }[] {
  const bins = Array.from({ length: 10 }, () => ({ predicted: 0, observed: 0, count: 0 }));
  for (const { values, shares } of seen)
    for (const [seat, predicted] of toChances({ strengths }, values).entries()) {
      const bin = bins[Math.min(9, Math.floor(predicted * 10))];
      bin.predicted += predicted;
      bin.observed += shares[seat];
      bin.count++;
    }
  return bins
    .filter(({ count }) => count > 0)
    .map(({ predicted, observed, count }) => ({ predicted: predicted / count, observed: observed / count, count }));
}
