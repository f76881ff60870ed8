import { describe, expect, test } from 'vitest';
import { findEvaluation } from '../../src/bots/evaluation/trained.ts';
import { type BotKind, botKinds, decide } from '../../src/bots/index.ts';
import { playOnCopy } from '../../src/kernel/index.ts';
import { gameOf, positions } from './positions.ts';

const ONCE = { iterations: 1 };

describe.each(['china', 'pagoda', 'medina'])('in %s', id => {
  const game = gameOf(id);

  test('every bot below a master plays otherwise in character', () => {
    const met = [...positions(game, 60, 9)];
    const choose = (kind: BotKind): string =>
      met.map(({ state, seat }, n) => decide(game, game.view(state, seat), seat, kind, n, ONCE)).join();
    const chosen = botKinds.filter(kind => kind !== 'master').map(choose);
    expect(new Set(chosen).size).toBe(chosen.length);
  });

  test('a builder does more of what builders like, and a raider of what raiders like', () => {
    const met = [...positions(game, 600, 4)];
    const pleased = { builder: { builder: 0, raider: 0 }, raider: { builder: 0, raider: 0 } };
    for (const [n, { state, seat }] of met.entries())
      for (const player of ['builder', 'raider'] as const) {
        const text = decide(game, game.view(state, seat), seat, `novice-${player}`, n, ONCE);
        const after = playOnCopy(game, state, game.readMove(state, text)!);
        const { like } = findEvaluation(game, game.options(state))!;
        for (const judge of ['builder', 'raider'] as const) pleased[judge][player] += like(after, seat, judge);
      }
    expect(pleased.builder.builder).toBeGreaterThan(pleased.builder.raider);
    expect(pleased.raider.raider).toBeGreaterThan(pleased.raider.builder);
  });
});
