import { expect, test } from 'vitest';
import { decide, levels } from '../../src/bots/index.ts';
import { deal, NOBODY, seeded } from '../../src/kernel/index.ts';
import { gameOf } from './positions.ts';

test.each(['china', 'pagoda', 'medina'])('where only one move is possible in %s, every level plays it', id => {
  const game = gameOf(id);
  const random = seeded(1);
  const state = game.start(game.variants[0]!.options);
  let only = 0;
  while (game.actor(deal(game, state, random)) !== NOBODY) {
    const seat = game.actor(state);
    const moves = game.moves(state);
    if (moves.length === 1) {
      only++;
      for (const level of levels) {
        const text = decide(game, game.view(state, seat), seat, level, 1, { iterations: 1 });
        expect(text).toBe(game.writeMove(state, moves[0]!));
      }
    }
    game.play(state, moves[random.below(moves.length)]!);
  }
  expect(only).toBeGreaterThan(0);
});
