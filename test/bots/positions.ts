import { games } from '../../src/games/index.ts';
import { type AnyGame, DEALER, NOBODY, quickMove, type Seat, seeded } from '../../src/kernel/index.ts';

export interface Met {
  readonly state: unknown;
  readonly seat: Seat;
}

export const gameOf = (id: string): AnyGame => games.find(game => game.id === id)!;

/** How long a game has gone on, at most, before the first of its positions. */
const FIRST = 40;

/** So many positions of random games in which a seat has a choice, as many of each variant as of the others. */
export function* positions(game: AnyGame, count: number, seed: number): Generator<Met> {
  const random = seeded(seed);
  const each = Math.ceil(count / game.variants.length);
  for (let met = 0, n = 0; met < count; n++) {
    const state = game.start(game.variants[n % game.variants.length]!.options);
    const last = Math.min(count, met + each);
    for (let ply = -random.below(FIRST); game.actor(state) !== NOBODY && met < last; ply++) {
      const seat = game.actor(state);
      if (seat !== DEALER && ply >= 0 && random.below(4) === 0 && game.moves(state).length > 1) {
        met++;
        yield { state: game.clone(state), seat };
      }
      game.play(state, quickMove(game, state, random));
    }
  }
}
