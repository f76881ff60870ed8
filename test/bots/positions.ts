import { games } from '../../src/games/index.ts';
import { type AnyGame, DEALER, NOBODY, quickMove, type Seat, seeded } from '../../src/kernel/index.ts';

export interface Met {
  readonly state: unknown;
  readonly seat: Seat;
}

export const gameOf = (id: string): AnyGame => games.find(game => game.id === id)!;

/** So many positions of random games in which a seat has a choice, of all variants in turn. */
export function* positions(game: AnyGame, count: number, seed: number): Generator<Met> {
  const random = seeded(seed);
  for (let met = 0, n = 0; met < count; n++) {
    const state = game.start(game.variants[n % game.variants.length]!.options);
    while (game.actor(state) !== NOBODY && met < count) {
      const seat = game.actor(state);
      if (seat !== DEALER && random.below(4) === 0 && game.moves(state).length > 1) {
        met++;
        yield { state: game.clone(state), seat };
      }
      game.play(state, quickMove(game, state, random));
    }
  }
}
