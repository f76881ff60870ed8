// Weaker levels: they choose among good moves, the better ones more often, and never play just anything.
import type { Move, Random, Seat } from '../kernel/index.ts';
import type { Bot, Character } from './bot.ts';
import { type Evaluation, valueFor } from './evaluation/evaluation.ts';
import { squash } from './evaluation/model.ts';
import { findEvaluation } from './evaluation/trained.ts';
import { type Breadth, planInSteps } from './plans.ts';
import { scoreGreedy } from './scoreGreedy.ts';

/** How finely the weights of moves are told apart. */
const PARTS = 1000;
/** How many points more or less make half of the largest difference to a character. */
const MARKED = 3;

/** How a bot differs from one that always takes the best. */
export interface Temper {
  /** How far below the best a move may be. */
  readonly reach: number;
  /** What the liking of its character can add to a value, at most. */
  readonly bent: number;
  /** The chance to forget a move, for every step from the place that the bot looks at. */
  readonly forgetful: number;
  readonly character?: Character | undefined;
}

interface Rated {
  readonly move: Move;
  readonly value: number;
}

/** Sees one move ahead, not everywhere on the board, and takes a good one. */
export const waverer = (temper: Temper): Bot =>
  function* (question) {
    const { game, view, seat, random } = question;
    const state = game.guess(view, seat, random);
    const moves = game.moves(state);
    if (moves.length === 1) return moves[0];
    const evaluation = findEvaluation(game, game.options(state));
    if (!evaluation) return yield* scoreGreedy(question);
    const rate = createRating(evaluation, state, seat, temper);
    const sensible = leaveOutClumsy(evaluation, state, evaluation.narrow(state, moves));
    const rated = forget(evaluation, state, sensible, temper, random).map(move => {
      const after = game.clone(state);
      game.play(after, move);
      return { move, value: rate(after, valueFor(evaluation, after, seat)) };
    });
    return pick(rated, temper, random);
  };

/** Sees its whole turn, and takes a good one. */
export const waveringPlanner = (breadth: Breadth, temper: Temper): Bot =>
  function* (question) {
    const { game, view, seat, random } = question;
    const state = game.guess(view, seat, random);
    const moves = game.moves(state);
    if (moves.length === 1) return moves[0];
    const evaluation = findEvaluation(game, game.options(state));
    if (!evaluation) return yield* scoreGreedy(question);
    const rate = createRating(evaluation, state, seat, temper);
    const plans = yield* planInSteps(evaluation, state, seat, breadth);
    const rated = plans.map(plan => ({ move: plan.moves[0], value: rate(plan.state, plan.value) }));
    return pick(rated, temper, random);
  };

/** A value as a character sees it: a little more for what it likes. */
function createRating<S>(
  evaluation: Evaluation<S>,
  before: S,
  seat: Seat,
  { character, bent }: Temper,
): (after: S, value: number) => number {
  if (!character) return (_, value) => value;
  const start = evaluation.like(before, seat, character);
  return (after, value) => value + bent * squash((evaluation.like(after, seat, character) - start) / MARKED);
}

function leaveOutClumsy<S>(evaluation: Evaluation<S>, state: S, moves: readonly Move[]): readonly Move[] {
  const kept = moves.filter(move => !evaluation.isClumsy?.(state, move));
  return kept.length > 0 ? kept : moves;
}

/** The bot looks somewhere; what is far from there it may overlook. */
function forget<S>(
  evaluation: Evaluation<S>,
  state: S,
  moves: readonly Move[],
  { forgetful }: Temper,
  random: Random,
): readonly Move[] {
  const looked = moves[random.below(moves.length)];
  return moves.filter(move => {
    const steps = evaluation.distance(state, looked, move);
    return steps === 0 || random.below(PARTS) >= PARTS * forgetful * steps;
  });
}

/** The weight of a move falls with the square of what it gives away, to nothing at the reach. */
function pick(rated: readonly Rated[], { reach }: Temper, random: Random): Move {
  const best = rated.reduce((most, { value }) => Math.max(most, value), -Infinity);
  const weights = rated.map(({ value }) => {
    const near = Math.max(0, 1 - (best - value) / reach);
    return Math.floor(PARTS * near * near);
  });
  let left = random.below(weights.reduce((sum, weight) => sum + weight));
  let chosen = 0;
  for (; left >= weights[chosen]; chosen++) left -= weights[chosen];
  return rated[chosen].move;
}
