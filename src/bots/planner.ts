import { type AnyGame, type Random, type Seat, seeded } from '../kernel/index.ts';
import type { Bot, Budget } from './bot.ts';
import { valueFor } from './evaluation/evaluation.ts';
import { findEffort, findEvaluation } from './evaluation/trained.ts';
import { type Breadth, planInSteps } from './plans.ts';
import { scoreGreedy } from './scoreGreedy.ts';
import { type RatedTurn, type Share, search } from './search.ts';

const SEEDS = 2 ** 31;

/** One step on the network: the move after which the seat's value is highest. */
export const greedy: Bot = function* (question) {
  const { game, view, seat, random } = question;
  const state = game.guess(view, seat, random);
  const evaluation = findEvaluation(game, game.options(state));
  if (!evaluation) return yield* scoreGreedy(question);
  let best = game.moves(state)[0];
  let most = -Infinity;
  for (const move of evaluation.narrow(state, game.moves(state))) {
    const after = game.clone(state);
    game.play(after, move);
    const value = valueFor(evaluation, after, seat);
    if (value <= most) continue;
    most = value;
    best = move;
  }
  return best;
};

/** The first move of the turn after which the seat's value is highest, by the network alone. */
export const planner = (breadth: Breadth): Bot =>
  function* (question) {
    const { game, view, seat, random } = question;
    const state = game.guess(view, seat, random);
    const moves = game.moves(state);
    if (moves.length === 1) return moves[0];
    const evaluation = findEvaluation(game, game.options(state));
    if (!evaluation) return yield* scoreGreedy(question);
    const plans = yield* planInSteps(evaluation, state, seat, breadth);
    return plans[0].moves[0];
  };

/** The turns of a seat as ranked by a search; undefined for a game without a trained network. */
export function* searchTurns(
  game: AnyGame,
  view: unknown,
  seat: Seat,
  seed: number,
  budget: Budget,
  share?: Share,
): Generator<void, RatedTurn[] | undefined> {
  const guess = (chance: Random): unknown => game.guess(view, seat, chance);
  const options = game.options(guess(seeded(seed)));
  const evaluation = findEvaluation(game, options);
  const effort = findEffort(game, options);
  if (!evaluation || !effort) return undefined;
  return yield* search(evaluation, guess, seat, seed, budget, effort, share && { share });
}

/** The first move of the turn that does best in simulated continuations. */
export const searcher: Bot = function* (question) {
  const { game, view, seat, random, budget } = question;
  const moves = game.moves(game.guess(view, seat, random));
  if (moves.length === 1) return moves[0];
  const options = yield* searchTurns(game, view, seat, random.below(SEEDS), budget);
  return options ? options[0].moves[0] : yield* scoreGreedy(question);
};
