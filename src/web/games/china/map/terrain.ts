// What each cell of a map is: sea, land of nobody, or land of a province.
import type { MapDocument } from '../../../../games/china/index.ts';
import {
  CELL,
  CELLS,
  COLUMNS,
  cellAt,
  centreOf,
  columnOf,
  patchesOf,
  ROWS,
  rowOf,
  spread,
  visitBeside,
} from './grid.ts';
import type { Place } from './layout.ts';
import { noise } from './noise.ts';
import { roughen } from './outlines.ts';
import { distance, HEIGHT, isNearLine, mean, type Point, WIDTH } from './points.ts';

export const NEUTRAL = 0;
export const SEA = 1;
/** Land of nobody with provinces all around. */
export const HILLS = 2;
/** The label of the first province; the others follow. */
export const FIRST = 3;

/** How far the land of a province reaches beyond its spaces. */
const REACH = 56;
/** Half the width of a gap between provinces that closes. */
const GAP = 44;
const SMALLEST_PATCH = 16;

/** A point that belongs to the province of a label. */
interface Anchor {
  readonly at: Point;
  readonly label: number;
}

/** Borders waver: cells are measured from where this pushes them. */
const waver = ([x, y]: Point): Point => [
  x + 13 * noise(x / 70, y / 70, 1) + 6 * noise(x / 26, y / 26, 2),
  y + 13 * noise(x / 70, y / 70, 3) + 6 * noise(x / 26, y / 26, 4),
];
const wavered: readonly Point[] = Array.from({ length: CELLS }, (_, cell) => waver(centreOf(cell)));
const waveredX = Float64Array.from(wavered, ([x]) => x);
const waveredY = Float64Array.from(wavered, ([, y]) => y);

/** `drawn` has the outlines that the document draws itself. */
export function findTerrain(
  map: MapDocument,
  places: readonly Place[],
  track: readonly Point[],
  drawn: GivenOutlines,
): Uint8Array {
  const anchors = findAnchors(map, places, drawn);
  const labels = new Uint8Array(CELLS);
  claimLand(labels, anchors, track);
  for (const [label, outline] of drawn) fillOutline(labels, outline, label);
  closeHoles(labels);
  flood(labels, places, track);
  dropSlivers(labels, map, places, drawn);
  return labels;
}

/** Outlines by label. */
export type GivenOutlines = ReadonlyMap<number, readonly Point[]>;

/** The outlines that a document draws itself. */
export const outlinesIn = ({ provinces }: MapDocument): GivenOutlines =>
  new Map(
    provinces.flatMap(({ outline = [] }, i) =>
      outline.length < 3 ? [] : [[FIRST + i, roughen(outline.map(([x = 0, y = 0]): Point => [x, y]))] as const],
    ),
  );

function findAnchors(map: MapDocument, places: readonly Place[], drawn: GivenOutlines): Anchor[] {
  const anchors: Anchor[] = [];
  for (const [i, { id, x, y }] of map.provinces.entries()) {
    if (drawn.has(FIRST + i)) continue;
    const own = places.filter(({ provinces }) => provinces.length === 1 && provinces[0] === id);
    const points: Point[] = own.map(place => [place.x, place.y]);
    if (x !== undefined && y !== undefined) points.push([x, y]);
    const foreign = places.filter(({ provinces }) => !provinces.includes(id));
    for (const at of [...points, ...joinUp(points, foreign)]) anchors.push({ at, label: FIRST + i });
  }
  for (const { provinces, post, x, y } of places) if (post) anchors.push(...straddle([x, y], provinces, map, places));
  for (const { between, x, y } of map.alliances)
    if (x !== undefined && y !== undefined) anchors.push(...straddle([x, y], between, map, places));
  return anchors.flatMap(({ at, label }) => (drawn.has(label) ? [] : [{ at: waver(at), label }]));
}

/** Points along the shortest lines that hold a province together, where nobody else is nearer. */
function joinUp(points: readonly Point[], foreign: readonly Place[]): Point[] {
  const [first, ...rest] = points;
  if (!first) return [];
  const joined = [first];
  const between: Point[] = [];
  while (rest.length > 0) {
    let best = { far: Infinity, from: first, n: 0 };
    for (const from of joined)
      for (const [n, to] of rest.entries())
        if (distance(from, to) < best.far) best = { far: distance(from, to), from, n };
    const [to = first] = rest.splice(best.n, 1);
    joined.push(to);
    const steps = Math.min(6, Math.floor(best.far / 40));
    for (let step = 1; step < steps; step++) {
      const t = step / steps;
      const at: Point = [best.from[0] + (to[0] - best.from[0]) * t, best.from[1] + (to[1] - best.from[1]) * t];
      if (foreign.every(({ x, y }) => distance(at, [x, y]) > 46)) between.push(at);
    }
  }
  return between;
}

/** A border runs through what is between two provinces: one anchor of each is beside it. */
function straddle(at: Point, provinces: readonly string[], map: MapDocument, places: readonly Place[]): Anchor[] {
  const labels = provinces.map(id => map.provinces.findIndex(province => province.id === id));
  const middles = provinces.map((id): Point[] =>
    places.flatMap((place): Point[] => (!place.post && place.provinces[0] === id ? [[place.x, place.y]] : [])),
  );
  const [one, two] = middles;
  if (!one?.length || !two?.length) return [];
  const nearest = (points: readonly Point[]): Point =>
    points.reduce((best, point) => (distance(at, point) < distance(at, best) ? point : best));
  const [a, b] = [nearest(one), nearest(two)];
  const far = distance(a, b) || 1;
  const step: Point = [((a[0] - b[0]) / far) * 15, ((a[1] - b[1]) / far) * 15];
  return [1, -1].flatMap((way, n) => {
    const label = labels[n] ?? -1;
    if (label < 0) return [];
    return [{ at: [at[0] + way * step[0], at[1] + way * step[1]] as const, label: FIRST + label }];
  });
}

/** Each cell goes to the nearest anchor; what is far from all of them, even across a gap, goes to nobody. */
function claimLand(labels: Uint8Array, anchors: readonly Anchor[], track: readonly Point[]): void {
  const far = new Float32Array(CELLS).fill(1e9);
  const xs = Float64Array.from(anchors, ({ at }) => at[0]);
  const ys = Float64Array.from(anchors, ({ at }) => at[1]);
  for (let cell = 0; cell < CELLS; cell++) {
    const x = waveredX[cell] ?? 0;
    const y = waveredY[cell] ?? 0;
    let least = 1e9;
    let nearest = 0;
    for (let n = 0; n < xs.length; n++) {
      const dx = (xs[n] ?? 0) - x;
      const dy = (ys[n] ?? 0) - y;
      const square = dx * dx + dy * dy;
      if (square >= least) continue;
      least = square;
      nearest = n;
    }
    far[cell] = Math.sqrt(least);
    labels[cell] = anchors[nearest]?.label ?? NEUTRAL;
  }
  const outside = spread(cell => (far[cell] ?? 0) > REACH + GAP);
  for (let cell = 0; cell < CELLS; cell++) {
    const near = far[cell] ?? 0;
    const land = near < REACH || (outside[cell] ?? 0) > GAP;
    if (!land || (near > 30 && isMargin(cell, track))) labels[cell] = NEUTRAL;
  }
}

/** Beside the score track and at the frame no province has land, unless one of its spaces is there. */
function isMargin(cell: number, track: readonly Point[]): boolean {
  const [x, y] = centreOf(cell);
  if (x < 20 || y < 20 || x > WIDTH - 20 || y > HEIGHT - 20) return true;
  return isNearLine([x, y], track, 32);
}

/** Gives the cells inside an outline to a province, row by row. */
function fillOutline(labels: Uint8Array, outline: readonly Point[], label: number): void {
  for (let row = 0; row < ROWS; row++) {
    const y = (row + 0.5) * CELL;
    const cuts: number[] = [];
    let from = outline.at(-1);
    for (const to of outline) {
      if (from && from[1] > y !== to[1] > y)
        cuts.push(from[0] + ((to[0] - from[0]) * (y - from[1])) / (to[1] - from[1]));
      from = to;
    }
    cuts.sort((a, b) => a - b);
    for (let n = 0; n + 1 < cuts.length; n += 2) {
      const last = Math.min(COLUMNS - 1, Math.ceil((cuts[n + 1] ?? 0) / CELL - 0.5) - 1);
      for (let column = Math.max(0, Math.ceil((cuts[n] ?? 0) / CELL - 0.5)); column <= last; column++)
        labels[row * COLUMNS + column] = label;
    }
  }
}

const isAtFrame = (cell: number): boolean =>
  columnOf(cell) === 0 || rowOf(cell) === 0 || columnOf(cell) === COLUMNS - 1 || rowOf(cell) === ROWS - 1;

/** Small land of nobody between provinces goes to one of them; larger land of this kind has mountains. */
function closeHoles(labels: Uint8Array): void {
  for (const { label, cells } of patchesOf(labels)) {
    if (label !== NEUTRAL || cells.some(isAtFrame)) continue;
    if (cells.length < SMALLEST_PATCH) relabel(labels, cells);
    else for (const cell of cells) labels[cell] = HILLS;
  }
}

/** The land of nobody becomes sea in the east and at ports, where that is nearer than the score track. */
function flood(labels: Uint8Array, places: readonly Place[], track: readonly Point[]): void {
  const middle = places.length > 0 ? mean(places.map(({ x, y }): Point => [x, y])) : ([600, 450] as const);
  const ports = places.flatMap(({ port, x, y }): Point[] => {
    const far = distance([x, y], middle) || 1;
    return port ? [[x + ((x - middle[0]) / far) * 75, y + ((y - middle[1]) / far) * 75]] : [];
  });
  const waters: Point[] = [...SHORES, ...ports];
  const grounds = [...track, ...SOUTH];
  const nearest = (at: Point, points: readonly Point[]): number => {
    let least = Infinity;
    for (const point of points) least = Math.min(least, distance(at, point));
    return least;
  };
  for (const { label, cells } of patchesOf(labels)) {
    if (label !== NEUTRAL) continue;
    for (const cell of cells) {
      const at = wavered[cell] ?? centreOf(cell);
      if (nearest(at, waters) < nearest(at, grounds)) labels[cell] = SEA;
    }
  }
  for (const { label, cells } of patchesOf(labels)) {
    if (label > SEA || cells.length >= 2 * SMALLEST_PATCH) continue;
    const other = label === SEA ? NEUTRAL : SEA;
    let touching = false;
    for (const cell of cells)
      visitBeside(cell, next => {
        touching ||= labels[next] === other;
      });
    if (touching) for (const cell of cells) labels[cell] = other;
  }
}
const SHORES: readonly Point[] = [
  ...[190, 270, 350, 430, 510, 590, 670, 750, 830, 900].map((y): Point => [WIDTH, y]),
  ...[1010, 1080, 1140].map((x): Point => [x, HEIGHT]),
];
const SOUTH: readonly Point[] = [40, 120, 200, 280, 360, 440, 520, 600, 680, 760, 840].map((x): Point => [x, HEIGHT]);

/** Parts of a province without one of its spaces go to a neighbour. */
function dropSlivers(labels: Uint8Array, map: MapDocument, places: readonly Place[], drawn: GivenOutlines): void {
  const held = new Map(places.map(({ x, y, provinces }) => [cellAt([x, y]), provinces]));
  for (const { label, cells } of patchesOf(labels)) {
    const province = map.provinces[label - FIRST];
    if (!province || drawn.has(label)) continue;
    if (!cells.some(cell => held.get(cell)?.includes(province.id))) relabel(labels, cells);
  }
}

/** Gives a patch to the label that it touches most. */
function relabel(labels: Uint8Array, cells: readonly number[]): void {
  const own = labels[cells[0] ?? 0];
  const touching = new Map<number, number>();
  for (const cell of cells)
    visitBeside(cell, next => {
      const label = labels[next] ?? NEUTRAL;
      if (label !== own) touching.set(label, (touching.get(label) ?? 0) + 1);
    });
  const [most] = [...touching].sort((a, b) => b[1] - a[1]);
  if (most) for (const cell of cells) labels[cell] = most[0];
}
