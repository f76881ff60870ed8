import type { Bot, Question } from './bot.ts';
import { valueFor } from './evaluation/evaluation.ts';
import { evaluationOf } from './evaluation/index.ts';
import { greedy } from './greedy.ts';
import type { Breadth } from './plans.ts';
import { plansOf } from './plans.ts';
import { type Effort, search } from './search.ts';

const SEEDS = 2 ** 31;

/** One step on the network: the move after which the seat stands best. */
// biome-ignore lint/correctness/useYield: one step takes a few milliseconds.
export const judge: Bot = function* ({ game, view, seat, random }) {
  const state = game.guess(view, seat, random);
  const evaluation = evaluationOf(game, game.options(state))!;
  let best = game.moves(state)[0]!;
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

/** The first move of the turn after which the seat stands best, by the network alone. */
export const planner = (breadth: Breadth): Bot =>
  // biome-ignore lint/correctness/useYield: one turn takes a few milliseconds.
  function* ({ game, view, seat, random }) {
    const state = game.guess(view, seat, random);
    const moves = game.moves(state);
    if (moves.length === 1) return moves[0]!;
    const evaluation = evaluationOf(game, game.options(state))!;
    return plansOf(evaluation, state, seat, breadth)[0]!.moves[0]!;
  };

/** The first move of the turn that fares best in imagined continuations. */
export const searcher = (effort: Effort): Bot =>
  function* (question) {
    const { game, view, seat, random, budget } = question;
    const state = game.guess(view, seat, random);
    const moves = game.moves(state);
    if (moves.length === 1) return moves[0]!;
    const evaluation = evaluationOf(game, game.options(state));
    if (!evaluation) return yield* greedy(question);
    const guess = (chance: Question['random']): unknown => game.guess(view, seat, chance);
    const options = yield* search(evaluation, guess, seat, random.below(SEEDS), budget, effort);
    return options[0]!.moves[0]!;
  };
