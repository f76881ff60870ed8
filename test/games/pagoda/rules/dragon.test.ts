import { expect, test } from 'vitest';
import { pagoda } from '../../../../src/games/pagoda/index.ts';
import { DEALER } from '../../../../src/kernel/index.ts';
import { at, phaseOf, play, played, table, view } from '../helpers.ts';

test('P14: the Dragon changes any number of cards, display first, at the start only', () => {
  const lots = ['y4 r1'];
  const tracks = { dragon: 2 };
  const cards = 'r r g y v | b b b';
  table([
    [{ lots, cards }, [], 'dragon red', 'P14 no-dragon'],
    [{ lots, cards, tracks }, [], 'dragon end', 'P14 no-dragon-begun'],
    [{ lots, cards, tracks }, [], 'dragon blue', 'P14 no-dragon-card'],
    [{ lots, cards, tracks }, ['dragon green'], 'dragon red', 'P14 dragon-order'],
    [{ lots, cards, tracks }, ['dragon green'], 'column 1 red', 'P14 dragon-unfinished'],
    [{ lots, cards, tracks }, ['column 1 red'], 'dragon red', 'P14 dragon-late'],
  ]);
  const state = played(
    at({ lots, cards, tracks }),
    'dragon red',
    'dragon red',
    'dragon hand-blue',
    'dragon hand-blue',
    'dragon end',
  );
  const to = [];
  while (pagoda.actor(state) === DEALER) {
    to.push(view(state).drawing?.to);
    play(state, 'draw yellow');
  }
  expect(to).toEqual(['display', 'display', 'hand', 'hand']);
  expect(view(state).players[0]).toMatchObject({ hand: 3, tracks: { dragon: 1 } });
  expect(phaseOf(state)).toBe('begin');
});

test("P14: a Dragon gained this turn can't be used this turn", () =>
  table([[{ cards: 'y r r g v | b b', lots: ['y4'] }, ['tile 1 yellow-red'], 'dragon red', 'P14 dragon-late']]));
