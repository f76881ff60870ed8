// Where the steps of the score track are: on the line of the document, or along the wall of the painted boards.
import drawing from '../../../../games/china/board/drawing.json';
import type { MapDocument } from '../../../../games/china/index.ts';
import { distance, type Point } from './points.ts';

/** The wall of the painted boards. */
const BUILT_IN: readonly Point[] = drawing.wall.map(([x = 0, y = 0]): Point => [x, y]);

/** The points of all steps, from 0 on: at equal distances, the first and the last at the ends of the line. */
export function trackOf({ track = [] }: Pick<MapDocument, 'track'>): readonly Point[] {
  const line = track.map(([x = 0, y = 0]): Point => [x, y]);
  if (line.length < 2) return BUILT_IN;
  const gap = lengthAlong(line) / (BUILT_IN.length - 1);
  return BUILT_IN.map((_, step) => pointAlong(line, step * gap));
}

/** The point of a line that is so far from its start. */
function pointAlong(line: readonly Point[], far: number): Point {
  let left = far;
  let from = line[0] ?? [0, 0];
  for (const to of line.slice(1)) {
    const length = distance(from, to);
    if (length > 0 && left <= length) {
      const part = left / length;
      return [Math.round(from[0] + (to[0] - from[0]) * part), Math.round(from[1] + (to[1] - from[1]) * part)];
    }
    left -= length;
    from = to;
  }
  return from;
}

const lengthAlong = (line: readonly Point[]): number =>
  line.slice(1).reduce((sum, to, i) => sum + distance(line[i] ?? to, to), 0);

/** How far it is from step to step. */
export const gapOf = (track: readonly Point[]): number => lengthAlong(track) / Math.max(1, track.length - 1);
