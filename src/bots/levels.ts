import { type AnyGame, type Seat, seeded } from '../kernel/index.ts';
import { type Bot, type BotKind, type Budget, type Character, type Level, levelOf, think } from './bot.ts';
import { merge } from './merge.ts';
import { greedy, planner, searcher, searchTurns } from './planner.ts';
import { random } from './random.ts';
import { scoreGreedy } from './scoreGreedy.ts';
import type { RatedTurn, Share } from './search.ts';
import { type Temper, waverer, waveringPlanner } from './wavering.ts';

/** The thinking time of a level per decision at a table. */
const budgets: { readonly [L in Level]: { readonly ms: number } } = {
  novice: { ms: 100 },
  apprentice: { ms: 100 },
  expert: { ms: 200 },
  master: { ms: 500 },
};

/** The thinking time of a level, or less if others are waiting. */
export const shortenBudget = (kind: BotKind, most: number): Budget => ({
  ms: Math.min(budgets[levelOf(kind)].ms, most),
});

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

const NOVICE: Temper = { reach: 0.5, bent: 0.25, forgetful: 0.2 };
const APPRENTICE: Temper = { reach: 0.07, bent: 0.07, forgetful: 0.08 };
const EXPERT: Temper = { reach: 0.02, bent: 0.03, forgetful: 0 };
const WHOLE_TURN = { beam: 8, nodes: 200 };

const novice = (character?: Character): Bot => waverer({ ...NOVICE, character });
const apprentice = (character?: Character): Bot => waverer({ ...APPRENTICE, character });
const expert = (character?: Character): Bot => waveringPlanner(WHOLE_TURN, { ...EXPERT, character });

const bots = {
  random,
  grabber: scoreGreedy,
  greedy,
  planner: planner(WHOLE_TURN),
  novice: novice(),
  'novice-builder': novice('builder'),
  'novice-raider': novice('raider'),
  apprentice: apprentice(),
  'apprentice-builder': apprentice('builder'),
  'apprentice-raider': apprentice('raider'),
  expert: expert(),
  'expert-builder': expert('builder'),
  'expert-raider': expert('raider'),
  master: searcher,
} satisfies { readonly [name: string]: Bot } & { readonly [K in BotKind]: Bot };

/** The levels, and the bots they are measured against. */
export const botNames = Object.keys(bots);
export const findBot = (name: string): Bot | undefined =>
  Object.hasOwn(bots, name) ? bots[name as keyof typeof bots] : undefined;

/** The move of a bot, as text. With a budget of iterations, it is the same for the same view and seed. */
export function decide(
  game: AnyGame,
  view: unknown,
  seat: Seat,
  kind: BotKind,
  seed: number,
  budget: Budget = budgets[levelOf(kind)],
): string {
  const chance = seeded(seed);
  const move = think(bots[kind]({ game, view, seat, random: chance, budget }))!;
  return game.writeMove(game.guess(view, seat, chance), move);
}
