import { COLOURS, type Side } from '../vocabulary.ts';
import type { MapDocument } from './map.ts';
import type { Findings } from './mapReasons.ts';
import { buildNetwork, countRings, findParts, type Network } from './mapRoads.ts';
import { planar } from './planar.ts';

/** More roads than meet anywhere on the built-in map. */
const LARGE_JUNCTION = 5;
/** Roads beyond those that a tree of all spaces needs: the most of a side of the built-in map. */
const PRINTED_RINGS = 7;

export const pairOf = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

export function remarkOnRoads(map: MapDocument, side: Side, findings: Findings): void {
  const network = buildNetwork(map, side);
  remarkOnEachRoad(map, side, network, findings);
  const at = `roads.${side}`;
  for (const [i, { id }] of [...map.spaces, ...(map.posts ?? [])].entries()) {
    const roads = network.get(id)?.size ?? 1;
    const path = i < map.spaces.length ? `spaces[${i}]` : `posts[${i - map.spaces.length}]`;
    if (roads === 0) findings.remark(path, 'space-without-road', { side, space: id });
    if (roads >= LARGE_JUNCTION) findings.remark(path, 'junction-large', { side, space: id, roads });
  }
  const joined = findParts(network).filter(part => part.length > 1);
  for (const [space] of joined.slice(1)) {
    findings.remark(at, 'roads-apart', { side, space, parts: joined.length });
  }
  const rings = countRings(network);
  if (rings > PRINTED_RINGS) findings.remark(at, 'rings-many', { side, rings, printed: PRINTED_RINGS });
}

function remarkOnEachRoad(map: MapDocument, side: Side, network: Network, findings: Findings): void {
  const neighbours = new Set(map.alliances.map(({ between: [a, b] }) => pairOf(a, b)));
  const provincesOf = new Map<string, readonly string[]>([
    ...(map.posts ?? []).map(({ id, provinces }) => [id, provinces] as const),
    ...map.spaces.map(({ id, province }) => [id, [province]] as const),
  ]);
  const seen = new Set<string>();
  for (const [i, [space, to]] of (map.roads[side] ?? []).entries()) {
    if (space === to || !network.has(space) || !network.has(to)) continue;
    const path = `roads.${side}[${i}]`;
    const road = pairOf(space, to);
    if (seen.has(road)) findings.remark(path, 'road-twice', { side, space, to });
    seen.add(road);
    const ends = provincesOf.get(to)!;
    const near = provincesOf.get(space)!.some(p => ends.some(q => p === q || neighbours.has(pairOf(p, q))));
    if (!near) findings.remark(path, 'road-far', { side, space, to });
  }
}

export function remarkOnAlliances({ provinces, alliances, posts = [] }: MapDocument, findings: Findings): void {
  const pairs = new Set<string>();
  for (const [i, { number, between }] of alliances.entries()) {
    const [province, other] = between;
    const pair = pairOf(province, other);
    const about = { alliance: number, province, other };
    if (pairs.has(pair)) findings.remark(`alliances[${i}].between`, 'alliance-twice', about);
    pairs.add(pair);
  }
  for (const [i, { id, provinces: of }] of posts.entries()) {
    const [province, other] = of;
    const isBetween = province !== other && pairs.has(pairOf(province, other));
    if (!isBetween) findings.remark(`posts[${i}].provinces`, 'post-far', { post: id, province, other });
  }
  const index = new Map(provinces.map(({ id }, i) => [id, i]));
  const edges = [...pairs].flatMap(pair => {
    const [a, b] = pair.split(' ').map(id => index.get(id));
    return a === undefined || b === undefined || a === b ? [] : [[a, b] as const];
  });
  if (!planar(provinces.length, edges)) findings.remark('alliances', 'alliances-tangled', {});
  for (const colour of COLOURS) {
    if (!provinces.some(province => province.colour === colour)) {
      findings.remark('provinces', 'colour-unused', { colour });
    }
  }
}
