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

/**
 * The chances at values -1 to 1 that fit what was seen: the line through the knots that has the least squared error, never
 * falling as the value grows.
 */
export function fittedChances(seen: readonly Witnessed[]): number[] {
  // A knot shares samples with its neighbours only, so the equations have three diagonals.
  const own = new Array<number>(KNOTS).fill(DOUBT);
  const shared = new Array<number>(KNOTS - 1).fill(0);
  const wanted = Array.from({ length: KNOTS }, (_, knot) => (DOUBT * knot) / (KNOTS - 1));
  for (const { value, share } of seen) {
    const place = ((value + 1) / 2) * (KNOTS - 1);
    const below = Math.min(KNOTS - 2, Math.floor(place));
    const part = place - below;
    own[below]! += (1 - part) ** 2;
    own[below + 1]! += part ** 2;
    shared[below]! += (1 - part) * part;
    wanted[below]! += (1 - part) * share;
    wanted[below + 1]! += part * share;
  }
  return neverFalling(solved(own, shared, wanted), own).map(chance => round(Math.min(1, Math.max(0, chance))));
}

/** Solves symmetric equations with three diagonals (Thomas). */
function solved(own: readonly number[], shared: readonly number[], wanted: readonly number[]): number[] {
  const pivots = [...own];
  const rest = [...wanted];
  for (let row = 1; row < pivots.length; row++) {
    const factor = shared[row - 1]! / pivots[row - 1]!;
    pivots[row]! -= factor * shared[row - 1]!;
    rest[row]! -= factor * rest[row - 1]!;
  }
  for (let row = pivots.length - 1; row >= 0; row--)
    rest[row] = (rest[row]! - (shared[row] ?? 0) * (rest[row + 1] ?? 0)) / pivots[row]!;
  return rest;
}

/** Neighbours that fall are pooled until none does. */
function neverFalling(values: readonly number[], weights: readonly number[]): number[] {
  const pools: { weight: number; total: number; knots: number }[] = [];
  for (const [knot, value] of values.entries()) {
    let pool = { weight: weights[knot]!, total: weights[knot]! * value, knots: 1 };
    for (let last = pools.at(-1); last && last.total / last.weight > pool.total / pool.weight; last = pools.at(-1)) {
      pool = { weight: pool.weight + last.weight, total: pool.total + last.total, knots: pool.knots + last.knots };
      pools.pop();
    }
    pools.push(pool);
  }
  return pools.flatMap(pool => new Array<number>(pool.knots).fill(pool.total / pool.weight));
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
