import { type AnyGame, playOnCopy, type Seat } from '../kernel/index.ts';
import type { Bot } from './bot.ts';

const MOVES_A_STEP = 16;

/** One step on the score sheet: the move with the best lead if the game ended right after it. Ties are broken at random. */
export const scoreGreedy: Bot = function* ({ game, view, seat, random }) {
  const state = game.guess(view, seat, random);
  const moves = game.moves(state);
  let best = moves[0];
  let most = -Infinity;
  let equal = 0;
  for (const [index, move] of moves.entries()) {
    if (index % MOVES_A_STEP === MOVES_A_STEP - 1) yield;
    const lead = measureLead(game, playOnCopy(game, state, move), seat);
    if (lead > most) equal = 0;
    if (lead < most || random.below(++equal) > 0) continue;
    most = lead;
    best = move;
  }
  return best;
};

function measureLead(game: AnyGame, state: unknown, seat: Seat): number {
  const { projected } = game.scores(state);
  return projected[seat] - Math.max(...projected.filter((_, other) => other !== seat));
}
