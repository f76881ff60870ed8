import { expect, test } from 'vitest';
import { type Sample, stolenBetween, watchStolen } from '../../src/cli/bench/web/stolen.ts';

/** Two processors. Between the second look and the third the second one was away most of the time. */
const samples: Sample[] = [
  { at: 0, taken: [50, 70] },
  { at: 4_000, taken: [50, 70] },
  { at: 60_000, taken: [60, 120] },
  { at: 64_000, taken: [60, 120] },
  { at: 90_000, taken: [90, 120] },
];

test.each([
  ['the processor that lost most', 5_000, 50_000, 50],
  ['what is counted with the next tick', 1_000, 3_000, 50],
  ['nothing that was taken before', 64_000, 70_000, 30],
  ['nothing after the last look', 91_000, 95_000, 0],
])('what was stolen: %s', (_, from, to, stolen) => {
  expect(stolenBetween(samples, from, to)).toBe(stolen);
});

test('nothing is stolen where nobody counts', () => {
  expect(stolenBetween([], 0, 1_000)).toBe(0);
});

test('the counters of this machine are read', async () => {
  const stop = watchStolen();
  await new Promise(resolve => setTimeout(resolve, 30));
  const seen = stop();
  expect(seen.every(({ taken }) => taken.length > 0 && taken.every(Number.isFinite))).toBe(true);
  expect(seen.length > 1).toBe(process.platform === 'linux');
});
