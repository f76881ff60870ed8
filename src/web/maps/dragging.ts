// What a drag on the sheet moves, from where it was taken hold of.
import { addProvince, type NewNames } from './additions.ts';
import { addCorner, moveCorner } from './corners.ts';
import type { Point, Selection } from './draft.ts';
import { bend, bendsOf, moveTo } from './edits.ts';
import { cornerAt, distance, simplifyLine } from './shapes.ts';
import { DRAG, roundPoint, type Workshop } from './workshop.svelte.ts';

/** Follows the pointer; every call is a step further. */
export type Drag = (to: Point) => void;

/** Moves an item, wherever on it it was taken hold of. */
export function dragItem(workshop: Workshop, { kind, at }: Selection, from: Point): Drag | undefined {
  if (kind === 'road') return undefined;
  const [x, y] = workshop.placeOf({ kind, at });
  workshop.select(kind, at);
  return ([toX, toY]) =>
    workshop.become(moveTo(workshop.draft, kind, at, workshop.snap([x + toX - from[0], y + toY - from[1]])), DRAG);
}

/** Moves a corner of the selected province; between two corners a new one is pulled out. */
export function dragCorner(workshop: Workshop, corner: number, isNew: boolean, from: Point): Drag | undefined {
  const at = workshop.selected?.at;
  if (at === undefined) return undefined;
  if (isNew) workshop.become(addCorner(workshop.draft, workshop.outlines, at, from), DRAG);
  const place = isNew ? corner + 1 : corner;
  // Always from where it began: corners that are only passed stay where they are.
  const { draft, outlines } = workshop;
  return to => workshop.become(moveCorner(draft, outlines, at, place, roundPoint(workshop.snap(to))), DRAG);
}

/** Moves a bend of the selected road, or makes one. */
export function dragBend(workshop: Workshop, place: number, isNew: boolean): Drag | undefined {
  const { selected, side } = workshop;
  const road = selected?.kind === 'road' ? workshop.draft.roads[side]?.[selected.at] : undefined;
  if (!road) return undefined;
  const via = bendsOf(workshop.draft, side, road);
  return to => {
    const point = workshop.snap(to);
    workshop.become(bend(workshop.draft, road, isNew ? via.toSpliced(place, 0, point) : via.with(place, point)), DRAG);
  };
}

/** Around less than this no province is meant. */
const SMALLEST = 60;

/** A line drawn around a new province: its outline, and the spaces inside are its own. */
export function encircle(workshop: Workshop, line: readonly Point[], names: NewNames): void {
  const size = Math.max(0, ...line.map(point => distance(point, cornerAt(line, 0))));
  if (size < SMALLEST) return;
  const outline = simplifyLine(line, 5).map(point => roundPoint(workshop.snap(point)));
  if (outline.length < 3) return;
  const mean = (d: 0 | 1): number => outline.reduce((sum, point) => sum + point[d], 0) / outline.length;
  const added = addProvince(workshop.draft, [mean(0), mean(1)], names, outline);
  workshop.become(added.draft);
  workshop.select('province', added.at);
}
