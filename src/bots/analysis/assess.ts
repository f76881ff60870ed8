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
import { type Budget, meter } from '../bot.ts';
import { estimateChances } from '../evaluation/chances.ts';
import { leadFor } from '../evaluation/evaluation.ts';
import { findEvaluation } from '../evaluation/trained.ts';
import { planTurns } from '../plans.ts';
import { type Effort, search } from '../search.ts';

/** A move that was considered, with the rest of its turn. */
export interface Alternative {
  readonly move: string;
  /** The rest of the turn up to the next draw. */
  readonly line: readonly string[];
  /** The seat's chance to win with this move. */
  readonly chance: number;
  /** The same for every seat; the sum is 1. */
  readonly chances: readonly number[];
  /** The number of simulated continuations behind it. */
  readonly visits: number;
}

/** The prospects of a seat, judged by its view. */
export interface Assessment {
  readonly seat: Seat;
  /** Best first; one per first move. */
  readonly alternatives: readonly Alternative[];
  /** Each seat's chance to win if the best move is played. */
  readonly chances: readonly number[];
  /** The expected final points of each seat. */
  readonly scores: readonly number[];
}

const EFFORT: Effort = {
  own: { beam: 16, nodes: 500 },
  reply: { beam: 3, nodes: 60 },
  plans: 10,
  depth: 1,
  replies: [2, 1],
  prior: 1,
};
const QUICK = { beam: 2, nodes: 30 };
const SCORE_GAMES = 6;

/** Assesses the choices of a seat from its view. Undefined for a game without a trained network. */
export function* assess(
  game: AnyGame,
  view: unknown,
  seat: Seat,
  seed: number,
  budget: Budget,
): Generator<void, Assessment | undefined> {
  const within = meter(budget);
  const alternatives = yield* findAlternatives(game, view, seat, seed, budget);
  if (!alternatives) return undefined;
  const inTime = (): boolean => 'iterations' in budget || within(0);
  const scores = yield* expectedScores(game, random => game.guess(view, seat, random), seed, inTime);
  return { seat, alternatives, chances: alternatives[0].chances, scores };
}

/** The moves worth a thought, best first, one for each first move. Nothing for a game that the bots have not learnt. */
function* findAlternatives(
  game: AnyGame,
  view: unknown,
  seat: Seat,
  seed: number,
  budget: Budget,
): Generator<void, readonly Alternative[] | undefined> {
  const turns = yield* rateTurns(game, view, seat, seed, budget);
  return turns
    ?.filter(({ move }, n) => turns.findIndex(other => other.move === move) === n)
    .map(({ lead, ...alternative }) => alternative);
}

/** A whole turn that was considered. */
export interface RatedLine extends Alternative {
  /** Points by which the seat will be ahead of the best of the others, or behind. */
  readonly lead: number;
}

/** The turns worth a thought, `also` among them, best first. Nothing for a game that the bots have not learnt. */
export function* rateTurns(
  game: AnyGame,
  view: unknown,
  seat: Seat,
  seed: number,
  budget: Budget,
  also?: readonly Move[],
): Generator<void, readonly RatedLine[] | undefined> {
  const guess = (random: Random): unknown => game.guess(view, seat, random);
  const state = guess(seeded(seed));
  const evaluation = findEvaluation(game, game.options(state));
  if (!evaluation) return undefined;
  const ends = new Map<readonly Move[], unknown[]>();
  const options = yield* search(evaluation, guess, seat, seed, budget, EFFORT, {
    also,
    seen: (moves, end) => ends.set(moves, [...(ends.get(moves) ?? []), end]),
  });
  const turns: RatedLine[] = [];
  for (const { moves, visits } of options) {
    const { line, after } = spellLine(game, state, moves);
    const seen = [after, ...(ends.get(moves) ?? [])];
    const chances = average(seen.map(end => estimateChances(evaluation, end)));
    const [lead] = average(seen.map(end => [leadFor(evaluation, end, seat)]));
    // Fewer continuations can have made a dropped turn look better than the one that stood the test.
    const best = turns[0] ?? { chance: 1, lead: Infinity };
    const chance = Math.min(best.chance, chances[seat]);
    turns.push({ move: line[0], line, chance, chances, lead: Math.min(best.lead, lead), visits });
  }
  return turns.sort((a, b) => b.chance - a.chance);
}

const average = (lists: readonly (readonly number[])[]): number[] =>
  lists[0].map((_, n) => lists.reduce((sum, list) => sum + list[n], 0) / lists.length);

/** Writes moves as text, and returns the state they lead to. */
function spellLine(game: AnyGame, from: unknown, moves: readonly Move[]): { line: string[]; after: unknown } {
  const after = game.clone(from);
  const line = moves.map(move => {
    const text = game.writeMove(after, move);
    game.play(after, move);
    return text;
  });
  return { line, after };
}

/** The mean final points of a few games played out quickly with the network: at least one, more while there is time. */
function* expectedScores(
  game: AnyGame,
  guess: (random: Random) => unknown,
  seed: number,
  inTime: () => boolean,
): Generator<void, number[]> {
  let sums: number[] = [];
  let played = 0;
  for (; played === 0 || (played < SCORE_GAMES && inTime()); played++) {
    const random = seeded(seed + 104_729 * (played + 1));
    let state = guess(random);
    const evaluation = findEvaluation(game, game.options(state))!;
    for (let actor = game.actor(state); actor !== NOBODY; actor = game.actor(state)) {
      if (actor === DEALER) game.play(state, quickMove(game, state, random));
      else {
        state = planTurns(evaluation, state, actor, QUICK)[0].state;
        yield;
      }
    }
    const { points } = game.scores(state);
    sums = points.map((value, seat) => (sums[seat] ?? 0) + value);
  }
  return sums.map(sum => Math.round((10 * sum) / played) / 10);
}
