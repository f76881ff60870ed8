import type { AnyGame, AnyOptions } from '../../kernel/index.ts';
import type { Evaluation, Knowhow } from './evaluation.ts';
import type { Model } from './model.ts';
import { type Packed, unpack } from './packed.ts';

/** What the bots know about a game, and the networks that judge its positions. */
export interface Known {
  readonly knowhow: Knowhow<unknown>;
  /** The network for these options. */
  weights(options: AnyOptions): Packed;
}

const learnt = new Map<string, Known>();
const unpacked = new Map<Packed, Model>();

/** Lets the bots know a game. A page does so with the one that is played, so that it loads no other. */
export function learn(game: string, known: Known): void {
  learnt.set(game, known);
}

/** The network for a game with these options, as text. */
export const packedFor = (game: AnyGame, options: AnyOptions): Packed | undefined =>
  learnt.get(game.id)?.weights(options);

/** How positions of a game with these options are judged; nothing for a game that the bots have not learnt. */
export function evaluationOf(game: AnyGame, options: AnyOptions): Evaluation<unknown> | undefined {
  const found = learnt.get(game.id);
  const packed = packedFor(game, options);
  if (!found || !packed) return undefined;
  const model = unpacked.get(packed) ?? unpack(packed);
  unpacked.set(packed, model);
  return { ...found.knowhow, game, model, strengths: packed.strengths };
}
