// Players with a bent: each likes one thing about a game more than it should. For the arena and for training only.
import type { AnyGame, Seat } from '../../kernel/index.ts';
import type { Bot } from '../bot.ts';
import type { Evaluation } from '../evaluation/evaluation.ts';
import type { Inputs, Model } from '../evaluation/model.ts';
import { findEvaluation } from '../evaluation/trained.ts';
import { planInSteps } from '../plans.ts';

/** What one style of play likes about a position. */
export interface Style<S = unknown> {
  readonly name: string;
  /** In points, about: those a seat is ahead, and what its style makes of the rest. */
  judge(state: S, seat: Seat): number;
}

const BREADTH = { beam: 8, nodes: 200 };
/** A network that passes on its only input. */
const PASSING: Model = { inputs: 1, hidden: 0, weights: Float64Array.of(1, 0, 0) };

/** The evaluation of a game with the judgement of a style instead of the network's. */
export function judgeByStyle<S>(evaluation: Evaluation<S>, style: Style<S>): Evaluation<S> {
  const { advise, ...rest } = evaluation;
  return {
    ...rest,
    inputs: 1,
    model: PASSING,
    read: (state: S, seat: Seat, into: Inputs) => into.add(0, style.judge(state, seat) / evaluation.scale),
  };
}

/** Plays the turn that a style likes best. */
export const createStylist = (styleIn: (game: AnyGame) => Style): Bot =>
  function* ({ game, view, seat, random }) {
    const state = game.guess(view, seat, random);
    const moves = game.moves(state);
    if (moves.length === 1) return moves[0];
    const options = game.options(state);
    const evaluation = judgeByStyle(findEvaluation(game, options)!, styleIn(game));
    const plans = yield* planInSteps(evaluation, state, seat, BREADTH);
    return plans[0].moves[0];
  };
