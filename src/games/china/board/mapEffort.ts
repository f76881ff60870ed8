import { type Problem, type Random, seeded } from '../../../kernel/index.ts';
import { countSteps } from '../rules/roads.ts';
import { PALACE_COUNT, type Side } from '../vocabulary.ts';
import type { MapDocument } from './map.ts';
import { Findings } from './mapReasons.ts';
import { buildNetwork } from './mapRoads.ts';

// C20: roads are scored exactly, which can take long on roads made to be hard. So a map is tried out before it is played.

/** Roads beyond those that a tree needs. With no more than this even the hardest roads found are scored quickly. */
const EASY_RINGS = 10;
const PLACEMENTS = 2000;
/** Of one placement. */
const MOST_STEPS = 20_000;
/** Of all placements together, so that the trial ends soon too. */
const MOST_STEPS_IN_ALL = 1_500_000;
const REMEMBERED = 100;

/** By the roads of a side: whether they can be played. */
const known = new Map<string, boolean>();

/** C20: whether the roads of a side without errors can be scored in reasonable time; one of many placements is enough to refuse. */
export function findEffortProblems(map: MapDocument, side: Side, at: string): readonly Problem[] {
  const findings = new Findings(at);
  const key = JSON.stringify([side, map.roads[side], map.spaces.length]);
  const fits = known.get(key) ?? isScoredSoon(map, side);
  if (known.size >= REMEMBERED) known.clear();
  known.set(key, fits);
  if (!fits) findings.error(`roads.${side}`, 'roads-hard', { side, most: MOST_STEPS });
  return findings.errors;
}

function isScoredSoon(map: MapDocument, side: Side): boolean {
  const network = buildNetwork(map, side);
  const ids = [...network.keys()];
  const roads = ids.map(id => Array.from(network.get(id)!, end => ids.indexOf(end)));
  if (roads.reduce((sum, ends) => sum + ends.length, 0) / 2 - ids.length + 1 <= EASY_RINGS) return true;
  const random = seeded(20);
  let steps = 0;
  for (let n = 0; n < PLACEMENTS; n++) {
    const own = place(roads, random, WAYS[n % WAYS.length]);
    const links = own.map(space => maskOf(roads[space].map(end => own.indexOf(end)).filter(i => i >= 0)));
    const forts = random.below(1 << own.length) & random.below(1 << own.length) & random.below(1 << own.length);
    const taken = countSteps(links, n % 2 === 0 ? 0 : forts, MOST_STEPS);
    steps += taken;
    if (taken > MOST_STEPS || steps > MOST_STEPS_IN_ALL) return false;
  }
  return true;
}

const maskOf = (bits: readonly number[]): number => bits.reduce((mask, bit) => mask | (1 << bit), 0);

type Roads = readonly (readonly number[])[];

/** Three ways to place a player's palaces, by what a space is worth that has so many roads to them: anywhere, hanging together, and densely. */
const WAYS: readonly ((near: number) => number)[] = [() => 0, near => Math.min(near, 1), near => near];

/** Places palaces one by one, always on one of the spaces that are worth most. */
function place(roads: Roads, random: Random, worth: (near: number) => number): number[] {
  const own: number[] = [];
  const taken = new Uint8Array(roads.length);
  const near = new Uint8Array(roads.length);
  const best: number[] = [];
  while (own.length < Math.min(PALACE_COUNT, roads.length)) {
    let most = -1;
    for (let space = 0; space < roads.length; space++) {
      const value = taken[space] === 1 ? -1 : worth(near[space]);
      if (value < most || value < 0) continue;
      if (value > most) best.length = 0;
      most = value;
      best.push(space);
    }
    const next = best[random.below(best.length)];
    taken[next] = 1;
    for (const end of roads[next]) near[end]++;
    own.push(next);
  }
  return own;
}
