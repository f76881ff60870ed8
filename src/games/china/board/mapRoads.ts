import { type Side, TILE_COLOURS, TILES_OF_A_COLOUR, TILES_OF_A_PROVINCE } from '../vocabulary.ts';
import { type MapDocument, MOST_ROADS, MOST_ROADS_OF_A_SIDE } from './map.ts';
import type { Findings, MapParameters } from './mapReasons.ts';

/** The spaces of a side, each with those that roads lead to from it. Roads that lead nowhere or are there twice don't count. */
export type Network = ReadonlyMap<string, ReadonlySet<string>>;

/** The palace spaces of a side, and its posts where they are used. */
export const placesOf = ({ spaces, posts = [] }: MapDocument, side: Side) =>
  side === 'border' ? [...spaces, ...posts] : [...spaces];

export function buildNetwork(map: MapDocument, side: Side): Network {
  const network = new Map(placesOf(map, side).map(({ id }) => [id, new Set<string>()]));
  for (const [a, b] of map.roads[side] ?? []) {
    if (a === b || !network.has(a) || !network.has(b)) continue;
    network.get(a)!.add(b);
    network.get(b)!.add(a);
  }
  return network;
}

/** The spaces by what roads hold together. */
export function findParts(network: Network): string[][] {
  const seen = new Set<string>();
  const parts: string[][] = [];
  for (const id of network.keys()) {
    if (seen.has(id)) continue;
    const part = new Set([id]);
    for (const at of part) for (const next of network.get(at)!) part.add(next);
    for (const at of part) seen.add(at);
    parts.push([...part]);
  }
  return parts;
}

/** Roads beyond those that hold the parts of a network together. */
export function countRings(network: Network): number {
  const roads = [...network.values()].reduce((sum, { size }) => sum + size, 0) / 2;
  return roads - network.size + findParts(network).length;
}

/** C1, C35: what the roads of a side must have to be played. */
export function checkRoads(map: MapDocument, side: Side, findings: Findings): void {
  const at = `roads.${side}`;
  const roads = map.roads[side] ?? [];
  if (roads.length === 0) findings.error(at, 'no-roads', { side });
  if (roads.length > MOST_ROADS_OF_A_SIDE) {
    findings.error(at, 'roads-many', { side, count: roads.length, most: MOST_ROADS_OF_A_SIDE });
  }
  if (side === 'border' && (map.posts ?? []).length === 0) findings.error('posts', 'no-posts', {});
  const network = buildNetwork(map, side);
  for (const [i, [a, b]] of roads.entries()) {
    if (a === b) findings.error(`${at}[${i}]`, 'road-ends-same', { side, space: a });
    for (const [end, space] of [a, b].entries()) {
      if (!network.has(space)) findings.error(`${at}[${i}][${end}]`, 'road-end-missing', { side, space });
    }
  }
  for (const [space, { size }] of network) {
    if (size > MOST_ROADS) findings.error(at, 'roads-meet', { side, space, roads: size, most: MOST_ROADS });
  }
}

/** C31: whether bonus tiles can be laid; a remark where they are not to be played. */
export function checkTiles(map: MapDocument, side: Side, toBePlayed: boolean, findings: Findings): void {
  const say = <R extends 'tiles-provinces' | 'tiles-spaces'>(path: string, reason: R, about: MapParameters<R>): void =>
    toBePlayed ? findings.error(path, reason, about) : findings.remark(path, reason, about);
  const { provinces, spaces } = map;
  const most = (TILE_COLOURS.length * TILES_OF_A_COLOUR) / TILES_OF_A_PROVINCE;
  if (provinces.length > most) say('provinces', 'tiles-provinces', { count: provinces.length, most });
  const network = buildNetwork(map, side);
  for (const { id } of provinces) {
    const count = spaces.filter(space => space.province === id && network.get(space.id)!.size < 3).length;
    if (count >= TILES_OF_A_PROVINCE) continue;
    say(`roads.${side}`, 'tiles-spaces', { side, province: id, count, least: TILES_OF_A_PROVINCE });
  }
}
