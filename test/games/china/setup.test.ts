import { describe, expect, test } from 'vitest';
import drawing from '../../../src/games/china/board/drawing.json';
import { standard } from '../../../src/games/china/board/standard.ts';
import { china } from '../../../src/games/china/index.ts';
import { DEALER } from '../../../src/kernel/index.ts';
import { at, dealt, look, offered, phase, played, refused } from './helpers.ts';

const start = (options: object) => {
  const read = china.readOptions(options);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return china.start(read.value);
};

test.each([
  [2, [11, 10, 9, 9, 8]],
  [3, [11, 10, 9, 9, 8]],
  [4, [12, 11, 10, 10, 9]],
  [5, [13, 12, 11, 11, 10]],
])('C2: with %i players the pile has %j cards', (players, counts) => {
  const [red, green, yellow, orange, violet] = counts;
  expect(look(start({ players })).pile).toEqual({ red, green, yellow, orange, violet });
});

test('C3: everybody has 20 palaces and 8 emissaries, and a fortification only with that option', () => {
  const plain = china.view(dealt({ players: 3 }), 0);
  expect([plain.palacesLeft, plain.emissariesLeft]).toEqual([
    [20, 20, 20],
    [8, 8, 8],
  ]);
  expect(plain.fortificationsLeft).toBeUndefined();
  expect(look(dealt({ players: 3, fortifications: true })).fortificationsLeft).toEqual([1, 1, 1]);
});

test('C4: hands are dealt from the first player on, then the row, then the cards of the Emperor', () => {
  let state = start({ players: 2 });
  const told: string[] = [];
  for (let n = 0; n < 13; n++) {
    expect(china.actor(state)).toBe(DEALER);
    expect(refused(state, 'pass')).toBe('C4 deal-now');
    const next = china.clone(state);
    china.play(next, china.readMove(state, ['deal red', 'deal green'][n % 2]!)!, event => {
      if (event.kind === 'dealt') told.push(event.to === 'hand' ? `${event.seat}` : event.to);
    });
    state = next;
  }
  expect(told.join(' ')).toBe('0 0 0 1 1 1 row row row row emperor emperor emperor');
  expect([phase(state), china.actor(state)]).toEqual(['act', 0]);
});

test('C4: the dealer draws each colour as often as it is left', () => {
  const state = played(start({ players: 4 }), 'deal violet', 'deal violet');
  expect(china.moves(state).map(move => china.weight(state, move))).toEqual([12, 11, 10, 10, 7]);
});

test('C4: play goes clockwise', () => {
  const next = played(at({ turn: 3 }), 'exchange green', 'draw row 0', 'deal green');
  expect([phase(next), china.actor(next)]).toEqual(['act', 0]);
});

describe('options', () => {
  test.each([
    [{ players: 2 }, { players: 2, board: '34', fortifications: false, bonusTiles: false, influence: true }],
    [{ players: 3 }, { players: 3, board: '34', fortifications: false, bonusTiles: false, influence: false }],
    [{ players: 4 }, { players: 4, board: '34', fortifications: false, bonusTiles: false, influence: false }],
    [{ players: 5 }, { players: 5, board: '45', fortifications: false, bonusTiles: false, influence: false }],
  ])('C1: %j becomes %j', (given, complete) => {
    expect(china.readOptions(given)).toEqual({ ok: true, value: complete });
  });

  test.each([
    ['board', 'C24', { players: 2, board: '45' }],
    ['board', 'C24', { players: 2, board: 'border' }],
    ['board', 'C1', { players: 3, board: '45' }],
    ['board', 'C1', { players: 5, board: '34' }],
    ['fortifications', 'C35', { players: 4, board: 'border', fortifications: true }],
    ['influence', 'C26', { players: 3, influence: true }],
    ['players', undefined, { players: 6 }],
    ['cheats', undefined, { players: 3, cheats: true }],
  ])('%s is refused by %s in %j', (path, rule, options) => {
    const read = china.readOptions(options);
    expect(read.ok ? [] : read.problems.map(problem => [problem.path, problem.rule])).toEqual([[path, rule]]);
  });

  test('every variant is complete and has its own name', () => {
    for (const { options } of china.variants) expect(china.readOptions(options)).toEqual({ ok: true, value: options });
    expect(new Set(china.variants.map(({ name }) => name)).size).toBe(china.variants.length);
  });
});

test('moves of other options are not in the vocabulary', () => {
  const state = at();
  for (const text of ['commit wei red', 'fortification wei1 red', 'emperor palace wei1 red', 'keep red'])
    expect(china.readMove(state, text), text).toBeUndefined();
  expect(offered(state, 'palace yan1')).toEqual(['palace yan1 green']);
});

describe('C1: the drawn map', () => {
  type Point = readonly [number, number];
  const outlines = Object.entries(drawing.provinces).map(([id, { outline }]) => ({
    id,
    outline: outline as unknown as Point[],
  }));
  const stretchesOf = (outline: readonly Point[]): Set<string> =>
    new Set(outline.map((point, n) => [point.join(), outline[(n + 1) % outline.length]!.join()].sort().join(' ')));

  test('has borders exactly where there are alliances', () => {
    const bordering = outlines.flatMap((a, n) =>
      outlines.slice(n + 1).flatMap(b => {
        const theirs = stretchesOf(b.outline);
        return [...stretchesOf(a.outline)].some(stretch => theirs.has(stretch)) ? [[a.id, b.id].sort().join('-')] : [];
      }),
    );
    const allied = standard.alliances.map(({ between }) => [...between].sort().join('-'));
    expect(bordering.sort()).toEqual(allied.sort());
    expect(allied).toHaveLength(15);
  });
  test('has a name for every space, and no name twice', () => {
    const names = [...standard.spaces, ...(standard.posts ?? [])].map(({ name }) => name);
    expect(names.filter(name => !name)).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });
});
