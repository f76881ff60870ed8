import { type Move, type Random, type Seat, seeded } from '../kernel/index.ts';
import { type Budget, meter } from './bot.ts';
import { imagine } from './continuations.ts';
import { type Evaluation, valueFor } from './evaluation/evaluation.ts';
import { createNode, foresee, type Tree, valueNode } from './outlook.ts';
import { type Breadth, planInSteps, type TurnPlan } from './plans.ts';

/** The limits of a search. */
export interface Effort {
  /** For the turn that is searched. */
  readonly own: Breadth;
  /** For the simulated turns after it. */
  readonly reply: Breadth;
  /** How many turns are compared. */
  readonly plans: number;
  /** With draws: how many turns are simulated after each. */
  readonly depth: number;
  /** Without draws: how many turns each following player weighs, in order; the last number holds for all after it. */
  readonly replies: readonly number[];
  /** The weight of the initial value, in simulated continuations. */
  readonly prior: number;
}

/** A part of the work: that of one of several workers, counted from 0. */
export interface Share {
  readonly worker: number;
  readonly of: number;
}

/** What else is asked of a search. */
export interface Wishes<S> {
  /** This turn is compared too, however bad it looks. */
  readonly also?: readonly Move[] | undefined;
  /** Without draws, others compare the other turns. With draws, all compare all, each with its own seed. */
  readonly share?: Share | undefined;
  /** Is shown where a turn led. */
  readonly seen?: (moves: readonly Move[], end: S) => void;
}

/** A turn that was considered, and its outcome. */
export interface RatedTurn {
  readonly moves: readonly Move[];
  /** The seat's value after it, between -1 and 1. */
  readonly value: number;
  readonly visits: number;
  /** Whether it was compared to the end. */
  readonly kept: boolean;
}

interface Candidate<S> {
  readonly plan: TurnPlan<S>;
  /** The outcomes of its continuations. */
  readonly values: number[];
  /** The sum of the outcomes, and of their weights; both begin with the initial value. */
  total: number;
  weight: number;
}

/** What a search compares, and how. */
interface Comparison<S> {
  readonly evaluation: Evaluation<S>;
  readonly guess: (random: Random) => S;
  readonly seat: Seat;
  readonly seed: number;
  readonly effort: Effort;
  readonly candidates: readonly Candidate<S>[];
  readonly share: Share;
  readonly within: (done: number) => boolean;
  readonly seen: ((moves: readonly Move[], end: S) => void) | undefined;
}

const SWEEPS_BEFORE_DROPPING = 8;
/** By how many standard errors a turn must be worse. */
const CLEARLY = 3;
/** Without draws, every sweep searches one turn deeper with this share of the turns, as long as there is time for it. */
const KEPT_A_SWEEP = 0.6;
const FEWEST_KEPT = 3;
const ALONE: Share = { worker: 0, of: 1 };
const LEAST_DOUBT = 0.01;

/**
 * Compares the turns of a seat by what follows. `guess` gives a position that looks like what the seat sees. An iteration is
 * one imagined continuation.
 */
export function* search<S>(
  evaluation: Evaluation<S>,
  guess: (random: Random) => S,
  seat: Seat,
  seed: number,
  budget: Budget,
  effort: Effort,
  { also, share = ALONE, seen }: Wishes<S> = {},
): Generator<void, RatedTurn[]> {
  const within = meter(budget);
  const root = guess(seeded(seed));
  const plans = yield* planInSteps(evaluation, root, seat, effort.own);
  const chosen = plans.slice(0, effort.plans).filter((_, n) => evaluation.chance || n % share.of === share.worker);
  if (also) addPlan(evaluation, chosen, playPlan(evaluation, root, seat, also));
  const { prior } = effort;
  const candidates = chosen.map(plan => ({ plan, values: [], total: prior * plan.value, weight: prior }));
  const comparison = { evaluation, guess, seat, seed, effort, candidates, share, within, seen };
  const kept = new Set(yield* evaluation.chance ? sample(comparison) : deepen(comparison));
  const rank = (candidate: Candidate<S>): number => average(candidate) + (kept.has(candidate) ? 4 : 0);
  return candidates
    .sort((a: Candidate<S>, b: Candidate<S>) => rank(b) - rank(a))
    .map(candidate => ({
      moves: candidate.plan.moves,
      value: average(candidate),
      visits: candidate.values.length,
      kept: kept.has(candidate),
    }));
}

/**
 * Hidden cards are dealt anew, all others play the turn that they like best, the dealer deals, and the network judges where
 * that leads. All turns meet the same chance; the hopeless are dropped.
 */
function* sample<S>(comparison: Comparison<S>): Generator<void, Candidate<S>[]> {
  const { evaluation, guess, seat, seed, effort, candidates, within, seen } = comparison;
  let alive = [...candidates];
  let done = 0;
  for (let sweep = 0; alive.length > 1 && within(done); sweep++) {
    const dealt = guess(seeded(seed + 7919 * (sweep + 1)));
    for (const candidate of alive) {
      if (!within(done)) break;
      const state = evaluation.game.clone(dealt);
      for (const move of candidate.plan.moves) evaluation.game.play(state, move);
      const random = seeded(seed + 104_729 * (sweep + 1));
      const end = yield* imagine(evaluation, state, seat, effort.depth, effort.reply, random);
      done++;
      seen?.(candidate.plan.moves, end);
      add(candidate, valueFor(evaluation, end, seat), 1);
      yield;
    }
    alive = dropHopeless(alive, sweep);
  }
  return alive;
}

/**
 * For games without chance: opponents also compare several of their turns. Each sweep keeps the better candidates and
 * reaches one turn deeper, and values from deeper sweeps count more.
 */
function* deepen<S>(comparison: Comparison<S>): Generator<void, Candidate<S>[]> {
  const { evaluation, seat, effort, candidates, share, within, seen } = comparison;
  const fewest = Math.ceil(FEWEST_KEPT / share.of);
  // One turn alone need not be compared, unless others compare the rest.
  const fewestCompared = share.of > 1 ? 1 : 2;
  let done = 0;
  const tree: Tree<S> = {
    evaluation,
    seat,
    reply: effort.reply,
    widths: effort.replies,
    inTime: () => within(done),
    planned: 0,
  };
  let alive = candidates.map(candidate => ({ candidate, node: createNode(candidate.plan.state) }));
  for (let depth = 1; alive.length >= fewestCompared && within(done); depth++) {
    const before = tree.planned;
    for (const { candidate, node } of alive) {
      if (!within(done)) break;
      const end = yield* foresee(tree, node, depth);
      if (!end) break;
      done++;
      seen?.(candidate.plan.moves, end.state);
      add(candidate, valueNode(tree, end, seat), depth);
      yield;
    }
    alive.sort((a, b) => average(b.candidate) - average(a.candidate));
    // Every continuation ends the game: there is nothing more to find.
    if (tree.planned === before) break;
    alive = alive.slice(0, Math.max(fewest, Math.ceil(KEPT_A_SWEEP * alive.length)));
  }
  return alive.map(({ candidate }) => candidate);
}

function add<S>(candidate: Candidate<S>, value: number, weight: number): void {
  candidate.values.push(value);
  candidate.total += weight * value;
  candidate.weight += weight;
}

/** A turn that is given move by move. */
function playPlan<S>(evaluation: Evaluation<S>, root: S, seat: Seat, moves: readonly Move[]): TurnPlan<S> {
  const state = evaluation.game.clone(root);
  for (const move of moves) evaluation.game.play(state, move);
  return { moves, state, value: valueFor(evaluation, state, seat) };
}

/** Adds a turn to the plans, in the place of one that leads to the same position. */
function addPlan<S>(evaluation: Evaluation<S>, plans: TurnPlan<S>[], plan: TurnPlan<S>): void {
  const key = evaluation.key(plan.state);
  const same = plans.findIndex(({ state }) => evaluation.key(state) === key);
  if (same < 0) plans.push(plan);
  else plans[same] = plan;
}

const average = <S>({ total, weight, plan }: Candidate<S>): number => (weight === 0 ? plan.value : total / weight);

/** Keeps the turns that may still be best: those not clearly worse than the best so far in the same continuations. */
function dropHopeless<S>(alive: Candidate<S>[], sweep: number): Candidate<S>[] {
  if (sweep + 1 < SWEEPS_BEFORE_DROPPING) return alive;
  const best = alive.reduce((a, b) => (average(b) > average(a) ? b : a));
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
    return candidate === best || mean < LEAST_DOUBT + CLEARLY * spread;
  });
}
