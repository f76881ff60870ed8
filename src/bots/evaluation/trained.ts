import type { AnyGame, AnyOptions } from '../../kernel/index.ts';
import type { Reasoning } from '../analysis/reasoning.ts';
import type { Breadth } from '../plans.ts';
import type { Effort } from '../search.ts';
import type { Evaluation, Heuristics } from './evaluation.ts';
import type { Model } from './model.ts';
import { type Packed, unpack } from './packed.ts';

/** How one network is trained. Its name is the game's and the network's: `china-2` makes `china/weights-2.ts`. */
export interface Course {
  readonly name: string;
  /** Variants by name; every second game is of the first. */
  readonly variants: readonly string[];
  readonly hidden: number;
  readonly breadth: Breadth;
  readonly games: number;
  /** The initial learning rate; it falls to a twentieth by the end. */
  readonly rate: number;
  /** Whether some seats are judged by the lead alone: with several players, pure self-play goes astray. */
  readonly rough?: boolean;
}

/** A game with its trained networks. */
export interface TrainedGame<S = unknown> {
  readonly game: AnyGame;
  readonly heuristics: Heuristics<S>;
  /** The network for these options. */
  weights(options: AnyOptions): Packed;
  /** How a master searches. */
  effort(options: AnyOptions): Effort;
  readonly courses: readonly Course[];
  readonly reasoning: Reasoning;
}

const learnt = new Map<string, TrainedGame>();
const unpacked = new Map<Packed, Model>();

/** Registers a game with the bots. A page registers only the game being played, so that it loads no other. */
export function learn(trained: TrainedGame): void {
  learnt.set(trained.game.id, trained);
}

/** The network for a game with these options, as text. */
export const findPacked = (game: AnyGame, options: AnyOptions): Packed | undefined =>
  learnt.get(game.id)?.weights(options);

/** How a master searches in a game with these options. */
export const findEffort = (game: AnyGame, options: AnyOptions): Effort | undefined =>
  learnt.get(game.id)?.effort(options);

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
