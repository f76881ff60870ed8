// Outlines made from the spaces: every point of a grid belongs to the province of the nearest space.
import { type Draft, type Point, SHEET } from './draft.ts';
import { isInside, simplifyOutlines } from './shapes.ts';

const STEP = 15;
const COLUMNS = SHEET.width / STEP;
const ROWS = SHEET.height / STEP;
/** Land reaches so far beyond a space. */
const REACH = 95;
const TOLERANCE = 11;
const NOBODY = -1;

/** The outline of every province by its place in the list: the given one, or one made from its spaces; empty without spaces. */
export function outlineProvinces(draft: Draft): readonly (readonly Point[])[] {
  if (draft.provinces.every(({ outline }) => outline)) return draft.provinces.map(({ outline = [] }) => outline);
  const land = settle(draft);
  const traced = draft.provinces.map(({ outline }, i) => (outline ? [] : trace(land, i)));
  const simple = simplifyOutlines(
    traced.filter(outline => outline.length > 0),
    TOLERANCE,
  );
  const made = simple.values();
  return draft.provinces.map(({ outline }, i) => outline ?? (traced[i]?.length ? (made.next().value ?? []) : []));
}

/** Whose every cell of the grid is. Given outlines come first. */
function settle(draft: Draft): Int8Array {
  const land = new Int8Array(COLUMNS * ROWS).fill(NOBODY);
  const indexOf = new Map(draft.provinces.map(({ id }, i) => [id, i]));
  const seeds = [
    ...draft.spaces.map(({ province, x, y }) => ({ owner: indexOf.get(province) ?? NOBODY, x, y })),
    ...draft.provinces.map(({ x, y }, owner) => ({ owner, x, y })),
  ];
  const given = draft.provinces.flatMap(({ outline }, owner) => (outline ? [{ owner, outline }] : []));
  for (let cell = 0; cell < land.length; cell++) {
    const at: Point = [((cell % COLUMNS) + 0.5) * STEP, (Math.floor(cell / COLUMNS) + 0.5) * STEP];
    const inside = given.find(({ outline }) => isInside(at, outline));
    land[cell] = inside?.owner ?? nearestOwner(at, seeds);
  }
  return land;
}

function nearestOwner([x, y]: Point, seeds: readonly { owner: number; x: number; y: number }[]): number {
  let owner = NOBODY;
  let least = REACH * REACH;
  for (const seed of seeds) {
    const away = (seed.x - x) ** 2 + (seed.y - y) ** 2;
    if (away < least) [owner, least] = [seed.owner, away];
  }
  return owner;
}

type Step = readonly [dx: number, dy: number];
/** Around a cell with the land on the right: from each corner to the next. */
const AROUND: readonly (readonly [from: Step, side: Step, to: Step])[] = [
  [
    [0, 0],
    [0, -1],
    [1, 0],
  ],
  [
    [1, 0],
    [1, 0],
    [1, 1],
  ],
  [
    [1, 1],
    [0, 1],
    [0, 1],
  ],
  [
    [0, 1],
    [-1, 0],
    [0, 0],
  ],
];

/** The longest border line around the cells of one owner. */
function trace(land: Int8Array, owner: number): readonly Point[] {
  const isOwn = (column: number, row: number): boolean =>
    column >= 0 && row >= 0 && column < COLUMNS && row < ROWS && land[row * COLUMNS + column] === owner;
  const next = new Map<number, number[]>();
  const corner = (column: number, row: number): number => row * (COLUMNS + 1) + column;
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS; column++) {
      if (!isOwn(column, row)) continue;
      for (const [from, side, to] of AROUND) {
        if (isOwn(column + side[0], row + side[1])) continue;
        const start = corner(column + from[0], row + from[1]);
        next.set(start, [...(next.get(start) ?? []), corner(column + to[0], row + to[1])]);
      }
    }
  let longest: number[] = [];
  for (const start of next.keys()) {
    const loop: number[] = [];
    for (let at = start, to = next.get(at)?.pop(); to !== undefined; at = to, to = next.get(at)?.pop()) loop.push(at);
    if (loop.length > longest.length) longest = loop;
  }
  return longest.map(at => [(at % (COLUMNS + 1)) * STEP, Math.floor(at / (COLUMNS + 1)) * STEP]);
}
