import { Claims, type Problem, type ProblemParameters } from '../../../kernel/index.ts';
import { type Colour, type Side, TILES_OF_A_PROVINCE } from '../vocabulary.ts';
import { type MapDocument, MOST_RINGS, MOST_ROADS, MOST_SPACES } from './map.ts';
import { planar } from './planar.ts';

/** C1: the provinces of the box, with their colours and palace spaces. A map that uses these ids keeps to them. */
const PRINTED: { readonly [id: string]: readonly [Colour, number] } = {
  chu: ['violet', 8],
  wei: ['red', 7],
  shu: ['red', 5],
  qi: ['yellow', 5],
  chin: ['yellow', 4],
  zhao: ['orange', 5],
  lu: ['orange', 5],
  han: ['green', 6],
  yan: ['green', 5],
};
const PRINTED_ALLIANCES = 15;
const PRINTED_POSTS = 6;
const PRINTED_PORTS = 7;

/** A claim about the map, at a path inside it; most are of C1. */
type Claim = (
  holds: boolean,
  path: string,
  message: string,
  rule?: string,
  reason?: string,
  parameters?: ProblemParameters,
) => void;

/** Everything that is wrong with a map of the right shape, for the side in use. */
export function problemsOfMap(map: MapDocument, side: Side, bonusTiles: boolean, at: string): Problem[] {
  const claims = new Claims();
  const claim: Claim = (holds, path, message, rule = 'C1', ...more) =>
    claims.claim(holds, `${at}.${path}`, message, rule, ...more);
  checkIds(map, claim);
  checkNeighbours(map, claim);
  if (claims.problems.length > 0) return claims.problems;
  checkCounts(map, side, claim);
  checkRoads(map, side, bonusTiles, claim);
  return claims.problems;
}

function checkIds(map: MapDocument, claim: Claim): void {
  const seen = new Set<string>();
  const { provinces, spaces, posts = [] } = map;
  for (const [list, members] of Object.entries({ provinces, spaces, posts })) {
    for (const [i, { id }] of members.entries()) {
      claim(!seen.has(id), `${list}[${i}].id`, `is ${id}, which is used already`);
      seen.add(id);
    }
  }
  claim(spaces.length + posts.length <= MOST_SPACES, 'spaces', `and posts must be at most ${MOST_SPACES}`);
  const known = new Set(provinces.map(({ id }) => id));
  for (const [i, { province }] of spaces.entries()) {
    claim(known.has(province), `spaces[${i}].province`, `is ${province}, which is no province`);
  }
  for (const [i, { between }] of map.alliances.entries()) checkPair(between, known, `alliances[${i}].between`, claim);
  for (const [i, post] of posts.entries()) checkPair(post.provinces, known, `posts[${i}].provinces`, claim);
}

function checkPair([a, b]: readonly string[], known: ReadonlySet<string>, path: string, claim: Claim): void {
  claim(a !== b, path, 'are one and the same province');
  for (const [i, id] of [a, b].entries()) claim(known.has(id), `${path}[${i}]`, `is ${id}, which is no province`);
}

const pairOf = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

/** An alliance for each border: as provinces lie in a plane, so do they. */
function checkNeighbours({ provinces, alliances, posts = [] }: MapDocument, claim: Claim): void {
  const pairs = new Set<string>();
  const numbers = new Set<number>();
  for (const [i, { number, between }] of alliances.entries()) {
    const pair = pairOf(between[0], between[1]);
    claim(!pairs.has(pair), `alliances[${i}].between`, `joins ${pair} a second time`, 'C19');
    claim(!numbers.has(number), `alliances[${i}].number`, `is ${number}, which is used already`, 'C18');
    pairs.add(pair);
    numbers.add(number);
  }
  for (const [i, post] of posts.entries()) {
    const pair = pairOf(post.provinces[0], post.provinces[1]);
    claim(pairs.has(pair), `posts[${i}].provinces`, `are ${pair}, which have no alliance, so no common border`, 'C35');
  }
  const index = new Map(provinces.map(({ id }, i) => [id, i]));
  const edges = alliances.map(({ between: [a, b] }) => [index.get(a) ?? 0, index.get(b) ?? 0] as const);
  claim(planar(provinces.length, edges), 'alliances', 'are more than the borders of a map in the plane can be');
}

function checkCounts({ provinces, spaces, alliances, posts = [] }: MapDocument, side: Side, claim: Claim): void {
  for (const [i, { id, colour }] of provinces.entries()) {
    const count = spaces.filter(space => space.province === id).length;
    claim(count > 0, `provinces[${i}]`, `is ${id}, which has no palace space`);
    const printed = Object.hasOwn(PRINTED, id) ? PRINTED[id] : undefined;
    if (!printed) continue;
    claim(colour === printed[0], `provinces[${i}].colour`, `is ${colour}, but ${id} is ${printed[0]}`);
    claim(count === printed[1], 'spaces', `has ${count} palace spaces in ${id}, but must have ${printed[1]}`);
  }
  if (side === 'border') claim(posts.length > 0, 'posts', 'are missing: border disputes need border posts', 'C35');
  if (!Object.keys(PRINTED).every(id => provinces.some(province => province.id === id))) return;
  const ports = spaces.filter(({ port }) => port).length;
  const exactly = (count: number, wanted: number, path: string, rule: string): void =>
    claim(count === wanted, path, `has ${count} of them on the map of the box, but must have ${wanted}`, rule);
  exactly(provinces.length, Object.keys(PRINTED).length, 'provinces', 'C1');
  exactly(alliances.length, PRINTED_ALLIANCES, 'alliances', 'C1');
  if (side !== 'border') return;
  exactly(posts.length, PRINTED_POSTS, 'posts', 'C35');
  claim(ports === PRINTED_PORTS, 'spaces', `has ${ports} ports, but must have ${PRINTED_PORTS}`, 'C38');
}

function checkRoads(map: MapDocument, side: Side, bonusTiles: boolean, claim: Claim): void {
  const roads = map.roads[side];
  claim(roads !== undefined, `roads.${side}`, 'is missing, but this side is to be played');
  if (!roads) return;
  const neighbours = new Set(map.alliances.map(({ between }) => pairOf(between[0], between[1])));
  const provincesOf = new Map<string, readonly string[]>(map.spaces.map(({ id, province }) => [id, [province]]));
  if (side === 'border') for (const { id, provinces } of map.posts ?? []) provincesOf.set(id, provinces);
  const joined = new Map([...provincesOf.keys()].map(id => [id, new Set<string>()]));
  for (const [i, [a, b]] of roads.entries()) {
    const path = `roads.${side}[${i}]`;
    for (const [end, id] of [a, b].entries()) {
      claim(provincesOf.has(id), `${path}[${end}]`, `is ${id}, which is no palace space of this side`);
    }
    const [from, to] = [provincesOf.get(a), provincesOf.get(b)];
    if (!from || !to) continue;
    claim(a !== b, path, `joins ${a} with itself`);
    claim(!joined.get(a)!.has(b), path, `joins ${a} and ${b} a second time`);
    const touching = from.some(p => to.some(q => p === q || neighbours.has(pairOf(p, q))));
    claim(touching, path, `joins ${a} and ${b}, whose provinces have no common border`);
    joined.get(a)!.add(b);
    joined.get(b)!.add(a);
  }
  for (const [id, ends] of joined) {
    claim(
      ends.size <= MOST_ROADS,
      `roads.${side}`,
      `has ${ends.size} roads at ${id}, but at most ${MOST_ROADS} may meet`,
      'C1',
      'too-many-roads-meet',
      { space: id, roads: ends.size, most: MOST_ROADS },
    );
  }
  const rings = roads.length - (joined.size - 1);
  claim(
    rings <= MOST_RINGS,
    `roads.${side}`,
    `has ${roads.length} roads for ${joined.size} spaces, which makes ${rings} rings, but there may be at most ${MOST_RINGS}`,
    'C20',
    'too-many-rings',
    { roads: roads.length, spaces: joined.size, rings, most: MOST_RINGS },
  );
  checkConnected(joined, `roads.${side}`, claim);
  if (!bonusTiles) return;
  for (const { id } of map.provinces) {
    const fit = map.spaces.filter(space => space.province === id && joined.get(space.id)!.size < 3).length;
    const message = `leaves ${fit} spaces without a junction in ${id}, but bonus tiles need ${TILES_OF_A_PROVINCE}`;
    claim(fit >= TILES_OF_A_PROVINCE, `roads.${side}`, message, 'C31');
  }
  claim(map.provinces.length === 9, 'provinces', 'must be 9 for the 18 bonus tiles, two on each', 'C31');
}

function checkConnected(joined: ReadonlyMap<string, ReadonlySet<string>>, path: string, claim: Claim): void {
  const [first] = joined.keys();
  const reached = new Set([first]);
  for (const id of reached) for (const next of joined.get(id)!) reached.add(next);
  const lost = [...joined.keys()].filter(id => !reached.has(id));
  claim(lost.length === 0, path, `does not lead to ${lost.join(', ')}`);
}
