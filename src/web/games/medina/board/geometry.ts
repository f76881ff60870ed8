// Where cells, walls and towers lie on the drawing. A spot is named as the engine names it: F5, north3.
export const CELL = 50;
const LEFT = 26;
const TOP = 46;

export interface Spot {
  readonly id: string;
  readonly kind: 'cell' | 'wall';
  /** Column and row; walls lie at -1 or one past the last. */
  readonly column: number;
  readonly row: number;
  readonly x: number;
  readonly y: number;
}

export interface CityLayout {
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly rows: number;
  readonly spots: readonly Spot[];
  readonly towers: readonly { readonly number: number; readonly x: number; readonly y: number }[];
  x(column: number): number;
  y(row: number): number;
}

const LETTERS = 'ABCDEFGHIJKLMNOP';

const layouts = new Map<string, CityLayout>();

/** The layout of a city, made once: what depends on it stays the same as long as the city does. */
export function layoutFor(columns: number, rows: number): CityLayout {
  const layout = layouts.get(`${columns}x${rows}`) ?? layOut(columns, rows);
  layouts.set(`${columns}x${rows}`, layout);
  return layout;
}

function layOut(columns: number, rows: number): CityLayout {
  const x = (column: number): number => LEFT + CELL + column * CELL + CELL / 2;
  const y = (row: number): number => TOP + CELL + row * CELL + CELL / 2;
  const spots: Spot[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      spots.push({ id: `${LETTERS[column]}${row + 1}`, kind: 'cell', column, row, x: x(column), y: y(row) });
  const wall = (id: string, column: number, row: number, dx: number, dy: number): void => {
    spots.push({ id, kind: 'wall', column, row, x: x(column) + dx, y: y(row) + dy });
  };
  for (let column = 0; column < columns; column++) {
    wall(`north${column + 1}`, column, -1, 0, 6);
    wall(`south${column + 1}`, column, rows, 0, -6);
  }
  for (let row = 0; row < rows; row++) {
    wall(`west${row + 1}`, -1, row, 6, 0);
    wall(`east${row + 1}`, columns, row, -6, 0);
  }
  const towers = [
    { number: 1, x: x(-1) + 5, y: y(-1) + 6 },
    { number: 3, x: x(columns) - 5, y: y(-1) + 6 },
    { number: 2, x: x(columns) - 5, y: y(rows) - 4 },
    { number: 4, x: x(-1) + 5, y: y(rows) - 4 },
  ];
  return {
    width: LEFT * 2 + CELL * 2 + columns * CELL,
    height: TOP + CELL * 2 + rows * CELL + 32,
    columns,
    rows,
    spots,
    towers,
    x,
    y,
  };
}

export const isUpright = (wall: string): boolean => wall.startsWith('west') || wall.startsWith('east');
