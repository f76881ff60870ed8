import type { Random } from '../../../../kernel/index.ts';
import { COLOURS } from '../../vocabulary.ts';
import type { MapDocument } from '../map.ts';
import type { Point } from '../mapGeometry.ts';
import { type Line, placeDragons, placeNumber } from './marks.ts';
import { type Roads, shuffle, type Way } from './paths.ts';
import { PROVINCE_NAMES, TOWN_NAMES } from './placeNames.ts';
import { choosePorts, type Post, placePosts } from './posts.ts';

/** A map as it was made, by numbers. */
export interface Made {
  readonly seed: number;
  readonly spaces: readonly Point[];
  readonly land: ArrayLike<number>;
  readonly regions: ArrayLike<number>;
  /** The province of each space. */
  readonly group: readonly number[];
  readonly outlines: readonly (readonly Point[])[];
  readonly roads: Roads;
  readonly colours: readonly number[];
  readonly isNear: (a: number, b: number) => boolean;
}

/** Writes the document: everything gets its name. */
export function writeMap(made: Made, random: Random): MapDocument {
  const { spaces, land, regions, group, outlines, roads, colours } = made;
  const towns = shuffle(TOWN_NAMES, random);
  const names = shuffle(PROVINCE_NAMES, random).slice(0, outlines.length);
  const ids = names.map(name => name.toLowerCase());
  const counts = ids.map(() => 0);
  const spaceIds = group.map(province => `${ids[province]}${++counts[province]}`);
  const all = [...roads.inside, ...roads.across, ...roads.more];
  const posts = placePosts([...roads.across, ...roads.more], spaces, land, group, outlines.length);
  const lines = all.map(({ ends: [a, b] }): Line => [spaces[a], spaces[b]]);
  const dragons = placeDragons(regions, outlines, lines);
  const ports = choosePorts(spaces, land, outlines.length);
  const marks = [
    ...lines,
    ...dragons.map((dragon): Line => [dragon, dragon]),
    ...posts.map(({ at }): Line => [at, at]),
  ];
  const joined = ({ ends: [a, b] }: Way): [string, string] => [spaceIds[a], spaceIds[b]];
  return {
    title: `China ${made.seed}`,
    provinces: ids.map((id, p) => ({
      id,
      name: names[p],
      colour: COLOURS[colours[p]],
      x: dragons[p][0],
      y: dragons[p][1],
      outline: outlines[p],
    })),
    spaces: spaces
      .map(([x, y], i) => ({
        id: spaceIds[i],
        province: ids[group[i]],
        name: towns[i],
        ...(ports.has(i) && { port: true }),
        x,
        y,
      }))
      .sort((a, b) => ids.indexOf(a.province) - ids.indexOf(b.province)),
    posts: posts.map(({ way, at }, i) => ({
      id: `post${i + 1}`,
      provinces: way.ends.map(end => ids[group[end]]),
      name: towns[spaces.length + i],
      x: at[0],
      y: at[1],
    })),
    alliances: listAlliances(made, ids, marks),
    roads: {
      '34': [...roads.inside, ...roads.across].map(joined),
      '45': all.map(joined),
      border: writeBorderRoads(all, posts, spaceIds, joined),
    },
  };
}

/** C19: an alliance for each border, numbered from the top of the sheet to its foot. */
function listAlliances(
  { isNear, regions }: Made,
  ids: readonly string[],
  marks: readonly Line[],
): MapDocument['alliances'] {
  const pairs = ids.flatMap((_, b) => ids.slice(0, b).map((_, a) => [a, b] as const)).filter(([a, b]) => isNear(a, b));
  const taken = [...marks];
  const placed = pairs.map(([a, b]) => {
    const at = placeNumber(regions, a, b, taken);
    taken.push([at, at]);
    return { between: [ids[a], ids[b]], at };
  });
  return placed
    .sort((one, other) => one.at[1] - other.at[1] || one.at[0] - other.at[0])
    .map(({ between, at: [x, y] }, i) => ({ number: i + 1, between, x, y }));
}

function writeBorderRoads(
  all: readonly Way[],
  posts: readonly Post[],
  spaceIds: readonly string[],
  joined: (way: Way) => [string, string],
): [string, string][] {
  return all.flatMap(way => {
    const post = posts.findIndex(other => other.way === way);
    if (post < 0) return [joined(way)];
    const [a, b] = way.ends;
    return [
      [spaceIds[a], `post${post + 1}`],
      [`post${post + 1}`, spaceIds[b]],
    ] as [string, string][];
  });
}
