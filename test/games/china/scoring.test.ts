import { describe, expect, test } from 'vitest';
import { china } from '../../../src/games/china/index.ts';
import { anyMove, NOBODY, seeded } from '../../../src/kernel/index.ts';
import { at, palacePoints, palacesIn, phase, played, pointsOf, refused } from './helpers.ts';

const LAST = { exhaustions: 2, pile: {}, turn: 3, row: [null, null, null, null] } as const;

test.each(china.variants)('C18: the points of a view are those settled on the score sheet: $name', ({ options }) => {
  const random = seeded(18);
  const state = china.start(options);
  for (let n = 0; china.actor(state) !== NOBODY; n++) {
    china.play(state, anyMove(china, state, random));
    if (n % 5 === 0) expect(china.view(state, null).points).toEqual(china.scores(state).points);
  }
  expect(china.view(state, null).points).toEqual(china.scores(state).points);
  expect(Math.max(...china.view(state, null).points)).toBeGreaterThan(0);
});

test.each([
  [
    'wei',
    [
      [0, 4],
      [1, 2],
      [2, 1],
    ],
    [7, 4, 2, 0],
  ],
  [
    'qi',
    [
      [0, 2],
      [1, 2],
      [2, 1],
    ],
    [5, 5, 2, 0],
  ],
  [
    'chu',
    [
      [0, 3],
      [1, 2],
      [2, 2],
      [3, 1],
    ],
    [8, 3, 3, 2],
  ],
] as const)('C17: %s with palaces %j scores %j', (province, counts, points) => {
  const state = at({ palaces: palacesIn(province, ...counts) });
  expect(palacePoints(state, province)).toEqual(points);
  expect(china.scores(state).points).toEqual(points);
});

test('C17: rank, spaces and time are told', () => {
  const state = at({ palaces: { ...palacesIn('chin', [1, 2], [0, 2]), wei1: 2 } });
  expect(china.scores(state).items.map(({ seat, settled, detail }) => [seat, settled, detail])).toEqual([
    [0, true, { province: 'chin', when: 'completed', rank: 1, spaces: ['chin3', 'chin4'], doubled: false }],
    [1, true, { province: 'chin', when: 'completed', rank: 1, spaces: ['chin1', 'chin2'], doubled: false }],
    [2, false, { province: 'wei', when: 'end', rank: 1, spaces: ['wei1'], doubled: false }],
  ]);
});

test('C18: palaces without a token, alliances by number and roads are settled at the end, in this order', () => {
  const state = at({
    ...LAST,
    palaces: { wei1: 0, wei2: 0, wei3: 0, wei4: 0, chin1: 0, shu1: 1 },
    emissaries: { wei: [1, 0, 0, 0], chin: [1, 0, 0, 0], shu: [1, 0, 0, 0] },
    hands: [{}, {}, {}, { green: 1 }],
    discards: { red: 12, green: 10, yellow: 10, orange: 10, violet: 9 },
  });
  expect(china.scores(state).items.every(({ settled }) => !settled)).toBe(true);
  const { items, points, projected } = china.scores(played(state, 'exchange green'));
  expect(items.map(({ kind, seat, points }) => `${kind} ${seat} ${points}`)).toEqual([
    'palaces 0 4',
    'palaces 0 1',
    'palaces 1 1',
    'alliance 0 2',
    'alliance 0 2',
    'road 0 4',
  ]);
  expect(items.map(({ detail }) => detail!.number).filter(Boolean)).toEqual([3, 4]);
  expect(points).toEqual(projected);
  expect(points).toEqual([13, 1, 0, 0]);
});

describe('C19: alliances', () => {
  const palaces = { ...palacesIn('wei', [0, 4]), ...palacesIn('chin', [0, 4]), ...palacesIn('shu', [0, 3]) };
  test('Wei blue 1, red 1; Chin blue 2, red 1, green 1: blue scores 6; with Shu violet 2, blue 1 nobody scores', () => {
    const state = at({ palaces, emissaries: { wei: [1, 1, 0, 0], chin: [2, 1, 1, 0], shu: [1, 0, 0, 2] } });
    const alliances = china.scores(state).items.filter(({ kind }) => kind === 'alliance');
    expect(alliances.map(({ seat, points, detail }) => [seat, points, detail])).toEqual([
      [0, 6, { number: 3, between: ['wei', 'chin'] }],
    ]);
  });
  test('ties count for all', () => {
    const state = at({ palaces, emissaries: { wei: [1, 1, 0, 0], chin: [2, 2, 0, 0] } });
    expect(pointsOf(state, 'alliance')).toEqual([6, 6, 0, 0]);
  });
  test('one province is not enough', () => {
    expect(pointsOf(at({ palaces, emissaries: { wei: [2, 0, 0, 0] } }), 'alliance')).toEqual([0, 0, 0, 0]);
  });
});

describe('C20: roads', () => {
  test('six palaces, five in an unbroken path through Chin and Shu, the sixth on a branch: 5 points', () => {
    const state = at({ palaces: { ...palacesIn('chin', [0, 4]), shu1: 0, shu2: 0 } });
    const roads = china.scores(state).items.filter(({ kind }) => kind === 'road');
    expect(roads.map(({ points }) => points)).toEqual([5]);
    expect(roads[0]!.detail!.spaces).toEqual(expect.arrayContaining(['chin1', 'chin2', 'chin3', 'shu1', 'shu2']));
  });
  test('three in a row are no chain, and a palace of another breaks it', () => {
    expect(pointsOf(at({ palaces: { wei1: 0, wei2: 0, wei3: 0 } }), 'road')).toEqual([0, 0, 0, 0]);
    expect(pointsOf(at({ palaces: { wei1: 0, wei2: 0, wei3: 1, wei4: 0, wei5: 0 } }), 'road')).toEqual([0, 0, 0, 0]);
  });
  test('several chains may score, and the sides differ', () => {
    const palaces = { ...palacesIn('wei', [0, 4]), ...palacesIn('shu', [0, 4]), ...palacesIn('chu', [0, 4]) };
    expect(pointsOf(at({ palaces }), 'road')).toEqual([8, 0, 0, 0]);
    expect(pointsOf(at({ palaces, options: { players: 4, board: '45' } }), 'road')).toEqual([12, 0, 0, 0]);
  });
});

describe('C21: winner', () => {
  test('a tie goes to most pieces left', () => {
    const { winners, tiebreak } = china.scores(at({ palaces: { wei1: 0, qi1: 1 }, emissaries: { wei: [0, 1, 0, 0] } }));
    expect(tiebreak).toEqual([27, 26, 28, 28]);
    expect(winners).toEqual([0]);
  });
  test('still tied: shared', () => {
    expect(china.scores(at({ palaces: { wei1: 0, qi1: 1 } })).winners).toEqual([0, 1]);
  });
  test('fortifications in supply count', () => {
    const options = { players: 4, fortifications: true } as const;
    const state = at({
      options,
      palaces: { wei1: 0, qi1: 1 },
      fortifications: ['lu1'],
      fortificationsLeft: [0, 1, 1, 1],
    });
    expect(china.scores(state)).toMatchObject({ tiebreak: [27, 28, 29, 29], winners: [1] });
  });
});

describe('fortifications', () => {
  const options = { players: 4, fortifications: true } as const;
  test('C22: with three yellow cards, a fortification in Qi, then a palace on it; the third card can not be used', () => {
    const state = at({ options, hands: [{ yellow: 3 }], palaces: { qi1: 1 } });
    expect(phase(played(state, 'fortification qi2 yellow', 'palace qi2 yellow'))).toBe('draw');
  });
  test('C22: it is the one piece of C7, and any player may build on it', () => {
    const state = at({ options, hands: [{ yellow: 3 }, { yellow: 3 }] });
    const next = played(state, 'fortification qi2 yellow');
    expect(phase(next)).toBe('draw');
    const other = played(next, 'draw row 0', 'deal red');
    expect(phase(played(other, 'palace qi2 yellow', 'palace qi1 yellow'))).toBe('draw');
  });
  test('C22: one a space for good, none under a palace, and it fills no space', () => {
    const state = at({
      options,
      hands: [{ yellow: 3 }],
      palaces: palacesIn('chin', [1, 3]),
      fortifications: ['chin1', 'chin4'],
      fortificationsLeft: [1, 0, 0, 1],
    });
    expect(refused(state, 'fortification chin4 yellow')).toBe('C22 fortified');
    expect(refused(state, 'fortification chin2 yellow')).toBe('C22 fortification-under-palace');
    expect(china.scores(state).points).toEqual([0, 0, 0, 0]);
    expect(china.scores(played(state, 'palace chin4 yellow')).points).toEqual([6, 8, 0, 0]);
  });
  test('C23: Wei 4+2+1, the second has a palace on a fortification: 7, 8, 2', () => {
    const state = at({
      options,
      palaces: palacesIn('wei', [0, 4], [1, 2], [2, 1]),
      fortifications: ['wei5'],
      fortificationsLeft: [0, 1, 1, 1],
    });
    expect(palacePoints(state, 'wei')).toEqual([7, 8, 2, 0]);
  });
  test('C23: a chain with a fortification is doubled once', () => {
    const palaces = palacesIn('wei', [0, 5]);
    const fortificationsLeft = [0, 0, 1, 1];
    const state = at({ options, palaces, fortifications: ['wei1', 'wei2'], fortificationsLeft });
    expect(pointsOf(state, 'road')).toEqual([10, 0, 0, 0]);
    expect(pointsOf(state, 'palaces')).toEqual([10, 0, 0, 0]);
  });
});
