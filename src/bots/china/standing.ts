import {
  EMISSARIES_IN,
  EMISSARY,
  EMPEROR_OWNER,
  EMPEROR_POINTS,
  FORT,
  FREE_IN,
  HOLDER,
  OWNER_COUNT,
  PALACE,
  PALACES_IN,
  TAKEN,
} from '../../games/china/layout.ts';
import { rankPoints } from '../../games/china/rules/ranks.ts';
import { countOwners, type State } from '../../games/china/state.ts';
import { TILE_COLOUR_COUNT } from '../../games/china/vocabulary.ts';

const BONUS = 6;
const SHORTEST_CHAIN = 4;
const MOST_SPACES = 64;

/** Points of each seat if the game ended now, with roads only nearly exact. Refilled by `survey`; shared. */
export const points = new Int32Array(OWNER_COUNT);
/** By owner * 16 + size (up to 7) * 2: groups of palaces joined by roads; the odd ones can still grow. */
export const groups = new Uint8Array(OWNER_COUNT * 16);

/** By space: the number of the group that its palace belongs to. */
export const groupOf = new Uint8Array(MOST_SPACES);
/** By group: how many palaces its best chain has, about. */
export const chainOf = new Uint8Array(MOST_SPACES);
let groupCount = 0;

const seen = new Uint8Array(MOST_SPACES);
const stack = new Uint8Array(MOST_SPACES);
const ports = new Uint8Array(OWNER_COUNT);

export function survey(state: State): void {
  points.fill(0);
  addProvinces(state);
  addAlliances(state);
  addRoads(state);
  if (state.board.ports.length > 0) addPorts(state);
  if (state.options.bonusTiles) addBonus(state);
}

function addProvinces(state: State): void {
  const { cells, board, options } = state;
  const owners = countOwners(options);
  for (let province = 0; province < board.provinces; province++) {
    const at = PALACES_IN + province * OWNER_COUNT;
    let all = 0;
    for (let owner = 0; owner < owners; owner++) all += cells[at + owner];
    if (all === 0) continue;
    for (let owner = 0; owner < owners; owner++) {
      const gain = rankPoints(cells, at, owners, owner, all);
      if (gain === 0) continue;
      if (options.players > 2 || owner !== EMPEROR_OWNER) {
        points[owner] += options.fortifications && isDoubled(state, province, owner) ? 2 * gain : gain;
        continue;
      }
      const holder =
        cells[FREE_IN + province] === 0 ? cells[EMPEROR_POINTS + province] : cells[HOLDER + board.colour[province]];
      if (holder > 0) points[holder - 1] += gain;
    }
  }
}

export function isDoubled({ cells, board }: State, province: number, owner: number): boolean {
  const spaces = board.spacesOf[province];
  for (let n = 0; n < spaces.length; n++)
    if (cells[FORT + spaces[n]] === 1 && cells[PALACE + spaces[n]] === owner + 1) return true;
  return false;
}

function addAlliances(state: State): void {
  const { cells, board, options } = state;
  for (let n = 0; n < board.alliances.length; n++) {
    const alliance = board.alliances[n];
    const a = alliance[1];
    const b = alliance[2];
    if (cells[EMISSARIES_IN + a] === 0 || cells[EMISSARIES_IN + b] === 0) continue;
    for (let seat = 0; seat < options.players; seat++) points[seat] += scoreAlliance(state, a, b, seat);
  }
}

export function scoreAlliance(state: State, a: number, b: number, seat: number): number {
  if (!hasMost(state, a, seat) || !hasMost(state, b, seat)) return 0;
  return state.cells[EMISSARIES_IN + a] + state.cells[EMISSARIES_IN + b];
}

function hasMost({ cells, options }: State, province: number, seat: number): boolean {
  const at = EMISSARY + province * OWNER_COUNT;
  const own = cells[at + seat];
  if (own === 0) return false;
  for (let owner = 0; owner < countOwners(options); owner++) if (cells[at + owner] > own) return false;
  return true;
}

/** A branching group counts one palace less per branch: fast, and close to the best chain. */
function addRoads(state: State): void {
  const { cells, board, options } = state;
  groups.fill(0);
  groupCount = 0;
  seen.fill(0);
  for (let start = 0; start < board.spaces; start++) {
    const owner = cells[PALACE + start] - 1;
    if (owner < 0 || seen[start] || (options.players === 2 && owner === EMPEROR_OWNER)) continue;
    addGroup(state, start, owner);
  }
}

/** Visits the palaces of an owner that are connected to a space. */
function addGroup({ cells, board }: State, start: number, owner: number): void {
  let size = 0;
  let branches = 0;
  let doubled = 1;
  let free = false;
  let top = 0;
  stack[top++] = start;
  seen[start] = 1;
  while (top > 0) {
    const space = stack[--top];
    size++;
    groupOf[space] = groupCount;
    if (cells[FORT + space] === 1) doubled = 2;
    let joined = 0;
    const roads = board.roads[space];
    for (let n = 0; n < roads.length; n++) {
      const next = roads[n];
      const there = cells[PALACE + next];
      if (there === 0) free = true;
      if (there !== owner + 1) continue;
      joined++;
      if (seen[next]) continue;
      seen[next] = 1;
      stack[top++] = next;
    }
    if (joined > 2) branches += joined - 2;
  }
  const chain = size - branches;
  chainOf[groupCount++] = Math.max(1, chain);
  if (chain >= SHORTEST_CHAIN) points[owner] += chain * doubled;
  groups[owner * 16 + Math.min(7, chain < 1 ? 1 : chain) * 2 + (free ? 1 : 0)]++;
}

function addPorts({ cells, board, options }: State): void {
  ports.fill(0);
  let all = 0;
  for (let n = 0; n < board.ports.length; n++) {
    const owner = cells[PALACE + board.ports[n]] - 1;
    if (owner < 0) continue;
    ports[owner]++;
    all++;
  }
  for (let seat = 0; seat < options.players; seat++) points[seat] += rankPoints(ports, 0, options.players, seat, all);
}

function addBonus({ cells, options }: State): void {
  const owners = countOwners(options);
  for (let colour = 0; colour < TILE_COLOUR_COUNT; colour++) {
    let most = 1;
    for (let owner = 0; owner < owners; owner++)
      most = Math.max(most, cells[TAKEN + owner * TILE_COLOUR_COUNT + colour]);
    for (let seat = 0; seat < options.players; seat++)
      if (cells[TAKEN + seat * TILE_COLOUR_COUNT + colour] === most) points[seat] += BONUS;
  }
}
