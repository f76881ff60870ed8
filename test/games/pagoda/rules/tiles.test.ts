import { expect, test } from 'vitest';
import { at, gained, offered, played, points, refused, table, uses } from '../helpers.ts';

test('P6: a tile costs a card of its background, scores 1 and sets its ability to 2', () => {
  const setup = { cards: 'r r b g v | b y', lots: ['r4', 'b3', 'r4 g1'], tracks: { lantern: 1 } };
  table([
    [setup, [], 'tile 1 red-blue', ''],
    [setup, [], 'tile 1 red-green', 'P6 tile-taken'],
    [setup, [], 'tile 1 blue-red', 'P6 tile-background'],
    [setup, [], 'tile 2 blue-red', 'P6 floor-unfinished'],
    [setup, [], 'tile 1 red-blue pay hand-red', 'P6 no-tile-card'],
    [setup, ['tile 1 red-blue'], 'tile 1 blue-red', 'P6 floor-unfinished'],
  ]);
  const state = played(at(setup), 'tile 1 red-blue');
  expect(points(state) - points(at(setup))).toBe(1);
  expect(uses(state, 'lantern')).toBe(2);
  expect(offered(state, 'column').filter(text => text.startsWith('column 1'))).toEqual([
    'column 1 blue pay blue',
    'column 1 blue pay hand-blue',
  ]);
});

test('P6: a blue tile paid with Buddha leaves Buddha at 2', () => {
  const setup = { cards: 'g g b r v | r y', lots: ['b4', 'b4 r1'], tracks: { buddha: 1 } };
  expect(uses(played(at(setup), 'tile 1 blue-blue pay green+green'), 'buddha')).toBe(2);
});

test('P6: two red columns complete floor 1, a third red card builds the tile: 3 points and the Lantern', () => {
  const setup = { cards: 'r r r b b | b g', lots: ['r2'] };
  const moves = ['column 1 red', 'column 1 red', 'tile 1 red-blue'];
  expect(gained(setup, ...moves)).toBe(3);
  const state = played(at(setup), ...moves);
  expect(uses(state, 'lantern')).toBe(2);
  expect(refused(played(state, 'column 1 blue'), 'column 1 blue')).toBe('P4 column-limit');
  expect(refused(played(state, 'column 1 blue', 'lantern'), 'column 1 blue')).toBeUndefined();
});
