import { expect, test } from 'vitest';
import { pagoda } from '../../../../src/games/pagoda/index.ts';
import { type AnyGame, seeded } from '../../../../src/kernel/index.ts';
import { walk } from '../../../conformance/walk.ts';
import { at, played, points, refused, table, uses } from '../helpers.ts';

test('P12: each at most once a turn, also if refilled; one gained this turn may be used', () => {
  table([
    [{ cards: 'r r r b b | g g', lots: ['r4'] }, ['tile 1 red-blue', 'lantern'], 'lantern', 'P12 lantern-used'],
    [
      { cards: 'b b y y r | r r', lots: ['g4 r1'], tracks: { bowl: 2 } },
      ['column 2 violet pay blue+blue'],
      'column 2 violet pay yellow+yellow',
      'P12 bowl-used',
    ],
    [
      { cards: 'v v y y r | r r', lots: ['b4', 'b4 r4'], tracks: { buddha: 2 } },
      ['tile 1 blue-blue pay violet+violet'],
      'tile 2 red-red pay yellow+yellow',
      'P12 buddha-used',
    ],
    [
      { lots: ['y4 r1'], tracks: { dragon: 2 } },
      ['dragon red', 'dragon end', 'draw red'],
      'dragon red',
      'P12 dragon-used',
    ],
    [{ cards: 'b v v y r | r r', lots: ['b4', 'r4'] }, ['tile 1 blue-red'], 'tile 2 red-red pay violet+violet', ''],
  ]);
  const refilled = played(
    at({ cards: 'r b b g g | v y', lots: ['r4', 'r4 b1'], tracks: { lantern: 1 } }),
    'lantern',
    'tile 1 red-green',
  );
  expect([uses(refilled, 'lantern'), refused(refilled, 'lantern')]).toEqual([2, 'P12 lantern-used']);
});

test("P22: the beginners' game has no abilities, and tiles still score", () => {
  const setup = { options: { beginners: true }, lots: ['r4'], cards: 'r b b y v | g g' };
  const state = played(at(setup), 'tile 1 red-blue');
  expect([points(state) - points(at(setup)), uses(state, 'lantern')]).toEqual([1, 0]);
  table([
    [setup, ['tile 1 red-blue'], 'lantern', 'P22 no-abilities'],
    [setup, [], 'column 2 violet pay blue+blue', 'P22 no-abilities'],
    [setup, [], 'tile 1 red-blue pay blue+blue', 'P22 no-abilities'],
    [setup, [], 'dragon red', 'P22 no-abilities'],
    [setup, [], 'fan', 'P22 no-abilities'],
    [setup, [], 'dragon end', 'P22 no-abilities'],
    [setup, ['column 2 blue', 'column 2 blue', 'column 3 yellow'], 'column 4 violet', 'P4 beginners-limit'],
    [setup, ['column 2 blue'], 'discard yellow', 'P8 beginners-discard-late'],
  ]);
});

test("P22: no sentence of the beginners' game names an ability", () => {
  const game: AnyGame = pagoda;
  const random = seeded(22);
  const { options } = pagoda.variants.find(variant => variant.options.beginners)!;
  const texts = new Set<string>();
  for (let n = 0; n < 3; n++) {
    walk(game, options, random.below(2 ** 31), 40, ({ state }) => {
      for (const move of game.vocabulary(state)) texts.add(game.refusal(state, move)?.text ?? '');
    });
  }
  expect(texts.size).toBeGreaterThan(20);
  expect([...texts].filter(text => /Lantern|Dragon|Fan|Rice bowl|Buddha/.test(text))).toEqual([]);
});
