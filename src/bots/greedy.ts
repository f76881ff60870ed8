import { type AnyGame, played, type Seat } from '../kernel/index.ts';
import type { Bot } from './bot.ts';

/** The move that leaves the best lead over the strongest other seat if the game ended right after it; chance breaks ties. */
export const greedy: Bot = (game, view, seat, chance) => {
  const state = game.guess(view, seat, chance);
  let best = game.moves(state)[0]!;
  let most = -Infinity;
  let equal = 0;
  for (const move of game.moves(state)) {
    const lead = leadOf(game, played(game, state, move), seat);
    if (lead > most) equal = 0;
    if (lead < most || chance.below(++equal) > 0) continue;
    most = lead;
    best = move;
  }
  return best;
};

function leadOf(game: AnyGame, state: unknown, seat: Seat): number {
  const { projected } = game.scores(state);
  return projected[seat]! - Math.max(...projected.filter((_, other) => other !== seat));
}
