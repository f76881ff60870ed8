import { expect, test } from 'vitest';
import { pagoda } from '../../../src/games/pagoda/index.ts';
import { deal, perft, seeded } from '../../../src/kernel/index.ts';
import { at } from './helpers.ts';

test('perft after the deal', () => {
  const counts = pagoda.variants.map(({ name, options }, seed) => {
    const state = deal(pagoda, pagoda.start(options), seeded(seed));
    return [name, ...[1, 2, 3].map(depth => perft(pagoda, state, depth))];
  });
  expect(counts).toEqual([
    ['standard', 46, 1336, 28514],
    ['quick', 40, 994, 18716],
    ['beginners', 46, 1336, 28514],
    ['quick-beginners', 46, 1336, 28514],
    ['own-roofs', 46, 1336, 28514],
  ]);
});

test('perft from a late position', () => {
  const lots = ['r4 b4 g4', 'b4 v4', 'g4 b4', 'y4 g3', 'v4 r1'];
  const cards = 'g v v b b | y g y';
  const counts = pagoda.variants.map(({ name, options }) => {
    const tracks = options.beginners ? {} : { lantern: 1, buddha: 2, bowl: 1, dragon: 2, fan: 1 };
    const state = at({ lots, cards, tracks, options });
    return [name, ...[1, 2, 3].map(depth => perft(pagoda, state, depth))];
  });
  expect(counts).toEqual([
    ['standard', 103, 4661, 100280],
    ['quick', 94, 3159, 47252],
    ['beginners', 25, 371, 4546],
    ['quick-beginners', 21, 213, 1947],
    ['own-roofs', 103, 4661, 100280],
  ]);
});
