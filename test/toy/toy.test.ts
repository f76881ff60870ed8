import { expect, test } from 'vitest';
import { deal, perft, seeded } from '../../src/kernel/index.ts';
import { conforms } from '../conformance/conforms.ts';
import { toy } from './toy.ts';

conforms(toy, { games: 20, stops: 15 });

test('perft of the toy after the deal', () => {
  const state = deal(toy, toy.start({ players: 2 }), seeded(1));
  expect([1, 2, 3, 4].map(depth => perft(toy, state, depth))).toEqual([6, 18, 90, 270]);
});
