import { describe, expect, test } from 'vitest';
import { decide, levels } from '../../src/bots/index.ts';
import { seeded } from '../../src/kernel/index.ts';
import { gameOf, positions } from './positions.ts';

const POSITIONS = 5000;
/** How many of them each level is asked about: searching takes longer. */
const EVERY = { novice: 10, apprentice: 10, expert: 1, master: 25 };

describe.each(['china', 'pagoda'])('%s', id => {
  test(`hidden cards of others never change a move, in ${POSITIONS} positions`, () => {
    const game = gameOf(id);
    let swapped = 0;
    let n = 0;
    for (const { state, seat } of positions(game, POSITIONS, 1)) {
      const view = game.view(state, seat);
      const other = game.guess(view, seat, seeded(1000 + n));
      if (JSON.stringify(game.writePosition(other)) !== JSON.stringify(game.writePosition(state))) swapped++;
      const seen = game.view(other, seat);
      for (const level of levels) {
        if (n % EVERY[level] !== 0) continue;
        const [one, two] = [view, seen].map(view => decide(game, view, seat, level, n, { iterations: 4 }));
        expect(two).toBe(one);
      }
      n++;
    }
    expect(swapped).toBeGreaterThan(POSITIONS / 4);
  });
});

test('a view and a seed make the same move again, and other seeds are not forbidden others', () => {
  for (const id of ['china', 'pagoda', 'medina']) {
    const game = gameOf(id);
    for (const { state, seat } of positions(game, 12, 2)) {
      const view = JSON.parse(JSON.stringify(game.view(state, seat)));
      const moves = [7, 7, 8].map(seed => decide(game, view, seat, 'master', seed, { iterations: 10 }));
      expect(moves[1]).toBe(moves[0]);
      for (const move of moves) expect(game.refusal(state, game.readMove(state, move)!)).toBeUndefined();
    }
  }
});
