// Simulated continuations of a turn where chance has a part.
import { DEALER, NOBODY, quickMove, type Random, type Seat } from '../kernel/index.ts';
import type { Evaluation } from './evaluation/evaluation.ts';
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
