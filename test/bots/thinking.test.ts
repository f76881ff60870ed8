import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Budget, findBot, think } from '../../src/bots/index.ts';
import { type AnyGame, seeded } from '../../src/kernel/index.ts';
import { gameOf, type Met, positions } from './positions.ts';

/** Work is counted by what is asked of the rules, so that a busy machine changes nothing; `bench bots` has milliseconds. */
const MOST_WORK_A_STEP = 600;
/** A continuation that was begun in time is imagined to its end: a few steps. */
const MOST_WORK_OVERTIME = 3 * MOST_WORK_A_STEP;

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Counts the moves played and the positions valued. `then` is done with each. */
function workOf(game: AnyGame, then = (): void => {}): () => number {
  let work = 0;
  for (const name of ['play', 'actor'] as const) {
    const known = game[name] as (...args: unknown[]) => never;
    vi.spyOn(game, name).mockImplementation((...args: unknown[]) => {
      work++;
      then();
      return known(...args);
    });
  }
  return () => work;
}

const thinking = (game: AnyGame, { state, seat }: Met, budget: Budget) =>
  findBot('master')!({ game, view: game.view(state, seat), seat, random: seeded(1), budget });

describe.each(['china', 'pagoda', 'medina'])('%s', id => {
  const game = gameOf(id);

  test('a bot can be stopped after little work', () => {
    const met = [...positions(game, 40, 3)];
    const work = workOf(game);
    let most = 0;
    for (const position of met) {
      let before = work();
      think(thinking(game, position, { iterations: 24 }), () => {
        most = Math.max(most, work() - before);
        before = work();
        return false;
      });
    }
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThan(MOST_WORK_A_STEP);
  });

  test('a bot that is stopped does no more, and has no move', () => {
    const position = [...positions(game, 5, 4)].at(-1)!;
    const work = workOf(game);
    let [asked, before] = [0, 0];
    const move = think(thinking(game, position, { ms: 10_000 }), () => {
      before = work();
      return ++asked === 3;
    });
    expect(move).toBeUndefined();
    expect(asked).toBe(3);
    expect(work()).toBe(before);
  });

  test('a bot keeps to its time', () => {
    const met = [...positions(game, 5, 4)];
    vi.useFakeTimers({ toFake: ['Date'] });
    workOf(game, () => vi.setSystemTime(Date.now() + 1));
    for (const position of met) {
      const begun = Date.now();
      expect(think(thinking(game, position, { ms: 5000 }))).toBeDefined();
      expect(Date.now() - begun).toBeLessThan(5000 + MOST_WORK_OVERTIME);
    }
  });
});
