// Where the spaces of a map are. A document may leave that open: then roads and alliances decide it, like springs.
import type { MapDocument, Side } from '../../../../games/china/index.ts';
import { clamp, distance, mean, meet, type Point } from './points.ts';

/** A space or a border post, where it is drawn. */
export interface Place {
  readonly id: string;
  readonly name: string;
  /** Two for a border post. */
  readonly provinces: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly port: boolean;
  readonly post: boolean;
}

/** Room for spaces between the score track and the sea. */
const ROOM = { left: 140, top: 140, right: 1040, bottom: 820 };
const APART = 88;

type Loose = { x: number; y: number; readonly fixed: boolean };

export function layOut(map: MapDocument, side: Side): Place[] {
  const places = [
    ...map.spaces.map(({ province, port, ...space }) => ({
      ...space,
      provinces: [province],
      port: side === 'border' && port === true,
      post: false,
    })),
    ...(side === 'border' ? (map.posts ?? []) : []).map(post => ({ ...post, port: false, post: true })),
  ];
  const settled = places.every(({ x, y }) => x !== undefined && y !== undefined)
    ? places.map(({ x = 0, y = 0 }) => ({ x, y }))
    : settle(map, side, places);
  return places.map(({ id, name = id, provinces, port, post }, i) => ({
    id,
    name,
    provinces,
    port,
    post,
    x: settled[i]?.x ?? 0,
    y: settled[i]?.y ?? 0,
  }));
}

type Given = { readonly id: string; readonly provinces: readonly string[]; readonly x?: number; readonly y?: number };

function settle(map: MapDocument, side: Side, places: readonly Given[]): readonly { x: number; y: number }[] {
  const centres = settleProvinces(map, places);
  const around = (provinces: readonly string[]): Point =>
    mean(provinces.map((id): Point => centres.get(id) ?? [590, 480]));
  const loose = places.map(({ provinces, x, y }, i): Loose => {
    const [middleX, middleY] = around(provinces);
    const turn = i * 2.4;
    const reach = 24 * Math.sqrt(1 + (i % 9));
    return {
      x: x ?? middleX + reach * Math.cos(turn),
      y: y ?? middleY + reach * Math.sin(turn),
      fixed: x !== undefined && y !== undefined,
    };
  });
  const index = new Map(places.map(({ id }, i) => [id, i]));
  const springs = (map.roads[side] ?? []).flatMap(ends => pairUp(ends.map(id => loose[index.get(id) ?? -1])));
  for (let step = 0; step < 90; step++) {
    pushApart(loose, APART);
    for (const [a, b] of springs) pull(a, b, APART, 0.08);
    for (const [i, node] of loose.entries()) {
      const [x, y] = around(places[i]?.provinces ?? []);
      if (!node.fixed) move(node, (x - node.x) * 0.06, (y - node.y) * 0.06);
    }
  }
  untangle(loose, places, springs);
  for (let step = 0; step < 40; step++) {
    for (const [a, b] of springs) pull(a, b, APART, 0.04);
    pushApart(loose, APART);
  }
  return loose.map(({ x, y, fixed }) => (fixed ? { x, y } : { x: Math.round(x), y: Math.round(y) }));
}

const pairUp = ([a, b]: readonly (Loose | undefined)[]): Spring[] => (a && b ? [[a, b]] : []);

type Spring = readonly [Loose, Loose];

/** Spaces of one province change places while that leaves fewer crossings, or as many and shorter roads. */
function untangle(loose: readonly Loose[], places: readonly Given[], springs: readonly Spring[]): void {
  const roadsOf = new Map(loose.map(node => [node, springs.filter(spring => spring.includes(node))]));
  const cost = (nodes: readonly Loose[]): number => {
    let sum = 0;
    for (const spring of new Set(nodes.flatMap(node => roadsOf.get(node) ?? []))) {
      const [a, b] = spring;
      sum += distance([a.x, a.y], [b.x, b.y]) / 400;
      for (const [c, d] of springs) if (meet([a.x, a.y], [b.x, b.y], [c.x, c.y], [d.x, d.y])) sum += 1;
    }
    return sum;
  };
  const swap = (a: Loose, b: Loose): void => {
    [a.x, a.y, b.x, b.y] = [b.x, b.y, a.x, a.y];
  };
  for (let sweep = 0; sweep < 4; sweep++) {
    let changed = false;
    for (const [i, a] of loose.entries()) {
      for (const [j, b] of loose.slice(0, i).entries()) {
        if (a.fixed || b.fixed || places[i]?.provinces.join() !== places[j]?.provinces.join()) continue;
        const before = cost([a, b]);
        swap(a, b);
        if (cost([a, b]) < before - 0.01) changed = true;
        else swap(a, b);
      }
    }
    if (!changed) return;
  }
}

/** The middle of each province: where it is said to be, of its spaces, or where its neighbours let it be. */
function settleProvinces(map: MapDocument, places: readonly Given[]): ReadonlyMap<string, Point> {
  const nodes = map.provinces.map(({ id, x, y }, i): Loose => {
    const own = places.flatMap((place): Point[] =>
      place.provinces[0] === id && place.x !== undefined && place.y !== undefined ? [[place.x, place.y]] : [],
    );
    const turn = (i / map.provinces.length) * 2 * Math.PI;
    const start: Point = own.length > 0 ? mean(own) : [590 + 300 * Math.cos(turn), 480 + 230 * Math.sin(turn)];
    return { x: x ?? start[0], y: y ?? start[1], fixed: own.length > 0 || x !== undefined };
  });
  const index = new Map(map.provinces.map(({ id }, i) => [id, i]));
  const springs = map.alliances.flatMap(({ between }) => pairUp(between.map(id => nodes[index.get(id) ?? -1])));
  const apart = Math.sqrt((900 * 680) / Math.max(2, nodes.length));
  for (let step = 0; step < 120; step++) {
    pushApart(nodes, apart * 1.15);
    for (const [a, b] of springs) pull(a, b, apart, 0.06);
  }
  if (nodes.every(({ fixed }) => !fixed)) spreadOut(nodes);
  return new Map(map.provinces.map(({ id }, i): [string, Point] => [id, [nodes[i]?.x ?? 0, nodes[i]?.y ?? 0]]));
}

function move(node: Loose, dx: number, dy: number): void {
  if (node.fixed) return;
  node.x = clamp(node.x + dx, ROOM.left - 40, ROOM.right + 40);
  node.y = clamp(node.y + dy, ROOM.top - 30, ROOM.bottom + 20);
}

function pushApart(nodes: readonly Loose[], apart: number): void {
  for (const [i, a] of nodes.entries()) {
    for (const [j, b] of nodes.slice(i + 1).entries()) {
      // Two at one point part along a line of their own.
      const dx = b.x - a.x || Math.cos(i + j);
      const dy = b.y - a.y || Math.sin(i + j);
      const far = Math.hypot(dx, dy);
      if (far >= apart) continue;
      const by = ((apart - far) / far) * 0.3;
      move(a, -dx * by, -dy * by);
      move(b, dx * by, dy * by);
    }
  }
}

function pull(a: Loose, b: Loose, length: number, strength: number): void {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const far = Math.hypot(dx, dy) || 1;
  const by = ((far - length) / far) * strength;
  move(a, dx * by, dy * by);
  move(b, -dx * by, -dy * by);
}

/** Spreads provinces over the whole room, with half a province around them. */
function spreadOut(nodes: readonly Loose[]): void {
  const xs = nodes.map(({ x }) => x);
  const ys = nodes.map(({ y }) => y);
  const stretch = (value: number, values: readonly number[], low: number, high: number): number => {
    const least = Math.min(...values);
    const most = Math.max(...values);
    return most === least ? (low + high) / 2 : low + ((value - least) / (most - least)) * (high - low);
  };
  for (const node of nodes) {
    node.x = stretch(node.x, xs, ROOM.left + 90, ROOM.right - 90);
    node.y = stretch(node.y, ys, ROOM.top + 70, ROOM.bottom - 70);
  }
}
