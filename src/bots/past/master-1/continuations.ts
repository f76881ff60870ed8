// Simulated continuations of a turn.
import { DEALER, NOBODY, quickMove, type Random, type Seat } from '../../../kernel/index.ts';
import { type Evaluation, valueFor } from './evaluation.ts';
import { type Breadth, planTurns } from './plans.ts';

/** Continues from a state, in place or not, for a number of turns of other seats: each plays the turn it likes best. */
export function* imagine<S>(
  evaluation: Evaluation<S>,
  from: S,
  seat: Seat,
  depth: number,
  reply: Breadth,
  random: Random,
): Generator<void, S> {
  const { game } = evaluation;
  let state = from;
  let last = seat;
  let turns = 0;
  for (;;) {
    const actor = game.actor(state);
    if (actor === NOBODY) return state;
    if (actor === DEALER) {
      game.play(state, quickMove(game, state, random));
      continue;
    }
    if (actor !== last) turns++;
    if (turns > depth) return state;
    last = actor;
    state = planTurns(evaluation, state, actor, reply)[0].state;
    yield;
    // The turn ends when another seat moves next, or when the dealer deals for it, after which nothing is known.
    if (turns === depth && isOver(evaluation, state, actor)) return state;
  }
}

/** Whether a seat other than `seat` moves next. */
function isOver<S>({ game }: Evaluation<S>, state: S, seat: Seat): boolean {
  const actor = game.actor(state);
  return actor !== DEALER && actor !== seat;
}

/**
 * Where a state leads in a number of turns if everyone looks ahead: of the turns it likes best, a seat plays the one with
 * the best outcome for it. `widths` says how many turns each seat weighs, in order; then one. Undefined when time runs out.
 */
export function* foresee<S>(
  evaluation: Evaluation<S>,
  state: S,
  depth: number,
  reply: Breadth,
  [width = 1, ...widths]: readonly number[],
  inTime: () => boolean,
): Generator<void, S | undefined> {
  const actor = evaluation.game.actor(state);
  if (actor === NOBODY || depth === 0) return state;
  let best: S | undefined;
  let most = -Infinity;
  const plans = planTurns(evaluation, state, actor, reply).slice(0, width);
  yield;
  if (!inTime()) return undefined;
  for (const plan of plans) {
    const end: S | undefined = yield* foresee(evaluation, plan.state, depth - 1, reply, widths, inTime);
    if (!end || plans.length === 1) return end;
    const value = valueFor(evaluation, end, actor);
    if (value <= most) continue;
    most = value;
    best = end;
  }
  return best;
}
