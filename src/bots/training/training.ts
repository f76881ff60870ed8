/** Trains the networks by self-play with temporal-difference learning. Used only by scripts/train.mjs. */
import { type AnyGame, type AnyOptions, type Random, seeded } from '../../kernel/index.ts';
import type { Evaluation, Heuristics } from '../evaluation/evaluation.ts';
import { countWeights, type Model } from '../evaluation/model.ts';
import { pack, type Raw, unpack } from '../evaluation/packed.ts';
import { type Course, findPacked } from '../evaluation/trained.ts';
import { trainedGames } from '../index.ts';
import { findPastEvaluation } from '../past/master-1/index.ts';
import { findStyles } from '../styles/index.ts';
import { judgeByStyle } from '../styles/style.ts';
import { type Witnessed, witnessGame } from './calibration.ts';
import { Learner } from './learner.ts';
import { learnFromGame } from './selfplay.ts';

export { packWhole } from '../evaluation/packed.ts';
export { fitStrengths, reliability, type Witnessed } from './calibration.ts';
export { fitRound, tableCourse } from './tables.ts';

/** A course with its game. */
export interface GameCourse extends Course {
  readonly game: AnyGame;
  readonly heuristics: Heuristics<unknown>;
}

export const courses: readonly GameCourse[] = trainedGames.flatMap(({ game, heuristics, courses }) =>
  courses.map(course => ({ ...course, game, heuristics })),
);

/** The progress of a training run: everything needed to resume it. */
export interface Progress {
  readonly games: number;
  readonly weights: readonly number[];
  readonly mean: readonly number[];
  readonly spread: readonly number[];
}

const LAST_RATE = 1 / 20;
const FIRST_SPREAD = 0.1;
/** Every network starts out preferring a lead, which is its first input. */
const FIRST_LIKING = 0.8;

export class Training {
  readonly course: GameCourse;
  readonly #seed: number;
  readonly #evaluation: Evaluation<unknown>;
  readonly #others: (options: AnyOptions) => readonly Evaluation<unknown>[];
  readonly #league: boolean;
  readonly #learner: Learner;
  games = 0;

  /** In a league, seats are also played by styles and by the networks of the last master, and openings are random. */
  constructor(course: GameCourse, seed: number, progress?: Progress, league = false) {
    this.course = course;
    this.#seed = seed;
    this.#league = league;
    const model = progress ? toModel(course, Float64Array.from(progress.weights)) : createFresh(course, seed);
    // A network learns by its own judgement.
    const { advise, ...heuristics } = course.heuristics;
    this.#evaluation = { ...heuristics, game: course.game, model, strengths: [] };
    const rough = course.rough ? [{ ...this.#evaluation, model: createLiking(course) }] : [];
    const styles = league ? judgeByStyles(this.#evaluation) : [];
    this.#others = options => [...rough, ...styles, ...(league ? [rejudgeByPast(this.#evaluation, options)] : [])];
    this.#learner = progress
      ? new Learner(model, Float64Array.from(progress.mean), Float64Array.from(progress.spread))
      : new Learner(model);
    this.games = progress?.games ?? 0;
  }

  /** Plays and learns from one more game; returns its mean squared error. Game n is deterministic. */
  step(): number {
    const { breadth, games, rate: first } = this.course;
    const random = seeded(this.#seed * 1_000_003 + this.games);
    const options = anyOptions(this.course, random);
    const done = Math.min(1, this.games / games);
    const rate = first * (1 + (LAST_RATE - 1) * done);
    this.games++;
    const others = this.#others(options);
    return learnFromGame(this.#evaluation, others, this.#learner, options, breadth, rate, random, this.#league);
  }

  get progress(): Progress {
    const { model, mean, spread } = this.#learner;
    return { games: this.games, weights: [...model.weights], mean: [...mean], spread: [...spread] };
  }

  get packed(): Raw {
    return pack(this.#learner.model);
  }
}

/** The options of one of a course's variants: every second time those of the first. */
function anyOptions({ game, variants }: GameCourse, random: Random): AnyOptions {
  const index = random.below(2) === 0 ? 0 : random.below(variants.length);
  return game.variants.find(({ name }) => name === variants[index])!.options;
}

const judgeByStyles = (evaluation: Evaluation<unknown>): Evaluation<unknown>[] =>
  findStyles(evaluation.game as AnyGame).map(style => judgeByStyle(evaluation, style));

/** The evaluation of the last master, as far as planning asks. */
const rejudgeByPast = (evaluation: Evaluation<unknown>, options: AnyOptions): Evaluation<unknown> => ({
  ...evaluation,
  ...findPastEvaluation(evaluation.game as AnyGame, options),
});

/** Values and victories in a game of a trained network, without learning: against itself, or in a mixed field. */
export function witness(course: GameCourse, packed: Raw, seed: number, mixed = false): Witnessed[] {
  const { game, heuristics, breadth } = course;
  const random = seeded(seed);
  const evaluation = { ...heuristics, game, model: unpack(packed), strengths: [] };
  const styles = mixed ? judgeByStyles(evaluation) : [];
  return witnessGame(evaluation, anyOptions(course, random), breadth, random, styles);
}

/** The network of a course as it is played with. */
export function loadNetwork({ game, variants }: GameCourse): Raw {
  const { options } = game.variants.find(({ name }) => name === variants[0])!;
  return findPacked(game, options)!;
}

const toModel = ({ heuristics, hidden }: GameCourse, weights: Float64Array): Model => ({
  inputs: heuristics.inputs,
  hidden,
  weights,
});

/** A network that considers only the lead. */
function createLiking(course: GameCourse): Model {
  const weights = new Float64Array(countWeights(course.heuristics.inputs, course.hidden));
  weights[course.hidden] = FIRST_LIKING;
  return toModel(course, weights);
}

function createFresh(course: GameCourse, seed: number): Model {
  const { heuristics, hidden } = course;
  const random = seeded(seed);
  const weights = new Float64Array(countWeights(heuristics.inputs, hidden));
  for (let n = 0; n < weights.length; n++) weights[n] = ((random.below(2001) - 1000) / 1000) * FIRST_SPREAD;
  for (let input = 0; input <= heuristics.inputs; input++) weights[input * (hidden + 1) + hidden] = 0;
  weights[hidden] = FIRST_LIKING;
  return toModel(course, weights);
}
