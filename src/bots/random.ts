import { anyMove } from '../kernel/index.ts';
import type { Bot } from './bot.ts';

/** Any legal move. */
export const random: Bot = (game, view, seat, chance) => anyMove(game, game.guess(view, seat, chance), chance);
