import { type Random, seeded } from '../../../kernel/index.ts';
import { colourProvinces } from './making/colouring.ts';
import { countSides, shareLand, spreadSpaces } from './making/ground.ts';
import { groupSpaces } from './making/grouping.ts';
import { traceOutlines } from './making/outlines.ts';
import { chooseRoads, findWays } from './making/paths.ts';
import { writeMap } from './making/writing.ts';
import type { MapDocument } from './map.ts';
import { findBorders } from './mapGeometry.ts';

export const FEWEST_PROVINCES = 7;
export const MOST_MADE_PROVINCES = 12;

/** How large a made map is. */
export interface MapSize {
  /** From 7 to 12. */
  readonly provinces?: number;
  /** The players that it is made for, from 2 to 5: more of them get more spaces. */
  readonly players?: number;
}

const MOST_MADE_SPACES = 56;
const GROUNDS = 100;
/** How often provinces are tried on one ground. */
const GROUPINGS = 40;
/** Two spaces are neighbours whose land touches along so many cells. */
const TOUCHING = 3;

/** A new map: the same seed and size give the same map on every machine. All sides can be played. */
export function makeMap(seed: number, { provinces = 9, players = 4 }: MapSize = {}): MapDocument {
  const random = seeded(seed);
  for (let ground = 0; ground < GROUNDS; ground++) {
    const map = settle(seed, provinces, countSpaces(provinces, players), random);
    if (map) return map;
  }
  throw new Error(`no map was found from seed ${seed}`);
}

/** As many spaces a province as on the built-in map, within what a document may have. */
const countSpaces = (provinces: number, players: number): number =>
  Math.min(MOST_MADE_SPACES, Math.floor((provinces * 50) / 9) + 2 * (players - 4));

/** Makes a ground, and provinces and roads on it, if there is a way. */
function settle(seed: number, provinces: number, count: number, random: Random): MapDocument | undefined {
  const spaces = spreadSpaces(count, random);
  const land = shareLand(spaces);
  const sides = countSides(land, count);
  const touch = (a: number, b: number): boolean => sides[a][b] >= TOUCHING;
  const ways = findWays(spaces, land, touch);
  for (let grouping = 0; grouping < GROUPINGS; grouping++) {
    const group = groupSpaces(spaces, touch, provinces, random);
    if (!group) continue;
    const regions = Int16Array.from(land, space => (space < 0 ? space : group[space]));
    const outlines = traceOutlines(regions, provinces);
    if (!outlines) continue;
    const isNear = findBorders(outlines);
    const fitting = ways.filter(({ ends: [a, b] }) => group[a] === group[b] || isNear(group[a], group[b]));
    const roads = chooseRoads(fitting, group, provinces, random);
    if (!roads) continue;
    const sizes = outlines.map((_, p) => group.filter(own => own === p).length);
    const colours = colourProvinces(sizes, isNear, random);
    if (!colours) continue;
    return writeMap({ seed, spaces, land, regions, group, outlines, roads, colours, isNear }, random);
  }
  return undefined;
}
