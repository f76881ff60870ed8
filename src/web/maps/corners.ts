// The corners of outlines: a corner that neighbours share is moved for all of them.
import { type Draft, onSheet, type Point } from './draft.ts';
import { toOutline } from './shapes.ts';

const MOST_CORNERS = 200;

const hasRoom = ({ length }: readonly Point[]): boolean => length > 2 && length < MOST_CORNERS;
const isSame = ([ax, ay]: Point, [bx, by]: Point): boolean => ax === bx && ay === by;
const rounded = ([x, y]: Point): Point => {
  const at = onSheet(x, y);
  return [at.x, at.y];
};

/** Lets the outline follow the spaces again. */
export const withoutOutline = (draft: Draft, province: number): Draft => ({
  ...draft,
  provinces: draft.provinces.map((item, i) => {
    if (i !== province) return item;
    const { outline: _, ...rest } = item;
    return rest;
  }),
});

/** Outlines as they are drawn become part of the map, so that their corners can be moved. */
const fix = (draft: Draft, outlines: readonly (readonly Point[])[], which: (province: number) => boolean): Draft => ({
  ...draft,
  provinces: draft.provinces.map((item, i) =>
    item.outline || !which(i) || !outlines[i]?.length ? item : { ...item, outline: outlines[i] },
  ),
});

/** Moves a corner of a province, together with the corners of its neighbours at the same place. */
export function moveCorner(
  draft: Draft,
  outlines: readonly (readonly Point[])[],
  province: number,
  corner: number,
  to: Point,
): Draft {
  const from = outlines[province]?.[corner];
  if (!from) return draft;
  const shares = (i: number): boolean => outlines[i]?.some(point => isSame(point, from)) === true;
  const fixed = fix(draft, outlines, shares);
  const place = rounded(to);
  return {
    ...fixed,
    provinces: fixed.provinces.map(item =>
      item.outline?.some(point => isSame(point, from))
        ? { ...item, outline: item.outline.map(point => (isSame(point, from) ? place : point)) }
        : item,
    ),
  };
}

/** Adds a corner where the outline is nearest to a point; a neighbour with the same border gets it too. */
export function addCorner(draft: Draft, outlines: readonly (readonly Point[])[], province: number, at: Point): Draft {
  const place = rounded(toOutline(at, outlines[province] ?? []).at);
  const near = (i: number): boolean => hasRoom(outlines[i] ?? []) && toOutline(place, outlines[i] ?? []).away < 2;
  const fixed = fix(draft, outlines, i => i === province || near(i));
  return {
    ...fixed,
    provinces: fixed.provinces.map((item, i) => {
      if (!item.outline || !(i === province || near(i)) || item.outline.some(point => isSame(point, place)))
        return item;
      const { after } = toOutline(place, item.outline);
      return { ...item, outline: item.outline.toSpliced(after + 1, 0, place) };
    }),
  };
}

/** Removes a corner, also from the neighbours that share it; a triangle keeps its three. */
export function removeCorner(
  draft: Draft,
  outlines: readonly (readonly Point[])[],
  province: number,
  corner: number,
): Draft {
  const gone = outlines[province]?.[corner];
  if (!gone) return draft;
  const fixed = fix(draft, outlines, i => outlines[i]?.some(point => isSame(point, gone)) === true);
  return {
    ...fixed,
    provinces: fixed.provinces.map(item =>
      item.outline && item.outline.length > 3
        ? { ...item, outline: item.outline.filter(point => !isSame(point, gone)) }
        : item,
    ),
  };
}
