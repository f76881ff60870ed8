import { EMISSARIES_IN, EMISSARY, FREE_IN, LARGEST, OWNER_COUNT, PALACES_IN } from '../../games/china/layout.ts';
import { countOwners, type State } from '../../games/china/state.ts';
import type { Seat } from '../../kernel/index.ts';
import type { Character } from '../bot.ts';
import { groups, points, survey } from './standing.ts';

const LONGEST = 7;

/** The most that another owner has. */
function mostOfOthers({ cells, options }: State, at: number, seat: Seat): number {
  let most = 0;
  for (let owner = 0; owner < countOwners(options); owner++)
    if (owner !== seat) most = Math.max(most, cells[at + owner]);
  return most;
}

/** What chains that can still grow promise: long ones more than short ones. Uses the last `survey`. */
export function promiseOfRoads(seat: Seat): number {
  let sum = 0;
  for (let size = 2; size <= LONGEST; size++) sum += groups[seat * 16 + size * 2 + 1] * size * size;
  return sum / 4;
}

/** 2 ahead by emissaries in a province, 1 able to be, 0 neither. */
function standIn(state: State, province: number, seat: Seat): number {
  const { cells } = state;
  const at = EMISSARY + province * OWNER_COUNT;
  const most = mostOfOthers(state, at, seat);
  if (cells[at + seat] > 0 && cells[at + seat] >= most) return 2;
  const room = cells[LARGEST + province] - cells[EMISSARIES_IN + province];
  return cells[at + seat] + Math.max(0, room) > most ? 1 : 0;
}

/** What alliances promise where a seat is strong at both ends, or can be. */
export function promiseOfAlliances(state: State, seat: Seat): number {
  const { cells, board } = state;
  let sum = 0;
  for (const [, a, b] of board.alliances) {
    const there = cells[EMISSARIES_IN + a] + cells[EMISSARIES_IN + b];
    sum += standIn(state, a, seat) * standIn(state, b, seat) * (1 + there);
  }
  return sum / 4;
}

/** How far a seat is ahead in provinces, where it matters. */
export function promiseOfProvinces(state: State, seat: Seat): number {
  const { cells, board } = state;
  let sum = 0;
  for (let province = 0; province < board.provinces; province++) {
    const at = PALACES_IN + province * OWNER_COUNT;
    const ahead = cells[at + seat] - mostOfOthers(state, at, seat);
    if (ahead > 0) sum += Math.min(ahead, cells[FREE_IN + province] + 1);
  }
  return sum;
}

/** What all others have and can hope for together. */
export function measureOthers(state: State, seat: Seat): number {
  survey(state);
  let sum = 0;
  for (let other = 0; other < state.options.players; other++)
    if (other !== seat) sum += points[other] + promiseOfRoads(other) + promiseOfAlliances(state, other);
  return sum;
}

export function like(state: State, seat: Seat, character: Character): number {
  if (character === 'raider') return -2 * measureOthers(state, seat);
  survey(state);
  return 2 * promiseOfProvinces(state, seat) + promiseOfRoads(seat);
}
