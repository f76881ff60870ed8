// Roads as smooth lines through their bends.
import type { Point } from './draft.ts';
import { cornerAt } from './shapes.ts';

/** A path that passes all points, bent evenly (Catmull and Rom). */
export function curveThrough(points: readonly Point[]): string {
  const [first, second] = points;
  if (!first || !second) return '';
  if (points.length === 2) return `M${first.join(' ')}L${second.join(' ')}`;
  const at = (i: number): Point => cornerAt(points, Math.min(points.length - 1, Math.max(0, i)));
  const tenths = (value: number): number => Math.round(10 * value) / 10;
  const pulled = ([x, y]: Point, before: Point, after: Point, part: number): string =>
    `${tenths(x + (after[0] - before[0]) * part)} ${tenths(y + (after[1] - before[1]) * part)}`;
  const parts = points
    .slice(1)
    .map(
      (to, i) =>
        `C${pulled(at(i), at(i - 1), at(i + 1), 1 / 6)} ${pulled(to, at(i), at(i + 2), -1 / 6)} ${to.join(' ')}`,
    );
  return `M${first.join(' ')}${parts.join('')}`;
}
