// How a photo taken at an angle is straightened: the projective map that carries four points to four others.
import type { Point } from './draft.ts';

export type Corners = readonly [Point, Point, Point, Point];
/** Nine numbers, row by row; the last is 1. */
export type Projection = readonly number[];

/** The map that carries each corner to its counterpart; undefined where three of them are on one line. */
export function projectCorners(from: Corners, to: Corners): Projection | undefined {
  const rows = from.flatMap(([x, y], i) => {
    const [u, v] = to[i]!;
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ];
  });
  const solved = solve(rows);
  return solved && [...solved, 1];
}

/** Eight equations with eight unknowns, by elimination with the largest pivot. */
function solve(rows: number[][]): number[] | undefined {
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++)
      if (Math.abs(rows[row]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = row;
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    const lead = rows[column]![column]!;
    if (Math.abs(lead) < 1e-9) return undefined;
    for (let row = 0; row < size; row++) {
      if (row === column) continue;
      const factor = rows[row]![column]! / lead;
      for (let k = column; k <= size; k++) rows[row]![k] = rows[row]![k]! - factor * rows[column]![k]!;
    }
  }
  return rows.map((row, i) => row[size]! / row[i]!);
}

/** Where a point goes. */
export function project([a, b, c, d, e, f, g, h, i]: Projection, [x, y]: Point): Point {
  const w = g! * x + h! * y + i!;
  return [(a! * x + b! * y + c!) / w, (d! * x + e! * y + f!) / w];
}

/** The same map for a style sheet: column by column, with the third dimension left as it is. */
export const toMatrix3d = ([a, b, c, d, e, f, g, h, i]: Projection): string =>
  `matrix3d(${[a, d, 0, g, b, e, 0, h, 0, 0, 1, 0, c, f, 0, i].join(',')})`;
