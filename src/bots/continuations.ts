// What may follow a turn, as far as it is looked at.
import { DEALER, NOBODY, quickMove, type Random, type Seat } from '../kernel/index.ts';
import { type Evaluation, valueFor } from './evaluation/evaluation.ts';
import { type Breadth, planTurns } from './plans.ts';

/** Plays on from a state, in place or not, until so many turns of others have ended: each plays the turn it likes best. */
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
    // The turn is over when the next to act is not the dealer, or deals for the next; then nothing more is to be seen.
    if (turns === depth && isOver(evaluation, state, actor)) return state;
  }
}

/** Whether another seat than `seat` is to act. */
function isOver<S>({ game }: Evaluation<S>, state: S, seat: Seat): boolean {
  const actor = game.actor(state);
  return actor !== DEALER && actor !== seat;
}

/**
 * Where a state leads in so many turns if everybody looks ahead: of the turns that a seat likes best, it plays the one that leads
 * to where it stands best. `widths` tells how many each weighs, the next one first; then one. Nothing when time runs out.
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
