import { anyMove } from '../kernel/index.ts';
import type { Bot } from './bot.ts';

/** Plays a random legal move. */
// biome-ignore lint/correctness/useYield: it has nothing to think about.
export const random: Bot = function* ({ game, view, seat, random }) {
  return anyMove(game, game.guess(view, seat, random), random);
};
