/** How a board is looked at: so many times larger, and shifted by so many pixels of the window it is seen through. */
export interface Lens {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The window that a board is seen through, and how large the whole board is. */
export interface Room {
  readonly view: Size;
  readonly world: Size;
  /** How much of the window is covered at the top while the board is magnified. */
  readonly covered: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const LARGEST = 4;
export const WHOLE: Lens = { scale: 1, x: 0, y: 0 };

const within = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

/** The board never leaves its window: no gap opens at any edge, but for what is covered. */
function clamp({ scale, x, y }: Lens, { view, world, covered }: Room): Lens {
  const top = scale > 1 ? covered : 0;
  return {
    scale,
    x: within(Math.min(0, view.width - world.width * scale), x, 0),
    y: within(Math.min(top, view.height - world.height * scale), y, top),
  };
}

/** On which sides the board goes on out of sight. */
export const goesOn = ({ scale, x, y }: Lens, { view, world, covered }: Room) => ({
  left: x < -1,
  up: y < (scale > 1 ? covered : 0) - 1,
  right: x + world.width * scale > view.width + 1,
  down: y + world.height * scale > view.height + 1,
});

/** Larger or smaller by a factor, while the point under the finger stays where it is. */
export function magnify(lens: Lens, factor: number, at: Point, room: Room): Lens {
  const scale = within(1, lens.scale * factor, LARGEST);
  const ratio = scale / lens.scale;
  return clamp({ scale, x: at.x - (at.x - lens.x) * ratio, y: at.y - (at.y - lens.y) * ratio }, room);
}

export const shift = (lens: Lens, dx: number, dy: number, room: Room): Lens =>
  clamp({ ...lens, x: lens.x + dx, y: lens.y + dy }, room);

/** So many times larger, with a point of the board in the middle of what is not covered. */
export function lookAt({ x, y }: Point, scale: number, room: Room): Lens {
  const { view, covered } = room;
  return clamp({ scale, x: view.width / 2 - x * scale, y: (view.height + covered) / 2 - y * scale }, room);
}

/** Where to look so that most of some points of the board are in sight: the middle of those that are. */
export function findMiddle(points: readonly Point[], scale: number, { view, covered }: Room): Point {
  const reach = { x: view.width / scale / 2, y: (view.height - covered) / scale / 2 };
  let best: readonly Point[] = [];
  for (const { x, y } of points) {
    const seen = points.filter(point => Math.abs(point.x - x) < reach.x && Math.abs(point.y - y) < reach.y);
    if (seen.length > best.length) best = seen;
  }
  const mean = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
  return { x: mean(best.map(({ x }) => x)), y: mean(best.map(({ y }) => y)) };
}
