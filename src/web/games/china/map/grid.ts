// A map as a grid of cells, for what is easily said of cells and hard to say of lines.
import type { Point } from './points.ts';
import { HEIGHT, WIDTH } from './points.ts';

export const CELL = 10;
export const COLUMNS = WIDTH / CELL;
export const ROWS = HEIGHT / CELL;
export const CELLS = COLUMNS * ROWS;

export const columnOf = (cell: number): number => cell % COLUMNS;
export const rowOf = (cell: number): number => Math.floor(cell / COLUMNS);
export const centreOf = (cell: number): Point => [(columnOf(cell) + 0.5) * CELL, (rowOf(cell) + 0.5) * CELL];

export const cellAt = ([x, y]: Point): number =>
  Math.max(0, Math.min(ROWS - 1, Math.floor(y / CELL))) * COLUMNS +
  Math.max(0, Math.min(COLUMNS - 1, Math.floor(x / CELL)));

/** Visits the cells beside a cell: two to four. */
export function visitBeside(cell: number, visit: (beside: number) => void): void {
  const column = columnOf(cell);
  if (column > 0) visit(cell - 1);
  if (column < COLUMNS - 1) visit(cell + 1);
  if (cell >= COLUMNS) visit(cell - COLUMNS);
  if (cell < CELLS - COLUMNS) visit(cell + COLUMNS);
}

/** How far each cell is from the nearest cell of a kind, by two sweeps over the grid. */
export function spread(isSource: (cell: number) => boolean): Float32Array {
  const far = new Float32Array(CELLS);
  for (let cell = 0; cell < CELLS; cell++) far[cell] = isSource(cell) ? 0 : 1e6;
  const slant = CELL * Math.SQRT2;
  const reach = (cell: number, back: number): void => {
    const column = columnOf(cell);
    const from = (other: number, step: number, inside: boolean): void => {
      if (inside && other >= 0 && other < CELLS) far[cell] = Math.min(far[cell] ?? 0, (far[other] ?? 1e6) + step);
    };
    from(cell - back, CELL, back > 0 ? column > 0 : column < COLUMNS - 1);
    from(cell - back * COLUMNS, CELL, true);
    from(cell - back * COLUMNS - 1, slant, column > 0);
    from(cell - back * COLUMNS + 1, slant, column < COLUMNS - 1);
  };
  for (let cell = 0; cell < CELLS; cell++) reach(cell, 1);
  for (let cell = CELLS - 1; cell >= 0; cell--) reach(cell, -1);
  return far;
}

export interface Patch {
  readonly label: number;
  readonly cells: readonly number[];
}

/** The connected parts of cells with one label. */
export function patchesOf(labels: Uint8Array): Patch[] {
  const seen = new Uint8Array(CELLS);
  const patches: Patch[] = [];
  for (let start = 0; start < CELLS; start++) {
    if (seen[start]) continue;
    const label = labels[start] ?? 0;
    const cells = [start];
    seen[start] = 1;
    const visit = (next: number): void => {
      if (seen[next] || labels[next] !== label) return;
      seen[next] = 1;
      cells.push(next);
    };
    for (const cell of cells) visitBeside(cell, visit);
    patches.push({ label, cells });
  }
  return patches;
}
