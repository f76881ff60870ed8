import drawing from '../../../../games/china/board/drawing.json';
import { standard } from '../../../../games/china/board/standard.ts';
import type { MapDocument, Options } from '../../../../games/china/index.ts';

export interface SpotBox {
  readonly id: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** Provinces that it belongs to: two for a border post. */
  readonly provinces: readonly string[];
  readonly label?: { readonly x: number; readonly y: number; readonly anchor: string };
}

export interface Land {
  readonly id: string;
  readonly name: string;
  readonly colour: string;
  readonly dragon: readonly [number, number];
  readonly outline?: readonly (readonly number[])[];
}

/** Where everything of a map lies on the drawing, 1200 by 900. */
export interface Chart {
  /** The painted board; a map of one's own is drawn in lines. */
  readonly painted?: '34' | '45' | 'border';
  readonly places: readonly SpotBox[];
  readonly lands: readonly Land[];
  readonly alliances: readonly {
    readonly number: number;
    readonly between: readonly string[];
    readonly x: number;
    readonly y: number;
  }[];
  readonly roads: readonly (readonly [string, string])[];
  /** The score track. */
  readonly track: readonly (readonly number[])[];
}

type Drawn = {
  readonly provinces: { readonly [id: string]: { readonly outline: number[][]; readonly dragon: number[] } };
  readonly spaces: {
    readonly [id: string]: {
      readonly x: number;
      readonly y: number;
      readonly label?: { x: number; y: number; anchor: string };
    };
  };
  readonly alliances: { readonly [number: string]: { readonly x: number; readonly y: number } };
  readonly wall: number[][];
};
const drawn = drawing as unknown as Drawn;

const charts = new Map<string, Chart>();

/** The chart of a board; one of the box is drawn once, so that what depends on it stays the same. */
export function findChart({ board }: Options): Chart {
  if (typeof board !== 'string') return drawChart(board);
  const chart = charts.get(board) ?? drawChart(board);
  charts.set(board, chart);
  return chart;
}

function drawChart(board: Options['board']): Chart {
  const side = typeof board === 'string' ? board : board.side;
  const map: MapDocument = typeof board === 'string' ? standard : board.map;
  const own = typeof board !== 'string';
  const posts = side === 'border' ? (map.posts ?? []) : [];
  const placeSpot = (id: string, given: { x?: number; y?: number }, i: number) =>
    own || !drawn.spaces[id]
      ? { x: given.x ?? 100 + (i % 10) * 105, y: given.y ?? 120 + Math.floor(i / 10) * 110 }
      : drawn.spaces[id];
  const places: SpotBox[] = [
    ...map.spaces.map((space, i) => ({
      ...placeSpot(space.id, space, i),
      id: space.id,
      name: space.name ?? space.id,
      provinces: [space.province],
    })),
    ...posts.map((post, i) => ({
      ...placeSpot(post.id, post, map.spaces.length + i),
      id: post.id,
      name: post.name ?? post.id,
      provinces: post.provinces,
    })),
  ];
  const lands: Land[] = map.provinces.map(province => {
    const art = own ? undefined : drawn.provinces[province.id];
    const middle = findMiddle(places.filter(({ provinces }) => provinces[0] === province.id));
    return {
      id: province.id,
      name: province.name,
      colour: province.colour,
      dragon: art ? [art.dragon[0]!, art.dragon[1]!] : [province.x ?? middle[0], province.y ?? middle[1]],
      ...(art && { outline: art.outline }),
    };
  });
  const landOf = new Map(lands.map(land => [land.id, land]));
  return {
    ...(own ? {} : { painted: side }),
    places,
    lands,
    alliances: map.alliances.map(({ number, between, x, y }) => {
      const art = own ? undefined : drawn.alliances[number];
      const [a, b] = between.map(id => landOf.get(id)!.dragon);
      return { number, between, x: art?.x ?? x ?? (a![0] + b![0]) / 2, y: art?.y ?? y ?? (a![1] + b![1]) / 2 };
    }),
    roads: (map.roads[side] ?? []) as readonly (readonly [string, string])[],
    track: drawn.wall,
  };
}

function findMiddle(places: readonly SpotBox[]): [number, number] {
  const mean = (of: (place: SpotBox) => number): number =>
    places.reduce((sum, place) => sum + of(place), 0) / places.length;
  return [mean(({ x }) => x), mean(({ y }) => y)];
}
