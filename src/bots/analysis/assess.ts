import {
  type AnyGame,
  DEALER,
  type Move,
  NOBODY,
  quickMove,
  type Random,
  type Seat,
  seeded,
} from '../../kernel/index.ts';
import type { Budget } from '../bot.ts';
import { chanceOf, chancesOf, evenOut } from '../evaluation/chances.ts';
import type { Evaluation } from '../evaluation/evaluation.ts';
import { evaluationOf } from '../evaluation/known.ts';
import { plansOf } from '../plans.ts';
import { type Effort, search } from '../search.ts';

/** A move that was considered, with the rest of its turn. */
export interface Alternative {
  readonly move: string;
  /** The whole turn, as far as nothing is drawn in it. */
  readonly line: readonly string[];
  /** How likely the seat wins if it plays so. */
  readonly chance: number;
  /** Imagined continuations that this rests on. */
  readonly visits: number;
}

/** What a seat can hope for, by what it sees. */
export interface Assessment {
  readonly seat: Seat;
  /** Best first; one for each first move. */
  readonly alternatives: readonly Alternative[];
  /** How likely each seat wins if the best move is played. */
  readonly chances: readonly number[];
  /** Final points of each seat to be expected. */
  readonly scores: readonly number[];
}

const EFFORT: Effort = {
  own: { beam: 16, nodes: 500 },
  reply: { beam: 3, nodes: 60 },
  plans: 10,
  depth: 1,
  prior: 1,
};
const QUICK = { beam: 2, nodes: 30 };
const SCORE_GAMES = 6;

/** Assesses the choices of a seat from what it sees, `also` among them. Nothing for a game that the bots have not learnt. */
export function* assess(
  game: AnyGame,
  view: unknown,
  seat: Seat,
  seed: number,
  budget: Budget,
  also?: Move,
): Generator<void, Assessment | undefined> {
  const guess = (random: Random): unknown => game.guess(view, seat, random);
  const state = guess(seeded(seed));
  const evaluation = evaluationOf(game, game.options(state));
  if (!evaluation) return undefined;
  const options = yield* search(evaluation, guess, seat, seed, budget, EFFORT, also);
  const alternatives: Alternative[] = [];
  for (const { moves, value, visits } of options) {
    const line = textsOf(evaluation, state, moves);
    if (alternatives.some(({ move }) => move === line[0])) continue;
    alternatives.push({ move: line[0]!, line, chance: chanceOf(evaluation, value), visits });
  }
  // Fewer continuations can have made a dropped move look better than the one that stood the test.
  const best = alternatives[0]!.chance;
  const sorted = alternatives
    .map(alternative => ({ ...alternative, chance: Math.min(best, alternative.chance) }))
    .sort((a, b) => b.chance - a.chance);
  const chances = chancesOf(evaluation, state).map((chance, other) => (other === seat ? best : chance));
  const scores = yield* expectedScores(evaluation, guess, seed);
  return { seat, alternatives: sorted, chances: evenOut(chances, seat), scores };
}

function textsOf({ game }: Evaluation<unknown>, from: unknown, moves: readonly Move[]): string[] {
  const state = game.clone(from);
  return moves.map(move => {
    const text = game.writeMove(state, move);
    game.play(state, move);
    return text;
  });
}

/** The mean of a few games played to the end by quick looks at the network. */
function* expectedScores(
  evaluation: Evaluation<unknown>,
  guess: (random: Random) => unknown,
  seed: number,
): Generator<void, number[]> {
  const { game } = evaluation;
  let sums: number[] = [];
  for (let n = 0; n < SCORE_GAMES; n++) {
    const random = seeded(seed + 104_729 * (n + 1));
    let state = guess(random);
    for (let actor = game.actor(state); actor !== NOBODY; actor = game.actor(state)) {
      if (actor === DEALER) game.play(state, quickMove(game, state, random));
      else {
        state = plansOf(evaluation, state, actor, QUICK)[0]!.state;
        yield;
      }
    }
    const { points } = game.scores(state);
    sums = points.map((value, seat) => (sums[seat] ?? 0) + value);
  }
  return sums.map(sum => Math.round((10 * sum) / SCORE_GAMES) / 10);
}
