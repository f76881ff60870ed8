// Weaker levels: they choose among good moves, the better ones more often, and never play just anything.
import type { Move, Random } from '../kernel/index.ts';
import type { Bot } from './bot.ts';
import { type Evaluation, valueFor } from './evaluation/evaluation.ts';
import { findEvaluation } from './evaluation/trained.ts';
import { type Breadth, planInSteps } from './plans.ts';
import { scoreGreedy } from './scoreGreedy.ts';

/** How finely the weights of moves are told apart. */
const PARTS = 1000;

interface Rated {
  readonly move: Move;
  readonly value: number;
}

/** Sees one move ahead, and takes one whose value is within `reach` of the best. */
export const waverer = (reach: number): Bot =>
  function* (question) {
    const { game, view, seat, random } = question;
    const state = game.guess(view, seat, random);
    const moves = game.moves(state);
    if (moves.length === 1) return moves[0];
    const evaluation = findEvaluation(game, game.options(state));
    if (!evaluation) return yield* scoreGreedy(question);
    const rated = leaveOutClumsy(evaluation, state, evaluation.narrow(state, moves)).map(move => {
      const after = game.clone(state);
      game.play(after, move);
      return { move, value: valueFor(evaluation, after, seat) };
    });
    return pick(rated, reach, random);
  };

/** Sees its whole turn, and takes one whose value is within `reach` of the best. */
export const waveringPlanner = (breadth: Breadth, reach: number): Bot =>
  function* (question) {
    const { game, view, seat, random } = question;
    const state = game.guess(view, seat, random);
    const moves = game.moves(state);
    if (moves.length === 1) return moves[0];
    const evaluation = findEvaluation(game, game.options(state));
    if (!evaluation) return yield* scoreGreedy(question);
    const plans = yield* planInSteps(evaluation, state, seat, breadth);
    return pick(
      plans.map(({ moves, value }) => ({ move: moves[0], value })),
      reach,
      random,
    );
  };

function leaveOutClumsy<S>(evaluation: Evaluation<S>, state: S, moves: readonly Move[]): readonly Move[] {
  const kept = moves.filter(move => !evaluation.isClumsy?.(state, move));
  return kept.length > 0 ? kept : moves;
}

/** The weight of a move falls with the square of what it gives away, to nothing at `reach`. */
function pick(rated: readonly Rated[], reach: number, random: Random): Move {
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
