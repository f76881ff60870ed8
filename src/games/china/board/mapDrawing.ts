import type { Side } from '../vocabulary.ts';
import type { MapDocument } from './map.ts';
import { findBorders, isInside, isNearSegment, type Point, segmentsCross } from './mapGeometry.ts';
import type { Findings } from './mapReasons.ts';
import { pairOf } from './mapRemarks.ts';
import { placesOf } from './mapRoads.ts';

// Remarks about how a map is drawn; where nothing is drawn there are none.

export function remarkOnDrawing(map: MapDocument, sides: readonly Side[], findings: Findings): void {
  for (const side of sides) remarkOnCrossings(map, side, findings);
  remarkOnNearPlaces(map, sides, findings);
  remarkOnTrack(map, sides, findings);
  remarkOnBends(map, findings);
  remarkOnOutlines(map, findings);
  remarkOnBorders(map, findings);
}

interface Line {
  readonly road: number;
  readonly ends: readonly [string, string];
  readonly points: readonly Point[];
}

/** The roads of a side as they are drawn. */
function linesOf(map: MapDocument, side: Side): Line[] {
  const spots = new Map<string, Point>();
  for (const place of placesOf(map, side)) {
    if (place.x !== undefined && place.y !== undefined) spots.set(place.id, [place.x, place.y]);
  }
  const bends = new Map<string, readonly Point[]>();
  for (const { side: only, between, via } of map.bends ?? []) {
    if (only !== undefined && only !== side) continue;
    const points = via.map(([x, y]): Point => [x, y]);
    bends.set(between.join(' '), points);
    bends.set(between.toReversed().join(' '), points.toReversed());
  }
  return (map.roads[side] ?? []).flatMap(([a, b], road) => {
    const [from, to] = [spots.get(a), spots.get(b)];
    if (!from || !to || a === b) return [];
    return [{ road, ends: [a, b] as const, points: [from, ...(bends.get(`${a} ${b}`) ?? []), to] }];
  });
}

function remarkOnCrossings(map: MapDocument, side: Side, findings: Findings): void {
  const lines = linesOf(map, side);
  for (const [i, { road, ends, points }] of lines.entries()) {
    for (const before of lines.slice(0, i)) {
      if (before.ends.some(end => ends.includes(end)) || !linesCross(points, before.points)) continue;
      const [[space, to], [other, otherTo]] = [ends, before.ends];
      findings.remark(`roads.${side}[${road}]`, 'roads-cross', { side, space, to, other, otherTo });
    }
  }
}

/** Spaces nearer than this to each other are hard to tell apart, and to hit with a finger. */
const NEAR = 40;

function remarkOnNearPlaces(map: MapDocument, sides: readonly Side[], findings: Findings): void {
  const places = placesOf(map, sides.includes('border') ? 'border' : '34');
  for (const [i, { id, x, y }] of places.entries()) {
    if (x === undefined || y === undefined) continue;
    const near = places.slice(0, i).find(other => {
      const [dx, dy] = [x - (other.x ?? Number.NaN), y - (other.y ?? Number.NaN)];
      return dx * dx + dy * dy < NEAR * NEAR;
    });
    const path = i < map.spaces.length ? `spaces[${i}]` : `posts[${i - map.spaces.length}]`;
    if (near) findings.remark(path, 'spaces-close', { space: id, other: near.id });
  }
}

/** Spaces nearer than this to the line of the score track are covered by its steps. */
const TRACK_REACH = 32;
/** Between the ends of the score track: 49 gaps, half as wide as those of the built-in boards. */
const SHORTEST_TRACK = 980;

function remarkOnTrack(map: MapDocument, sides: readonly Side[], findings: Findings): void {
  const line = (map.track ?? []).map(([x, y]): Point => [x, y]);
  if (line.length < 2) return;
  const edges = line.slice(1).map((to, i) => [line[i], to] as const);
  const length = edges.reduce((sum, [[ax, ay], [bx, by]]) => sum + Math.sqrt((ax - bx) ** 2 + (ay - by) ** 2), 0);
  if (length < SHORTEST_TRACK) findings.remark('track', 'track-short', {});
  for (const [i, { id, x, y }] of placesOf(map, sides.includes('border') ? 'border' : '34').entries()) {
    if (x === undefined || y === undefined) continue;
    const path = i < map.spaces.length ? `spaces[${i}]` : `posts[${i - map.spaces.length}]`;
    const isOn = edges.some(([a, b]) => isNearSegment([x, y], a, b, TRACK_REACH));
    if (isOn) findings.remark(path, 'space-on-track', { space: id });
  }
}

function linesCross(a: readonly Point[], b: readonly Point[]): boolean {
  for (let i = 1; i < a.length; i++) {
    for (let j = 1; j < b.length; j++) if (segmentsCross(a[i - 1], a[i], b[j - 1], b[j])) return true;
  }
  return false;
}

function remarkOnBends({ bends = [], roads }: MapDocument, findings: Findings): void {
  const known = new Set<string>();
  for (const [side, joined = []] of Object.entries(roads)) {
    for (const [a, b] of joined) known.add(pairOf(a, b)).add(`${side} ${pairOf(a, b)}`);
  }
  for (const [i, { side, between }] of bends.entries()) {
    const [space, to] = between;
    const road = side === undefined ? pairOf(space, to) : `${side} ${pairOf(space, to)}`;
    if (!known.has(road)) findings.remark(`bends[${i}]`, 'bend-without-road', { space, to });
  }
}

type Outlines = ReadonlyMap<string, readonly Point[]>;

const outlinesOf = ({ provinces }: MapDocument): Outlines =>
  new Map(
    provinces.flatMap(({ id, outline = [] }) =>
      outline.length < 3 ? [] : [[id, outline.map(([x, y]): Point => [x, y])] as const],
    ),
  );

function remarkOnOutlines(map: MapDocument, findings: Findings): void {
  const outlines = outlinesOf(map);
  for (const [i, { id, province, x, y }] of map.spaces.entries()) {
    const outline = outlines.get(province);
    if (!outline || x === undefined || y === undefined || isInside([x, y], outline)) continue;
    findings.remark(`spaces[${i}]`, 'space-outside', { space: id, province });
  }
}

/** C19: an alliance for each border that is drawn, and no other. */
function remarkOnBorders(map: MapDocument, findings: Findings): void {
  const outlines = outlinesOf(map);
  const ids = [...outlines.keys()];
  const haveBorder = findBorders([...outlines.values()]);
  const share = (a: string, b: string): boolean => haveBorder(ids.indexOf(a), ids.indexOf(b));
  const allied = new Set(map.alliances.map(({ between: [a, b] }) => pairOf(a, b)));
  for (const [i, { number, between }] of map.alliances.entries()) {
    const [province, other] = between;
    if (province === other || !outlines.has(province) || !outlines.has(other) || share(province, other)) continue;
    findings.remark(`alliances[${i}].between`, 'alliance-far', { alliance: number, province, other });
  }
  for (const [i, other] of ids.entries()) {
    for (const province of ids.slice(0, i)) {
      if (allied.has(pairOf(province, other)) || !share(province, other)) continue;
      findings.remark('alliances', 'border-without-alliance', { province, other });
    }
  }
}
