import { SHEET } from './map.ts';

// Everything here is counted in whole numbers, so that every machine finds the same.

export type Point = readonly [number, number];

/** On which side of the line from `a` to `b` a point is: the sign, 0 on the line. */
const sideOfLine = (a: Point, b: Point, p: Point): number =>
  Math.sign((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]));

/** Whether two lines cross; that they touch or run along each other does not count. */
export const segmentsCross = (a: Point, b: Point, c: Point, d: Point): boolean =>
  sideOfLine(a, b, c) * sideOfLine(a, b, d) < 0 && sideOfLine(c, d, a) * sideOfLine(c, d, b) < 0;

/** Whether a point is nearer than `reach` to the line from `a` to `b`. */
export function isNearSegment(p: Point, a: Point, b: Point, reach: number): boolean {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const [px, py] = [p[0] - a[0], p[1] - a[1]];
  const length = dx * dx + dy * dy;
  const along = px * dx + py * dy;
  if (along <= 0) return px * px + py * py < reach * reach;
  if (along >= length) return (p[0] - b[0]) ** 2 + (p[1] - b[1]) ** 2 < reach * reach;
  // Multiplied out instead of divided.
  return (px * dy - py * dx) ** 2 < reach * reach * length;
}

/** Whether a point is inside an outline, by how often a line from it to the right crosses. */
export function isInside([x, y]: Point, outline: readonly Point[]): boolean {
  let inside = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [ax, ay] = outline[i];
    const [bx, by] = outline[j];
    if (ay > y === by > y) continue;
    // Multiplied out instead of divided: the line goes up or down.
    const turn = (bx - ax) * (y - ay) - (x - ax) * (by - ay);
    if (turn > 0 === by > ay) inside = !inside;
  }
  return inside;
}

/** Outlines that run side by side for less than this only meet at a corner. */
const SHORTEST_BORDER = 30;
const CELL = 6;
const COLUMNS = SHEET.width / CELL + 3;
const ROWS = SHEET.width / CELL + 3;

/** For each two of up to 16 outlines, by their places in the list, whether they have a border in common. */
export function findBorders(outlines: readonly (readonly Point[])[]): (a: number, b: number) => boolean {
  const near = new Uint16Array(COLUMNS * ROWS);
  const cells = outlines.map(cellsOf);
  for (const [n, of] of cells.entries()) {
    for (const cell of of) {
      for (const row of [-COLUMNS, 0, COLUMNS]) for (const step of [-1, 0, 1]) near[cell + row + step] |= 1 << n;
    }
  }
  const lengths = cells.map(of => {
    const shared = new Array<number>(cells.length).fill(0);
    for (const cell of of) for (let n = 0; n < shared.length; n++) shared[n] += ((near[cell] >> n) & 1) * CELL;
    return shared;
  });
  return (a, b) => a !== b && Math.min(lengths[a][b], lengths[b][a]) >= SHORTEST_BORDER;
}

/** The cells of a grid over the sheet that an outline passes. */
function cellsOf(outline: readonly Point[]): Set<number> {
  const cells = new Set<number>();
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [ax, ay] = outline[j];
    const [bx, by] = outline[i];
    const steps = Math.max(1, Math.ceil(Math.max(Math.abs(bx - ax), Math.abs(by - ay)) / CELL));
    for (let step = 0; step < steps; step++) {
      const x = Math.floor((ax * steps + (bx - ax) * step) / steps / CELL);
      const y = Math.floor((ay * steps + (by - ay) * step) / steps / CELL);
      cells.add((y + 1) * COLUMNS + x + 1);
    }
  }
  return cells;
}
