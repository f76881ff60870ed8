import { type AnyGame, type Seat, seeded } from '../kernel/index.ts';
import { type Bot, type Budget, type Level, think } from './bot.ts';
import { merge } from './merge.ts';
import { greedy, planner, searcher, searchTurns } from './planner.ts';
import { random } from './random.ts';
import { scoreGreedy } from './scoreGreedy.ts';
import type { RatedTurn, Share } from './search.ts';
import { waverer, waveringPlanner } from './wavering.ts';

/** The thinking time of a level per decision at a table. */
const budgets: { readonly [L in Level]: { readonly ms: number } } = {
  novice: { ms: 100 },
  apprentice: { ms: 100 },
  expert: { ms: 200 },
  master: { ms: 500 },
};

/** The thinking time of a level, or less if others are waiting. */
export const shortenBudget = (level: Level, most: number): Budget => ({ ms: Math.min(budgets[level].ms, most) });

/** The search of a master, to be shared by several workers: each with its own seed and share, then `settled`. */
export const startSearch = (
  game: AnyGame,
  view: unknown,
  seat: Seat,
  seed: number,
  budget: Budget = budgets.master,
  share?: Share,
): Generator<void, RatedTurn[] | undefined> => searchTurns(game, view, seat, seed, budget, share);

/** The combined result of several searches of one position, as text. */
export function settle(game: AnyGame, view: unknown, seat: Seat, searches: readonly (readonly RatedTurn[])[]): string {
  return game.writeMove(game.guess(view, seat, seeded(0)), merge(searches)[0].moves[0]);
}

const bots = {
  random,
  grabber: scoreGreedy,
  greedy,
  planner: planner({ beam: 8, nodes: 200 }),
  novice: waverer(1),
  apprentice: waverer(0.07),
  expert: waveringPlanner({ beam: 8, nodes: 200 }, 0.02),
  master: searcher,
} satisfies { readonly [name: string]: Bot } & { readonly [L in Level]: Bot };

/** The levels, and the bots they are measured against. */
export const botNames = Object.keys(bots);
export const findBot = (name: string): Bot | undefined =>
  Object.hasOwn(bots, name) ? bots[name as keyof typeof bots] : undefined;

/** The move of a level, as text. With a budget of iterations, it is the same for the same view and seed. */
export function decide(
  game: AnyGame,
  view: unknown,
  seat: Seat,
  level: Level,
  seed: number,
  budget: Budget = budgets[level],
): string {
  const chance = seeded(seed);
  const move = think(bots[level]({ game, view, seat, random: chance, budget }))!;
  return game.writeMove(game.guess(view, seat, chance), move);
}
