import { CELL, CELLS, COLUMNS, centreOf, ROWS } from './grid.ts';
import { type Box, type Disc, HEIGHT, type Point, WIDTH } from './points.ts';
import type { Road } from './roads.ts';
import { NEUTRAL, SEA } from './terrain.ts';

/** The title as it is drawn, and half as large where there is little room. */
const SCALES = [1, 0.8, 0.62] as const;
const MARGIN = 16;

/** Where the title is: over sea or land of nobody, rather in the south-east; nowhere if it would cover something. */
export function placeCartouche(
  [width, height]: readonly [number, number],
  labels: Uint8Array,
  discs: readonly Disc[],
  roads: readonly Road[],
  track: readonly Point[],
): (Box & { readonly scale: number }) | undefined {
  const sums = sumUp(cost => fill(cost, labels, discs, roads, track));
  for (const scale of SCALES) {
    const columns = Math.ceil((width * scale) / CELL);
    const rows = Math.ceil((height * scale) / CELL);
    let best: Point | undefined;
    let least = scale === SCALES.at(-1) ? columns * rows * LAND * 1.2 : columns * rows * LAND * 0.5;
    for (let row = 1; row + rows < ROWS; row++) {
      for (let column = 1; column + columns < COLUMNS; column++) {
        const cost = sums(column, row, columns, rows) + (COLUMNS - column - columns + ROWS - row - rows) * 4;
        if (cost < least) [best, least] = [[column, row], cost];
      }
    }
    if (!best) continue;
    const right = Math.min(WIDTH - MARGIN, (best[0] + columns) * CELL);
    const bottom = Math.min(HEIGHT - MARGIN, (best[1] + rows) * CELL);
    return { left: right - width * scale, top: bottom - height * scale, right, bottom, scale };
  }
  return undefined;
}

const LAND = 10;
const TAKEN = 100_000;

function fill(
  cost: Float64Array,
  labels: Uint8Array,
  discs: readonly Disc[],
  roads: readonly Road[],
  track: readonly Point[],
): void {
  for (let cell = 0; cell < CELLS; cell++) {
    const label = labels[cell] ?? NEUTRAL;
    cost[cell] = label === SEA ? 0 : label === NEUTRAL ? 1 : LAND;
  }
  const take = ({ x, y, r }: Disc): void => {
    const reach = r + CELL;
    for (let row = Math.max(0, Math.floor((y - reach) / CELL)); row < Math.min(ROWS, (y + reach) / CELL); row++)
      for (
        let column = Math.max(0, Math.floor((x - reach) / CELL));
        column < Math.min(COLUMNS, (x + reach) / CELL);
        column++
      ) {
        const cell = row * COLUMNS + column;
        const [cx, cy] = centreOf(cell);
        if (Math.hypot(cx - x, cy - y) < reach) cost[cell] = TAKEN;
      }
  };
  for (const disc of discs) take({ ...disc, r: disc.r + 6 });
  for (const { line } of roads) for (const [x, y] of line) take({ x, y, r: 16 });
  for (const [x, y] of track) take({ x, y, r: 24 });
}

/** The sum over any rectangle of cells, from sums over those that begin at the corner. */
function sumUp(
  fillIn: (cost: Float64Array) => void,
): (column: number, row: number, columns: number, rows: number) => number {
  const cost = new Float64Array(CELLS);
  fillIn(cost);
  const across = COLUMNS + 1;
  const sums = new Float64Array(across * (ROWS + 1));
  for (let row = 0; row < ROWS; row++) {
    let line = 0;
    for (let column = 0; column < COLUMNS; column++) {
      line += cost[row * COLUMNS + column] ?? 0;
      sums[(row + 1) * across + column + 1] = (sums[row * across + column + 1] ?? 0) + line;
    }
  }
  const upTo = (column: number, row: number): number => sums[row * across + column] ?? 0;
  return (column, row, columns, rows) =>
    upTo(column + columns, row + rows) - upTo(column, row + rows) - upTo(column + columns, row) + upTo(column, row);
}
