import { type Disc, distance, type Point, toLine } from './points.ts';
import type { Road } from './roads.ts';

export const ALLIANCE_RADIUS = 14;

/** Whether a disc at a point covers no other. */
export const isClear = (at: Point, discs: readonly Disc[]): boolean =>
  discs.every(({ x, y, r }) => distance(at, [x, y]) >= r + ALLIANCE_RADIUS);

/** Where on a common border an alliance is: near a point if one is given, else near its middle; clear of discs and roads. */
export function placeAlliance(
  border: readonly Point[],
  fallback: Point,
  discs: readonly Disc[],
  roads: readonly Road[],
  near?: Point,
): Point {
  const middle = border.reduce<Point>(
    (sum, [x, y]) => [sum[0] + x / border.length, sum[1] + y / border.length],
    [0, 0],
  );
  let best = fallback;
  let least = Infinity;
  const candidates = border.length > 0 ? border : around(fallback);
  for (const at of candidates) {
    let cost = distance(at, near ?? (border.length > 0 ? middle : fallback)) * 0.12;
    for (const { x, y, r } of discs) {
      const room = distance(at, [x, y]) - r - ALLIANCE_RADIUS;
      if (room < 8) cost += 20 + (8 - room) * 6;
    }
    // Most roads are far away: the rest need not be measured once this is worse than another place.
    for (const { line } of roads) {
      if (cost >= least) break;
      const room = toLine(at, line) - ALLIANCE_RADIUS;
      if (room < 8) cost += 10 + (8 - room) * 4;
    }
    if (cost < least) [best, least] = [at, cost];
  }
  return best;
}

/** Places around a point, for provinces that do not touch. */
const around = ([x, y]: Point): Point[] =>
  [0, 18, 36, 54, 72].flatMap(far =>
    Array.from(
      { length: far === 0 ? 1 : 12 },
      (_, n): Point => [x + far * Math.cos((n * Math.PI) / 6), y + far * Math.sin((n * Math.PI) / 6)],
    ),
  );
