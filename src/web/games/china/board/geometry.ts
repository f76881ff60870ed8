import drawing from '../../../../games/china/board/drawing.json';
import { standard } from '../../../../games/china/board/standard.ts';
import type { MapDocument, Options, Side } from '../../../../games/china/index.ts';
import type MapArt from '../map/MapArt.svelte';
import { pathAround } from '../map/points.ts';

export interface SpotBox {
  readonly id: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** Provinces that it belongs to: two for a border post. */
  readonly provinces: readonly string[];
  readonly label?: {
    readonly x: number;
    readonly y: number;
    readonly anchor: string;
    readonly size?: number;
  };
}

export interface Land {
  readonly id: string;
  readonly name: string;
  readonly colour: string;
  readonly dragon: readonly [number, number];
  readonly outline?: readonly (readonly number[])[];
  /** All that is around it, as a path. */
  readonly border: string;
}

/** Where everything of a map is on the drawing, 1200 by 900. */
export interface Chart {
  /** The painted board; a map of one's own is drawn by program. */
  readonly painted?: Side;
  readonly own?: { readonly Art: typeof MapArt; readonly map: MapDocument; readonly side: Side };
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
const chartsOfOwn = new WeakMap<object, Chart>();
/** Charts that are kept by what they show: those of the box, and those of some maps of one's own. */
const KEPT = 8;

let chartOwn = (_map: MapDocument, _side: Side): Chart => {
  throw new Error('own.ts is not loaded');
};
/** Draws maps of one's own from now on. */
export function drawOwnBy(draw: typeof chartOwn): void {
  chartOwn = draw;
}

/** The chart of a board, drawn once, so that what depends on it stays the same; a server sends one map many times. */
export function findChart({ board }: Options): Chart {
  const own = typeof board !== 'string';
  const known = own ? chartsOfOwn.get(board) : charts.get(board);
  if (known) return known;
  const key = own ? JSON.stringify(board) : board;
  const chart = charts.get(key) ?? (own ? chartOwn(board.map, board.side) : chartPainted(board));
  charts.set(key, chart);
  for (const oldest of [...charts.keys()].slice(0, -KEPT)) charts.delete(oldest);
  if (own) chartsOfOwn.set(board, chart);
  return chart;
}

function chartPainted(side: Side): Chart {
  const { provinces, spaces, posts = [], alliances, roads } = standard;
  const places = [
    ...spaces.map(({ id, name = id, province }) => ({ id, name, provinces: [province] })),
    ...(side === 'border' ? posts : []).map(({ id, name = id, provinces }) => ({ id, name, provinces })),
  ];
  return {
    painted: side,
    places: places.map(place => ({ ...place, ...drawn.spaces[place.id]! })),
    lands: provinces.map(({ id, name, colour }) => {
      const { outline, dragon } = drawn.provinces[id]!;
      const points = outline.map(([x = 0, y = 0]) => [x, y] as const);
      return { id, name, colour, dragon: [dragon[0]!, dragon[1]!], outline, border: pathAround([points]) };
    }),
    alliances: alliances.map(({ number, between }) => ({ number, between, ...drawn.alliances[number]! })),
    roads: (roads[side] ?? []) as readonly (readonly [string, string])[],
    track: drawn.wall,
  };
}

/** Where one of so many markers lies on a field of the score track: two in a row, as fields lie at the edge of the board. */
export function beside(n: number, count: number): readonly [x: number, y: number] {
  const rows = Math.ceil(count / 2);
  const isAlone = n === count - 1 && count % 2 === 1;
  return [isAlone ? 0 : n % 2 === 0 ? -8 : 8, (Math.floor(n / 2) - (rows - 1) / 2) * 15];
}
