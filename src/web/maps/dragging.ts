// What a drag on the sheet moves, from where it was taken hold of.
import { addProvince, type NewNames } from './additions.ts';
import { addCorner, moveCorner } from './corners.ts';
import type { Point, Selection } from './draft.ts';
import { bend, bendsOf, moveTo } from './edits.ts';
import { cornerAt, distance, simplifyLine } from './shapes.ts';
import { insertTurn, layTrack, moveTrack, moveTurn } from './track.ts';
import { DRAG, roundPoint, type Workshop } from './workshop.svelte.ts';

/** Follows the pointer; every call is a step further. */
export type Drag = (to: Point) => void;

/** What taking hold of a handle, or of something on the map, moves, if it moves anything. */
export function takeHold(
  workshop: Workshop,
  data: DOMStringMap | undefined,
  target: (Selection & { readonly land?: boolean }) | undefined,
  at: Point,
): Drag | undefined {
  if (workshop.tool !== 'select' && workshop.tool !== 'track') return undefined;
  if (data?.turn) return dragTurn(workshop, Number(data.turn), false);
  if (data?.turning) return dragTurn(workshop, Number(data.turning), true);
  if (workshop.tool === 'track') return undefined;
  if (data?.corner) return dragCorner(workshop, Number(data.corner), false, at);
  if (data?.between) return dragCorner(workshop, Number(data.between), true, at);
  if (data?.bend) return dragBend(workshop, Number(data.bend), false);
  if (data?.bending) return dragBend(workshop, Number(data.bending), true);
  return target && !target.land ? dragItem(workshop, target, at) : undefined;
}

/** Moves an item, wherever on it it was taken hold of. */
function dragItem(workshop: Workshop, { kind, at }: Selection, from: Point): Drag | undefined {
  if (kind === 'road') return undefined;
  if (kind === 'track') return dragTrack(workshop, from);
  const [x, y] = workshop.placeOf({ kind, at });
  workshop.select(kind, at);
  return ([toX, toY]) =>
    workshop.become(moveTo(workshop.draft, kind, at, workshop.snap([x + toX - from[0], y + toY - from[1]])), DRAG);
}

/** Moves a corner of the selected province; between two corners a new one is pulled out. */
function dragCorner(workshop: Workshop, corner: number, isNew: boolean, from: Point): Drag | undefined {
  const at = workshop.selected?.at;
  if (at === undefined) return undefined;
  if (isNew) workshop.become(addCorner(workshop.draft, workshop.outlines, at, from), DRAG);
  const place = isNew ? corner + 1 : corner;
  // Always from where it began: corners that are only passed stay where they are.
  const { draft, outlines } = workshop;
  return to => workshop.become(moveCorner(draft, outlines, at, place, roundPoint(workshop.snap(to))), DRAG);
}

/** Moves a bend of the selected road, or makes one. */
function dragBend(workshop: Workshop, place: number, isNew: boolean): Drag | undefined {
  const { selected, side } = workshop;
  const road = selected?.kind === 'road' ? workshop.draft.roads[side]?.[selected.at] : undefined;
  if (!road) return undefined;
  const via = bendsOf(workshop.draft, side, road);
  return to => {
    const point = workshop.snap(to);
    workshop.become(bend(workshop.draft, road, isNew ? via.toSpliced(place, 0, point) : via.with(place, point)), DRAG);
  };
}

/** The track is at the edge, where one also moves the sheet: only once it is selected it comes along. */
function dragTrack(workshop: Workshop, from: Point): Drag | undefined {
  if (workshop.selected?.kind !== 'track') return undefined;
  const { draft } = workshop;
  return ([x, y]) => {
    const [dx, dy] = workshop.snap([x - from[0], y - from[1]]);
    workshop.become(moveTrack(draft, Math.round(dx), Math.round(dy)), DRAG);
  };
}

/** Moves a turn of the score track, or makes one. */
function dragTurn(workshop: Workshop, turn: number, isNew: boolean): Drag {
  const { draft } = workshop;
  return to => {
    const point = roundPoint(workshop.snap(to));
    workshop.become(isNew ? insertTurn(draft, turn, point) : moveTurn(draft, turn, point), DRAG);
  };
}

/** A line drawn where the score track is, from step 0 on. */
export const drawTrack = (workshop: Workshop, line: readonly Point[]): void =>
  workshop.become(
    layTrack(
      workshop.draft,
      line.map(point => workshop.snap(point)),
    ),
  );

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
