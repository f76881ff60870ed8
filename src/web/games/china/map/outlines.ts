// The lines between cells of different kinds, smoothed. Every corner of the grid moves once, for all that meet there, so
// that the borders of neighbours are the same line.
import { CELL, COLUMNS, ROWS } from './grid.ts';
import { hash } from './noise.ts';
import { distance, nearestOn, type Point, round } from './points.ts';

const ACROSS = COLUMNS + 1;
const CORNERS = ACROSS * (ROWS + 1);
const SMOOTHINGS = 3;
/** How far a corner moves to an outline that is given. */
const SNAP = 1.6 * CELL;
const BEYOND = 255;
/** How far a corner is from a smooth line. */
const ROUGH = 2.4;

/** Steps from corner to corner: east, south, west, north. */
const STEPS = [1, ACROSS, -1, -ACROSS] as const;

export interface Outlines {
  /** The rings around all cells with a label, the label at the right hand. */
  ringsOf(label: number): Point[][];
  /** Corners where cells of two labels touch. */
  between(a: number, b: number): Point[];
}

const labelAt = (labels: Uint8Array, column: number, row: number): number =>
  column < 0 || row < 0 || column >= COLUMNS || row >= ROWS ? BEYOND : (labels[row * COLUMNS + column] ?? BEYOND);

/** The four cells at a corner: north-west, north-east, south-east, south-west. */
function around(labels: Uint8Array, corner: number): readonly [number, number, number, number] {
  const column = corner % ACROSS;
  const row = Math.floor(corner / ACROSS);
  return [
    labelAt(labels, column - 1, row - 1),
    labelAt(labels, column, row - 1),
    labelAt(labels, column, row),
    labelAt(labels, column - 1, row),
  ];
}

/** A corner where different cells meet. */
interface Seam {
  readonly corner: number;
  readonly cells: readonly number[];
}

/** `given` has the outlines that a document draws itself, by label. */
export function findOutlines(labels: Uint8Array, given: ReadonlyMap<number, readonly Point[]>): Outlines {
  const xs = new Float32Array(CORNERS);
  const ys = new Float32Array(CORNERS);
  const ways = new Uint8Array(CORNERS);
  const seams: Seam[] = [];
  for (let corner = 0; corner < CORNERS; corner++) {
    xs[corner] = (corner % ACROSS) * CELL;
    ys[corner] = Math.floor(corner / ACROSS) * CELL;
    const [nw, ne, se, sw] = around(labels, corner);
    const way = (ne === se ? 0 : 1) | (se === sw ? 0 : 2) | (sw === nw ? 0 : 4) | (nw === ne ? 0 : 8);
    ways[corner] = way;
    if (way > 0) seams.push({ corner, cells: [nw, ne, se, sw] });
  }
  const inside = seams.flatMap(({ corner, cells }) => (cells.includes(BEYOND) ? [] : [corner]));
  for (let pass = 0; pass < SMOOTHINGS; pass++) smooth(inside, ways, xs, ys);
  for (const corner of inside) {
    xs[corner] = (xs[corner] ?? 0) + ROUGH * hash(corner, 1, 11);
    ys[corner] = (ys[corner] ?? 0) + ROUGH * hash(corner, 2, 11);
  }
  if (given.size > 0) for (const { corner, cells } of seams) snap(corner, cells, given, xs, ys);
  const pointAt = (corner: number): Point => [round(xs[corner] ?? 0), round(ys[corner] ?? 0)];
  return {
    ringsOf: label => trace(label, seams).map(ring => ring.map(pointAt)),
    between: (a, b) =>
      seams.flatMap(({ corner, cells }) => (cells.includes(a) && cells.includes(b) ? [pointAt(corner)] : [])),
  };
}

/** Moves corners towards those that they are joined to; where three lines meet, less. */
function smooth(corners: readonly number[], ways: Uint8Array, xs: Float32Array, ys: Float32Array): void {
  const oldX = xs.slice();
  const oldY = ys.slice();
  for (const corner of corners) {
    let x = 0;
    let y = 0;
    let count = 0;
    for (const [n, step] of STEPS.entries()) {
      if (((ways[corner] ?? 0) & (1 << n)) === 0) continue;
      x += oldX[corner + step] ?? 0;
      y += oldY[corner + step] ?? 0;
      count += 1;
    }
    const pull = count === 2 ? 0.5 : 0.35;
    xs[corner] = (oldX[corner] ?? 0) * (1 - pull) + (x / count) * pull;
    ys[corner] = (oldY[corner] ?? 0) * (1 - pull) + (y / count) * pull;
  }
}

function snap(
  corner: number,
  cells: readonly number[],
  given: ReadonlyMap<number, readonly Point[]>,
  xs: Float32Array,
  ys: Float32Array,
): void {
  const at: Point = [xs[corner] ?? 0, ys[corner] ?? 0];
  let best: Point | undefined;
  for (const label of new Set(cells)) {
    const outline = given.get(label) ?? [];
    let from = outline.at(-1);
    for (const to of outline) {
      const near = from ? nearestOn(at, from, to) : to;
      if (distance(at, near) < (best ? distance(at, best) : SNAP)) best = near;
      from = to;
    }
  }
  if (!best) return;
  [xs[corner], ys[corner]] = best;
}

/** Walks around the cells of a label, always turning to the same cell first where two of them touch at a corner. */
function trace(label: number, seams: readonly Seam[]): number[][] {
  const leaving = new Map<number, number>();
  for (const { corner, cells } of seams) {
    if (!cells.includes(label)) continue;
    const [nw, ne, se, sw] = cells.map(cell => cell === label);
    const ways = (se && !ne ? 1 : 0) | (sw && !se ? 2 : 0) | (nw && !sw ? 4 : 0) | (ne && !nw ? 8 : 0);
    if (ways > 0) leaving.set(corner, ways);
  }
  const rings: number[][] = [];
  for (const start of leaving.keys()) while ((leaving.get(start) ?? 0) > 0) rings.push(walk(start, leaving));
  return rings;
}

/** Walks from a corner until it is back, and crosses out the ways that it took. */
function walk(start: number, leaving: Map<number, number>): number[] {
  const ring: number[] = [];
  let corner = start;
  let way = 0;
  do {
    const open = leaving.get(corner) ?? 0;
    const next = [way + 1, way, way + 3, way + 2].map(turn => turn % 4).find(turn => open & (1 << turn));
    if (next === undefined) break;
    leaving.set(corner, open & ~(1 << next));
    ring.push(corner);
    way = next;
    corner += STEPS[next] ?? 0;
  } while (corner !== start);
  return ring;
}

/** The longest edge that stays as it is; an outline that winds without end keeps longer ones. */
const SMOOTH_EDGE = 16;
const MOST_EDGES = 500;

/** Breaks the long edges of an outline like a natural border; an edge of two outlines breaks the same way in both. */
export function roughen(outline: readonly Point[]): Point[] {
  const next = (n: number): Point => outline[(n + 1) % outline.length] ?? [0, 0];
  const around = outline.reduce((sum, from, n) => sum + distance(from, next(n)), 0);
  const longest = Math.max(SMOOTH_EDGE, around / MOST_EDGES);
  return outline.flatMap((from, n) => [from, ...breakUp(from, next(n), longest)]);
}

/** The points between two others. */
function breakUp(from: Point, to: Point, longest: number): Point[] {
  const far = distance(from, to);
  if (far < longest) return [];
  const [low, high] = from[0] < to[0] || (from[0] === to[0] && from[1] < to[1]) ? [from, to] : [to, from];
  const seed = [low, high].flat().reduce((sum, value) => Math.imul(sum, 31) + Math.round(value * 10), 7);
  const aside = Math.min(7, far * 0.13) * hash(seed, 3, 17);
  const along = 0.5 + 0.08 * hash(seed, 5, 17);
  const [dx, dy] = [high[0] - low[0], high[1] - low[1]];
  const middle: Point = [
    round(low[0] + dx * along - (dy / far) * aside),
    round(low[1] + dy * along + (dx / far) * aside),
  ];
  return [...breakUp(from, middle, longest), middle, ...breakUp(middle, to, longest)];
}
