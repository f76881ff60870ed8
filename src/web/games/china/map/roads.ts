import type { Place } from './layout.ts';
import { type Disc, distance, isNearLine, meet, type Point, round, toLine } from './points.ts';

export interface Road {
  readonly between: readonly [string, string];
  /** As an SVG path. */
  readonly path: string;
  /** The same as straight pieces, for measuring. */
  readonly line: readonly Point[];
}

/** What roads are drawn around. */
export interface Obstacles {
  readonly places: readonly Place[];
  readonly discs: readonly Disc[];
  readonly track: readonly Point[];
}

const PIECES = 8;
/** How far a road bends, in parts of its length: gently first. */
const BENDS = [0.1, 0, -0.1, 0.18, -0.18, 0.28, -0.28, 0.4, -0.4];

type Course = Omit<Road, 'between'>;

const write = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

/** A curve between two points, drawn towards a third. */
function curveBy(from: Point, towards: Point, to: Point): Course {
  const line: Point[] = [];
  for (let n = 0; n <= PIECES; n++) {
    const t = n / PIECES;
    const part = (i: 0 | 1): number => (1 - t) * (1 - t) * from[i] + 2 * t * (1 - t) * towards[i] + t * t * to[i];
    line.push([part(0), part(1)]);
  }
  return { line, path: `M${write(from)}Q${write(towards)} ${write(to)}` };
}

/** A smooth line through all points: in each of them it runs along the line between its neighbours. */
function curveThrough(points: readonly Point[]): Course {
  const [from, via, to] = points;
  if (from && via && to && points.length === 3)
    return curveBy(from, [2 * via[0] - (from[0] + to[0]) / 2, 2 * via[1] - (from[1] + to[1]) / 2], to);
  const line: Point[] = points.slice(0, 1);
  let path = line.map(point => `M${write(point)}`).join('');
  for (const [n, a] of points.slice(0, -1).entries()) {
    const b = points[n + 1] ?? a;
    const before = points[n - 1] ?? a;
    const after = points[n + 2] ?? b;
    const c: Point = [a[0] + (b[0] - before[0]) / 6, a[1] + (b[1] - before[1]) / 6];
    const d: Point = [b[0] - (after[0] - a[0]) / 6, b[1] - (after[1] - a[1]) / 6];
    path += `C${write(c)} ${write(d)} ${write(b)}`;
    for (let step = 1; step <= 4; step++) {
      const t = step / 4;
      const u = 1 - t;
      const part = (i: 0 | 1): number => u ** 3 * a[i] + 3 * u * u * t * c[i] + 3 * u * t * t * d[i] + t ** 3 * b[i];
      line.push([part(0), part(1)]);
    }
  }
  return { line, path };
}

/** Draws each road as it is bent in the document, else so that it keeps clear of everything and of other roads. */
export function drawRoads(
  pairs: readonly (readonly string[])[],
  findBends: (a: string, b: string) => readonly Point[],
  middleOf: (provinces: readonly string[]) => Point | undefined,
  obstacles: Obstacles,
): Road[] {
  const placeOf = new Map(obstacles.places.map(place => [place.id, place]));
  const roads: Road[] = [];
  for (const [a = '', b = ''] of pairs) {
    const [one, two] = [placeOf.get(a), placeOf.get(b)];
    if (!one || !two || one === two) continue;
    const via = findBends(a, b);
    const inner = one.provinces.filter(id => two.provinces.includes(id));
    const course =
      via.length > 0
        ? curveThrough([[one.x, one.y], ...via, [two.x, two.y]])
        : bend(one, two, inner.length > 0 ? middleOf(inner) : undefined, obstacles, roads);
    roads.push({ between: [a, b], ...course });
  }
  return roads;
}

function bend(one: Place, two: Place, inside: Point | undefined, obstacles: Obstacles, roads: readonly Road[]): Course {
  const from: Point = [one.x, one.y];
  const to: Point = [two.x, two.y];
  const middle: Point = [(one.x + two.x) / 2, (one.y + two.y) / 2];
  // Roads of a province curve around its middle.
  const left: Point = [two.y - one.y, one.x - two.x];
  const outward = inside && left[0] * (middle[0] - inside[0]) + left[1] * (middle[1] - inside[1]) < 0 ? -1 : 1;
  let best = curveBy(from, middle, to);
  let least = Infinity;
  for (const part of BENDS) {
    const by = part * outward;
    const course = curveBy(from, [middle[0] + left[0] * by, middle[1] + left[1] * by], to);
    const cost = costOf(course.line, one, two, obstacles, roads) + Math.abs(part - 0.08) * 20;
    if (cost < least) [best, least] = [course, cost];
    if (least < 6) break;
  }
  return best;
}

function costOf(
  line: readonly Point[],
  one: Place,
  two: Place,
  { places, discs, track }: Obstacles,
  roads: readonly Road[],
): number {
  let cost = 0;
  for (const place of places) {
    if (place === one || place === two) continue;
    const far = toLine([place.x, place.y], line);
    if (far < 34) cost += 40 + (34 - far) * 6;
  }
  for (const { x, y, r } of discs) {
    const far = toLine([x, y], line) - r;
    if (far < 8) cost += 20 + (8 - far) * 4;
  }
  for (const point of line) {
    if (isNearLine(point, track, 28)) cost += (28 - toLine(point, track)) * 3;
    cost += Math.max(0, point[0] - 1186, point[1] - 886) * 10;
  }
  const ends = [one.id, two.id];
  for (const road of roads) {
    const crossings = countCrossings(line, road.line);
    if (crossings > 0) cost += ends.some(id => road.between.includes(id)) ? 200 : 60 * crossings;
  }
  return cost;
}

function countCrossings(one: readonly Point[], two: readonly Point[]): number {
  const [a, b, c, d] = [one[0], one.at(-1), two[0], two.at(-1)];
  if (!a || !b || !c || !d) return 0;
  // A curve stays near its chord: most pairs are far apart.
  const reach = 0.75 * (distance(a, b) + distance(c, d));
  if (distance([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], [(c[0] + d[0]) / 2, (c[1] + d[1]) / 2]) > reach) return 0;
  let count = 0;
  for (const [n, p] of one.entries())
    for (const [m, q] of two.entries()) {
      const [r, s] = [one[n + 1], two[m + 1]];
      if (r && s && meet(p, r, q, s)) count += 1;
    }
  return count;
}
