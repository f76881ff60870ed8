import type { Point } from '../mapGeometry.ts';
import { apart, CELL, COLUMNS, middleOf } from './ground.ts';
import { squareFromLine } from './paths.ts';

export type Line = readonly [Point, Point];

/** A far point is not better than this, as a square. */
const ROOM_ENOUGH = 90 ** 2;

/** How much room there is around a point, as a square. */
function roomAt(point: Point, lines: readonly Line[]): number {
  let room = ROOM_ENOUGH;
  for (const [a, b] of lines) {
    // Most lines are far away.
    const far = Math.max(
      Math.min(a[0], b[0]) - point[0],
      point[0] - Math.max(a[0], b[0]),
      Math.min(a[1], b[1]) - point[1],
      point[1] - Math.max(a[1], b[1]),
    );
    if (far > 0 && far * far >= room) continue;
    room = Math.min(room, squareFromLine(point, a, b));
  }
  return room;
}

const linesOf = (outline: readonly Point[]): Line[] =>
  outline.map((point, i): Line => [point, outline[(i + 1) % outline.length]]);

/** The dragon place of each province: where most room is between roads, spaces and the border. */
export function placeDragons(
  regions: ArrayLike<number>,
  outlines: readonly (readonly Point[])[],
  roads: readonly Line[],
): Point[] {
  return outlines.map((outline, province) => {
    const lines = [...linesOf(outline), ...roads];
    let best: Point = outline[0];
    let most = -1;
    for (let cell = 0; cell < regions.length; cell++) {
      if (regions[cell] !== province) continue;
      const point = middleOf(cell);
      const room = roomAt(point, lines);
      if (room > most) [best, most] = [point, room];
    }
    return best;
  });
}

/** As much room as a number needs, as a square. */
const NUMBER_ROOM = 36 ** 2;

/** Where the number of an alliance is written: near the middle of the border, if there is room between the roads. */
export function placeNumber(regions: ArrayLike<number>, a: number, b: number, marks: readonly Line[]): Point {
  const border = pointsBetween(regions, a, b);
  const sum = border.reduce(([x, y], point) => [x + point[0], y + point[1]], [0, 0]);
  const middle: Point = [Math.floor(sum[0] / border.length), Math.floor(sum[1] / border.length)];
  let best = middle;
  let [most, nearest] = [-1, Infinity];
  for (const point of border) {
    const room = Math.min(NUMBER_ROOM, roomAt(point, marks));
    const far = apart(point, middle);
    if (room > most || (room === most && far < nearest)) [best, most, nearest] = [point, room, far];
  }
  return best;
}

/** The middles of the sides of cells between two regions. */
function pointsBetween(regions: ArrayLike<number>, a: number, b: number): Point[] {
  const points: Point[] = [];
  for (let cell = 0; cell < regions.length; cell++) {
    for (const next of [cell + 1, cell + COLUMNS]) {
      const pair = [regions[cell], regions[next]];
      if (!pair.includes(a) || !pair.includes(b)) continue;
      const [x, y] = middleOf(cell);
      points.push(next === cell + 1 ? [x + CELL / 2, y] : [x, y + CELL / 2]);
    }
  }
  return points;
}
