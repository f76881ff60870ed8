import { describe, expect, test } from 'vitest';
import { at, playing, points, refused, type Setup, uses, view } from './helpers.ts';

describe('examples', () => {
  const gained = (setup: Setup, ...moves: readonly string[]): number => {
    const state = at(setup);
    return points(playing(state, ...moves)) - points(state);
  };

  test('two red columns on an empty lot, and a blue one on a second floor: 4 points', () => {
    const setup = { cards: 'r r b g y | v v', lots: ['r4 b0'] };
    expect(gained(setup, 'column 2 red', 'column 2 red', 'column 1 blue')).toBe(4);
  });

  test('two red columns complete floor 1, a third red card builds the tile: 3 points and the Lantern', () => {
    const setup = { cards: 'r r r b b | b g', lots: ['r2'] };
    const moves = ['column 1 red', 'column 1 red', 'tile 1 red-blue'];
    expect(gained(setup, ...moves)).toBe(3);
    const state = playing(at(setup), ...moves);
    expect(uses(state, 'lantern')).toBe(2);
    expect(refused(playing(state, 'column 1 blue'), 'column 1 blue')).toBe('P4 column-limit');
    expect(refused(playing(state, 'column 1 blue', 'lantern'), 'column 1 blue')).toBe('');
  });

  test('a last column, a green roof tile and a violet spire: 10 points, 2 of 3 columns used', () => {
    const setup = { cards: 'g g v v r | b b', lots: ['r4 b4 y4 g3'] };
    const moves = ['column 1 green', 'tile 1 green-violet', 'spire violet pay violet+violet'];
    expect(gained(setup, ...moves)).toBe(10);
    const state = playing(at(setup), ...moves);
    expect([uses(state, 'bowl'), view(state).columns, view(state).columnLimit]).toEqual([2, 2, 3]);
  });

  test('Rice bowl: two red cards build a yellow column; a yellow spire costs one yellow card and two blue ones', () => {
    const tracks = { bowl: 1 };
    expect(gained({ cards: 'r r b g v | b g', lots: ['g4 y1'], tracks }, 'column 1 yellow pay red+red')).toBe(2);
    const roof = { cards: 'v y b b r | g g', lots: ['g4 y4 r4 v4'], tracks };
    expect(gained(roof, 'tile 1 violet-yellow', 'spire yellow pay yellow+blue+blue')).toBe(6);
  });

  test('Buddha: two green cards build a violet tile', () => {
    const setup = { cards: 'g g r y b | r y', lots: ['b4 v4'], tracks: { buddha: 1 } };
    expect(gained(setup, 'tile 1 violet-red pay green+green')).toBe(1);
  });
});
