import type { Point } from '../mapGeometry.ts';
import { CELL, COLUMNS, ROWS, SEA } from './ground.ts';

// The border of a region runs along the sides of cells, from corner to corner. Where three regions meet, the corner stays; between
// two such corners the line is made smooth, and both regions get the same line.

const CORNERS = COLUMNS + 1;
/** How far a line may be from the corners that it leaves out. */
const TOLERANCE = 3;

const regionAt = (regions: ArrayLike<number>, x: number, y: number): number =>
  x < 0 || y < 0 || x >= COLUMNS || y >= ROWS ? SEA : regions[y * COLUMNS + x];

/** The outline of each region, or nothing if one has several or encloses another. */
export function traceOutlines(regions: ArrayLike<number>, count: number): Point[][] | undefined {
  const outlines: Point[][] = [];
  for (let region = 0; region < count; region++) {
    const ring = walkAround(regions, region);
    if (!ring) return undefined;
    outlines.push(smoothRing(ring, corner => isMeeting(regions, corner)));
  }
  return outlines;
}

/** The corners around a region, with the region on the right hand. */
function walkAround(regions: ArrayLike<number>, region: number): number[] | undefined {
  const ways = new Map<number, number[]>();
  const add = (from: number, to: number): void => void ways.set(from, [...(ways.get(from) ?? []), to]);
  for (let y = 0; y < ROWS; y++) {
    for (let x = 0; x < COLUMNS; x++) {
      if (regionAt(regions, x, y) !== region) continue;
      const corner = y * CORNERS + x;
      if (regionAt(regions, x, y - 1) !== region) add(corner, corner + 1);
      if (regionAt(regions, x + 1, y) !== region) add(corner + 1, corner + 1 + CORNERS);
      if (regionAt(regions, x, y + 1) !== region) add(corner + 1 + CORNERS, corner + CORNERS);
      if (regionAt(regions, x - 1, y) !== region) add(corner + CORNERS, corner);
    }
  }
  const [start] = ways.keys();
  const ring: number[] = [];
  for (let at = start; ring.length === 0 || at !== start; ) {
    const next = ways.get(at);
    if (next?.length !== 1) return undefined;
    ring.push(at);
    at = next[0];
  }
  return ring.length === ways.size ? ring : undefined;
}

/** Whether three regions meet at a corner. */
function isMeeting(regions: ArrayLike<number>, corner: number): boolean {
  const [x, y] = [corner % CORNERS, Math.floor(corner / CORNERS)];
  const around = [
    regionAt(regions, x - 1, y - 1),
    regionAt(regions, x, y - 1),
    regionAt(regions, x - 1, y),
    regionAt(regions, x, y),
  ];
  return new Set(around).size > 2;
}

function smoothRing(ring: readonly number[], isFixed: (corner: number) => boolean): Point[] {
  const first = Math.max(0, ring.findIndex(isFixed));
  const turned = [...ring.slice(first), ...ring.slice(0, first), ring[first]];
  const points: Point[] = [];
  for (let from = 0; from < turned.length - 1; ) {
    let to = from + 1;
    while (to < turned.length - 1 && !isFixed(turned[to])) to++;
    points.push(...smoothLine(turned.slice(from, to + 1)).slice(0, -1));
    from = to;
  }
  return points;
}

/** A line between two corners, the same in both directions. */
function smoothLine(corners: readonly number[]): Point[] {
  const turned = corners[0] > corners[corners.length - 1];
  const line = (turned ? corners.toReversed() : corners).map(
    (corner): Point => [(corner % CORNERS) * CELL, Math.floor(corner / CORNERS) * CELL],
  );
  const smooth = thin(soften(soften(soften(line))));
  return turned ? smooth.toReversed() : smooth;
}

const soften = (line: readonly Point[]): Point[] =>
  line.map((point, i) => {
    if (i === 0 || i === line.length - 1) return point;
    const between = (axis: 0 | 1): number =>
      Math.floor((line[i - 1][axis] + 2 * point[axis] + line[i + 1][axis] + 2) / 4);
    return [between(0), between(1)];
  });

/** Leaves out points that are close to the line without them. */
function thin(line: readonly Point[]): Point[] {
  const [a, b] = [line[0], line[line.length - 1]];
  const square = (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2;
  let farthest = 0;
  let most = 0;
  for (let i = 1; i < line.length - 1; i++) {
    const [x, y] = line[i];
    const off =
      square === 0
        ? (x - a[0]) ** 2 + (y - a[1]) ** 2
        : ((b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0])) ** 2 / square;
    if (off > most) [farthest, most] = [i, off];
  }
  if (most <= TOLERANCE ** 2) return [a, b];
  return [...thin(line.slice(0, farthest + 1)), ...thin(line.slice(farthest)).slice(1)];
}
