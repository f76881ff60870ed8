/**
 * The master as it was before it learned to fill its time, with its networks: later masters are measured against it. For
 * the arena only, and never changed; `test/bots/past.test.ts` holds it to its moves.
 */
import { china } from '../../../games/china/index.ts';
import { PALACES_LEFT } from '../../../games/china/layout.ts';
import type { State as ChinaState } from '../../../games/china/state.ts';
import { medina } from '../../../games/medina/index.ts';
import { LEFT } from '../../../games/medina/layout.ts';
import type { State as MedinaState } from '../../../games/medina/state.ts';
import { pagoda } from '../../../games/pagoda/index.ts';
import { LOT } from '../../../games/pagoda/layout.ts';
import type { State as PagodaState } from '../../../games/pagoda/state.ts';
import { LOT_COUNT } from '../../../games/pagoda/vocabulary.ts';
import type { AnyGame, AnyOptions, Random } from '../../../kernel/index.ts';
import type { Bot } from '../../bot.ts';
import { hashWords } from '../../evaluation/keys.ts';
import { type Packed, unpack } from '../../evaluation/packed.ts';
import * as chinaFeatures from './china/features.ts';
import { narrow as narrowChina } from './china/narrowing.ts';
import { weights as chinaForTwo } from './china/weights-2.ts';
import { weights as chinaForMore } from './china/weights-more.ts';
import type { Evaluation, Heuristics } from './evaluation.ts';
import * as medinaFeatures from './medina/features.ts';
import { narrow as narrowMedina } from './medina/narrowing.ts';
import { weights as medinaForTwo } from './medina/weights-2.ts';
import { weights as medinaForMore } from './medina/weights-more.ts';
import * as pagodaFeatures from './pagoda/features.ts';
import { narrow as narrowPagoda } from './pagoda/narrowing.ts';
import { weights as pagodaForTwo } from './pagoda/weights-2.ts';
import { type Effort, search } from './search.ts';

const SEEDS = 2 ** 31;
const EFFORT: Effort = {
  own: { beam: 24, nodes: 600 },
  reply: { beam: 4, nodes: 80 },
  plans: 12,
  depth: 1,
  replies: [3, 2, 2],
  prior: 1,
};

const onChina: Heuristics<ChinaState> = {
  inputs: chinaFeatures.INPUTS,
  scale: 24,
  chance: true,
  read: chinaFeatures.read,
  narrow: narrowChina,
  horizon: () => 12,
  key: ({ cells }) => hashWords(cells, 0, PALACES_LEFT),
};
const onMedina: Heuristics<MedinaState> = {
  inputs: medinaFeatures.INPUTS,
  scale: 10,
  chance: false,
  read: medinaFeatures.read,
  narrow: narrowMedina,
  horizon: ({ bytes }) => Math.max(1, bytes[LEFT]),
  key: ({ sets }) => hashWords(sets, 0, sets.length),
};
const onPagoda: Heuristics<PagodaState> = {
  inputs: pagodaFeatures.INPUTS,
  scale: 12,
  chance: true,
  read: pagodaFeatures.read,
  narrow: narrowPagoda,
  horizon: () => 24,
  key: ({ words }) => hashWords(words, 0, LOT + LOT_COUNT),
};

/** Builds the evaluations of a game for two and for more players. */
function evaluations<S>(
  game: unknown,
  heuristics: Heuristics<S>,
  forTwo: Packed,
  forMore = forTwo,
): readonly Evaluation<unknown>[] {
  return [forTwo, forMore].map(
    packed => ({ ...heuristics, game, model: unpack(packed) }) as unknown as Evaluation<unknown>,
  );
}

const known: { readonly [game: string]: readonly Evaluation<unknown>[] | undefined } = {
  [china.id]: evaluations(china, onChina, chinaForTwo, chinaForMore),
  [medina.id]: evaluations(medina, onMedina, medinaForTwo, medinaForMore),
  [pagoda.id]: evaluations(pagoda, onPagoda, pagodaForTwo),
};

/** How master-1 judges positions of a game with these options. */
export function findPastEvaluation(game: AnyGame, { players }: AnyOptions): Evaluation<unknown> {
  const [forTwo, forMore] = known[game.id]!;
  return players === 2 ? forTwo : forMore;
}

export const master1: Bot = function* ({ game, view, seat, random, budget }) {
  const root = game.guess(view, seat, random);
  const moves = game.moves(root);
  if (moves.length === 1) return moves[0];
  const guess = (chance: Random): unknown => game.guess(view, seat, chance);
  const turns = yield* search(
    findPastEvaluation(game, game.options(root)),
    guess,
    seat,
    random.below(SEEDS),
    budget,
    EFFORT,
  );
  return turns[0].moves[0];
};
