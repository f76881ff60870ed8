// Plane geometry of outlines.
import type { Point } from './draft.ts';

export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

const ORIGIN: Point = [0, 0];

/** A corner of a closed line, counted around it as often as need be. */
export const cornerAt = (line: readonly Point[], i: number): Point => line.at(i % line.length) ?? ORIGIN;

/** Whether a point is inside a polygon, by how often a ray to the right crosses its border. */
export function isInside([x, y]: Point, polygon: readonly Point[]): boolean {
  let inside = false;
  let [px, py] = cornerAt(polygon, -1);
  for (const [qx, qy] of polygon) {
    if (qy > y !== py > y && x < ((px - qx) * (y - qy)) / (py - qy) + qx) inside = !inside;
    [px, py] = [qx, qy];
  }
  return inside;
}

/** How far a point is from a line between two others, and the nearest point there. */
export function toLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): { away: number; at: Point } {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length));
  const at: Point = [ax + along * dx, ay + along * dy];
  return { away: distance([x, y], at), at };
}

/** The nearest point of a closed outline, and after which of its corners it is. */
export function toOutline(point: Point, outline: readonly Point[]): { away: number; at: Point; after: number } {
  let best = { away: Number.POSITIVE_INFINITY, at: point, after: 0 };
  for (const [after, corner] of outline.entries()) {
    const found = toLine(point, corner, cornerAt(outline, after + 1));
    if (found.away < best.away) best = { ...found, after };
  }
  return best;
}

/** An open line with as few of its points as keep it within a tolerance, by Douglas and Peucker. */
export function simplifyLine(line: readonly Point[], tolerance: number): readonly Point[] {
  if (line.length < 3) return line;
  const [first, last] = [cornerAt(line, 0), cornerAt(line, -1)];
  let farthest = 0;
  let most = tolerance;
  for (let i = 1; i < line.length - 1; i++) {
    const { away } = toLine(cornerAt(line, i), first, last);
    if (away > most) [farthest, most] = [i, away];
  }
  if (farthest === 0) return [first, last];
  return [
    ...simplifyLine(line.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplifyLine(line.slice(farthest), tolerance),
  ];
}

const keyOf = ([x, y]: Point): string => `${x} ${y}`;

/**
 * Closed outlines with fewer corners, of which neighbours keep the same ones along a common border: lines are cut where
 * other neighbours begin, and each is simplified in one direction for both.
 */
export function simplifyOutlines(outlines: readonly (readonly Point[])[], tolerance: number): readonly Point[][] {
  const owners = new Map<string, string>();
  for (const [i, outline] of outlines.entries())
    for (const key of new Set(outline.map(keyOf))) owners.set(key, `${owners.get(key) ?? ''},${i}`);
  return outlines.map(outline => simplifyOutline(outline, point => owners.get(keyOf(point)) ?? '', tolerance));
}

function simplifyOutline(outline: readonly Point[], ownersOf: (point: Point) => string, tolerance: number): Point[] {
  const isCut = (i: number): boolean => {
    const owners = ownersOf(cornerAt(outline, i));
    const before = ownersOf(cornerAt(outline, i - 1));
    const after = ownersOf(cornerAt(outline, i + 1));
    return owners.length > Math.min(before.length, after.length) || (owners !== before && owners !== after);
  };
  const cuts = outline.flatMap((_, i) => (isCut(i) ? [i] : []));
  // A closed line without any cut needs two ends all the same.
  if (cuts.length < 2) cuts.splice(0, 1, 0, Math.floor(outline.length / 2));
  return cuts.flatMap((from, n) => {
    const to = cuts[(n + 1) % cuts.length] ?? from;
    const line = from < to ? outline.slice(from, to + 1) : [...outline.slice(from), ...outline.slice(0, to + 1)];
    const forward = keyOf(cornerAt(line, 0)) < keyOf(cornerAt(line, -1));
    const simple = simplifyLine(forward ? line : line.toReversed(), tolerance);
    return (forward ? simple : simple.toReversed()).slice(0, -1);
  });
}

export const pathOf = (points: readonly Point[], closed = true): string =>
  points.length === 0 ? '' : `M${points.map(([x, y]) => `${x} ${y}`).join('L')}${closed ? 'Z' : ''}`;
