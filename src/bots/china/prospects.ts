// What every seat can expect to have in the end, part by part: tables say by how much provinces, alliances and roads that
// look like this still grow, on any map. For more than two players, beside the network.
import {
  EMISSARIES_IN,
  EMISSARIES_LEFT,
  EMISSARY,
  EXHAUSTIONS,
  FREE_IN,
  LARGEST,
  OWNER_COUNT,
  PALACE,
  PALACES_IN,
  PALACES_LEFT,
  PILE_SIZE,
  TURN,
} from '../../games/china/layout.ts';
import { handAt, type State } from '../../games/china/state.ts';
import { COLOUR_COUNT } from '../../games/china/vocabulary.ts';
import type { Seat } from '../../kernel/index.ts';
import { squash } from '../evaluation/model.ts';
import { chainOf, groupOf, points, survey } from './standing.ts';

/** Expected gains, by what something looks like, in parts of a point. */
export interface Tables {
  readonly provinces: Int16Array;
  readonly alliances: Int16Array;
  readonly roads: Int16Array;
  /** The worth of what `readRest` counts. */
  readonly rest: Int16Array;
}

/** How many parts a point has. */
export const UNIT = 64;
const STAGES = 4;
export const SIZES = {
  provinces: 6 * 6 * 4 * 6 * STAGES,
  alliances: 120 * 4 * STAGES,
  roads: 10 * 3 * 5 * STAGES,
  rest: 16,
} as const;
/** Cells that differ in the stage alone are next to each other. */
export const CELLS_ALIKE = STAGES;

const SHORTEST_CHAIN = 4;
const MOST_PROVINCES = 16;
const MANY_CARDS = 15;
/** The lead in points that counts as half of the largest possible one. */
const SCALE = 16;

/** How far the game is, by the cards still to come. */
export function stageOf({ cells }: State): number {
  return (cells[EXHAUSTIONS] === 0 ? 0 : 2) + (cells[PILE_SIZE] > MANY_CARDS ? 0 : 1);
}

/** The cell of a province for a seat: its palaces, the two highest numbers of others, free spaces. */
export function provinceCell({ cells, options }: State, province: number, seat: Seat, stage: number): number {
  const at = PALACES_IN + province * OWNER_COUNT;
  let best = 0;
  let second = 0;
  for (let other = 0; other < options.players; other++) {
    if (other === seat) continue;
    const count = cells[at + other];
    if (count > best) {
      second = best;
      best = count;
    } else if (count > second) second = count;
  }
  const counts = (Math.min(5, cells[at + seat]) * 6 + Math.min(5, best)) * 4 + Math.min(3, second);
  return (counts * 6 + Math.min(5, cells[FREE_IN + province])) * STAGES + stage;
}

/** By province and seat: its standing by emissaries, and whether more can come. Refilled by `rankEmissaries`; shared. */
const standings = new Uint8Array(OWNER_COUNT * MOST_PROVINCES);

export function rankEmissaries(state: State): void {
  const { cells, board, options } = state;
  for (let province = 0; province < board.provinces; province++) {
    const at = EMISSARY + province * OWNER_COUNT;
    let best = 0;
    let second = 0;
    for (let seat = 0; seat < options.players; seat++) {
      const count = cells[at + seat];
      if (count > best) {
        second = best;
        best = count;
      } else if (count > second) second = count;
    }
    const room = emissaryRoom(state, province);
    for (let seat = 0; seat < options.players; seat++) {
      const own = cells[at + seat];
      standings[province * OWNER_COUNT + seat] = compare(own, own === best ? second : best) * 3 + room;
    }
  }
}

/** 0 no emissary can come, 1 some can, 2 even more once there are more palaces. */
function emissaryRoom({ cells }: State, province: number): number {
  if (cells[FREE_IN + province] > 0) return 2;
  return cells[LARGEST + province] > cells[EMISSARIES_IN + province] ? 1 : 0;
}

/** 0 nobody has any, 1 only others do, 2 behind, 3 level, 4 ahead. */
const compare = (own: number, most: number): number =>
  own === 0 ? (most === 0 ? 0 : 1) : own < most ? 2 : own === most ? 3 : 4;

/** The cell of an alliance for a seat: its standing at both ends, and how many emissaries there are. */
export function allianceCell({ cells }: State, a: number, b: number, seat: Seat, stage: number): number {
  const one = standings[a * OWNER_COUNT + seat];
  const two = standings[b * OWNER_COUNT + seat];
  const high = Math.max(one, two);
  const there = (Math.min(6, cells[EMISSARIES_IN + a] + cells[EMISSARIES_IN + b]) + 1) >> 1;
  return (((high * (high + 1)) / 2 + Math.min(one, two)) * 4 + there) * STAGES + stage;
}

/** By seat: the most that one more palace adds to its chains, where it can, and the longest chain that can grow. */
const gains = new Uint8Array(OWNER_COUNT);
const openings = new Uint8Array(OWNER_COUNT);
const longest = new Uint8Array(OWNER_COUNT);

const scoreChain = (length: number): number => (length >= SHORTEST_CHAIN ? length : 0);

export function surveyRoads(state: State): void {
  const { cells, board, options } = state;
  gains.fill(0);
  openings.fill(0);
  longest.fill(0);
  for (let space = 0; space < board.spaces; space++)
    if (cells[PALACE + space] === 0) for (let seat = 0; seat < options.players; seat++) surveySpace(state, space, seat);
}

/** What a palace on a free space would join for a seat. */
function surveySpace({ cells, board }: State, space: number, seat: Seat): void {
  const roads = board.roads[space];
  let joined = 1;
  let had = 0;
  let last = -1;
  for (let n = 0; n < roads.length; n++) {
    if (cells[PALACE + roads[n]] !== seat + 1) continue;
    const group = groupOf[roads[n]];
    if (group === last) continue;
    last = group;
    const chain = chainOf[group];
    joined += chain;
    had += scoreChain(chain);
    if (chain > longest[seat]) longest[seat] = chain;
  }
  const gain = scoreChain(joined) - had;
  if (gain >= SHORTEST_CHAIN) openings[seat]++;
  if (gain > gains[seat]) gains[seat] = gain;
}

export const roadCell = (seat: Seat, stage: number): number =>
  ((Math.min(9, gains[seat]) * 3 + Math.min(2, openings[seat])) * 5 + Math.min(4, longest[seat])) * STAGES + stage;

/** What else counts for the seat that judges: when its turn comes, pieces left, and what its cards can place. */
export const rest = new Int16Array(SIZES.rest);

export function readRest(state: State, seat: Seat, stage: number): void {
  const { cells, board, options } = state;
  rest.fill(0);
  rest[0] = 1;
  const turn = (cells[TURN] - seat + options.players) % options.players;
  if (turn < 4) rest[1 + turn] = 1;
  rest[5] = cells[PALACES_LEFT + seat];
  rest[6] = cells[EMISSARIES_LEFT + seat];
  let pairs = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) if (cells[handAt(seat) + colour] > 1) pairs++;
  let most = 0;
  let places = 0;
  for (let province = 0; province < board.provinces; province++) {
    const pieces = countPlaceable(state, seat, province, pairs);
    if (pieces > most) places = 0;
    most = Math.max(most, pieces);
    if (pieces > 0 && pieces === most) places++;
  }
  const at = stage === STAGES - 1 ? 11 : 7;
  rest[at] = most === 2 ? 1 : 0;
  rest[at + 1] = most === 1 ? 1 : 0;
  rest[at + 2] = Math.min(4, places);
}

/** How many pieces the cards of a seat can place in a province in one turn, about. */
function countPlaceable({ cells, board }: State, seat: Seat, province: number, pairs: number): number {
  const room = cells[FREE_IN + province] + Math.max(0, cells[LARGEST + province] - cells[EMISSARIES_IN + province]);
  const cards = cells[handAt(seat) + board.colour[province]];
  return Math.min(2, room, cards > 1 ? 2 : cards + pairs);
}

/** What each seat can expect to have in the end, in parts of a point. Refilled by `judge`; shared. */
const expected = new Int32Array(OWNER_COUNT);

/** The value of a position to a seat, between -1 and 1, by its lead over the best and over the mean of the others. */
export function judge(state: State, seat: Seat, tables: Tables): number {
  const { players } = state.options;
  foretell(state, seat, tables);
  let best = -Infinity;
  let all = 0;
  for (let other = 0; other < players; other++) {
    if (other === seat) continue;
    all += expected[other];
    best = Math.max(best, expected[other]);
  }
  const others = (5 * best + (3 * all) / (players - 1)) / 8;
  return squash((expected[seat] - others) / UNIT / SCALE);
}

function foretell(state: State, seat: Seat, tables: Tables): void {
  const { board, options } = state;
  const stage = stageOf(state);
  survey(state);
  rankEmissaries(state);
  surveyRoads(state);
  readRest(state, seat, stage);
  for (let who = 0; who < options.players; who++) {
    let sum = points[who] * UNIT + tables.roads[roadCell(who, stage)];
    for (let province = 0; province < board.provinces; province++)
      sum += tables.provinces[provinceCell(state, province, who, stage)];
    for (let n = 0; n < board.alliances.length; n++) {
      const alliance = board.alliances[n];
      sum += tables.alliances[allianceCell(state, alliance[1], alliance[2], who, stage)];
    }
    expected[who] = sum;
  }
  for (let n = 0; n < SIZES.rest; n++) expected[seat] += rest[n] * tables.rest[n];
}
