import { type Random, seeded, type Trial } from '../../../kernel/index.ts';
import { countSteps } from '../rules/roads.ts';
import { PALACE_COUNT, type Side } from '../vocabulary.ts';
import type { MapDocument } from './map.ts';
import { Findings } from './mapReasons.ts';
import { buildNetwork, countRings, type Network } from './mapRoads.ts';

// C20: roads are scored exactly, which can take long on roads made to be hard. So a map is tried out before it is played.

/** Roads beyond those that a tree needs. With no more than this even the hardest roads found are scored quickly. */
const EASY_RINGS = 10;
const PLACEMENTS = 2000;
/** Of one placement. */
const MOST_STEPS = 20_000;
/** Of all placements together, so that the trial ends soon too. Roads that don't cross, on a map like the built-in one, stay far below. */
const MOST_STEPS_IN_ALL = 2_500_000;
/** Finding a placement takes about as long as so many steps. */
const STEPS_A_PLACEMENT = 200;
const REMEMBERED = 100;

/** By the roads of a side: the limit that they pass, if they pass one. */
const known = new Map<string, Limit | undefined>();

/** So many placements together may take no more steps. */
interface Limit {
  readonly placements: number;
  readonly most: number;
}

/** Whether it takes a trial to tell. */
export const needsTrial = (map: MapDocument, side: Side): boolean => countRings(buildNetwork(map, side)) > EASY_RINGS;

/** C20: whether the roads of a side without errors can be scored in reasonable time; one of many placements is enough to refuse. */
export function* tryRoads(map: MapDocument, side: Side, at: string): Trial {
  const findings = new Findings(at);
  const network = buildNetwork(map, side);
  const key = JSON.stringify([...network].map(([id, ends]) => [id, ...ends]));
  const passed = known.has(key) ? known.get(key) : yield* findLimit(network);
  known.delete(key);
  known.set(key, passed);
  if (known.size > REMEMBERED) known.delete(known.keys().next().value!);
  if (passed) findings.error(`roads.${side}`, 'roads-hard', { side, ...passed });
  return findings.errors;
}

/** The limit that scoring these roads passes, if it passes one. */
function* findLimit(network: Network): Generator<undefined, Limit | undefined, undefined> {
  if (countRings(network) <= EASY_RINGS) return undefined;
  const ids = [...network.keys()];
  const roads = ids.map(id => Array.from(network.get(id)!, end => ids.indexOf(end)));
  const random = seeded(20);
  let steps = 0;
  let pauses = 0;
  for (let n = 0; n < PLACEMENTS; n++) {
    const own = place(roads, random, WAYS[n % WAYS.length]);
    const links = own.map(space => maskOf(roads[space].map(end => own.indexOf(end)).filter(i => i >= 0)));
    const forts = random.below(1 << own.length) & random.below(1 << own.length) & random.below(1 << own.length);
    const taken = countSteps(links, n % 2 === 0 ? 0 : forts, MOST_STEPS);
    steps += taken;
    if (n * STEPS_A_PLACEMENT + steps > pauses * MOST_STEPS) {
      pauses++;
      yield;
    }
    if (taken > MOST_STEPS) return { placements: 1, most: MOST_STEPS };
    if (steps > MOST_STEPS_IN_ALL) return { placements: PLACEMENTS, most: MOST_STEPS_IN_ALL };
  }
  return undefined;
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
