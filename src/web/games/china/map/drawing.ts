// How a map of one's own is drawn: the same document always makes the same drawing.
import type { MapDocument, Side } from '../../../../games/china/index.ts';
import { ALLIANCE_RADIUS, isClear, placeAlliance } from './alliances.ts';
import { type Label, labelAt, namesAround, titlesInside } from './candidates.ts';
import { placeCartouche } from './cartouche.ts';
import { claimAround, DRAGON_RADIUS, findDragons, isClearOfSpaces } from './dragons.ts';
import { CELLS, cellAt, centreOf, columnOf, rowOf } from './grid.ts';
import { placeLabels, type Wish } from './labels.ts';
import { layOut, type Place } from './layout.ts';
import { findOutlines, type Outlines } from './outlines.ts';
import { type Box, type Disc, distance, mean, type Point } from './points.ts';
import { drawRoads, type Road } from './roads.ts';
import { FIRST, findTerrain, HILLS, outlinesIn, SEA } from './terrain.ts';
import { trackOf } from './track.ts';

type Colour = MapDocument['provinces'][number]['colour'];

export interface DrawnPlace extends Place {
  readonly label: Label | undefined;
}
export interface DrawnLand {
  readonly id: string;
  readonly name: string;
  readonly colour: Colour;
  readonly dragon: Point;
  /** The outlines of all its parts. */
  readonly rings: readonly (readonly Point[])[];
  readonly label: Label | undefined;
}
export interface DrawnAlliance {
  readonly number: number;
  readonly between: readonly string[];
  readonly x: number;
  readonly y: number;
}
export interface MapDrawing {
  readonly side: Side;
  readonly title: string;
  readonly places: readonly DrawnPlace[];
  readonly lands: readonly DrawnLand[];
  readonly alliances: readonly DrawnAlliance[];
  readonly roads: readonly Road[];
  readonly track: readonly Point[];
  /** What each cell of the grid is, see terrain.ts. */
  readonly terrain: Uint8Array;
  readonly sea: readonly (readonly Point[])[];
  /** Land of nobody between provinces. */
  readonly hills: readonly (readonly Point[])[];
  /** Where the title is written, if there is room. */
  readonly cartouche: (Box & { readonly scale: number }) | undefined;
}

export const SPACE_RADIUS = 18;
export const POST_RADIUS = 21;
const ROAD_HALF = 4.5;
const TRACK_HALF = 20;

const drawn = new WeakMap<MapDocument, { [side in Side]?: MapDrawing }>();

/** The drawing of a map, made once for each side. */
export function drawMap(map: MapDocument, side: Side): MapDrawing {
  const sides = drawn.get(map) ?? {};
  const made = sides[side] ?? makeDrawing(map, side);
  sides[side] = made;
  drawn.set(map, sides);
  return made;
}

function makeDrawing(map: MapDocument, side: Side): MapDrawing {
  const places = layOut(map, side);
  const given = outlinesIn(map);
  const track = trackOf(map);
  const terrain = findTerrain(map, places, track, given);
  const dragons = settleDragons(map, side, terrain, places);
  claimAround(terrain, new Map(dragons.map((at, i) => [FIRST + i, at])), given, places);
  const outlines = findOutlines(terrain, given);
  const placed = places.map(({ x, y, post }): Disc => ({ x, y, r: post ? POST_RADIUS : SPACE_RADIUS }));
  const seats = dragons.map(([x, y]): Disc => ({ x, y, r: DRAGON_RADIUS }));
  const fixed = map.alliances.flatMap(({ x, y }): Disc[] =>
    x === undefined || y === undefined ? [] : [{ x, y, r: ALLIANCE_RADIUS }],
  );
  const roads = drawRoads(
    map.roads[side] ?? [],
    (a, b) => findBends(map, side, a, b),
    ids => dragons[map.provinces.findIndex(({ id }) => ids.includes(id))],
    { places, discs: [...seats, ...fixed], track },
  );
  const alliances = settleAlliances(map, places, outlines, [...placed, ...seats], roads);
  const discs = [...placed, ...seats, ...alliances.map(({ x, y }): Disc => ({ x, y, r: ALLIANCE_RADIUS + 1 }))];
  const cartouche = placeCartouche([151, side === 'border' ? 142 : 94], terrain, discs, roads, track);
  const labels = placeLabels(wishesFor(map, places, dragons, terrain), {
    discs,
    lines: [...roads.map(({ line }) => ({ points: line, half: ROAD_HALF })), { points: track, half: TRACK_HALF }],
    boxes: cartouche ? [cartouche] : [],
  });
  return {
    side,
    title: map.title ?? 'China',
    places: places.map((place, i) => ({ ...place, label: labels[map.provinces.length + i] })),
    lands: map.provinces.map(({ id, name, colour }, i) => {
      const outline = given.get(FIRST + i);
      return {
        id,
        name,
        colour,
        dragon: dragons[i] ?? [0, 0],
        rings: outline ? [outline] : outlines.ringsOf(FIRST + i),
        label: labels[i],
      };
    }),
    alliances,
    roads,
    track,
    terrain,
    sea: outlines.ringsOf(SEA),
    hills: outlines.ringsOf(HILLS),
    cartouche,
  };
}

/** The points that a road passes by the document, from the first end on. */
function findBends(map: MapDocument, side: Side, a: string, b: string): readonly Point[] {
  const bends = (map.bends ?? []).filter(
    ({ side: only = side, between }) => only === side && between.includes(a) && between.includes(b),
  );
  const bend = bends.find(({ side: only }) => only === side) ?? bends[0];
  const points = (bend?.via ?? []).map(([x = 0, y = 0]): Point => [x, y]);
  return bend?.between[0] === a ? points : points.toReversed();
}

/** The dragon of each province: where the document has it if it covers no space there, else where there is most room. */
function settleDragons(map: MapDocument, side: Side, terrain: Uint8Array, places: readonly Place[]): Point[] {
  const pointOf = new Map(places.map(({ id, x, y }): [string, Point] => [id, [x, y]]));
  const pairs = (map.roads[side] ?? []).flatMap((ends): (readonly [Point, Point])[] => {
    const [from, to] = ends.map(id => pointOf.get(id));
    return from && to ? [[from, to]] : [];
  });
  const given = map.provinces.map(({ x, y }): Point | undefined =>
    x === undefined || y === undefined || !isClearOfSpaces([x, y], places) ? undefined : [x, y],
  );
  const open = given.flatMap((at, i) => (at ? [] : [FIRST + i]));
  const found = findDragons(terrain, open, places, pairs);
  return map.provinces.map(({ id }, i) => {
    const at = given[i];
    if (at) return at;
    const own = places.flatMap((place): Point[] => (place.provinces[0] === id ? [[place.x, place.y]] : []));
    return found.get(FIRST + i) ?? (own.length > 0 ? mean(own) : [600, 450]);
  });
}

function settleAlliances(
  map: MapDocument,
  places: readonly Place[],
  outlines: Outlines,
  others: readonly Disc[],
  roads: readonly Road[],
): DrawnAlliance[] {
  const labelOf = new Map(map.provinces.map(({ id }, i) => [id, FIRST + i]));
  const discs = [...others];
  return map.alliances.flatMap(({ number, between, x, y }) => {
    const [a, b] = between.map(id => labelOf.get(id));
    if (a === undefined || b === undefined) return [];
    const near: Point | undefined = x === undefined || y === undefined ? undefined : [x, y];
    // A number that would cover something moves along its border.
    const at =
      near && isClear(near, discs)
        ? near
        : placeAlliance(outlines.between(a, b), near ?? nearestMiddle(between, places), discs, roads, near);
    discs.push({ x: at[0], y: at[1], r: ALLIANCE_RADIUS });
    return [{ number, between, x: at[0], y: at[1] }];
  });
}

/** The middle between the two nearest spaces of two provinces. */
function nearestMiddle([a, b]: readonly string[], places: readonly Place[]): Point {
  let best: Point = [600, 450];
  let least = Infinity;
  for (const one of places) {
    if (one.provinces[0] !== a) continue;
    for (const two of places) {
      const far = two.provinces[0] === b ? distance([one.x, one.y], [two.x, two.y]) : Infinity;
      if (far < least) [best, least] = [[(one.x + two.x) / 2, (one.y + two.y) / 2], far];
    }
  }
  return best;
}

/** The names of provinces, then those of spaces. */
function wishesFor(map: MapDocument, places: readonly Place[], dragons: readonly Point[], terrain: Uint8Array): Wish[] {
  const inside = new Map<number, Point[]>();
  for (let cell = 0; cell < CELLS; cell++) {
    if (columnOf(cell) % 4 > 0 || rowOf(cell) % 3 > 0) continue;
    const label = terrain[cell] ?? 0;
    inside.set(label, [...(inside.get(label) ?? []), centreOf(cell)]);
  }
  const wished = new Map([...map.spaces, ...(map.posts ?? [])].map(({ id, label }) => [id, label]));
  return [
    ...map.provinces.map(({ name }, i): Wish => {
      const [x = 0, y = 0] = dragons[i] ?? [];
      return {
        tiers: () => titlesInside(name.toUpperCase(), { x, y, r: DRAGON_RADIUS }, inside.get(FIRST + i) ?? []),
        costOf: label => 7 * countStrange(label, terrain, FIRST + i),
      };
    }),
    ...places.map(({ id, name, provinces, x, y, post }): Wish => {
      const about: Disc = { x, y, r: post ? POST_RADIUS : SPACE_RADIUS };
      const [dx, dy] = wished.get(id) ?? [];
      if (dx === undefined || dy === undefined) {
        const home = FIRST + map.provinces.findIndex(province => province.id === provinces[0]);
        const costOf = (label: Label): number => (post ? 0 : 2 * countStrange(label, terrain, home));
        return { tiers: () => namesAround(name, about), about, costOf };
      }
      const anchor = Math.abs(dx) < 12 ? 'middle' : dx > 0 ? 'start' : 'end';
      const label = labelAt(name, 'name', 13.5, [x + dx, y + dy], anchor);
      return { tiers: () => [[{ label, cost: 0 }]], about };
    }),
  ];
}

/** A name is read best inside the province that it belongs to: how much of it is elsewhere, from 0 to 3. */
function countStrange({ box: { left, right, top, bottom } }: Label, terrain: Uint8Array, home: number): number {
  const middle = (top + bottom) / 2;
  return [left, (left + right) / 2, right].filter(x => terrain[cellAt([x, middle])] !== home).length;
}
