/** What the bots know about each game, and the networks that judge its positions. */
import type { AnyGame, AnyOptions } from '../../kernel/index.ts';
import { chinaKnowhow } from './china/index.ts';
import { weights as chinaTwo } from './china/weights-2.ts';
import { weights as chinaMore } from './china/weights-more.ts';
import type { Evaluation, Knowhow } from './evaluation.ts';
import { medinaKnowhow } from './medina/index.ts';
import { weights as medinaTwo } from './medina/weights-2.ts';
import { weights as medinaMore } from './medina/weights-more.ts';
import type { Model } from './model.ts';
import { type Packed, unpack } from './packed.ts';
import { pagodaKnowhow } from './pagoda/index.ts';
import { weights as pagodaWeights } from './pagoda/weights.ts';

interface Known {
  readonly knowhow: Knowhow<unknown>;
  /** The network for these options. */
  weights(options: AnyOptions): Packed;
}

const known: { readonly [game: string]: Known } = {
  china: {
    knowhow: chinaKnowhow as Knowhow<unknown>,
    weights: ({ players }) => (players === 2 ? chinaTwo : chinaMore),
  },
  pagoda: { knowhow: pagodaKnowhow as Knowhow<unknown>, weights: () => pagodaWeights },
  medina: {
    knowhow: medinaKnowhow as Knowhow<unknown>,
    weights: ({ players }) => (players === 2 ? medinaTwo : medinaMore),
  },
};

const unpacked = new Map<Packed, Model>();

/** How positions of a game with these options are judged; nothing for a game that the bots have not learnt. */
export function evaluationOf(game: AnyGame, options: AnyOptions): Evaluation<unknown> | undefined {
  const found = known[game.id];
  if (!found) return undefined;
  const packed = found.weights(options);
  const model = unpacked.get(packed) ?? unpack(packed);
  unpacked.set(packed, model);
  return { ...found.knowhow, game, model, chances: packed.chances };
}
