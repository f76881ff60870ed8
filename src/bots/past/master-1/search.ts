import { type Move, type Random, type Seat, seeded } from '../../../kernel/index.ts';
import { type Budget, meter } from '../../bot.ts';
import { foresee, imagine } from './continuations.ts';
import { type Evaluation, valueFor } from './evaluation.ts';
import { type Breadth, planInSteps, type TurnPlan } from './plans.ts';

/** The limits of a search. */
export interface Effort {
  /** For the turn that is searched. */
  readonly own: Breadth;
  /** For the simulated turns after it. */
  readonly reply: Breadth;
  /** How many turns are compared. */
  readonly plans: number;
  /** How many turns are simulated after each. */
  readonly depth: number;
  /** Without draws: how many turns each following player weighs, in order; then one. */
  readonly replies: readonly number[];
  /** The weight of the initial value, in simulated continuations. */
  readonly prior: number;
}

/** A turn that was considered, and its outcome. */
export interface RatedTurn {
  readonly moves: readonly Move[];
  /** The seat's value after it, between -1 and 1. */
  readonly value: number;
  readonly visits: number;
}

interface Candidate<S> {
  readonly plan: TurnPlan<S>;
  readonly values: number[];
  total: number;
}

const SWEEPS_BEFORE_DROPPING = 4;
/** After this many continuations, remaining doubts do not matter. */
const MOST_SWEEPS = 48;
/** Without draws, every sweep searches one turn deeper instead. */
const MOST_SWEEPS_WITHOUT_CHANCE = 4;
const LEAST_DOUBT = 0.01;

/**
 * Compares the turns of a seat by what follows: hidden cards are dealt anew, all others play the turn that they like
 * best, the dealer deals, and the network judges where that leads. All turns meet the same chance; the hopeless are dropped.
 * Without chance, all others weigh several turns themselves, and each sweep looks further.
 * `guess` gives a position that looks like what the seat sees. An iteration is one imagined continuation.
 */
export function* search<S>(
  evaluation: Evaluation<S>,
  guess: (random: Random) => S,
  seat: Seat,
  seed: number,
  budget: Budget,
  effort: Effort,
): Generator<void, RatedTurn[]> {
  const within = meter(budget);
  const root = guess(seeded(seed));
  const plans = yield* planInSteps(evaluation, root, seat, effort.own);
  let alive: Candidate<S>[] = plans
    .slice(0, effort.plans)
    .map(plan => ({ plan, values: [], total: effort.prior * plan.value }));
  const all = alive;
  let done = 0;
  const sweeps = evaluation.chance ? MOST_SWEEPS : MOST_SWEEPS_WITHOUT_CHANCE;
  for (let sweep = 0; alive.length > 1 && sweep < sweeps && within(done); sweep++) {
    const dealt = guess(seeded(seed + 7919 * (sweep + 1)));
    const depth = effort.depth + (evaluation.chance ? 0 : sweep);
    for (const candidate of alive) {
      if (!within(done)) break;
      const state = evaluation.game.clone(dealt);
      for (const move of candidate.plan.moves) evaluation.game.play(state, move);
      const end = evaluation.chance
        ? yield* imagine(evaluation, state, seat, depth, effort.reply, seeded(seed + 104_729 * (sweep + 1)))
        : yield* foresee(evaluation, state, depth, effort.reply, effort.replies, () => within(done));
      if (!end) break;
      done++;
      const value = valueFor(evaluation, end, seat);
      candidate.values.push(value);
      candidate.total += value;
      yield;
    }
    alive = evaluation.chance ? dropHopeless(alive, effort.prior, sweep) : betterHalf(alive, effort.prior);
  }
  const found = all.map(candidate => ({
    moves: candidate.plan.moves,
    value: average(candidate, effort.prior),
    visits: candidate.values.length,
  }));
  const kept = new Set(alive.map(({ plan }) => plan.moves));
  const rank = ({ moves, value }: RatedTurn): number => (kept.has(moves) ? value + 4 : value);
  return found.sort((a, b) => rank(b) - rank(a));
}

const average = <S>({ total, values, plan }: Candidate<S>, prior: number): number =>
  prior + values.length === 0 ? plan.value : total / (prior + values.length);

/** Keeps the turns that may still be best: those not clearly worse than the best so far in the same continuations. */
function dropHopeless<S>(alive: Candidate<S>[], prior: number, sweep: number): Candidate<S>[] {
  if (sweep + 1 < SWEEPS_BEFORE_DROPPING) return alive;
  const best = alive.reduce((a, b) => (average(b, prior) > average(a, prior) ? b : a));
  return alive.filter(candidate => {
    const sweeps = Math.min(candidate.values.length, best.values.length);
    let sum = 0;
    let squares = 0;
    for (let n = 0; n < sweeps; n++) {
      const less = best.values[n] - candidate.values[n];
      sum += less;
      squares += less * less;
    }
    const mean = sum / sweeps;
    const spread = Math.sqrt(Math.max(0, squares / sweeps - mean * mean) / sweeps);
    return candidate === best || mean < LEAST_DOUBT + 2 * spread;
  });
}

/** Without draws, one continuation is enough: the better half gets a deeper one. */
const betterHalf = <S>(alive: readonly Candidate<S>[], prior: number): Candidate<S>[] =>
  alive.toSorted((a, b) => average(b, prior) - average(a, prior)).slice(0, Math.max(1, alive.length >> 1));
