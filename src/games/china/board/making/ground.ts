import type { Random } from '../../../../kernel/index.ts';
import { SHEET } from '../map.ts';
import type { Point } from '../mapGeometry.ts';

// The sheet as a grid of square cells, and the spaces spread over it. Whole numbers only: a seed gives one map everywhere.

export const CELL = 10;
export const COLUMNS = SHEET.width / CELL;
export const ROWS = SHEET.height / CELL;
export const SEA = -1;

/** Where spaces may be, in cells: the score track needs the margin. */
const INNER = { left: 14, right: 106, top: 14, bottom: 76 } as const;
/** Land reaches this far from a space. */
const REACH = 68;
const ROUNDS = 12;
const JITTER = 10;

export const middleOf = (cell: number): Point => [
  (cell % COLUMNS) * CELL + CELL / 2,
  Math.floor(cell / COLUMNS) * CELL + CELL / 2,
];
export const cellAt = ([x, y]: Point): number => Math.floor(y / CELL) * COLUMNS + Math.floor(x / CELL);

/** The square of the distance. */
export const apart = (a: Point, b: Point): number => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2;

/** Spaces at about equal distances on a ground with a few bays. */
export function spreadSpaces(count: number, random: Random): Point[] {
  const ground = cutBays(random);
  let spaces = scatter(count, ground, random);
  const sampled = ground.filter(cell => cell % 3 === 0);
  for (let round = 0; round < ROUNDS; round++) spaces = centre(spaces, sampled);
  const jitter = (): number => random.below(2 * JITTER + 1) - JITTER;
  return spaces.map(([x, y]) => [x + jitter(), y + jitter()]);
}

/** Each space is the farthest from all others of some chosen at random. */
function scatter(count: number, ground: readonly number[], random: Random): Point[] {
  const spaces: Point[] = [];
  while (spaces.length < count) {
    const tries = Array.from({ length: 12 }, () => middleOf(ground[random.below(ground.length)]));
    const room = (point: Point): number => Math.min(...spaces.map(space => apart(space, point)));
    spaces.push(tries.reduce((best, point) => (room(point) > room(best) ? point : best)));
  }
  return spaces;
}

function cutBays(random: Random): number[] {
  const { left, right, top, bottom } = INNER;
  const bays = Array.from({ length: 3 + random.below(3) }, () => {
    const along = random.below(2) === 0;
    const x = along ? left + random.below(right - left) : random.below(2) === 0 ? left : right;
    const y = along ? (random.below(2) === 0 ? top : bottom) : top + random.below(bottom - top);
    return { x, y, radius: 8 + random.below(8) };
  });
  const ground: number[] = [];
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const isSea = bays.some(bay => (bay.x - x) ** 2 + (bay.y - y) ** 2 < bay.radius ** 2);
      if (!isSea) ground.push(y * COLUMNS + x);
    }
  }
  return ground;
}

/** Moves each space to the middle of the ground that is nearest to it. */
function centre(spaces: readonly Point[], ground: readonly number[]): Point[] {
  const sums = spaces.map(() => [0, 0, 0]);
  for (const cell of ground) {
    const [x, y] = middleOf(cell);
    const sum = sums[nearest(spaces, [x, y])];
    sum[0] += x;
    sum[1] += y;
    sum[2] += 1;
  }
  return sums.map(([x, y, cells], i) => (cells === 0 ? spaces[i] : [Math.floor(x / cells), Math.floor(y / cells)]));
}

function nearest(spaces: readonly Point[], [x, y]: Point): number {
  let best = 0;
  let least = Infinity;
  for (let i = 0; i < spaces.length; i++) {
    const distance = (spaces[i][0] - x) ** 2 + (spaces[i][1] - y) ** 2;
    if (distance < least) [best, least] = [i, distance];
  }
  return best;
}

/** The space that each cell belongs to, or the sea. There are no lakes. */
export function shareLand(spaces: readonly Point[]): Int16Array {
  const land = new Int16Array(COLUMNS * ROWS).fill(SEA);
  const closest = new Int16Array(COLUMNS * ROWS);
  for (let cell = 0; cell < land.length; cell++) {
    const point = middleOf(cell);
    closest[cell] = nearest(spaces, point);
    if (apart(spaces[closest[cell]], point) <= REACH ** 2) land[cell] = closest[cell];
  }
  const open = new Uint8Array(land.length);
  const shore = [0];
  open[0] = 1;
  for (const cell of shore) {
    for (const next of besideCell(cell)) {
      if (land[next] !== SEA || open[next] === 1) continue;
      open[next] = 1;
      shore.push(next);
    }
  }
  for (let cell = 0; cell < land.length; cell++) if (land[cell] === SEA && open[cell] === 0) land[cell] = closest[cell];
  return land;
}

export function besideCell(cell: number): number[] {
  const x = cell % COLUMNS;
  const beside = [cell - COLUMNS, cell + COLUMNS, x > 0 ? cell - 1 : -1, x < COLUMNS - 1 ? cell + 1 : -1];
  return beside.filter(next => next >= 0 && next < COLUMNS * ROWS);
}

/** How many sides of cells each two regions have in common: `[a][b]`. */
export function countSides(regions: ArrayLike<number>, count: number): number[][] {
  const sides = Array.from({ length: count }, () => new Array<number>(count).fill(0));
  for (let cell = 0; cell < regions.length; cell++) {
    for (const next of [cell + 1, cell + COLUMNS]) {
      if (next >= regions.length || (next === cell + 1 && next % COLUMNS === 0)) continue;
      const [a, b] = [regions[cell], regions[next]];
      if (a === b || a < 0 || b < 0) continue;
      sides[a][b]++;
      sides[b][a]++;
    }
  }
  return sides;
}
