import { describe, expect, test } from 'vitest';
import drawing from '../../../../src/games/china/board/drawing.json';
import { standard } from '../../../../src/games/china/board/standard.ts';
import { china, MAP_REMARKS, type MapDocument, readDraft } from '../../../../src/games/china/index.ts';
import { examineMap } from '../../../../src/games/china/maps.ts';
import { NOBODY, playOut, seeded } from '../../../../src/kernel/index.ts';

type Loose<T> = T extends readonly (infer M)[]
  ? Loose<M>[]
  : T extends object
    ? { -readonly [K in keyof T]: Loose<T[K]> }
    : T;

const lands: { [id: string]: { outline: number[][]; dragon: number[] } } = drawing.provinces;
const spots: { [id: string]: { x: number; y: number } } = drawing.spaces;
const bends: { [road: string]: number[] } = drawing.bends;

/** The standard map with everything that is drawn of it. */
function drawn(): Loose<MapDocument> {
  const map = structuredClone(standard) as Loose<MapDocument>;
  const spot = (id: string) => ({ x: spots[id]!.x, y: spots[id]!.y });
  const provinces = map.provinces.map(province => {
    const { outline, dragon } = lands[province.id]!;
    return { ...province, x: dragon[0]!, y: dragon[1]!, outline };
  });
  return {
    ...map,
    title: 'China',
    provinces,
    spaces: map.spaces.map(space => ({ ...space, ...spot(space.id) })),
    posts: map.posts!.map(post => ({ ...post, ...spot(post.id) })),
    bends: Object.entries(bends).map(([road, point]) => ({ between: road.split('-'), via: [point] })),
  };
}

test('C1: the standard map as it is drawn gives no remark: its borders are exactly its 15 alliances', () => {
  expect(readDraft(drawn()).ok).toBe(true);
  expect(examineMap(drawn())).toEqual({ errors: [], remarks: [] });
});

type Change = (map: Loose<MapDocument>) => void;

describe('C1: what is only remarked on does not stop play', () => {
  const remarks: [string, object, Change][] = [
    [
      'roads-cross roads.34[51]',
      { space: 'chu1', to: 'lu5', other: 'han5', otherTo: 'chu8' },
      map => map.roads['34']!.push(['chu1', 'lu5']),
    ],
    [
      'roads-apart roads.34',
      { side: '34', space: 'shu1', parts: 3 },
      map =>
        (map.roads['34'] = map.roads['34']!.filter(
          ([a, b]) => !(a === 'chin3' && b === 'shu1') && !(a === 'shu5' && b === 'chu2'),
        )),
    ],
    [
      'space-without-road spaces[31]',
      { side: '34', space: 'chu6' },
      map => (map.roads['34'] = map.roads['34']!.filter(road => !road.includes('chu6'))),
    ],
    [
      'junction-large spaces[9]',
      { side: '34', space: 'zhao5', roads: 5 },
      map => map.roads['34']!.push(['zhao5', 'zhao1'], ['zhao5', 'zhao2'], ['zhao5', 'zhao3']),
    ],
    [
      'road-twice roads.34[51]',
      { side: '34', space: 'wei1', to: 'wei7' },
      map => map.roads['34']!.push(['wei1', 'wei7']),
    ],
    ['road-far roads.34[51]', { side: '34', space: 'wei7', to: 'lu1' }, map => map.roads['34']!.push(['wei7', 'lu1'])],
    [
      'bend-without-road bends[0]',
      { space: 'yan1', to: 'shu1' },
      map => map.bends!.unshift({ between: ['yan1', 'shu1'], via: [[5, 5]] }),
    ],
    [
      'rings-many roads.34',
      { side: '34', rings: 8, printed: 7 },
      map =>
        map.roads['34']!.push(
          ['chin1', 'chin4'],
          ['shu1', 'shu3'],
          ['shu4', 'shu5'],
          ['yan3', 'yan4'],
          ['wei1', 'wei3'],
          ['lu1', 'lu3'],
        ),
    ],
    [
      'alliance-twice alliances[15].between',
      { alliance: 16, province: 'zhao', other: 'yan' },
      map => map.alliances.push({ number: 16, between: ['zhao', 'yan'] }),
    ],
    [
      'alliance-far alliances[15].between',
      { alliance: 16, province: 'qi', other: 'shu' },
      map => map.alliances.push({ number: 16, between: ['qi', 'shu'] }),
    ],
    ['border-without-alliance alliances', { province: 'lu', other: 'qi' }, map => map.alliances.splice(6, 1)],
    [
      'alliances-tangled alliances',
      {},
      map => map.alliances.push(...cliqueOf(['yan', 'zhao', 'wei', 'chin', 'shu'], 20)),
    ],
    [
      'post-far posts[0].provinces',
      { post: 'post1', province: 'yan', other: 'shu' },
      map => (map.posts![0]!.provinces = ['yan', 'shu']),
    ],
    [
      'space-outside spaces[0]',
      { space: 'yan1', province: 'yan' },
      map => Object.assign(map.spaces[0]!, { x: 10, y: 10 }),
    ],
    [
      'spaces-close spaces[1]',
      { space: 'yan2', other: 'yan1' },
      map => Object.assign(map.spaces[1]!, { x: map.spaces[0]!.x! + 20, y: map.spaces[0]!.y! }),
    ],
    [
      'space-on-track spaces[0]',
      { space: 'yan1' },
      map => {
        const { x = 0, y = 0 } = map.spaces[0]!;
        map.track = [
          [x, 20],
          [x + 30, y],
          [x, 880],
          [20, 880],
        ];
      },
    ],
    [
      'track-short track',
      {},
      map => {
        map.track = [
          [20, 20],
          [520, 20],
        ];
      },
    ],
    ['colour-unused provinces', { colour: 'violet' }, map => (map.provinces[5]!.colour = 'red')],
    [
      'spaces-unlike spaces',
      { province: 'chin', count: 6, printed: 4 },
      map => map.spaces.push({ id: 'chin5', province: 'chin' }, { id: 'chin6', province: 'chin' }),
    ],
    [
      'colour-unlike provinces[0].colour',
      { province: 'yan', colour: 'red', printed: 'green' },
      map => (map.provinces[0]!.colour = 'red'),
    ],
    ['alliances-unlike alliances', { count: 14, printed: 15 }, map => map.alliances.pop()],
    ['posts-unlike posts', { count: 5, printed: 6 }, map => map.posts!.pop()],
    ['ports-unlike spaces', { count: 6, printed: 7 }, map => (map.spaces[2]!.port = false)],
    [
      'tiles-spaces roads.34',
      { side: '34', province: 'chin', count: 1, least: 2 },
      map => map.roads['34']!.push(['chin1', 'chin3'], ['chin1', 'shu2'], ['chin2', 'shu3']),
    ],
  ];
  test.each(remarks)('%s', (remark, about, change) => {
    const map = drawn();
    change(map);
    const { remarks: found } = examineMap(map as MapDocument);
    const place = ({ reason, path }: { reason?: string; path: string }): string => `${reason} ${path}`;
    expect(found.map(place)).toContain(remark);
    const said = found.find(problem => place(problem) === remark)!;
    expect(said.parameters ?? {}).toMatchObject(about);
    expect(said.rule).toMatch(/^C\d+$/);
    const read = china.readOptions({ players: 3, board: { side: '34', map } });
    expect(read).toMatchObject({ ok: true });
    const state = china.start(read.ok ? read.value : (undefined as never));
    playOut(china, state, seeded(2));
    expect(china.actor(state)).toBe(NOBODY);
    const again = china.readPosition(JSON.parse(JSON.stringify(china.writePosition(state))));
    expect(again).toEqual({ ok: true, value: state });
  });
  test('and every remark is among them', () => {
    const tried = new Set(remarks.map(([remark]) => remark.split(' ')[0]));
    expect(MAP_REMARKS.filter(reason => !tried.has(reason))).toEqual([]);
  });
});

const cliqueOf = (ids: string[], from: number) =>
  ids.flatMap((a, i) => ids.slice(i + 1).map((b, j) => ({ number: from + 5 * i + j, between: [a, b] })));

describe('a draft', () => {
  const empty: MapDocument = { provinces: [], spaces: [], alliances: [], roads: { '34': [] } };
  test('may be an empty sheet, and is told what it lacks', () => {
    expect(readDraft(empty)).toEqual({ ok: true, value: empty });
    expect(examineMap(empty).errors.map(({ reason }) => reason)).toEqual(['provinces-few', 'spaces-few', 'no-roads']);
  });
  test('is refused where its shape or its size is wrong', () => {
    expect(readDraft({ ...empty, title: 'x'.repeat(61) })).toMatchObject({ problems: [{ path: 'title' }] });
    expect(readDraft({ ...empty, title: 'China\u202e' })).toMatchObject({ problems: [{ path: 'title' }] });
    expect(readDraft([])).toMatchObject({ ok: false });
    const via = [[1111, 888], [1111, 888], [1111, 888], [1111, 888]]; // biome-ignore format: a table
    const large = {
      ...empty,
      bends: Array.from({ length: 480 }, () => ({ side: 'border', between: ['abcdefghijk1', 'abcdefghijk2'], via })),
      provinces: Array.from({ length: 16 }, (_, i) => ({
        id: `p${i}`,
        name: 'é'.repeat(30),
        colour: 'red',
        outline: Array.from({ length: 200 }, () => [1111, 888]),
      })),
    };
    expect(readDraft(large)).toMatchObject({ problems: [{ path: '(document)', reason: 'document-large' }] });
  });
});
