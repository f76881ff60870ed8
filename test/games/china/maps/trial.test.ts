import { expect, test } from 'vitest';
import { china, type MapDocument } from '../../../../src/games/china/index.ts';
import { makeMap } from '../../../../src/games/china/maps.ts';
import { finish, readOptionsToStart } from '../../../../src/kernel/index.ts';
import { ladder } from './ladder.ts';

const trialOf = (map: MapDocument) => {
  const read = china.readOptions({ players: 4, board: { side: '34', map } });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return china.tryOut!(read.value);
};

test('C20: roads with many rings are tried out with many pauses, and once only', () => {
  const map = ladder(14);
  const trial = trialOf(map);
  let pauses = 0;
  for (let step = trial.next(); !step.done; step = trial.next()) pauses++;
  expect(pauses).toBeGreaterThan(15);
  expect(trialOf(map).next()).toEqual({ done: true, value: [] });
});

test('C20: the roads of made maps need no trial', () => {
  for (const seed of [1, 2, 3]) expect(trialOf(makeMap(seed)).next()).toEqual({ done: true, value: [] });
});

test.each(['<b>Han</b>', 'Han\u202e', 'Han\u0007'])(
  'C1: a name that is more than text keeps a game from starting: %j',
  name => {
    const map = makeMap(1);
    const [first, ...others] = map.provinces;
    const odd = { ...map, provinces: [{ ...first!, name }, ...others] };
    const [problem] = finish(trialOf(odd));
    expect(problem?.path).toBe('board.map.provinces[0].name');
    expect(readOptionsToStart(china, { players: 4, board: { side: '34', map: odd } }).ok).toBe(false);
  },
);
