import { countBits, lowestBit } from '../../../kernel/index.ts';

// C20, C23 for roads too entangled to be searched: every set of palaces is looked at once, so the time depends on their number
// alone. A player has 20 palaces: a million sets.

type Chain = readonly number[];

/**
 * For every set of palaces, and each state that its last chain can be in, the mask of the palaces where that chain can end, while
 * all others in the set are complete.
 */
type Ends = Int32Array;

// A chain is complete with four palaces and a wanted one. States count its palaces, up to four: first those without a wanted one.
const STATES = 8;
const WITHOUT = 0;
const WITH = 4;
const LONG = 3;
const COMPLETE = WITH + LONG;
const ALL_STATES = [...Array(STATES).keys()];

/** The chains, disjoint and each of at least four, that give the most points. `links` has for each palace the mask of its neighbours. */
export function bestChainsBySets(links: readonly number[], doubling: number): Chain[] {
  const all = 2 ** links.length - 1;
  const ends = findEnds(links, all);
  const most = countMost(ends, all);
  const doubledEnds = doubling === 0 ? undefined : findEnds(links, doubling);
  let doubled = 0;
  for (let set = 1, points = most[all]; doubledEnds && set <= all; set++) {
    if (doubledEnds[set * STATES + COMPLETE] === 0 || 2 * countBits(set) + most[all & ~set] <= points) continue;
    points = 2 * countBits(set) + most[all & ~set];
    doubled = set;
  }
  const rest = all & ~doubled;
  let plain = rest;
  while (plain !== 0 && (ends[plain * STATES + COMPLETE] === 0 || countBits(plain) < most[rest]))
    plain = (plain - 1) & rest;
  const chains = readChains(links, ends, all, plain);
  return doubledEnds ? [...readChains(links, doubledEnds, doubling, doubled), ...chains] : chains;
}

/** Adds every palace to every set without it. */
function findEnds(links: readonly number[], wanted: number): Ends {
  const ends = new Int32Array(2 ** links.length * STATES);
  for (let set = 1; set < 2 ** links.length; set++) {
    for (let left = set; left !== 0; left &= left - 1) {
      const palace = left & -left;
      addPalace(ends, set, palace, links[lowestBit(palace)], (wanted & palace) !== 0);
    }
  }
  return ends;
}

/** Adds a palace to a set: as the first of a new chain once the last one is complete, or as the next of the last one. */
function addPalace(ends: Ends, set: number, palace: number, near: number, isWanted: boolean): void {
  const before = (set & ~palace) * STATES;
  const after = set * STATES;
  const first = after + (isWanted ? WITH : WITHOUT);
  if (before === 0 || ends[before + COMPLETE] !== 0) ends[first] |= palace;
  if (ends[before] & near) ends[first + 1] |= palace;
  if (ends[before + 1] & near) ends[first + 2] |= palace;
  if ((ends[before + 2] | ends[before + LONG]) & near) ends[first + LONG] |= palace;
  if (ends[before + WITH] & near) ends[after + WITH + 1] |= palace;
  if (ends[before + WITH + 1] & near) ends[after + WITH + 2] |= palace;
  if ((ends[before + WITH + 2] | ends[before + COMPLETE]) & near) ends[after + COMPLETE] |= palace;
}

/** The state of a chain with one more palace. */
const stateAfter = (state: number, isWanted: boolean): number =>
  Math.min((state & LONG) + 1, LONG) + (isWanted ? WITH : state & WITH);

/** Of every set of palaces, how many complete chains can cover at most. */
function countMost(ends: Ends, all: number): Uint8Array {
  const most = new Uint8Array(all + 1);
  for (let set = 1; set <= all; set++) if (ends[set * STATES + COMPLETE] !== 0) most[set] = countBits(set);
  for (let palace = 1; palace <= all; palace <<= 1) {
    for (let set = 1; set <= all; set++) {
      if (set & palace && most[set & ~palace] > most[set]) most[set] = most[set & ~palace];
    }
  }
  return most;
}

/** The chains that cover a set, found by going back the way that led to it. */
function readChains(links: readonly number[], ends: Ends, wanted: number, set: number): Chain[] {
  const chains: Chain[] = [];
  for (let left = set; left !== 0; ) {
    const chain: number[] = [];
    let near = -1;
    for (let state: number | undefined = COMPLETE; state !== undefined; ) {
      const after: number = state;
      const palace = lowestBit(ends[left * STATES + after] & near);
      const isWanted = ((wanted >> palace) & 1) !== 0;
      chain.push(palace);
      left &= ~(1 << palace);
      near = links[palace];
      state = ALL_STATES.findLast(
        before => stateAfter(before, isWanted) === after && (ends[left * STATES + before] & near) !== 0,
      );
    }
    chains.push(chain);
  }
  return chains;
}
