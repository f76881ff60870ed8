import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { think } from '../../src/bots/index.ts';
import { master1 } from '../../src/bots/past/master-1/index.ts';
import { seeded } from '../../src/kernel/index.ts';
import { gameOf, positions } from './positions.ts';

const POSITIONS = 24;

/** The moves of the master of version 0.2 in these positions. */
const MOVES_0_2: readonly (readonly [game: string, digest: string])[] = [
  ['china', '30ee02d55243ee38'],
  ['pagoda', '8a6de94aebf8cbdd'],
  ['medina', '6393ffe843d99531'],
];

test.each(MOVES_0_2)('master-1 plays %s as the master of version 0.2 did', (id, digest) => {
  const game = gameOf(id);
  const moves: string[] = [];
  for (const { state, seat } of positions(game, POSITIONS, 22)) {
    const question = { game, view: game.view(state, seat), seat, random: seeded(moves.length) };
    const move = think(master1({ ...question, budget: { iterations: 12 } }))!;
    moves.push(game.writeMove(state, move));
  }
  expect(createHash('sha256').update(moves.join('\n')).digest('hex').slice(0, 16)).toBe(digest);
});
