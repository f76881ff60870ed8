import { expect, test } from 'vitest';
import { seeded } from '../../src/kernel/index.ts';

test('the generator is xoshiro128**: the words of seed 0 never change', () => {
  const random = seeded(0);
  expect(Array.from({ length: 4 }, () => random.next())).toEqual([3809008728, 1133695204, 53579671, 2891528803]);
});

test('draws are exact: every value of a range that does not divide 2^32 comes equally often', () => {
  const random = seeded(42);
  const seen = new Array<number>(7).fill(0);
  for (let n = 0; n < 70_000; n++) seen[random.below(7)]!++;
  const chiSquare = seen.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
  expect(chiSquare).toBeLessThan(22.5);
});

test('a range of almost 2^32 draws again instead of folding over', () => {
  const random = seeded(1);
  const range = 2 ** 31 + 1;
  let low = 0;
  for (let n = 0; n < 20_000; n++) if (random.below(range) < range / 2) low++;
  expect(Math.abs(low - 10_000)).toBeLessThan(400);
});

test('a range that is no count is the caller’s fault', () => {
  for (const range of [0, -1, 1.5, 2 ** 33, Number.NaN]) expect(() => seeded(1).below(range)).toThrow(RangeError);
});
