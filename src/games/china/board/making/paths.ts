import type { Random } from '../../../../kernel/index.ts';
import { type Point, segmentsCross } from '../mapGeometry.ts';
import { apart, cellAt, SEA } from './ground.ts';

/** A road that could be: two spaces side by side, with nothing in between. */
export interface Way {
  readonly ends: readonly [number, number];
  /** The square of its length. */
  readonly square: number;
}

const LONGEST = 180;
/** A road keeps this far from spaces that it does not join. */
const CLEAR = 34;

/** The roads that could be drawn as straight lines over land; no two of them cross. */
export function findWays(
  spaces: readonly Point[],
  land: ArrayLike<number>,
  touch: (a: number, b: number) => boolean,
): Way[] {
  const ways: Way[] = [];
  for (let a = 0; a < spaces.length; a++) {
    for (let b = a + 1; b < spaces.length; b++) {
      const square = apart(spaces[a], spaces[b]);
      if (!touch(a, b) || square > LONGEST ** 2 || !isClear(a, b, spaces, land)) continue;
      ways.push({ ends: [a, b], square });
    }
  }
  ways.sort((a, b) => a.square - b.square);
  const kept: Way[] = [];
  const crosses = (a: Way, b: Way): boolean =>
    segmentsCross(spaces[a.ends[0]], spaces[a.ends[1]], spaces[b.ends[0]], spaces[b.ends[1]]);
  for (const way of ways) if (!kept.some(other => crosses(way, other))) kept.push(way);
  return kept;
}

function isClear(a: number, b: number, spaces: readonly Point[], land: ArrayLike<number>): boolean {
  const [from, to] = [spaces[a], spaces[b]];
  for (let step = 0; step <= 16; step++) {
    const at: Point = [
      Math.floor((from[0] * (16 - step) + to[0] * step) / 16),
      Math.floor((from[1] * (16 - step) + to[1] * step) / 16),
    ];
    if (land[cellAt(at)] === SEA) return false;
  }
  return spaces.every((space, i) => i === a || i === b || squareFromLine(space, from, to) >= CLEAR ** 2);
}

/** The square of the distance of a point from a line between two others. */
export function squareFromLine(point: Point, a: Point, b: Point): number {
  const square = apart(a, b);
  const along = (point[0] - a[0]) * (b[0] - a[0]) + (point[1] - a[1]) * (b[1] - a[1]);
  if (along <= 0 || square === 0) return apart(point, a);
  if (along >= square) return apart(point, b);
  return ((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0])) ** 2 / square;
}

/** Things that are joined step by step. */
class Joining {
  readonly #leader: number[];

  constructor(count: number) {
    this.#leader = Array.from({ length: count }, (_, i) => i);
  }

  leaderOf(one: number): number {
    const above = this.#leader[one];
    return above === one ? one : this.leaderOf(above);
  }

  /** Joins two; says whether they were apart. */
  join(a: number, b: number): boolean {
    const [one, other] = [this.leaderOf(a), this.leaderOf(b)];
    this.#leader[one] = other;
    return one !== other;
  }
}

/** The roads of the sides 34 and 45; the second has those of the first and more. */
export interface Roads {
  readonly inside: readonly Way[];
  readonly across: readonly Way[];
  readonly more: readonly Way[];
}

/** Rings of the two sides of the built-in map. */
const RINGS_34 = 2;
const RINGS_45 = 7;
const MOST_AT_A_SPACE = 4;

/** Every province gets a road through its spaces; roads across borders join them all. Nothing if that can't be. */
export function chooseRoads(
  ways: readonly Way[],
  group: readonly number[],
  provinces: number,
  random: Random,
): Roads | undefined {
  const met = new Array<number>(group.length).fill(0);
  const joined = new Joining(group.length);
  const take = (way: Way, most: number): boolean => {
    const [a, b] = way.ends;
    if (met[a] >= most || met[b] >= most || !joined.join(a, b)) return false;
    met[a]++;
    met[b]++;
    return true;
  };
  const isInside = ({ ends: [a, b] }: Way): boolean => group[a] === group[b];
  const inside: Way[] = [];
  const home = ways.filter(isInside);
  for (const most of [2, 3]) inside.push(...home.filter(way => !inside.includes(way) && take(way, most)));
  if (inside.length !== group.length - provinces) return undefined;
  const away = shuffle(
    ways.filter(way => !isInside(way)),
    random,
  );
  const across: Way[] = [];
  for (const most of [2, 3, MOST_AT_A_SPACE])
    across.push(...away.filter(way => !across.includes(way) && take(way, most)));
  if (across.length !== provinces - 1) return undefined;
  const more = addRings(
    away.filter(way => !across.includes(way)),
    across,
    group,
    met,
  );
  if (more.length < RINGS_45) return undefined;
  return { inside, across: [...across, ...more.slice(0, RINGS_34)], more: more.slice(RINGS_34) };
}

/** More roads across borders, where there are none first. Two spaces of each province stay without a junction (C31). */
function addRings(away: readonly Way[], across: readonly Way[], group: readonly number[], met: number[]): Way[] {
  const more: Way[] = [];
  const borderOf = ({ ends: [a, b] }: Way): string => [group[a], group[b]].sort((p, q) => p - q).join(' ');
  const plain = (province: number): number => met.filter((roads, i) => group[i] === province && roads < 3).length;
  const borders = new Map<string, number>();
  for (const way of across) borders.set(borderOf(way), (borders.get(borderOf(way)) ?? 0) + 1);
  for (const most of [0, 1]) {
    for (const way of away) {
      const [a, b] = way.ends;
      const there = borders.get(borderOf(way)) ?? 0;
      if (more.length >= RINGS_45 || more.includes(way) || there > most) continue;
      if (met[a] >= MOST_AT_A_SPACE || met[b] >= MOST_AT_A_SPACE) continue;
      met[a]++;
      met[b]++;
      if (plain(group[a]) < 2 || plain(group[b]) < 2) {
        met[a]--;
        met[b]--;
        continue;
      }
      borders.set(borderOf(way), there + 1);
      more.push(way);
    }
  }
  return more;
}

export function shuffle<T>(list: readonly T[], random: Random): T[] {
  const mixed = [...list];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [mixed[i], mixed[j]] = [mixed[j], mixed[i]];
  }
  return mixed;
}
