import { expect, test } from 'vitest';
import { type Board, boardOf } from '../../../../src/games/china/board/board.ts';
import { china } from '../../../../src/games/china/index.ts';
import {
  bestChains,
  type Chain,
  chainPoints,
  countSteps,
  MOST_TRIES,
} from '../../../../src/games/china/rules/roads.ts';
import { bestChainsBySets } from '../../../../src/games/china/rules/roadsBySets.ts';
import { type Random, readOptionsToStart, seeded } from '../../../../src/kernel/index.ts';

const maskOf = (chain: Chain): number => chain.reduce((mask, i) => mask | (1 << i), 0);
const total = (chains: readonly Chain[], doubling: number): number =>
  chains.reduce((sum, chain) => sum + chainPoints(maskOf(chain), doubling), 0);

/** C20 by trying everything: all sets of palaces that a path can visit, then the best way to pack them. */
function bruteForce(links: readonly number[], doubling: number): number {
  const paths = new Set<number>();
  const walk = (end: number, used: number, length: number): void => {
    if (length >= 4) paths.add(used);
    for (const next of links.keys())
      if ((links[end]! >> next) & 1 && !((used >> next) & 1)) walk(next, used | (1 << next), length + 1);
  };
  for (const start of links.keys()) walk(start, 1 << start, 1);
  const best = new Map<number, number>();
  const pack = (left: number): number => {
    let most = best.get(left);
    if (most !== undefined) return most;
    most = 0;
    for (const path of paths)
      if ((path & left) === path) most = Math.max(most, chainPoints(path, doubling) + pack(left & ~path));
    best.set(left, most);
    return most;
  };
  return pack((1 << links.length) - 1);
}

function randomGraph(vertices: number, edges: number, random: Random): number[] {
  const links = new Array<number>(vertices).fill(0);
  for (let n = 0; n < edges; n++) {
    const [a, b] = [random.below(vertices), random.below(vertices)];
    if (a === b) continue;
    links[a]! |= 1 << b;
    links[b]! |= 1 << a;
  }
  return links;
}

function checkChains(chains: readonly Chain[], links: readonly number[]): void {
  const seen = new Set<number>();
  for (const chain of chains) {
    expect(chain.length).toBeGreaterThanOrEqual(4);
    for (const [i, palace] of chain.entries()) {
      expect(seen.has(palace)).toBe(false);
      seen.add(palace);
      if (i > 0) expect((links[chain[i - 1]!]! >> palace) & 1).toBe(1);
    }
  }
}

test.each([
  ['searched', bestChains],
  ['found by sets', bestChainsBySets],
] as const)(
  'C20, C23: chains %s are disjoint paths and as good as by brute force, in 4000 random graphs',
  (_, find) => {
    const random = seeded(20);
    for (let n = 0; n < 4000; n++) {
      const vertices = 3 + random.below(7);
      const links = randomGraph(vertices, random.below(2 * vertices), random);
      const doubling = n % 2 === 0 ? 0 : random.below(1 << vertices) & random.below(1 << vertices);
      const chains = find(links, doubling);
      checkChains(chains, links);
      expect(total(chains, doubling), JSON.stringify({ links, doubling })).toBe(bruteForce(links, doubling));
    }
  },
);

test('C23: of three arms that meet in one palace, the doubled one is in the chain', () => {
  const links = new Array<number>(10).fill(0);
  const join = (a: number, b: number): void => {
    links[a]! |= 1 << b;
    links[b]! |= 1 << a;
  };
  for (const arm of [1, 4, 7]) {
    join(0, arm);
    join(arm, arm + 1);
    join(arm + 1, arm + 2);
  }
  expect(total(bestChains(links, 0), 0)).toBe(7);
  for (const end of [3, 6, 9]) expect(total(bestChains(links, 1 << end), 1 << end)).toBe(14);
});

test('C20: no palace, no road', () => expect(bestChains([], 0)).toEqual([]));

/** The roads between 20 palaces of one player: every other time they hang together, which is hardest. */
function crowd({ roads, spaces }: Board, together: boolean, random: Random): number[] {
  const own = [random.below(spaces)];
  while (own.length < 20) {
    const near = roads[own[random.below(own.length)]!]!;
    const next = together ? near[random.below(near.length)]! : random.below(spaces);
    if (!own.includes(next)) own.push(next);
  }
  return own.map(space => maskOf(Array.from(roads[space]!, next => own.indexOf(next)).filter(i => i >= 0)));
}

/** Counts how often roads are looked at. */
function watched(roads: readonly number[]): { links: readonly number[]; looks(): number } {
  let looks = 0;
  const links = new Proxy(roads, {
    get(target, key) {
      looks++;
      return Reflect.get(target, key);
    },
  });
  return { links, looks: () => looks };
}

// Looks, not milliseconds, so that the test tells the same on every machine: 20,000 of them take well under 2 ms.
test.each(['34', '45', 'border'] as const)('C20: 20 palaces on side %s take at most 20,000 looks at roads', side => {
  const board = boardOf({ players: 4, board: side, fortifications: false, bonusTiles: false, influence: false });
  const random = seeded(7);
  let most = 0;
  for (let n = 0; n < 1000; n++) {
    const links = watched(crowd(board, n % 2 === 0, random));
    bestChains(links.links, random.below(1 << 20) & random.below(1 << 20) & random.below(1 << 20));
    most = Math.max(most, links.looks());
  }
  expect(most).toBeGreaterThan(1000);
  expect(most).toBeLessThan(20_000);
});

// Found by climbing: 20 palaces on roads that meet by at most six, changed one by one for as long as the search gets longer.
const SLOW = {
  links: [
    918208, 694336, 370816, 966784, 668416, 283456, 32803, 16397, 48, 49, 16384, 32774, 50, 32788, 1192, 10318, 4, 27,
    45, 27,
  ],
  doubling: 17424,
};
/** The same with ten rings, at which no map needs to be tried out. */
const SLOWEST_ALLOWED = {
  links: [
    40512, 131584, 694272, 393728, 786752, 34176, 17, 393504, 688, 267, 33, 5, 5, 0, 262144, 37, 0, 142, 16536, 20,
  ],
  doubling: 402314,
};

test('C20: the hardest roads found that a map may have take fewer than 1,000,000 looks', () => {
  const { links: seen, looks } = watched(SLOWEST_ALLOWED.links);
  const chains = bestChains(seen, SLOWEST_ALLOWED.doubling);
  checkChains(chains, SLOWEST_ALLOWED.links);
  expect(looks()).toBeLessThan(1_000_000);
});

test('C20: roads that no map may have are scored exactly too, after a search that is given up', () => {
  const { links: seen, looks } = watched(SLOW.links);
  expect(countSteps(seen, SLOW.doubling, MOST_TRIES)).toBeGreaterThan(MOST_TRIES);
  expect(looks()).toBeLessThan(10 * MOST_TRIES);
  const chains = bestChains(SLOW.links, SLOW.doubling);
  checkChains(chains, SLOW.links);
  expect(total(chains, SLOW.doubling)).toBe(36);
});

test('C20: palaces that are all neighbours are one chain, and a star of them is none', () => {
  const palaces = [...Array(16).keys()];
  const all = 2 ** palaces.length - 1;
  const neighbours = palaces.map(palace => all & ~(1 << palace));
  const star = palaces.map(palace => (palace === 0 ? all - 1 : 1));
  for (const find of [bestChains, bestChainsBySets]) {
    expect(total(find(neighbours, 0), 0)).toBe(16);
    expect(total(find(neighbours, 1), 1)).toBe(32);
    expect(find(star, 1)).toEqual([]);
  }
});

/** However many spaces without a road there are besides. */
test.each([0, 20, 40])(
  'C20: a new game with such roads and %i lonely spaces is refused, and the limit is told',
  lonely => {
    const spaces = SLOW.links.map((_, i) => ({ id: `east${i + 1}`, province: 'east' }));
    const roads = SLOW.links.flatMap((mask, a) =>
      [...SLOW.links.keys()].filter(b => a < b && (mask >> b) & 1).map(b => [`east${a + 1}`, `east${b + 1}`]),
    );
    const map = {
      provinces: [
        { id: 'east', name: 'East', colour: 'red' },
        { id: 'west', name: 'West', colour: 'green' },
      ],
      spaces: [...spaces, ...Array.from({ length: 1 + lonely }, (_, i) => ({ id: `west${i + 1}`, province: 'west' }))],
      alliances: [{ number: 1, between: ['east', 'west'] }],
      roads: { '34': [...roads, ['east17', 'west1']] },
    };
    const options = { players: 3, board: { side: '34', map } };
    expect(china.readOptions(options), 'in a record').toMatchObject({ ok: true });
    expect(readOptionsToStart(china, options), 'in a new game').toEqual({
      ok: false,
      problems: [
        {
          path: 'board.map.roads.34',
          message: 'are so entangled that scoring them takes more than 20000 steps in one placement of 20 palaces',
          rule: 'C20',
          reason: 'roads-hard',
          parameters: { side: '34', placements: 1, most: 20_000 },
        },
      ],
    });
  },
);

test('C20: a web of seven hubs, made to have countless chains and none of all palaces, takes at most 500,000 looks', () => {
  const [hubs, others] = [7, 13];
  const links = new Array<number>(hubs + others).fill(0);
  for (let hub = 0; hub < hubs; hub++)
    for (let k = 0; k < 6; k++) {
      const other = hubs + ((2 * hub + k) % others);
      links[hub]! |= 1 << other;
      links[other]! |= 1 << hub;
    }
  const { links: seen, looks } = watched(links);
  const chains = bestChains(seen, 0);
  checkChains(chains, links);
  // A chain has at most one more of the others than of the hubs, and at least two hubs.
  expect(total(chains, 0)).toBe(17);
  expect(looks()).toBeLessThan(500_000);
});
