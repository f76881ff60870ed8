import { countBits, lowestBit } from '../../../kernel/index.ts';
import { bestChainsBySets } from './roadsBySets.ts';

// C20, C23: the chains of one player's palaces that score most, exactly. Palaces are numbered from 0; a set of them is a mask of
// bits, so there can be at most 31 of them, numbered to 30: a player has 20.

export const SHORTEST_CHAIN = 4;

/** From here on it pays to remember what was tried. */
const FEW_TRIES = 3000;
/** Roads that take more are solved by sets, which takes as long for all of them: so scoring has a bound whatever the map. */
export const MOST_TRIES = 200_000;

/** No palace has this number. */
const NOWHERE = 31;

/** The palaces of a chain in their order along the roads. */
export type Chain = readonly number[];

/** A set of palaces solved: the points, and the chain to take first; the rest is solved in turn. */
interface Solved {
  readonly points: number;
  readonly chain: Chain;
}

const NONE: Solved = { points: 0, chain: [] };

/** C20: a point for each palace of a chain; C23: two, if the chain has a palace on a fortification. */
export const chainPoints = (chain: number, doubling: number): number =>
  countBits(chain) * ((chain & doubling) !== 0 ? 2 : 1);

/** The chains, disjoint and each of at least four, that give the most points. `links` has for each palace the mask of its neighbours. */
export function bestChains(links: ArrayLike<number>, doubling: number): Chain[] {
  const { chains, steps } = findChains(links, doubling, MOST_TRIES);
  return steps > MOST_TRIES ? bestChainsBySets(Array.from(links), doubling) : chains;
}

/** In how many steps the best chains are found; a number above `most` if it takes more. */
export const countSteps = (links: ArrayLike<number>, doubling: number, most: number): number =>
  findChains(links, doubling, most).steps;

function findChains(links: ArrayLike<number>, doubling: number, mostSteps: number): { chains: Chain[]; steps: number } {
  const chains: Chain[] = [];
  let search: Search | undefined;
  const open = [links.length === 0 ? 0 : -1 >>> (32 - links.length)];
  for (let all = open.pop(); all !== undefined; all = open.pop()) {
    for (let left = all; left !== 0; ) {
      const part = partOf(links, left, left & -left);
      left &= ~part;
      if (countBits(part) < SHORTEST_CHAIN) continue;
      search ??= new Search(links, doubling, mostSteps);
      const { points, chain } = search.solve(part);
      if (points === 0) continue;
      if (chain.length > 0) chains.push(chain);
      open.push(part & ~(chain.length > 0 ? maskOf(chain) : search.pivot(part)));
    }
  }
  return { chains, steps: search?.tries ?? 0 };
}

/** Everything within `all` that roads join to `start`. */
function partOf(links: ArrayLike<number>, all: number, start: number): number {
  let part = start;
  for (let fresh = start; fresh !== 0; ) {
    let next = 0;
    for (; fresh !== 0; fresh &= fresh - 1) next |= links[lowestBit(fresh)];
    fresh = next & all & ~part;
    part |= fresh;
  }
  return part;
}

/** Branch and bound: every palace that hangs by the fewest roads is in some chain through it, or in none. */
class Search {
  readonly #links: ArrayLike<number>;
  readonly #doubling: number;
  readonly #solved = new Map<number, Solved>();
  /** The palaces with the fewest roads first. */
  readonly #outermost: readonly number[];
  /** After so many tries the search gives up: what it has found by then counts for nothing. */
  readonly #mostTries: number;
  /** How often a chain has been tried so far. */
  #tries = 0;

  constructor(links: ArrayLike<number>, doubling: number, mostTries: number) {
    this.#links = links;
    this.#doubling = doubling;
    this.#mostTries = mostTries;
    const degrees = Array.from(links, countBits);
    this.#outermost = [...degrees.keys()].sort((a, b) => degrees[a] - degrees[b]);
  }

  get tries(): number {
    return this.#tries;
  }

  get #gaveUp(): boolean {
    return this.#tries > this.#mostTries;
  }

  /** The palace of `part` with the fewest roads within it, as a mask. */
  pivot(part: number): number {
    let fewest = 32;
    let pivot = 0;
    for (let left = part; left !== 0; left &= left - 1) {
      const degree = countBits(this.#links[lowestBit(left)] & part);
      if (degree < fewest) {
        fewest = degree;
        pivot = left & -left;
      }
    }
    return pivot;
  }

  /** The best of a set of palaces that hang together. */
  solve(part: number): Solved {
    if (countBits(part) < SHORTEST_CHAIN) return NONE;
    let solved = this.#solved.get(part);
    if (!solved) {
      solved = this.#branch(part);
      this.#solved.set(part, solved);
    }
    return solved;
  }

  #points(all: number): number {
    let points = 0;
    for (let left = all; left !== 0; ) {
      const part = partOf(this.#links, left, left & -left);
      left &= ~part;
      points += this.solve(part).points;
    }
    return points;
  }

  /** Whether a set of palaces could give more points than these: a quick look first, then a closer one. */
  #mayBeat(all: number, points: number): boolean {
    return chainPoints(all, this.#doubling) > points && this.#most(all) > points;
  }

  /** No more points than these can come from a set of palaces. */
  #most(all: number): number {
    let points = 0;
    for (let left = all; left !== 0; ) {
      const part = partOf(this.#links, left, left & -left);
      left &= ~part;
      points += this.#solved.get(part)?.points ?? this.#mostOf(part);
    }
    return points;
  }

  /**
   * The same of one that hangs together. Of palaces that no road joins, a chain has at most one more than of the others, and of
   * those at least two: so for two of the others there are at most five in all.
   */
  #mostOf(part: number): number {
    if (countBits(part) < SHORTEST_CHAIN) return 0;
    let apart = 0;
    let left = part;
    for (const palace of this.#outermost) {
      if (((left >> palace) & 1) === 0) continue;
      apart |= 1 << palace;
      left &= ~this.#links[palace];
    }
    const most = Math.min(countBits(part), Math.floor(2.5 * countBits(part & ~apart)));
    return most * ((part & this.#doubling) !== 0 ? 2 : 1);
  }

  /** The chains through the pivot: two arms from it, the longest tried first. */
  #branch(part: number): Solved {
    const links = this.#links;
    const pivot = this.pivot(part);
    const start = lowestBit(pivot);
    const most = this.#mostOf(part);
    const arm: number[] = [];
    const otherArm: number[] = [];
    let tried: Set<number> | undefined;
    let best = NONE;

    /** Whether these were tried before; from now on they are. */
    const isKnown = (used: number, end: number, begun: number): boolean => {
      tried ??= new Set();
      const { size } = tried;
      return tried.add((used * 32 + end) * 32 + begun).size === size;
    };
    const consider = (used: number): void => {
      if (countBits(used) < SHORTEST_CHAIN || this.#gaveUp) return;
      if (this.#tries > FEW_TRIES && isKnown(used, NOWHERE, NOWHERE)) return;
      const points = chainPoints(used, this.#doubling);
      const rest = part & ~used;
      if (!this.#mayBeat(rest, best.points - points)) return;
      const total = points + this.#points(rest);
      if (total > best.points) best = { points: total, chain: [...arm.toReversed(), start, ...otherArm] };
    };
    const grow = (steps: number[], end: number, used: number, allowed: number): void => {
      this.#tries++;
      if (this.#gaveUp) return;
      // Other ways through the same palaces to the same end lead to the same. How the first arm began matters until there is a second.
      if (this.#tries > FEW_TRIES && steps.length > 0 && isKnown(used, end, steps === arm ? arm[0] : NOWHERE)) return;
      for (let left = links[end] & part & ~used & allowed; left !== 0 && best.points < most; left &= left - 1) {
        const next = lowestBit(left);
        steps.push(next);
        grow(steps, next, used | (1 << next), -1);
        steps.pop();
      }
      if (best.points === most || steps.length === 0) return;
      // The second arm starts with a higher number than the first, or every chain would come twice.
      if (steps === arm) grow(otherArm, start, used, -2 << arm[0]);
      if (steps === otherArm || otherArm.length === 0) consider(used);
    };
    grow(arm, start, pivot, -1);
    if (!this.#gaveUp && this.#mayBeat(part & ~pivot, best.points)) {
      const without = this.#points(part & ~pivot);
      if (without > best.points) best = { points: without, chain: [] };
    }
    return best;
  }
}

const maskOf = (chain: Chain): number => chain.reduce((mask, palace) => mask | (1 << palace), 0);
