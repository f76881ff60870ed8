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

/** A view of all lots: how large the drawing is, where its horizon is, and where the lots are. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly horizon: number;
  readonly scale: number;
  /** How far below its middle the tag of a lot is, in units of the lot. */
  readonly tagBelow: number;
  readonly lots: readonly (readonly [x: number, y: number])[];
}

/** Pagodas above this floor are seen from farther away, as those that can grow above it. */
const LOW_FLOORS = 2;
export const isTall = (lots: readonly { readonly floors: readonly { readonly tile?: unknown }[] }[]): boolean =>
  lots.some(({ floors }) => floors.length > LOW_FLOORS || floors[LOW_FLOORS - 1]?.tile !== undefined);

/** The drawing is at least so large, and grows to the shape of its box. */
const LEAST = { width: 896, height: 682 };
const MOST = { width: 1200, height: 1000 };

function sizeFor(width: number, height: number): { readonly width: number; readonly height: number } {
  const shape = width / height;
  return shape > LEAST.width / LEAST.height
    ? { width: Math.min(MOST.width, LEAST.height * shape), height: LEAST.height }
    : { width: LEAST.width, height: Math.min(MOST.height, LEAST.width / shape) };
}

/** Lots are numbered back and front from left to right, whatever the distance. */
const lotsAt = (columns: readonly number[], back: number, front: number): Scene['lots'] =>
  columns.map((x, n) => [x, n % 2 === 0 ? back : front]);

/** Near, three times two lots fill the drawing: there is room above them for two floors. */
function nearScene(width: number, height: number): Scene {
  const size = sizeFor(width, height);
  const middle = size.width / 2;
  const step = 290 + (size.width - LEAST.width) / 3;
  const spare = size.height - LEAST.height;
  const columns = [-1, -1, 0, 0, 1, 1].map(column => middle + column * step);
  const lots = lotsAt(columns, 230 + spare * 0.45, size.height - 130 - spare * 0.1);
  return { ...size, horizon: 92 + spare * 0.3, scale: 1.32, tagBelow: 72, lots };
}

/** So far from the edge that no roof touches the frame. */
const FAR_MARGIN = 98;

/** So small that the roofs in front end before the columns of the lots behind begin. */
const FAR_SCALE = 0.8;

/** Far, they are in a zigzag, so that a pagoda in front hides no column of those behind. */
function farScene(width: number, height: number): Scene {
  const size = sizeFor(width, height);
  const step = (size.width - 2 * FAR_MARGIN) / 5;
  const spare = size.height - LEAST.height;
  const columns = Array.from({ length: 6 }, (_, n) => FAR_MARGIN + n * step);
  const lots = lotsAt(columns, 392 + spare * 0.1, size.height - 116);
  return { ...size, horizon: 268 + spare * 0.1, scale: FAR_SCALE, tagBelow: 81, lots };
}

const between = (a: number, b: number, t: number): number => a + (b - a) * t;

/** The scene for a box, from near (0) to far (1) and on the way. */
export function sceneFor(width: number, height: number, distance: number): Scene {
  const near = nearScene(width, height);
  if (distance === 0) return near;
  const far = farScene(width, height);
  if (distance === 1) return far;
  return {
    ...far,
    horizon: between(near.horizon, far.horizon, distance),
    scale: between(near.scale, far.scale, distance),
    tagBelow: between(near.tagBelow, far.tagBelow, distance),
    lots: far.lots.map(([x, y], n) => [between(near.lots[n]![0], x, distance), between(near.lots[n]![1], y, distance)]),
  };
}
