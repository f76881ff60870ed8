import { describe, expect, test } from 'vitest';
import { standard } from '../../../src/games/china/board/standard.ts';
import type { MapDocument } from '../../../src/games/china/index.ts';
import { makeMap } from '../../../src/games/china/maps.ts';
import { drawMap, type MapDrawing } from '../../../src/web/games/china/map/drawing.ts';
import { isInside } from './inside.ts';
import { overlapsIn } from './overlaps.ts';

/** `npx vitest run test/web/map --mode long` draws all sides of 200 maps. */
const isLong = process.env.MODE === 'long';
const COUNT = isLong ? 200 : 20;
const SIDES = ['34', '45', 'border'] as const;

const made = Array.from({ length: COUNT }, (_, n) => {
  const map = makeMap(n + 1, { provinces: 7 + (n % 6), players: 2 + (n % 4) });
  return { seed: n + 1, side: SIDES[n % 3]!, map };
});

/** The map without what says how it is drawn. */
const bare = ({ provinces, spaces, posts = [], alliances, roads }: MapDocument): MapDocument => ({
  provinces: provinces.map(({ id, name, colour }) => ({ id, name, colour })),
  spaces: spaces.map(({ id, province, name = id, port = false }) => ({ id, province, name, port })),
  posts: posts.map(({ id, provinces, name = id }) => ({ id, provinces, name })),
  alliances: alliances.map(({ number, between }) => ({ number, between })),
  roads,
});
/** The map with its spaces in place, but without outlines, dragons and places of alliances. */
const unframed = (map: MapDocument): MapDocument => ({ ...bare(map), spaces: map.spaces, posts: map.posts ?? [] });

const edgesOf = (ring: readonly (readonly number[])[]): string[] =>
  ring.map((from, n) => `${from.join()} ${ring[(n + 1) % ring.length]!.join()}`);

describe('names', () => {
  test(`of ${COUNT} generated maps cover no other name, space, dragon, alliance or road`, () => {
    const covered = made.flatMap(({ seed, side, map }) =>
      (isLong ? SIDES : [side]).flatMap(side =>
        overlapsIn(drawMap(map, side)).map(overlap => `map ${seed}, side ${side}: ${overlap}`),
      ),
    );
    expect(covered).toEqual([]);
  });

  test('find room in a province that hardly has any', () => {
    expect(overlapsIn(drawMap(makeMap(83, { provinces: 11, players: 4 }), 'border'))).toEqual([]);
  });

  test('are all there', () => {
    for (const { side, map } of made.slice(0, 20)) {
      const { lands, places } = drawMap(map, side);
      expect([...lands, ...places].filter(({ label }) => !label)).toEqual([]);
    }
  });

  test('that a document places itself stay there', () => {
    const [{ map }] = made as [(typeof made)[number]];
    const spaces = map.spaces.map((space, n) => (n === 0 ? { ...space, label: [30, 4] } : space));
    const [place] = drawMap({ ...map, spaces }, '34').places;
    expect(place?.label).toMatchObject({ x: place!.x + 30, y: place!.y + 4, anchor: 'start' });
  });

  test('and a planted overlap is found', () => {
    const drawing = drawMap(made[0]!.map, '34');
    const [first, ...others] = drawing.places;
    const [x, y] = [others[0]!.x, others[0]!.y];
    const moved: MapDrawing = { ...drawing, places: [{ ...first!, label: { ...first!.label!, x, y } }, ...others] };
    expect(overlapsIn(moved)).toContain(`${first!.name} covers ${others[0]!.id}`);
  });
});

describe('land', () => {
  test('of a province holds its spaces', () => {
    for (const { side, map } of made.slice(0, 20)) {
      const { lands, places } = drawMap(unframed(map), side);
      const ringsOf = new Map(lands.map(({ id, rings }) => [id, rings]));
      const lost = places.filter(
        ({ post, provinces: [home = ''], x, y }) => !post && !ringsOf.get(home)!.some(ring => isInside([x, y], ring)),
      );
      expect(lost.map(({ id }) => id)).toEqual([]);
    }
  });

  test('of neighbours meets in one line', () => {
    for (const { side, map } of made.slice(0, 20)) {
      const { lands } = drawMap(unframed(map), side);
      const edges = lands.flatMap(({ rings }) => rings.flatMap(edgesOf));
      expect(new Set(edges).size).toBe(edges.length);
      // Each walks along a common border in its own direction.
      const back = new Set(edges.map(edge => edge.split(' ').reverse().join(' ')));
      expect(edges.filter(edge => back.has(edge)).length).toBeGreaterThan(lands.length * 8);
    }
  });

  test('has the outline of the document', () => {
    const { map } = made[0]!;
    const { lands } = drawMap(map, '34');
    for (const [i, { outline = [] }] of map.provinces.entries())
      expect(lands[i]!.rings[0]).toEqual(expect.arrayContaining([...outline]));
  });
});

describe('a drawing', () => {
  test('is the same for the same document', () => {
    for (const { side, map } of made.slice(0, 5))
      expect(drawMap(structuredClone(map), side)).toEqual(drawMap(structuredClone(map), side));
  });

  test('of a map without places keeps its spaces apart and its names readable', () => {
    for (const side of SIDES) {
      const drawing = drawMap(bare(standard), side);
      const { places } = drawing;
      for (const [n, one] of places.entries())
        for (const two of places.slice(0, n)) expect(Math.hypot(one.x - two.x, one.y - two.y)).toBeGreaterThan(40);
      expect(overlapsIn(drawing)).toEqual([]);
    }
  });

  test('has its score track on the line of the document, fifty steps at equal distances, and names beside it', () => {
    const track = [[1165, 60], [1165, 865], [60, 865]]; // biome-ignore format: a table
    for (const { side, map } of made.slice(0, 5)) {
      const drawing = drawMap({ ...map, track }, side);
      expect([drawing.track.length, drawing.track[0], drawing.track.at(-1)]).toEqual([50, track[0], track[2]]);
      for (const [n, [x, y]] of drawing.track.slice(1).entries()) {
        const [fromX, fromY] = drawing.track[n]!;
        expect(Math.abs(Math.hypot(x - fromX, y - fromY) - 1910 / 49), `step ${n + 1}`).toBeLessThan(14);
      }
      expect(overlapsIn(drawing)).toEqual([]);
    }
    const [{ side, map }] = made as [(typeof made)[number]];
    expect(drawMap({ ...map, track: [[5, 5]] }, side).track, 'no line').toEqual(drawMap(map, side).track);
  });

  test('of a road passes the bends of the document', () => {
    const [{ map }] = made as [(typeof made)[number]];
    const [[a = '', b = ''] = []] = map.roads['34']!;
    const bends = [
      {
        between: [b, a],
        via: [
          [500, 300],
          [540, 320],
        ],
      },
    ];
    const road = drawMap({ ...map, bends }, '34').roads[0]!;
    expect(road.between).toEqual([a, b]);
    const passed = road.line.map(point => point.map(Math.round).join());
    expect(passed.indexOf('540,320')).toBeGreaterThan(0);
    expect(passed.indexOf('500,300')).toBeGreaterThan(passed.indexOf('540,320'));
  });
});
