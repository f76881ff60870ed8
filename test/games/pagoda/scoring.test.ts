import { expect, test } from 'vitest';
import { pagoda } from '../../../src/games/pagoda/index.ts';
import { anyMove, NOBODY, seeded } from '../../../src/kernel/index.ts';
import { at } from './helpers.ts';

test('P20: most points win, a tie is shared', () => {
  const { winners, points: all } = pagoda.scores(at({ lots: ['r4 b4 g4 y4'] }));
  expect([winners, all]).toEqual([[0], [4 + 8 + 12 + 16 + 3, 0]]);
  expect(pagoda.scores(at({})).winners).toEqual([0, 1]);
});

test('the points of events are those of the score sheet, turn by turn', () => {
  for (const { options } of pagoda.variants) {
    const random = seeded(8);
    const state = pagoda.start(options);
    const shown = new Map<string, number>();
    while (pagoda.actor(state) !== NOBODY) {
      const { turn } = pagoda.view(state, null);
      pagoda.play(state, anyMove(pagoda, state, random), event => {
        if (event.kind === 'game-over' || !('points' in event)) return;
        const key = `${event.seat} ${turn}`;
        shown.set(key, (shown.get(key) ?? 0) + event.points);
      });
    }
    const sheet = new Map<string, number>();
    const { items, points } = pagoda.scores(state);
    for (const { seat, points, detail } of items) {
      const key = `${seat} ${detail!.turn}`;
      sheet.set(key, (sheet.get(key) ?? 0) + points);
    }
    expect(sheet).toEqual(shown);
    expect(pagoda.view(state, null).players.map(player => player.points)).toEqual(points);
  }
});
