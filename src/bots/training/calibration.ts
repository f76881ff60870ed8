import { type AnyOptions, anyMove, DEALER, NOBODY, type Random } from '../../kernel/index.ts';
import { chanceOf } from '../evaluation/chances.ts';
import { type Evaluation, valueFor } from '../evaluation/evaluation.ts';
import { type Breadth, plansOf } from '../plans.ts';

/** What a network said about a seat, and the share of the victory that the seat had in the end. */
export interface Witnessed {
  readonly value: number;
  readonly share: number;
}

const KNOTS = 21;
/** Each knot counts as if it had been seen so often as it lies, so that few games do not make it certain. */
const DOUBT = 4;

/** Plays a game by the network alone, and notes what it says about every seat at the end of each turn. */
export function witnessed<S>(
  evaluation: Evaluation<S>,
  options: AnyOptions,
  breadth: Breadth,
  random: Random,
): Witnessed[] {
  const { game } = evaluation;
  const values: { seat: number; value: number }[] = [];
  let state = game.start(options);
  for (let actor = game.actor(state); actor !== NOBODY; actor = game.actor(state)) {
    if (actor === DEALER) {
      game.play(state, anyMove(game, state, random));
      continue;
    }
    state = plansOf(evaluation, state, actor, breadth)[0]!.state;
    if (game.actor(state) === NOBODY) break;
    for (let seat = 0; seat < options.players; seat++) values.push({ seat, value: valueFor(evaluation, state, seat) });
  }
  const { winners } = game.scores(state);
  return values.map(({ seat, value }) => ({ value, share: winners.includes(seat) ? 1 / winners.length : 0 }));
}

/** The chances at values -1 to 1 that fit what was seen: never falling as the value grows. */
export function fittedChances(seen: readonly Witnessed[]): number[] {
  const weight = new Array<number>(KNOTS).fill(DOUBT);
  const total = Array.from({ length: KNOTS }, (_, knot) => (DOUBT * knot) / (KNOTS - 1));
  for (const { value, share } of seen) {
    const place = ((value + 1) / 2) * (KNOTS - 1);
    const below = Math.min(KNOTS - 2, Math.floor(place));
    const part = place - below;
    weight[below]! += 1 - part;
    total[below]! += (1 - part) * share;
    weight[below + 1]! += part;
    total[below + 1]! += part * share;
  }
  // Neighbours that fall are pooled until none does.
  const pools: { weight: number; total: number; knots: number }[] = [];
  for (let knot = 0; knot < KNOTS; knot++) {
    let pool = { weight: weight[knot]!, total: total[knot]!, knots: 1 };
    for (let last = pools.at(-1); last && last.total / last.weight > pool.total / pool.weight; last = pools.at(-1)) {
      pool = { weight: pool.weight + last.weight, total: pool.total + last.total, knots: pool.knots + last.knots };
      pools.pop();
    }
    pools.push(pool);
  }
  return pools.flatMap(pool => new Array<number>(pool.knots).fill(round(pool.total / pool.weight)));
}

const round = (chance: number): number => Math.round(chance * 1000) / 1000;

/** Predicted against observed, in tenths. */
export function reliability(
  chances: readonly number[],
  seen: readonly Witnessed[],
): { readonly predicted: number; readonly observed: number; readonly count: number }[] {
  const bins = Array.from({ length: 10 }, () => ({ predicted: 0, observed: 0, count: 0 }));
  for (const { value, share } of seen) {
    const predicted = chanceOf({ chances }, value);
    const bin = bins[Math.min(9, Math.floor(predicted * 10))]!;
    bin.predicted += predicted;
    bin.observed += share;
    bin.count++;
  }
  return bins
    .filter(({ count }) => count > 0)
    .map(({ predicted, observed, count }) => ({ predicted: predicted / count, observed: observed / count, count }));
}
