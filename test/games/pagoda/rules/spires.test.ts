import { expect, test } from 'vitest';
import { at, gained, played, refused, table, uses, view } from '../helpers.ts';

test('P7: a roof is tile and spire, both or neither', () => {
  const top = 'r4 b4 g4 y4';
  table([
    [{ cards: 'y v v r b | b r', lots: [top] }, [], 'tile 1 yellow-violet', ''],
    [{ cards: 'y v b r b | g r', lots: [top] }, [], 'tile 1 yellow-violet', 'P7 spire-unpayable'],
    [{ cards: 'y v v r b | b r', lots: [top] }, ['tile 1 yellow-violet'], 'end', 'P7 spire-due'],
    [{ cards: 'y v v r b | b r', lots: [top] }, ['tile 1 yellow-violet'], 'column 2 red', 'P7 spire-due'],
    [
      { cards: 'y v v r b | b r', lots: [top] },
      ['tile 1 yellow-violet'],
      'spire blue pay blue+hand-blue',
      'P7 spire-colour',
    ],
    [
      { cards: 'y v v r b | b r', lots: [top] },
      ['tile 1 yellow-violet'],
      'spire violet pay violet+hand-violet',
      'P7 no-spire-cards',
    ],
    [{ cards: 'y v v r b | b r', lots: [top] }, [], 'spire violet pay violet+violet', 'P7 no-roof'],
    [{ lots: [`${top} v*`] }, [], 'column 1 violet', 'P7 lot-complete'],
    [{ lots: [`${top} v*`] }, [], 'tile 1 violet-red', 'P7 lot-complete'],
    [
      { cards: 'y v v r r | r r', lots: [top] },
      ['column 2 red', 'column 2 red', 'column 2 red'],
      'tile 1 yellow-violet',
      'P7 spire-limit',
    ],
  ]);
});

test('P7: a Lantern must come before its roof; one gained by it comes too late for the spire', () => {
  const cards = 'r r r b b | v v';
  const lots = ['g4 b4 g4 r4', 'r4 v1'];
  const three = ['column 2 violet', 'column 2 violet', 'column 3 red'];
  table([
    [{ cards, lots }, three, 'tile 1 red-blue', 'P7 spire-limit'],
    [{ cards, lots, tracks: { lantern: 1 } }, [...three, 'lantern'], 'tile 1 red-blue', ''],
  ]);
  const two = played(
    at({ cards, lots }),
    'column 2 violet',
    'column 2 violet',
    'tile 1 red-blue',
    'spire blue pay blue+blue',
  );
  expect(refused(two, 'column 3 red')).toBe('P4 column-limit');
  expect(refused(played(two, 'lantern'), 'column 3 red')).toBeUndefined();
});

test('P7: a Rice bowl just gained by the green roof tile pays its spire, unless one was used this turn', () => {
  const cards = 'g r r v b | b y';
  const lots = ['r4 b4 r4 g4', 'g4 r1'];
  const state = played(at({ cards, lots }), 'tile 1 green-violet', 'spire violet pay red+red+violet');
  expect(uses(state, 'bowl')).toBe(1);
  table([
    [
      { cards, lots, tracks: { bowl: 1 } },
      ['column 3 yellow pay blue+hand-blue'],
      'tile 1 green-violet',
      'P7 spire-unpayable',
    ],
  ]);
});

test('P7: a last column, a green roof tile and a violet spire: 10 points, 2 of 3 columns used', () => {
  const setup = { cards: 'g g v v r | b b', lots: ['r4 b4 y4 g3'] };
  const moves = ['column 1 green', 'tile 1 green-violet', 'spire violet pay violet+violet'];
  expect(gained(setup, ...moves)).toBe(10);
  const state = played(at(setup), ...moves);
  expect([uses(state, 'bowl'), view(state).columns, view(state).columnLimit]).toEqual([2, 2, 3]);
});
