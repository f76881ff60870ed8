import {
  ACT,
  DEAL_ROW,
  EMISSARIES_IN,
  EMISSARIES_LEFT,
  EMISSARY,
  EMPEROR,
  EMPEROR_HAND,
  EMPEROR_OWNER,
  EXHAUSTIONS,
  FORTS_LEFT,
  FREE_IN,
  HAND_SIZE,
  HOLDER,
  KEPT,
  LARGEST,
  OWNER_COUNT,
  PALACES_IN,
  PALACES_LEFT,
  PHASE,
  PILE_SIZE,
  PLACED,
  PLAYED,
  ROW_AT,
  SPECIALS_LEFT,
  TAKEN,
  TURN,
} from '../../games/china/layout.ts';
import { countOwners, handAt, knownAt, type State } from '../../games/china/state.ts';
import { COLOUR_COUNT, ROW, TILE_COLOUR_COUNT } from '../../games/china/vocabulary.ts';
import type { Seat } from '../../kernel/index.ts';
import type { Inputs } from '../evaluation/model.ts';
import { groups, points, survey } from './standing.ts';

let end = 0;
const room = (size: number): number => {
  const start = end;
  end += size;
  return start;
};

const SLOTS = 5;
const LEAD = room(1);
const PLAYERS = room(4);
const OPTIONS = room(4);
/** Whose turn it is, relative to the seat, and how far its own turn is. */
const ACTOR = room(SLOTS);
const PHASES = room(4);
const EXHAUSTED = room(3);
const PROGRESS = room(3);
/** By province: own palaces, the most of another, free spaces. */
const PALACES = room(5 * 5 * 5);
/** By province: own emissaries, the most of another, places left. */
const EMISSARIES = room(4 * 4 * 3);
/** By alliance: the seat's standing in both provinces, and the number of emissaries there. */
const ALLIANCES = room(5 * 5 * 4);
/** The same for the strongest other seat. */
const RIVALS = room(5 * 5 * 4);
const ROADS = room(16);
const ROADS_OF_OTHERS = room(16);
/** By slot: points, palaces, emissaries and cards left. */
const SLOT = 5;
const BY_SLOT = room(SLOTS * SLOT);
/** By colour of card: how many the seat has, and how many open provinces take it. */
const CARDS = room(4 * 3);
const HAND_SHAPE = room(4);
const ROW_CARDS = room(2);
const KNOWN_CARDS = room(2);
/** By colour: cards kept, who has the influence, and what it is worth. */
const INFLUENCE = room(3 * 3 * 3);
const EMPERORS = room(4 * 3);
const EMPEROR_CARDS = room(3);
const SPECIAL = room(6);
const TILES = room(2);
export const INPUTS = end;

/** A seat's standing by emissaries in a province: 0 nobody has any, 1 only others do, 2 behind, 3 level, 4 ahead. */
const mine = new Uint8Array(16);
const theirs = new Uint8Array(16);
/** By colour: provinces with a free space. */
const openOf = new Uint8Array(COLOUR_COUNT);

export function read(state: State, seat: Seat, into: Inputs): void {
  const { cells, board, options } = state;
  const { players } = options;
  survey(state);
  const rival = findRival(seat, players);
  into.add(LEAD, (points[seat] - points[rival]) / 10);
  into.add(PLAYERS + players - 2, 1);
  into.add(OPTIONS, options.fortifications ? 1 : 0);
  into.add(OPTIONS + 1, options.bonusTiles ? 1 : 0);
  into.add(OPTIONS + 2, options.influence ? 1 : 0);
  into.add(OPTIONS + 3, board.side === '34' ? 0 : 1);
  addPhase(state, seat, into);
  let free = 0;
  openOf.fill(0);
  for (let province = 0; province < board.provinces; province++) {
    const open = cells[FREE_IN + province];
    free += open;
    if (open > 0) openOf[board.colour[province]]++;
    addProvince(state, seat, rival, province, into);
  }
  into.add(PROGRESS + 2, free / 50);
  addAlliances(state, into);
  addRoads(seat, players, into);
  addSlots(state, seat, into);
  addCards(state, seat, into);
  if (players === 2) addEmperor(state, seat, into);
  if (options.bonusTiles) {
    let own = 0;
    for (let colour = 0; colour < TILE_COLOUR_COUNT; colour++) own += cells[TAKEN + seat * TILE_COLOUR_COUNT + colour];
    into.add(TILES, own / 4);
  }
}

/** Who has the most points of all others. */
function findRival(seat: Seat, players: number): Seat {
  let rival = -1;
  for (let other = 0; other < players; other++)
    if (other !== seat && (rival < 0 || points[other] > points[rival])) rival = other;
  return rival;
}

function addProvince(state: State, seat: Seat, rival: Seat, province: number, into: Inputs): void {
  const { cells, options } = state;
  const owners = countOwners(options);
  const palaces = PALACES_IN + province * OWNER_COUNT;
  const emissaries = EMISSARY + province * OWNER_COUNT;
  const most = mostOfOthers(cells, palaces, owners, seat);
  const mostEmissaries = mostOfOthers(cells, emissaries, owners, seat);
  const open = cells[FREE_IN + province];
  into.add(PALACES + (Math.min(4, cells[palaces + seat]) * 5 + Math.min(4, most)) * 5 + Math.min(4, open), 0.5);
  const left = Math.min(2, cells[LARGEST + province] - cells[EMISSARIES_IN + province]);
  const own = cells[emissaries + seat];
  into.add(EMISSARIES + (Math.min(3, own) * 4 + Math.min(3, mostEmissaries)) * 3 + left, 0.5);
  mine[province] = compareStanding(own, mostEmissaries);
  const against = mostOfOthers(cells, emissaries, owners, rival);
  theirs[province] = compareStanding(cells[emissaries + rival], against);
  if (options.players === 2 && options.influence && open > 0) addInfluence(state, seat, province, into);
}

function mostOfOthers(cells: State['cells'], at: number, owners: number, seat: Seat): number {
  let most = 0;
  for (let owner = 0; owner < owners; owner++) if (owner !== seat && cells[at + owner] > most) most = cells[at + owner];
  return most;
}

/** Two players: the Emperor's palaces in a province, and who would get his points. */
function addInfluence({ cells, board }: State, seat: Seat, province: number, into: Inputs): void {
  const whose = whoseInfluence(cells[HOLDER + board.colour[province]], seat);
  into.add(EMPERORS + Math.min(3, cells[PALACES_IN + province * OWNER_COUNT + EMPEROR_OWNER]) * 3 + whose, 1);
}

/** 0 nobody's, 1 the seat's own, 2 another's. */
function whoseInfluence(holder: number, seat: Seat): number {
  if (holder === 0) return 0;
  return holder - 1 === seat ? 1 : 2;
}

function addAlliances({ cells, board }: State, into: Inputs): void {
  for (let n = 0; n < board.alliances.length; n++) {
    const alliance = board.alliances[n];
    const a = alliance[1];
    const b = alliance[2];
    const there = (Math.min(6, cells[EMISSARIES_IN + a] + cells[EMISSARIES_IN + b]) + 1) >> 1;
    into.add(ALLIANCES + numberPair(mine[a], mine[b]) * 4 + there, 0.3);
    into.add(RIVALS + numberPair(theirs[a], theirs[b]) * 4 + there, 0.3);
  }
}

function addRoads(seat: Seat, players: number, into: Inputs): void {
  for (let kind = 2; kind < 16; kind++) {
    into.add(ROADS + kind, groups[seat * 16 + kind] / 2);
    for (let other = 0; other < players; other++) {
      const theirs = groups[other * 16 + kind];
      if (theirs !== 0 && other !== seat) into.add(ROADS_OF_OTHERS + kind, theirs / 2 / (players - 1));
    }
  }
}

function addSlots({ cells, options }: State, seat: Seat, into: Inputs): void {
  const { players } = options;
  for (let slot = 0; slot < players; slot++) {
    const who = (seat + slot) % players;
    const at = BY_SLOT + slot * SLOT;
    into.add(at, points[who] / 30);
    into.add(at + 1, cells[PALACES_LEFT + who] / 20);
    into.add(at + 2, cells[EMISSARIES_LEFT + who] / 8);
    into.add(at + 3, cells[HAND_SIZE + who] / 3);
    into.add(at + 4, cells[FORTS_LEFT + who]);
  }
}

const compareStanding = (own: number, most: number): number =>
  own === 0 ? (most === 0 ? 0 : 1) : own < most ? 2 : own === most ? 3 : 4;

const numberPair = (a: number, b: number): number => (a < b ? a * 5 + b : b * 5 + a);

function addPhase({ cells, options }: State, seat: Seat, into: Inputs): void {
  const { players } = options;
  into.add(ACTOR + ((cells[TURN] - seat + players) % players), 1);
  const phase = cells[PHASE];
  const own = cells[TURN] === seat ? 0 : 2;
  if (phase === ACT && cells[PLACED] === 0) into.add(PHASES + own, 1);
  else if (phase === DEAL_ROW || phase === EMPEROR) into.add(PHASES + own + 1, 1);
  into.add(EXHAUSTED + cells[EXHAUSTIONS], 1);
  into.add(PROGRESS, cells[PILE_SIZE] / 40);
  into.add(PROGRESS + 1, cells[EXHAUSTIONS] === 0 ? (cells[PILE_SIZE] + 30) / 40 : cells[PILE_SIZE] / 40);
}

function addCards({ cells, options }: State, seat: Seat, into: Inputs): void {
  let pairs = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    const count = cells[handAt(seat) + colour];
    const open = openOf[colour];
    into.add(CARDS + Math.min(3, count) * 3 + Math.min(2, open), 0.5);
    if (count > 1) pairs++;
    if (count > 2) into.add(HAND_SHAPE + 1, 1);
    if (count > 0 && open > 0) into.add(HAND_SHAPE + 2, count / 3);
    for (let other = 0; other < options.players; other++) {
      const known = cells[knownAt(other) + colour];
      if (known !== 0 && other !== seat) into.add(KNOWN_CARDS, known / 6);
    }
  }
  into.add(HAND_SHAPE, pairs);
  let row = 0;
  let matching = 0;
  for (let position = 0; position < ROW; position++) {
    const colour = cells[ROW_AT + position] - 1;
    if (colour < 0) continue;
    row++;
    if (cells[handAt(seat) + colour] > 0) matching++;
  }
  into.add(ROW_CARDS, row / ROW);
  into.add(ROW_CARDS + 1, matching / ROW);
}

/** Two players: influence, the Emperor's cards, special cards. */
function addEmperor({ cells, options }: State, seat: Seat, into: Inputs): void {
  const other = 1 - seat;
  if (options.influence)
    for (let colour = 0; colour < COLOUR_COUNT; colour++) {
      const whose = whoseInfluence(cells[HOLDER + colour], seat);
      const ahead = cells[KEPT + seat * COLOUR_COUNT + colour] - cells[KEPT + other * COLOUR_COUNT + colour];
      const hand = Math.min(2, cells[handAt(seat) + colour] + cells[PLAYED + colour]);
      into.add(INFLUENCE + (whose * 3 + (ahead < 0 ? 0 : ahead === 0 ? 1 : 2)) * 3 + hand, 0.5);
    }
  let different = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) if (cells[EMPEROR_HAND + colour] > 0) different++;
  into.add(EMPEROR_CARDS, different / 3);
  for (let special = 0; special < 3; special++) {
    if ((cells[SPECIALS_LEFT + seat] >> special) & 1) into.add(SPECIAL + special, 1);
    if ((cells[SPECIALS_LEFT + other] >> special) & 1) into.add(SPECIAL + 3 + special, 1);
  }
}
