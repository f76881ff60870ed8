import { expect, test } from 'vitest';
import { countGiveaways } from '../../src/cli/novices.ts';
import { gameOf } from '../bots/positions.ts';

/** A hundredth of what `cli novices` plays. */
const GAMES = 10;

test.each(['medina', 'pagoda'])('novices of %s play nothing that no beginner would play', id => {
  const counts = countGiveaways(gameOf(id), GAMES, 1);
  expect(counts).toHaveLength(1);
  for (const { possible, done } of counts) {
    expect(possible).toBeGreaterThan(0);
    expect(done).toBe(0);
  }
});
