// M1: the two boards. The city lies inside a ring of wall cells, so one grid with a border holds both: a cell's number
// counts row by row from the top left tower, and the neighbours of a city cell are always 1 and `stride` away.
import { type CellName, SIDES, type WallName } from '../vocabulary.ts';

/** Cells of the larger grid with its ring; every cell number is below it. */
export const GRID = 18 * 13;
/** 32-bit words of a set of cells. */
export const WORDS = 8;
export const ARM_COUNT = 8;
export const TOWER_COUNT = 4;
const LONGEST = 16;

export interface Board {
  readonly columns: number;
  readonly rows: number;
  /** From a cell to the one below it. */
  readonly stride: number;
  /** City cells, ascending. */
  readonly city: Uint8Array;
  /** Wall cells, ascending. */
  readonly ring: Uint8Array;
  /** M4, M5: city cells that are not in the outer row or column, as a set. */
  readonly inner: Int32Array;
  /** Wall cells of each side: north, east, south, west. */
  readonly lengths: Uint8Array;
  /** side * 16 + place: the wall cells of a side, from the left or the top. */
  readonly wallCells: Uint8Array;
  /** Of a wall cell: its side, and its place there. */
  readonly sideOf: Uint8Array;
  readonly placeOf: Uint8Array;
  /** Of a wall cell: the city cell it is adjacent to. */
  readonly inside: Uint8Array;
  readonly names: readonly string[];
  readonly cityByName: ReadonlyMap<CellName, number>;
  readonly wallByName: ReadonlyMap<WallName, number>;
}

/** M1, M19: the tower (its number less 1) of each wall arm. Arm 2s starts at the left or top end of side s, 2s + 1 at the other. */
export const TOWER_OF_ARM = Uint8Array.of(0, 2, 2, 1, 3, 1, 0, 3);

function makeBoard(columns: number, rows: number): Board {
  const stride = columns + 2;
  const names = new Array<string>(GRID).fill('');
  const city: number[] = [];
  const inner = new Int32Array(WORDS);
  for (let row = 1; row <= rows; row++)
    for (let column = 1; column <= columns; column++) {
      const cell = row * stride + column;
      city.push(cell);
      names[cell] = String.fromCharCode(64 + column) + row;
      if (row > 1 && row < rows && column > 1 && column < columns) inner[cell >> 5] |= 1 << (cell & 31);
    }

  const last = (rows + 1) * stride;
  const lengths = Uint8Array.of(columns, rows, columns, rows);
  const lines = [
    { first: 1, step: 1, inward: stride },
    { first: 2 * stride - 1, step: stride, inward: -1 },
    { first: last + 1, step: 1, inward: -stride },
    { first: stride, step: stride, inward: 1 },
  ];
  const wallCells = new Uint8Array(SIDES.length * LONGEST);
  const sideOf = new Uint8Array(GRID);
  const placeOf = new Uint8Array(GRID);
  const inside = new Uint8Array(GRID);
  const ring: number[] = [];
  for (const [side, { first, step, inward }] of lines.entries())
    for (let place = 0; place < lengths[side]; place++) {
      const cell = first + place * step;
      ring.push(cell);
      wallCells[side * LONGEST + place] = cell;
      sideOf[cell] = side;
      placeOf[cell] = place;
      inside[cell] = cell + inward;
      names[cell] = SIDES[side] + (place + 1);
    }
  ring.sort((a, b) => a - b);
  const named = (cells: readonly number[]): Map<string, number> => new Map(cells.map(cell => [names[cell], cell]));
  return {
    columns,
    rows,
    stride,
    city: Uint8Array.from(city),
    ring: Uint8Array.from(ring),
    inner,
    lengths,
    wallCells,
    sideOf,
    placeOf,
    inside,
    names,
    cityByName: named(city),
    wallByName: named(ring),
  };
}

export const LARGE = makeBoard(16, 11);
export const SMALL = makeBoard(14, 10);

export const wallCell = (board: Board, side: number, place: number): number => board.wallCells[side * LONGEST + place];

/** The four cells beside a city cell. */
export const besides = (cell: number, stride: number): number[] => [cell - stride, cell - 1, cell + 1, cell + stride];

/** The eight cells around a city cell. */
export const arounds = (cell: number, stride: number): number[] => [
  ...besides(cell, stride),
  cell - stride - 1,
  cell - stride + 1,
  cell + stride - 1,
  cell + stride + 1,
];
