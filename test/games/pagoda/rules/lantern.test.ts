import { test } from 'vitest';
import { table } from '../helpers.ts';

test('P17: the Lantern allows a fourth column, at any time of a normal turn, needed or not', () => {
  const setup = { cards: 'r r r r b | b b', lots: ['r4 b1'], tracks: { lantern: 1 } };
  const three = ['column 2 red', 'column 2 red', 'column 2 red'];
  table([
    [{ ...setup, tracks: {} }, [], 'lantern', 'P17 no-lantern'],
    [setup, [], 'lantern', ''],
    [setup, ['column 2 red'], 'lantern', ''],
    [setup, three, 'column 2 red', 'P4 column-limit'],
    [setup, [...three, 'lantern'], 'column 2 red', ''],
    [setup, [...three, 'lantern', 'column 2 red'], 'column 1 blue', 'P17 lantern-limit'],
    [setup, ['lantern'], 'end', 'P4 column-first'],
  ]);
});
