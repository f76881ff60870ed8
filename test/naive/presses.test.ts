import { describe, expect, test } from 'vitest';
import type { whyNot } from '../../src/web/table/whyNot.ts';
import { chinaPresses } from './presses/china.ts';
import { FLOOR, measure } from './presses/measure.ts';
import { medinaPresses } from './presses/medina.ts';
import { pagodaPresses } from './presses/pagoda.ts';

describe('"Why not?" names a rule that what was tapped for really breaks', () => {
  test.each([
    ['board', 'china', chinaPresses, 300],
    ['tray', 'china', chinaPresses, 200],
    ['board', 'pagoda', pagodaPresses, 300],
    ['tray', 'pagoda', pagodaPresses, 200],
    ['board', 'medina', medinaPresses, 200],
    ['tray', 'medina', medinaPresses, 100],
  ] as const)('on the %s of %s', (region, _, presses, wanted) => {
    const { presses: counted, right, wrong } = measure(presses, wanted, 17, region);
    expect(counted).toBe(wanted);
    expect(right / counted, wrong.slice(0, 30).join('\n')).toBeGreaterThanOrEqual(FLOOR);
  });

  test('and the measure tells that from the reason which most of the moves there have', () => {
    const { presses, right } = measure(pagodaPresses, 100, 18, 'board', mostFrequent);
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
