// How a photo taken at an angle is straightened: the projective map that carries four points to four others.
import type { Point } from './draft.ts';

export type Corners = readonly [Point, Point, Point, Point];
/** Nine numbers, row by row. */
export type Projection = readonly [number, number, number, number, number, number, number, number, number];

/** The map that carries each corner to its counterpart; undefined where three of them are on one line. */
export function projectCorners(from: Corners, to: Corners): Projection | undefined {
  const [start, end] = [fromSquare(from), fromSquare(to)];
  return start && end && multiply(end, invert(start));
}

/** The map that carries the corners of the unit square to these, by Heckbert. */
function fromSquare([[ax, ay], [bx, by], [cx, cy], [dx, dy]]: Corners): Projection | undefined {
  const [sx, sy] = [ax - bx + cx - dx, ay - by + cy - dy];
  const [ux, uy, vx, vy] = [bx - cx, by - cy, dx - cx, dy - cy];
  const area = ux * vy - vx * uy;
  if (Math.abs(area) < SMALLEST * (Math.hypot(ux, uy) + Math.hypot(vx, vy))) return undefined;
  const g = (sx * vy - vx * sy) / area;
  const h = (ux * sy - sx * uy) / area;
  const found: Projection = [bx - ax + g * bx, dx - ax + h * dx, ax, by - ay + g * by, dy - ay + h * dy, ay, g, h, 1];
  return Math.abs(determinant(found)) < SMALLEST ? undefined : found;
}
const SMALLEST = 1e-9;

const determinant = ([a, b, c, d, e, f, g, h, i]: Projection): number =>
  a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);

/** Up to a factor, which a projection does not notice. */
const invert = ([a, b, c, d, e, f, g, h, i]: Projection): Projection => [
  e * i - f * h,
  c * h - b * i,
  b * f - c * e,
  f * g - d * i,
  a * i - c * g,
  c * d - a * f,
  d * h - e * g,
  b * g - a * h,
  a * e - b * d,
];

/** First the second, then the first. */
function multiply([a, b, c, d, e, f, g, h, i]: Projection, [p, q, r, s, t, u, v, w, x]: Projection): Projection {
  return [
    a * p + b * s + c * v,
    a * q + b * t + c * w,
    a * r + b * u + c * x,
    d * p + e * s + f * v,
    d * q + e * t + f * w,
    d * r + e * u + f * x,
    g * p + h * s + i * v,
    g * q + h * t + i * w,
    g * r + h * u + i * x,
  ];
}

/** Where a point goes. */
export function project([a, b, c, d, e, f, g, h, i]: Projection, [x, y]: Point): Point {
  const w = g * x + h * y + i;
  return [(a * x + b * y + c) / w, (d * x + e * y + f) / w];
}

/** The same map for a style sheet: column by column, with the third dimension left as it is. */
export const toMatrix3d = ([a, b, c, d, e, f, g, h, i]: Projection): string =>
  `matrix3d(${[a, d, 0, g, b, e, 0, h, 0, 0, 1, 0, c, f, 0, i].map(part => part / (i || 1)).join(',')})`;
