import { expect, test } from 'vitest';
import { countBits, lowestBit, seeded } from '../../src/kernel/index.ts';

const random = seeded(1);
const sets = [1, -1, 2 ** 31, 0x7fffffff, ...Array.from({ length: 200 }, () => random.below(2 ** 32) | 0)];

test('counts the bits of a set', () => {
  for (const set of [0, ...sets])
    expect(countBits(set)).toBe([...(set >>> 0).toString(2)].filter(bit => bit === '1').length);
});
test('finds the lowest bit of a set', () => {
  for (const set of sets.filter(set => set !== 0))
    expect(lowestBit(set)).toBe([...(set >>> 0).toString(2)].reverse().indexOf('1'));
});
