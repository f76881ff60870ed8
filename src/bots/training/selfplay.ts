import { type AnyOptions, DEALER, NOBODY, quickMove, type Random } from '../../kernel/index.ts';
import { type Evaluation, valueOutcome } from '../evaluation/evaluation.ts';
import { Inputs, output } from '../evaluation/model.ts';
import { type Breadth, planTurns } from '../plans.ts';
import { type Learner, type Sample, toSample } from './learner.ts';

/** The λ of TD(λ): how much the rest of the game counts against the next estimate alone. */
const LAMBDA = 0.85;
/** One turn in this many is not the best one, so that other positions occur as well. */
const STRAY = 12;
const STRAY_AMONG = 6;

/** With rough players, one seat in this many is theirs. */
const ROUGH = 3;

/** Picks the best plan, or occasionally another good one. */
export const stray = <P>(plans: readonly P[], random: Random): P =>
  plans[random.below(STRAY) === 0 ? random.below(Math.min(STRAY_AMONG, plans.length)) : 0]!;

/**
 * Plays one game of self-play and learns from it; some seats may be judged by `rough`, so that the network also meets
 * different players. Returns the mean squared error.
 */
export function learnFromGame<S>(
  evaluation: Evaluation<S>,
  rough: Evaluation<S> | undefined,
  learner: Learner,
  options: AnyOptions,
  breadth: Breadth,
  rate: number,
  random: Random,
): number {
  const { game } = evaluation;
  const inputs = new Inputs(512);
  const seen: Sample[][] = Array.from({ length: options.players }, () => []);
  const values: number[][] = Array.from({ length: options.players }, () => []);
  let state = game.start(options);
  const judges = seen.map(() => (rough && random.below(ROUGH) === 0 ? rough : evaluation));
  let last = DEALER;
  const look = (): void => {
    for (let seat = 0; seat < options.players; seat++) {
      inputs.count = 0;
      evaluation.read(state, seat, inputs);
      seen[seat].push(toSample(inputs));
      values[seat].push(output(evaluation.model, inputs));
    }
  };
  for (let actor = game.actor(state); actor !== NOBODY; actor = game.actor(state)) {
    if (actor === DEALER) {
      game.play(state, quickMove(game, state, random));
      continue;
    }
    if (actor !== last) look();
    last = actor;
    const plans = planTurns(judges[actor], state, actor, breadth);
    state = stray(plans, random).state;
    if (game.actor(state) !== NOBODY) look();
  }
  let error = 0;
  let count = 0;
  for (let seat = 0; seat < options.players; seat++) {
    let target = valueOutcome(evaluation, state, seat);
    for (let n = seen[seat].length - 1; n >= 0; n--) {
      error += learner.learn(seen[seat][n], target, rate);
      count++;
      target = (1 - LAMBDA) * values[seat][n] + LAMBDA * target;
    }
  }
  return count === 0 ? 0 : error / count;
}
