import { describe, expect, test } from 'vitest';
import type { whyNot } from '../../src/web/table/whyNot.ts';
import { chinaPresses } from './presses/china.ts';
import { FLOOR, measure } from './presses/measure.ts';
import { medinaPresses } from './presses/medina.ts';
import { pagodaPresses } from './presses/pagoda.ts';

describe('"Why not?" names a rule that what was tapped for really breaks', () => {
  test.each([
    ['china', chinaPresses, 300],
    ['pagoda', pagodaPresses, 300],
    ['medina', medinaPresses, 200],
  ] as const)('in %s', (_, presses, wanted) => {
    const { presses: counted, right, wrong } = measure(presses, wanted, 17);
    expect(counted).toBe(wanted);
    expect(right / counted, wrong.slice(0, 30).join('\n')).toBeGreaterThanOrEqual(FLOOR);
  });

  test('and the measure tells that from the reason which most of the moves there have', () => {
    const { presses, right } = measure(pagodaPresses, 100, 18, mostFrequent);
    expect(right / presses).toBeLessThan(0.9);
  });
});

/** What a page says that does not ask what a tap means. */
const mostFrequent: typeof whyNot = ({ game }, state, _, { matches }) => {
  const refusals = game
    .vocabulary(state)
    .filter(move => matches(game.explain(state, move)))
    .flatMap(move => game.refusal(state, move) ?? []);
  const count = (rule: string): number => refusals.filter(refusal => refusal.rule === rule).length;
  return refusals.toSorted((a, b) => count(b.rule) - count(a.rule))[0];
};
