import { describe, expect, test } from 'vitest';
import { planar } from '../../../src/games/china/board/planar.ts';
import { standard } from '../../../src/games/china/board/standard.ts';
import { china, findMapProblems, MAP_ERRORS, type MapDocument } from '../../../src/games/china/index.ts';
import { examineMap } from '../../../src/games/china/maps.ts';
import { deal, NOBODY, playOut, seeded } from '../../../src/kernel/index.ts';
import { at, look, offered, phase, played, refused } from './helpers.ts';

const sides = ['34', '45', 'border'] as const;

test.each(sides)('C1: the standard map has no fault on side %s, bonus tiles included', side => {
  expect(findMapProblems(standard, side, true, 'map')).toEqual([]);
});

test('C1: the standard map has the provinces, spaces and alliances of the box', () => {
  const sizes = standard.provinces.map(({ id, colour }) => [
    id,
    colour,
    standard.spaces.filter(({ province }) => province === id).length,
    standard.alliances.filter(({ between }) => between.includes(id)).length,
  ]);
  expect(sizes).toMatchInlineSnapshot(`
    [
      [
        "yan",
        "green",
        5,
        2,
      ],
      [
        "zhao",
        "orange",
        5,
        4,
      ],
      [
        "wei",
        "red",
        7,
        3,
      ],
      [
        "chin",
        "yellow",
        4,
        3,
      ],
      [
        "shu",
        "red",
        5,
        2,
      ],
      [
        "chu",
        "violet",
        8,
        4,
      ],
      [
        "han",
        "green",
        6,
        5,
      ],
      [
        "lu",
        "orange",
        5,
        3,
      ],
      [
        "qi",
        "yellow",
        5,
        4,
      ],
    ]
  `);
  expect([standard.spaces.length, standard.posts!.length, standard.alliances.length]).toEqual([50, 6, 15]);
  expect(sides.map(side => standard.roads[side]!.length)).toEqual([51, 56, 59]);
});

type Loose<T> = T extends readonly (infer M)[]
  ? Loose<M>[]
  : T extends object
    ? { -readonly [K in keyof T]: Loose<T[K]> }
    : T;

/** The standard map with a change. */
function changed(change: (map: Loose<MapDocument>) => void): MapDocument {
  const map = structuredClone(standard) as Loose<MapDocument>;
  change(map);
  return map as MapDocument;
}

const many = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));

describe('C1: a map with a fault is refused, and the field is named', () => {
  const faults: [string, (map: Loose<MapDocument>) => void][] = [
    ['spaces[1].id C1 id-taken', map => (map.spaces[1]!.id = 'yan1')],
    ['spaces[0].province C1 space-nowhere', map => (map.spaces[0]!.province = 'wu')],
    ['provinces[9] C1 province-empty', map => map.provinces.push({ id: 'wu', name: 'Wu', colour: 'red' })],
    ['provinces[0].colour C1 colour-unknown', map => (map.provinces[0]!.colour = 'blue' as 'red')],
    ['provinces C1 provinces-few', map => map.provinces.splice(1)],
    [
      'provinces C1 provinces-many',
      map => map.provinces.push(...many(8, i => ({ ...map.provinces[0]!, id: `p${i}` }))),
    ],
    ['spaces C1 spaces-few', map => map.spaces.splice(1)],
    ['spaces C1 spaces-many', map => map.spaces.push(...many(9, i => ({ ...map.spaces[0]!, id: `s${i}` })))],
    ['posts C35 posts-many', map => map.posts!.push(...many(11, i => ({ ...map.posts![0]!, id: `s${i}` })))],
    [
      'alliances C19 alliances-many',
      map => map.alliances.push(...many(28, i => ({ ...map.alliances[0]!, number: 20 + i }))),
    ],
    ['alliances[0].between[1] C1 alliance-end-missing', map => (map.alliances[0]!.between[1] = 'wu')],
    ['alliances[0].between C19 alliance-ends-same', map => (map.alliances[0]!.between[1] = 'yan')],
    ['alliances[1].number C18 alliance-number-taken', map => (map.alliances[1]!.number = 1)],
    ['posts[0].provinces[1] C35 post-nowhere', map => (map.posts![0]!.provinces[1] = 'wu')],
    ['posts[0].provinces C35 post-of-one', map => (map.posts![0]!.provinces[1] = 'yan')],
    ['posts C35 no-posts', map => delete map.posts],
    ['roads.border C1 no-roads', map => delete map.roads.border],
    ['roads.border[0][0] C1 road-end-missing', map => (map.roads.border![0]![0] = 'wei9')],
    ['roads.border[0] C1 road-ends-same', map => (map.roads.border![0] = ['wei1', 'wei1'])],
    [
      'roads.border C1 roads-meet',
      map => map.roads.border!.push(...['1', '2', '3', '4', '5'].map(n => ['chu8', `lu${n}`])),
    ],
    ['roads.border C1 roads-many', map => map.roads.border!.push(...many(102, () => ['wei7', 'wei1']))],
    [
      'roads.border C31 tiles-spaces',
      map => map.roads.border!.push(['chin1', 'chin3'], ['chin1', 'shu2'], ['chin2', 'shu3']),
    ],
    ['provinces C31 tiles-provinces', map => map.provinces.push({ id: 'wu', name: 'Wu', colour: 'red' })],
    ['(document) C1 document-large', map => (map.provinces[0]!.outline = many(8000, i => [i % 1200, 600]))],
  ];
  test.each(faults)('%s', (fault, change) => {
    const found = examineMap(changed(change), { side: 'border', bonusTiles: true }).errors;
    expect(found.map(({ path, rule, reason }) => `${path} ${rule} ${reason}`)).toContain(fault);
    for (const { path } of findMapProblems(changed(change), 'border', true, 'map')) expect(path).toMatch(/^map/);
  });
  test('and no other reason is an error but roads too hard to score and a map without a side', () => {
    const tried = new Set(faults.map(([fault]) => fault.split(' ')[2]));
    expect(MAP_ERRORS.filter(reason => !tried.has(reason))).toEqual(['no-side', 'roads-hard']);
    expect(examineMap({ ...standard, roads: {} }).errors).toMatchObject([{ path: 'roads', reason: 'no-side' }]);
  });
  test('in the options too, where the shape is checked first', () => {
    const read = (map: unknown) => china.readOptions({ players: 3, board: { side: '34', map } });
    expect(read(changed(map => (map.alliances[1]!.number = 1)))).toMatchObject({
      ok: false,
      problems: [{ path: 'board.map.alliances[1].number' }],
    });
    expect(read({ ...standard, dragons: 9 }).ok).toBe(false);
    expect(read(changed(map => delete map.roads['34']))).toMatchObject({ problems: [{ path: 'board.map.roads.34' }] });
  });
});

/** Two red provinces and a green one between them, with a post between the red ones. */
const small: MapDocument = {
  provinces: [
    { id: 'north', name: 'North', colour: 'red' },
    { id: 'middle', name: 'Middle', colour: 'green' },
    { id: 'south', name: 'South', colour: 'red' },
  ],
  spaces: ['north', 'middle', 'south'].flatMap(province => [1, 2, 3].map(n => ({ id: `${province}${n}`, province }))),
  posts: [{ id: 'gate1', provinces: ['north', 'south'] }],
  alliances: [
    { number: 1, between: ['north', 'middle'] },
    { number: 2, between: ['middle', 'south'] },
    { number: 3, between: ['north', 'south'] },
  ],
  roads: {
    '34': [
      ['north1', 'north2'],
      ['north2', 'north3'],
      ['north3', 'middle1'],
      ['middle1', 'middle2'],
      ['middle2', 'middle3'],
      ['middle3', 'south1'],
      ['south1', 'south2'],
      ['south2', 'south3'],
    ],
    border: [
      ['north1', 'north2'],
      ['north2', 'north3'],
      ['north3', 'middle1'],
      ['middle1', 'middle2'],
      ['middle2', 'middle3'],
      ['middle3', 'south1'],
      ['south1', 'south2'],
      ['south2', 'south3'],
      ['south3', 'gate1'],
      ['gate1', 'north1'],
    ],
  },
};

describe("a map of one's own", () => {
  test.each([
    [2, '34'],
    [3, '34'],
    [4, 'border'],
  ] as const)('%i players on side %s play to the end, and the record names the map', (players, side) => {
    const read = china.readOptions({ players, board: { side, map: small } });
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const state = china.start(read.value);
    playOut(china, state, seeded(3));
    expect(china.actor(state)).toBe(NOBODY);
    const again = china.readPosition(JSON.parse(JSON.stringify(china.writePosition(state))));
    expect(again).toEqual({ ok: true, value: state });
  });
  test('C36: a post between two provinces of one colour costs two cards of it', () => {
    const read = china.readOptions({ players: 3, board: { side: 'border', map: small } });
    const state = deal(china, china.start(read.ok ? read.value : (undefined as never)), seeded(1));
    const hands = [{ red: 3 }, { green: 3 }, { green: 3 }];
    const given = china.readPosition({
      ...china.writePosition(state),
      hands,
      row: ['green', 'green', 'violet', 'violet'],
      pile: undefined,
    });
    if (!given.ok) throw new Error(JSON.stringify(given.problems));
    expect(refused(given.value, 'palace gate1 red')).toBe('C36 post-payment');
    expect(look(played(given.value, 'palace gate1 red red')).palaces).toEqual({ gate1: 0 });
  });
  test('C16: a map with more spaces than there are palaces is open until the last fortification stands', () => {
    const ids = (province: string, count: number) => Array.from({ length: count }, (_, i) => `${province}${i + 1}`);
    const [east, west] = [ids('east', 31), ids('west', 30)];
    const all = [...east, ...west];
    const map: MapDocument = {
      provinces: [
        { id: 'east', name: 'East', colour: 'red' },
        { id: 'west', name: 'West', colour: 'green' },
      ],
      spaces: all.map(id => ({ id, province: id.slice(0, 4) })),
      alliances: [{ number: 1, between: ['east', 'west'] }],
      roads: { '34': all.slice(1).map((id, i) => [all[i]!, id]) },
    };
    const owner = (i: number): number => (i < 20 ? 0 : i < 40 ? 2 : 1);
    const state = at({
      options: { players: 3, board: { side: '34', map }, fortifications: true },
      palaces: Object.fromEntries(all.filter(id => id !== 'east31').map((id, i) => [id, owner(i)])),
      emissaries: { east: [8, 4, 0], west: [0, 4, 8] },
      fortifications: ['east1', 'west1'],
      fortificationsLeft: [1, 0, 0],
      hands: [{ red: 1, green: 2 }],
    });
    expect(offered(state).filter(text => !text.startsWith('exchange'))).toEqual([
      'fortification east31 red',
      'fortification east31 green green',
    ]);
    const next = played(state, 'fortification east31 red');
    expect([china.actor(next), phase(next)]).toEqual([NOBODY, 'over']);
  });
  test('C31: on fewer than nine provinces two tiles each are laid, and the rest stay in the box', () => {
    const read = china.readOptions({ players: 3, bonusTiles: true, board: { side: '34', map: small } });
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const state = china.start(read.value);
    deal(china, state, seeded(1));
    expect(Object.values(look(state).tiles ?? {})).toEqual(many(6, () => 'hidden'));
    playOut(china, state, seeded(3));
    expect(china.actor(state)).toBe(NOBODY);
    const again = china.readPosition(JSON.parse(JSON.stringify(china.writePosition(state))));
    expect(again).toEqual({ ok: true, value: state });
  });
});

describe('planarity', () => {
  const complete = (n: number) =>
    Array.from({ length: n }, (_, a) => Array.from({ length: a }, (_, b) => [a, b] as const)).flat();
  const utilities = [0, 1, 2].flatMap(a => [3, 4, 5].map(b => [a, b] as const));
  const petersen = Array.from({ length: 5 }, (_, i) => [
    [i, (i + 1) % 5] as const,
    [i, i + 5] as const,
    [i + 5, ((i + 2) % 5) + 5] as const,
  ]).flat();
  const cube = Array.from({ length: 8 }, (_, a) =>
    [1, 2, 4].map(bit => [a, a ^ bit] as const).filter(([x, y]) => x < y),
  ).flat();
  test.each([
    ['no edge', 4, [], true],
    ['K4', 4, complete(4), true],
    ['K5', 5, complete(5), false],
    ['K5 less an edge', 5, complete(5).slice(1), true],
    ['K3,3', 6, utilities, false],
    ['K3,3 less an edge', 6, utilities.slice(1), true],
    [
      'K3,3 with a tail and far from K4',
      12,
      [...utilities, [5, 6], [6, 7], ...complete(4).map(([a, b]) => [a + 8, b + 8] as const)],
      false,
    ],
    ['two K4 that share a corner', 7, [...complete(4), ...complete(4).map(([a, b]) => [a + 3, b + 3] as const)], true],
    ['the Petersen graph', 10, petersen, false],
    ['the cube', 8, cube, true],
    ['the cube with two crossing diagonals', 8, [...cube, [0, 7] as const, [1, 6] as const], false],
  ] as const)('%s', (_, vertices, edges, is) => expect(planar(vertices, edges)).toBe(is));
});
