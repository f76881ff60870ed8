import type { AnyGame, AnyOptions } from '../../kernel/index.ts';
import type { Reasoning } from '../analysis/reasoning.ts';
import type { Breadth } from '../plans.ts';
import type { Evaluation, Heuristics } from './evaluation.ts';
import type { Model } from './model.ts';
import { type Packed, unpack } from './packed.ts';

/** How one network is trained. Its name is the game's and the network's: `china-2` makes `china/weights-2.ts`. */
export interface Course {
  readonly name: string;
  /** Variants by name; every other game is of the first. */
  readonly variants: readonly string[];
  readonly hidden: number;
  readonly breadth: Breadth;
  readonly games: number;
  /** How far a weight moves at first for each sample; at the end a twentieth of it. */
  readonly rate: number;
  /** Whether some seats are played by the lead alone: with several others, a network that only meets itself goes astray. */
  readonly rough?: boolean;
}

/** A game that the bots have learnt, with the networks that judge its positions. */
export interface TrainedGame<S = unknown> {
  readonly game: AnyGame;
  readonly heuristics: Heuristics<S>;
  /** The network for these options. */
  weights(options: AnyOptions): Packed;
  readonly courses: readonly Course[];
  readonly reasoning: Reasoning;
}

const learnt = new Map<string, TrainedGame>();
const unpacked = new Map<Packed, Model>();

/** Lets the bots play a game. A page does so with the one that is played, so that it loads no other. */
export function learn(trained: TrainedGame): void {
  learnt.set(trained.game.id, trained);
}

/** The network for a game with these options, as text. */
export const findPacked = (game: AnyGame, options: AnyOptions): Packed | undefined =>
  learnt.get(game.id)?.weights(options);

/** How turns of a game are explained. */
export const findReasoning = (game: AnyGame): Reasoning | undefined => learnt.get(game.id)?.reasoning;

/** How positions of a game with these options are judged; nothing for a game that the bots have not learnt. */
export function findEvaluation(game: AnyGame, options: AnyOptions): Evaluation<unknown> | undefined {
  const found = learnt.get(game.id);
  const packed = findPacked(game, options);
  if (!found || !packed) return undefined;
  const model = unpacked.get(packed) ?? unpack(packed);
  unpacked.set(packed, model);
  return { ...found.heuristics, game, model, strengths: packed.strengths };
}
