import { describe, expect, test } from 'vitest';
import { botNamed, thought } from '../../src/bots/index.ts';
import { seeded } from '../../src/kernel/index.ts';
import { gameOf, positions } from './positions.ts';

/** Processor time of this process: waiting for other programs does not count. */
const busy = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

describe.each(['china', 'pagoda', 'medina'])('%s', id => {
  test('a bot can be stopped within 50 ms', () => {
    const game = gameOf(id);
    const master = botNamed('master')!;
    const late: number[] = [];
    for (const { state, seat } of positions(game, 40, 3)) {
      const view = game.view(state, seat);
      const begun = busy();
      thought(master({ game, view, seat, random: seeded(1), budget: { ms: 10_000 } }), () => busy() - begun >= 20);
      late.push(busy() - begun - 20);
    }
    // The first ones also compile the code.
    expect(Math.max(...late.slice(20))).toBeLessThan(50);
  });
  test('a bot keeps to its time', () => {
    const game = gameOf(id);
    for (const { state, seat } of positions(game, 5, 4)) {
      const begun = busy();
      const question = { game, view: game.view(state, seat), seat, random: seeded(1), budget: { ms: 50 } };
      expect(thought(botNamed('master')!(question))).toBeDefined();
      expect(busy() - begun).toBeLessThan(300);
    }
  });
});
