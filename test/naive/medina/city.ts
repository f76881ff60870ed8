// M1: the two cities, cell by cell. Cells and wall cells go by their names, such as F5 and north3.

const SIDES = ['north', 'east', 'south', 'west'] as const;
type Side = (typeof SIDES)[number];
export type Tower = '1' | '2' | '3' | '4';

/** M1: the tower before the first wall cell of a side, and the one after its last. */
const ENDS: { readonly [side in Side]: readonly [Tower, Tower] } = {
  north: ['1', '3'],
  east: ['3', '2'],
  south: ['4', '2'],
  west: ['1', '4'],
};

export interface Wall {
  readonly side: Side;
  /** The wall cells of its side, in order. */
  readonly line: readonly string[];
  /** Its place in that line. */
  readonly place: number;
  readonly ends: readonly [Tower, Tower];
  /** The one city cell that it is adjacent to. */
  readonly cell: string;
}

export interface City {
  readonly cells: readonly string[];
  /** Cells that are not in the outer row or column. */
  readonly inner: ReadonlySet<string>;
  readonly walls: ReadonlyMap<string, Wall>;
  /** Orthogonal neighbours. */
  readonly beside: ReadonlyMap<string, readonly string[]>;
  /** Orthogonal and diagonal neighbours. */
  readonly around: ReadonlyMap<string, readonly string[]>;
  readonly wallsBeside: ReadonlyMap<string, readonly string[]>;
  /** M26: the cells exactly two away in a straight orthogonal line. */
  readonly twoAway: ReadonlyMap<string, readonly string[]>;
}

const ONE_STEP = [-1, 0, 1];
const nameOf = (column: number, row: number): string => `${'ABCDEFGHIJKLMNOP'[column]}${row + 1}`;

function laidOut(width: number, height: number): City {
  const inside = (column: number, row: number): boolean => column >= 0 && column < width && row >= 0 && row < height;
  const cells: string[] = [];
  const inner = new Set<string>();
  const beside = new Map<string, string[]>();
  const around = new Map<string, string[]>();
  const twoAway = new Map<string, string[]>();
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const name = nameOf(column, row);
      const at = (steps: readonly (readonly [number, number])[]): string[] =>
        steps.filter(([x, y]) => inside(column + x, row + y)).map(([x, y]) => nameOf(column + x, row + y));
      const eight = ONE_STEP.flatMap(x => ONE_STEP.map(y => [x, y] as const)).filter(([x, y]) => x !== 0 || y !== 0);
      const four = eight.filter(([x, y]) => x === 0 || y === 0);
      cells.push(name);
      if (column > 0 && column < width - 1 && row > 0 && row < height - 1) inner.add(name);
      beside.set(name, at(four));
      around.set(name, at(eight));
      twoAway.set(name, at(four.map(([x, y]) => [2 * x, 2 * y] as const)));
    }
  }
  const walls = new Map<string, Wall>();
  const wallsBeside = new Map<string, string[]>(cells.map(cell => [cell, []]));
  for (const side of SIDES) {
    const length = side === 'north' || side === 'south' ? width : height;
    const line = Array.from({ length }, (_, place) => `${side}${place + 1}`);
    for (const [place, name] of line.entries()) {
      const cell = {
        north: nameOf(place, 0),
        east: nameOf(width - 1, place),
        south: nameOf(place, height - 1),
        west: nameOf(0, place),
      }[side];
      walls.set(name, { side, line, place, ends: ENDS[side], cell });
      wallsBeside.get(cell)!.push(name);
    }
  }
  return { cells, inner, walls, beside, around, wallsBeside, twoAway };
}

const LARGE = laidOut(16, 11);
const SMALL = laidOut(14, 10);

export const cityOf = (rules: string, players: number): City => (rules === 'second' && players === 2 ? SMALL : LARGE);

/** Whether a cell comes before another in reading order: topmost row, then leftmost. */
export function readsBefore(a: string, b: string): boolean {
  const rows = Number(a.slice(1)) - Number(b.slice(1));
  return rows === 0 ? a.charAt(0) < b.charAt(0) : rows < 0;
}
