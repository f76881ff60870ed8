import { CELLS, COLUMNS, centreOf, columnOf, rowOf, spread } from './grid.ts';
import type { Place } from './layout.ts';
import { lengthOf, type Point, toSegment } from './points.ts';

export const DRAGON_RADIUS = 30;

/** The best place in each province for its dragon and name: far from spaces, straight roads and the border. */
export function findDragons(
  labels: Uint8Array,
  wanted: readonly number[],
  places: readonly Place[],
  pairs: readonly (readonly [Point, Point])[],
): ReadonlyMap<number, Point> {
  const best = new Map<number, { readonly at: Point; readonly room: number }>();
  if (wanted.length === 0) return new Map();
  const asked = new Set(wanted);
  // A border is where a cell's right or lower neighbour is another's.
  const toBorder = spread(cell => labels[cell] !== labels[cell + 1] || labels[cell] !== labels[cell + COLUMNS]);
  for (let cell = 0; cell < CELLS; cell++) {
    const label = labels[cell] ?? 0;
    if (!asked.has(label) || (columnOf(cell) + rowOf(cell)) % 2 > 0) continue;
    const at = centreOf(cell);
    let room = Math.min(60, (toBorder[cell] ?? 0) + 14);
    const found = best.get(label)?.room ?? -Infinity;
    for (const { x, y } of places) {
      if (room <= found) break;
      // The name is below the dragon.
      const below = lengthOf(at[0] - x, at[1] + 46 - y) + 8;
      room = Math.min(room, lengthOf(at[0] - x, at[1] - y) - 19, below);
    }
    for (const [a, b] of pairs) {
      if (room <= found) break;
      room = Math.min(room, toSegment(at, a, b) + 2);
    }
    if (room > found) best.set(label, { at, room });
  }
  return new Map([...best].map(([label, { at }]) => [label, at]));
}

/** Whether a dragon at a point covers no space. */
export const isClearOfSpaces = ([x, y]: Point, places: readonly Place[]): boolean =>
  places.every(place => lengthOf(place.x - x, place.y - y) > DRAGON_RADIUS + (place.post ? 21 : 18));

/** The land of a province reaches all around its dragon, unless another's outline is given or its space is there. */
export function claimAround(
  labels: Uint8Array,
  dragons: ReadonlyMap<number, Point>,
  given: ReadonlyMap<number, unknown>,
  places: readonly Place[],
): void {
  const reach = DRAGON_RADIUS + 9;
  for (const [label, [x, y]] of dragons) {
    if (given.has(label)) continue;
    for (let cell = 0; cell < CELLS; cell++) {
      const [cx, cy] = centreOf(cell);
      if (labels[cell] === label || given.has(labels[cell] ?? 0) || lengthOf(cx - x, cy - y) > reach) continue;
      if (places.every(place => lengthOf(place.x - cx, place.y - cy) > 32)) labels[cell] = label;
    }
  }
}
