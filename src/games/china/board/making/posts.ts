import type { Point } from '../mapGeometry.ts';
import { apart, besideCell, cellAt, SEA } from './ground.ts';
import type { Way } from './paths.ts';

/** A border post on a road across a border. */
export interface Post {
  readonly way: Way;
  readonly at: Point;
}

const ROOM = 42;

/** Posts on the longest roads across borders, at most one for a border: two for three provinces, as on the built-in map. */
export function placePosts(
  across: readonly Way[],
  spaces: readonly Point[],
  land: ArrayLike<number>,
  group: readonly number[],
  provinces: number,
): Post[] {
  const posts: Post[] = [];
  const taken = new Set<string>();
  for (const way of across.toSorted((a, b) => b.square - a.square)) {
    const [a, b] = way.ends;
    const border = [group[a], group[b]].sort((p, q) => p - q).join(' ');
    if (taken.has(border) || posts.length >= Math.round((provinces * 2) / 3)) continue;
    const at = borderOnWay(way, spaces, land, group);
    const hasRoom =
      spaces.every(space => apart(space, at) >= ROOM ** 2) &&
      posts.every(post => apart(post.at, at) >= (2 * ROOM) ** 2);
    if (!hasRoom) continue;
    taken.add(border);
    posts.push({ way, at });
  }
  return posts;
}

/** Where a road comes into the other province. */
function borderOnWay(
  { ends: [a, b] }: Way,
  spaces: readonly Point[],
  land: ArrayLike<number>,
  group: readonly number[],
): Point {
  const [from, to] = [spaces[a], spaces[b]];
  for (let step = 24; step <= 40; step++) {
    const at: Point = [
      Math.floor((from[0] * (64 - step) + to[0] * step) / 64),
      Math.floor((from[1] * (64 - step) + to[1] * step) / 64),
    ];
    if (group[land[cellAt(at)]] !== group[a]) return at;
  }
  return [Math.floor((from[0] + to[0]) / 2), Math.floor((from[1] + to[1]) / 2)];
}

/** C38: ports, spaces near the sea that are far from each other: seven for nine provinces. */
export function choosePorts(spaces: readonly Point[], land: ArrayLike<number>, provinces: number): Set<number> {
  const coastal = new Set<number>();
  for (let cell = 0; cell < land.length; cell++) {
    if (land[cell] !== SEA && besideCell(cell).some(next => land[next] === SEA)) coastal.add(land[cell]);
  }
  const left = [...coastal].sort((a, b) => a - b);
  const ports = new Set<number>(left.splice(0, 1));
  while (ports.size < Math.round((provinces * 7) / 9) && left.length > 0) {
    const far = (space: number): number => Math.min(...[...ports].map(port => apart(spaces[port], spaces[space])));
    const next = left.reduce((best, space) => (far(space) > far(best) ? space : best));
    left.splice(left.indexOf(next), 1);
    ports.add(next);
  }
  return ports;
}
