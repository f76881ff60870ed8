import { type AnyGame, type Seat, seeded } from '../kernel/index.ts';
import type { Bot, Level } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

const bots: { readonly [L in Level]: Bot } = { novice: random, apprentice: greedy, expert: greedy, master: greedy };

/** The move of a level, as text: the same for the same view and seed. */
export function decide(game: AnyGame, view: unknown, seat: Seat, level: Level, seed: number): string {
  const chance = seeded(seed);
  const move = bots[level](game, view, seat, chance);
  return game.writeMove(game.guess(view, seat, chance), move);
}
