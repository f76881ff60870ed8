import { expect, test } from 'vitest';
import { makeNumberedMap, waysOnMap } from '../../../../src/cli/maps/ways.ts';
import { simulateVariant } from '../../../../src/cli/simulation.ts';
import { china } from '../../../../src/games/china/index.ts';
import type { AnyGame } from '../../../../src/kernel/index.ts';
import { chinaNaive } from '../../../naive/china.ts';
import { compared } from '../../../naive/compare.ts';

const game: AnyGame = china;
const numbers = Array.from({ length: 50 }, (_, i) => i + 1);

// A hundredth of `cli map simulate`; the ways to play change from map to map.
test('random games on 50 made maps end, lose nothing and add up', () => {
  for (const number of numbers) {
    const ways = waysOnMap(number);
    for (const way of [number, number + 3].map(n => ways[n % ways.length]!)) {
      expect(simulateVariant(game, way, 50, number, () => {}).violations).toEqual([]);
    }
  }
});

// A hundredth of `npm run naive -- --maps 50 --positions 20000`.
test('the engine and its slow reference agree on every move of 200 positions on made maps', () => {
  const ways = numbers.slice(0, 12).map(number => waysOnMap(number)[number % 8]!.options);
  const { positions, disagreements } = compared(game, chinaNaive, 200, 18, () => {}, ways);
  expect(disagreements).toEqual([]);
  expect(positions).toBe(200);
});

test('the maps of consecutive numbers have all sizes', () => {
  expect(new Set(numbers.map(number => makeNumberedMap(number).provinces.length))).toEqual(
    new Set([7, 8, 9, 10, 11, 12]),
  );
});
