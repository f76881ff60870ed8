import {
  BLOCKERS,
  CLAIMS,
  COLOUR_OF,
  GROWING,
  IN_STOCK,
  LEFT,
  MERCHANT,
  NEUTRAL,
  NONE,
  OWNED,
  OWNERS,
  PALACE_TILES,
  PALACES,
  PHASE,
  PLAYING,
  ROOF_OF,
  ROOM,
  SEAT,
  SIZE,
  STABLE,
  START_COUNT,
  STOCK_SIZE,
  STOCKS,
  TEA,
  TOWER_TILES,
  UNROOFED,
  WALL,
  WALL_ROOM,
} from '../../games/medina/layout.ts';
import type { State } from '../../games/medina/state.ts';
import { COLOUR_COUNT } from '../../games/medina/vocabulary.ts';
import type { Seat } from '../../kernel/index.ts';
import type { Inputs } from '../evaluation/model.ts';
import { standing, survey, valueClaim } from './standing.ts';

let end = 0;
const room = (size: number): number => {
  const start = end;
  end += size;
  return start;
};

const SLOTS = 4;
const LEAD = room(1);
const RULES = room(3);
const PLAYERS = room(3);
/** Whose turn it is, relative to the seat, and how many pieces are left in it. */
const ACTOR = room(SLOTS);
const PIECES = room(2);
const PROGRESS = room(4);
/** By slot: the seat itself, then the others in turn order. */
const SLOT = 22;
const BY_SLOT = room(SLOTS * SLOT);
/** By colour. */
const COLOUR = 16;
const BY_COLOUR = room(COLOUR_COUNT * COLOUR);
export const INPUTS = end;

/** By slot and colour: the best claim, and by slot the best and second best of all colours. */
const claims = new Int32Array(SLOTS * COLOUR_COUNT);

export function read(state: State, seat: Seat, into: Inputs): void {
  const { bytes, setup } = state;
  const { players, options } = setup;
  survey(state);
  const { points } = standing;
  let rival = 0;
  for (let other = 0; other < players; other++) if (other !== seat) rival = Math.max(rival, points[other]);
  into.add(LEAD, (points[seat] - rival) / 10);
  into.add(RULES + (options.rules === 'first' ? 0 : options.rules === 'duel' ? 1 : 2), 1);
  into.add(PLAYERS + players - 2, 1);
  const playing = bytes[PHASE] === PLAYING;
  const actor = playing ? (bytes[SEAT] - seat + players) % players : 0;
  into.add(ACTOR + actor, 1);
  into.add(PIECES, bytes[LEFT] / 2);
  if (actor === 0) into.add(PIECES + 1, bytes[LEFT] / 2);

  let stock = 0;
  for (let other = 0; other < players; other++)
    for (let piece = 0; piece < TEA; piece++) stock += bytes[STOCKS + other * STOCK_SIZE + piece];
  into.add(PROGRESS, stock / 30 / players);
  into.add(PROGRESS + 1, bytes[START_COUNT] / 100);
  into.add(PROGRESS + 2, bytes[WALL_ROOM] / 40);
  into.add(PROGRESS + 3, options.tea ? Math.min(3, bytes[CLAIMS]) / 3 : 1);

  findClaims(state, seat);
  for (let slot = 0; slot < players; slot++) addSlot(state, seat, slot, actor === slot, into);
  for (let colour = 0; colour < COLOUR_COUNT; colour++) addColour(state, seat, colour, into);
}

/** The largest claim of each seat in each colour that it does not own. */
function findClaims(state: State, seat: Seat): void {
  const { bytes, setup } = state;
  claims.fill(0);
  for (let palace = 0; palace < bytes[PALACES]; palace++) {
    if (bytes[ROOF_OF + palace] !== NONE) continue;
    const colour = bytes[COLOUR_OF + palace];
    for (let slot = 0; slot < setup.players; slot++) {
      const who = (seat + slot) % setup.players;
      if (bytes[OWNED + who * COLOUR_COUNT + colour] !== NONE) continue;
      const gain = valueClaim(state, who, palace);
      if (gain > claims[slot * COLOUR_COUNT + colour]) claims[slot * COLOUR_COUNT + colour] = gain;
    }
  }
}

function addSlot(state: State, seat: Seat, slot: number, acts: boolean, into: Inputs): void {
  const { bytes, setup } = state;
  const who = (seat + slot) % setup.players;
  const at = BY_SLOT + slot * SLOT;
  const stock = STOCKS + who * STOCK_SIZE;
  let buildings = 0;
  let owned = 0;
  let roomy = 0;
  let near = 0;
  let tiles = 0;
  let blockers = 0;
  let best = 0;
  let second = 0;
  let sum = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    buildings += bytes[stock + colour];
    const palace = bytes[OWNED + who * COLOUR_COUNT + colour];
    if (palace !== NONE) {
      owned++;
      roomy += bytes[ROOM + palace];
      near += standing.merchantsNear[palace];
    }
    if (bytes[PALACE_TILES + colour] === who) tiles += colour + 1;
    if (bytes[TOWER_TILES + colour] === who) tiles += colour + 1;
    if (setup.duel && bytes[BLOCKERS + who * COLOUR_COUNT + colour] === IN_STOCK) blockers++;
    const claim = claims[slot * COLOUR_COUNT + colour];
    sum += claim;
    if (claim > best) {
      second = best;
      best = claim;
    } else if (claim > second) second = claim;
  }
  into.add(at, standing.points[who] / 20);
  into.add(at + 1 + owned, 1);
  into.add(at + 6, buildings / 10);
  into.add(at + 7, bytes[stock + STABLE] / 3);
  into.add(at + 8, bytes[stock + MERCHANT] / 6);
  into.add(at + 9, bytes[stock + WALL] / 8);
  into.add(at + 10, bytes[stock + NEUTRAL] / 2);
  into.add(at + 11, bytes[stock + TEA] / 3);
  into.add(at + 12, roomy / 10);
  into.add(at + 13, (Math.min(roomy, bytes[stock + STABLE]) + owned) / 6);
  into.add(at + 14, near / 3);
  into.add(at + 15, tiles / 8);
  into.add(at + 16, blockers / 4);
  into.add(at + 17, best / 10);
  into.add(at + 18, second / 10);
  into.add(at + 19, sum / 20);
  if (acts) {
    into.add(at + 20, best / 10);
    if (bytes[LEFT] > 1) into.add(at + 21, second / 10);
  }
}

function addColour(state: State, seat: Seat, colour: number, into: Inputs): void {
  const { bytes, setup } = state;
  const at = BY_COLOUR + colour * COLOUR;
  const palace = bytes[OWNED + seat * COLOUR_COUNT + colour];
  const mine = palace !== NONE;
  let left = 0;
  for (let other = 0; other < setup.players; other++)
    if (other !== seat) left += bytes[STOCKS + other * STOCK_SIZE + colour];
  const own = bytes[STOCKS + seat * STOCK_SIZE + colour];
  const others = bytes[OWNERS + colour] - (mine ? 1 : 0);
  const growing = bytes[GROWING + colour];
  let worthOfOthers = 0;
  for (let other = 0; other < setup.players; other++) {
    const theirs = bytes[OWNED + other * COLOUR_COUNT + colour];
    if (other !== seat && theirs !== NONE) worthOfOthers += standing.worth[theirs];
  }
  const base = mine ? at : at + 7;
  into.add(base, 1);
  into.add(base + 1, (left + own) / 10);
  into.add(base + 2, growing === NONE ? 0 : standing.worth[growing] / 8);
  into.add(base + 3, growing === NONE ? 0 : bytes[ROOM + growing] / 8);
  into.add(base + 4, others / 2);
  into.add(base + 5, worthOfOthers / 15);
  into.add(base + 6, bytes[UNROOFED + colour] / 2);
  if (mine) {
    into.add(at + 14, bytes[SIZE + palace] / 6);
    into.add(at + 15, bytes[PALACE_TILES + colour] === seat ? 1 : 0);
  }
}
