/** A point of a drawing, in the units of a map document. */
export type Point = readonly [x: number, y: number];

export const WIDTH = 1200;
export const HEIGHT = 900;

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** The length of a way that goes so far right and so far down; Math.hypot does the same several times slower. */
export const lengthOf = (dx: number, dy: number): number => Math.sqrt(dx * dx + dy * dy);

export const distance = (a: Point, b: Point): number => lengthOf(a[0] - b[0], a[1] - b[1]);

export const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

export const mean = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

/** The point of a segment that is nearest to another point. */
export function nearestOn(p: Point, a: Point, b: Point): Point {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : clamp(((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / length, 0, 1);
  return [a[0] + t * dx, a[1] + t * dy];
}

export const toSegment = (p: Point, a: Point, b: Point): number => distance(p, nearestOn(p, a, b));

/** The distance of a point from a line of several segments. */
export function toLine(p: Point, line: readonly Point[]): number {
  let least = Infinity;
  let from = line[0];
  for (const to of line) {
    if (from) least = Math.min(least, toSegment(p, from, to));
    from = to;
  }
  return least;
}

/** The same, where only short distances count: most segments are far away. */
export function isNearLine(p: Point, line: readonly Point[], reach: number): boolean {
  let from = line[0];
  for (const to of line) {
    if (from && isBeside(p[0], from[0], to[0], reach) && isBeside(p[1], from[1], to[1], reach))
      if (toSegment(p, from, to) < reach) return true;
    from = to;
  }
  return false;
}

const isBeside = (at: number, a: number, b: number, reach: number): boolean =>
  at > Math.min(a, b) - reach && at < Math.max(a, b) + reach;

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

export const grow = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

export const toBox = ([x, y]: Point, { left, top, right, bottom }: Box): number =>
  lengthOf(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

/** Whether a segment and a box have a point in common, by clipping the one at the sides of the other. */
export function crosses(a: Point, b: Point, { left, top, right, bottom }: Box): boolean {
  const [x, y] = a;
  const [toX, toY] = b;
  // Most segments are on one side of the box.
  if ((x <= left && toX <= left) || (x >= right && toX >= right)) return false;
  if ((y <= top && toY <= top) || (y >= bottom && toY >= bottom)) return false;
  const dx = toX - x;
  const dy = toY - y;
  const west = dx === 0 ? 0 : (left - x) / dx;
  const east = dx === 0 ? 1 : (right - x) / dx;
  const north = dy === 0 ? 0 : (top - y) / dy;
  const south = dy === 0 ? 1 : (bottom - y) / dy;
  const from = Math.max(0, Math.min(west, east), Math.min(north, south));
  return from < Math.min(1, Math.max(west, east), Math.max(north, south));
}

/** Whether two segments cross inside both of them. */
export function meet(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point): number => (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

export const round = (value: number): number => Math.round(value * 10) / 10;

/** Points as an SVG path of straight lines. */
export const pathThrough = (points: readonly Point[], closed = false): string =>
  points.length === 0 ? '' : `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}${closed ? 'Z' : ''}`;

/** Outlines as one closed path. */
export const pathAround = (rings: readonly (readonly Point[])[]): string =>
  rings.map(ring => pathThrough(ring, true)).join('');
