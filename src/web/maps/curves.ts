// Roads as smooth lines through their bends.
import type { Point } from './draft.ts';

/** A path that passes all points, bent evenly (Catmull and Rom). */
export function curveThrough(points: readonly Point[]): string {
  const [first, second] = points;
  if (!first || !second) return '';
  if (points.length === 2) return `M${first.join(' ')}L${second.join(' ')}`;
  const at = (i: number): Point => points[Math.min(points.length - 1, Math.max(0, i))]!;
  const pulled = (from: Point, before: Point, after: Point, part: number): string =>
    [0, 1].map(d => Math.round(10 * (from[d]! + (after[d]! - before[d]!) * part)) / 10).join(' ');
  const parts = points
    .slice(1)
    .map(
      (to, i) =>
        `C${pulled(at(i), at(i - 1), at(i + 1), 1 / 6)} ${pulled(to, at(i), at(i + 2), -1 / 6)} ${to.join(' ')}`,
    );
  return `M${first.join(' ')}${parts.join('')}`;
}
