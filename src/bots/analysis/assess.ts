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
import { chancesFrom, valuesOf } from '../evaluation/chances.ts';
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
  // How the others stand is asked once, after the best turn: what else this seat does, its own value tells.
  const values = valuesOf(evaluation, spelled(game, state, options[0]!.moves).state);
  const chancesAt = (value: number): readonly number[] => chancesFrom(evaluation, values.with(seat, value));
  const best = options[0]!.value;
  const alternatives: Alternative[] = [];
  for (const { moves, value, visits } of options) {
    const { line } = spelled(game, state, moves);
    if (alternatives.some(({ move }) => move === line[0])) continue;
    // Fewer continuations can have made a dropped move look better than the one that stood the test.
    const chance = chancesAt(Math.min(best, value))[seat]!;
    alternatives.push({ move: line[0]!, line, chance, visits });
  }
  const scores = yield* expectedScores(evaluation, guess, seed);
  return { seat, alternatives: alternatives.sort((a, b) => b.chance - a.chance), chances: chancesAt(best), scores };
}

/** Moves as text, and where they lead. */
function spelled(game: AnyGame, from: unknown, moves: readonly Move[]): { line: string[]; state: unknown } {
  const state = game.clone(from);
  const line = moves.map(move => {
    const text = game.writeMove(state, move);
    game.play(state, move);
    return text;
  });
  return { line, state };
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
