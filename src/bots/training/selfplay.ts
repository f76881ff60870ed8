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

/** With others at the table, one seat in this many is theirs. */
const OTHERS = 3;
/** In a league a game may begin with so many random decisions. */
const LONGEST_OPENING = 8;

/** Picks the best plan, or occasionally another good one. */
export const stray = <P>(plans: readonly P[], random: Random, oneIn = STRAY): P =>
  plans[random.below(oneIn) === 0 ? random.below(Math.min(STRAY_AMONG, plans.length)) : 0]!;

/** One of a list; of one alone, without drawing. */
const pickOne = <T>(list: readonly T[], random: Random): T => list[list.length === 1 ? 0 : random.below(list.length)];

/** Plays some random decisions, draws included. */
export function playOpening<S>(game: Evaluation<S>['game'], state: S, random: Random): void {
  for (let left = random.below(LONGEST_OPENING + 1); left > 0 && game.actor(state) !== NOBODY; left--)
    game.play(state, quickMove(game, state, random));
}

/**
 * Plays one game of self-play and learns from it; some seats may be judged by others, so that the network also meets
 * different players. With openings, the first decisions may be random. Returns the mean squared error.
 */
export function learnFromGame<S>(
  evaluation: Evaluation<S>,
  others: readonly Evaluation<S>[],
  learner: Learner,
  options: AnyOptions,
  breadth: Breadth,
  rate: number,
  random: Random,
  openings = false,
): number {
  const { game } = evaluation;
  const inputs = new Inputs(512);
  const seen: Sample[][] = Array.from({ length: options.players }, () => []);
  const values: number[][] = Array.from({ length: options.players }, () => []);
  let state = game.start(options);
  const judges = seen.map(() =>
    others.length > 0 && random.below(OTHERS) === 0 ? pickOne(others, random) : evaluation,
  );
  if (openings) playOpening(game, state, random);
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
