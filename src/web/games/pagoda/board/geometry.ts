// The axonometric view: a point (a, b) of a floor is a·u + b·v, heights go straight up.
const U = [84, 22] as const;
const V = [-48, 34] as const;
const COLUMN_AT = 0.42;
const COLUMN_HEIGHT = 53;
const PLATE_HEIGHT = 11;
const LOT_HEIGHT = 14;

export const at = (a: number, b: number): readonly [number, number] => [a * U[0] + b * V[0], a * U[1] + b * V[1]];

/** The four column places of a floor, back to front: on the floor, and as they are seen. */
const CORNERS = [
  [-COLUMN_AT, -COLUMN_AT],
  [COLUMN_AT, -COLUMN_AT],
  [-COLUMN_AT, COLUMN_AT],
  [COLUMN_AT, COLUMN_AT],
] as const;
export const PLACES = CORNERS.map(([a, b]) => at(a, b));

const RING = 0.18;
/** Rings on the floor around the places that are left after so many columns, and what turns a floor into our view. */
export const ringsAfter = (columns: number): string =>
  CORNERS.slice(columns)
    .map(([a, b]) => `M${a - RING} ${b}a${RING} ${RING} 0 1 0 ${2 * RING} 0a${RING} ${RING} 0 1 0 ${-2 * RING} 0`)
    .join('');
export const floorAt = (height: number): string => `matrix(${U.join(' ')} ${V.join(' ')} 0 ${-height})`;

/** How high the ground of a floor lies, counted from 1. */
export const groundOf = (floor: number): number => LOT_HEIGHT + (floor - 1) * (COLUMN_HEIGHT + PLATE_HEIGHT);

/** How high the tile on a floor lies. */
export const tileOn = (floor: number): number => groundOf(floor) + COLUMN_HEIGHT;

/** The outline of a tile's place. */
export const TILE_OUTLINE = [at(-0.67, 0.67), at(0.67, 0.67), at(0.67, -0.67), at(-0.67, -0.67)];

const EDGE = 0.74;
const ROOF_HEIGHT = 60;

/** The outline of a lot with what stands on it, up to the peak of a roof. */
export function bodyOf(floors: number, isRoofed: boolean): string {
  const height = floors === 0 ? LOT_HEIGHT : tileOn(floors) + PLATE_HEIGHT;
  const [left, front, right, back] = [at(-EDGE, EDGE), at(EDGE, EDGE), at(EDGE, -EDGE), at(-EDGE, -EDGE)];
  const up = ([x, y]: readonly [number, number]) => [x, y - height];
  const top = isRoofed ? [0, -height - ROOF_HEIGHT] : up(back);
  return `M${[left, front, right, up(right), top, up(left)].map(point => point.join(' ')).join('L')}Z`;
}

/** Where the lots stand: two depths, so that no floor hides a slot. */
export const WIDE = {
  width: 896,
  height: 682,
  horizon: 268,
  scale: 0.9,
  lots: [
    [102, 392],
    [241, 566],
    [380, 392],
    [519, 566],
    [658, 392],
    [797, 566],
  ],
} as const;

export const TALL = {
  width: 378,
  height: 560,
  horizon: 120,
  scale: 0.6,
  lots: [
    [70, 252],
    [190, 272],
    [308, 252],
    [70, 478],
    [190, 494],
    [308, 478],
  ],
} as const;
