// Questions to the bots, which get the same answers in Node and in a worker of a page.
import { decide } from '../../src/bots/index.ts';
import { games } from '../../src/games/index.ts';
import { anyMove, DEALER, NOBODY, seeded } from '../../src/kernel/index.ts';

const ITERATIONS = 6;

/** What the master plays in so many positions of random games. */
export function choices(id: string, count: number, seed: number): string[] {
  const game = games.find(game => game.id === id)!;
  const random = seeded(seed);
  const moves: string[] = [];
  for (let n = 0; moves.length < count; n++) {
    const state = game.start(game.variants[n % game.variants.length]!.options);
    while (game.actor(state) !== NOBODY && moves.length < count) {
      const seat = game.actor(state);
      if (seat !== DEALER && random.below(5) === 0)
        moves.push(decide(game, game.view(state, seat), seat, 'master', moves.length, { iterations: ITERATIONS }));
      game.play(state, anyMove(game, state, random));
    }
  }
  return moves;
}

/** A whole game of masters; returns the final points. */
export function mastersGame(id: string, variant: string, seed: number): readonly number[] {
  const game = games.find(game => game.id === id)!;
  const random = seeded(seed);
  const state = game.start(game.variants.find(({ name }) => name === variant)!.options);
  for (let ply = 0; game.actor(state) !== NOBODY; ply++) {
    const seat = game.actor(state);
    const move =
      seat === DEALER
        ? anyMove(game, state, random)
        : game.readMove(state, decide(game, game.view(state, seat), seat, 'master', ply, { iterations: ITERATIONS }))!;
    game.play(state, move);
  }
  return game.scores(state).points;
}
