import {
  COMPLETE,
  colourOf,
  columnsOn,
  DISPLAY,
  EMPTY_LOT,
  FAN_DRAW,
  floorOf,
  GOAL,
  HAND,
  KNOWN,
  LOT,
  PHASE,
  PILE,
  POINTS,
  REFILL,
  TILES_LEFT,
  TRACKS,
  trackOf,
} from '../../games/pagoda/layout.ts';
import { lastFloor, type Options } from '../../games/pagoda/options.ts';
import { coloursOf, countOf, sizeOf } from '../../games/pagoda/rules/cards.ts';
import { slotsLeft, spireOf, tileOf } from '../../games/pagoda/rules/supply.ts';
import { activeSeat, type State } from '../../games/pagoda/state.ts';
import {
  BOWL,
  BUDDHA,
  COLOUR_COUNT,
  COLUMN_LIMIT,
  COLUMNS_OF_A_FLOOR,
  LANTERN,
  LOT_COUNT,
} from '../../games/pagoda/vocabulary.ts';
import type { Seat } from '../../kernel/index.ts';
import type { Inputs } from '../evaluation/model.ts';

let end = 0;
const room = (size: number): number => {
  const start = end;
  end += size;
  return start;
};

const LEAD = room(1);
const GAME = room(4);
/** Whose turn it is or comes next, and the second player's advantage at the end. */
const NEXT = room(3);
const COMPLETED = room(4);
const PROGRESS = room(2);
/** Lots by floor and columns. */
const SHAPES = room(4 * (COLUMNS_OF_A_FLOOR + 1));
/** By ability and uses left, of the seat and of the other. */
const USES = room(2 * COLOUR_COUNT * 2);
/** What both players could do with the cards the seat knows; see `addCards`. */
const SIDE = 28;
const SIDES = room(2 * SIDE);
export const INPUTS = end;

const ONE_TURN = 6;

export function read(state: State, seat: Seat, into: Inputs): void {
  const { words, options } = state;
  const other = 1 - seat;
  const last = lastFloor(options);
  const phase = words[PHASE];
  const active = activeSeat(words);
  const ended = phase === REFILL || phase === FAN_DRAW;
  const next = ended ? 1 - active : active;
  into.add(LEAD, (words[POINTS + seat] - words[POINTS + other]) / 10);
  into.add(GAME + (options.quick ? 1 : 0), 1);
  into.add(GAME + (options.beginners ? 3 : 2), 1);
  into.add(NEXT + (next === seat ? 0 : 1), 1);
  into.add(NEXT + 2, seat);

  let complete = 0;
  let built = 0;
  for (let lot = 0; lot < LOT_COUNT; lot++) {
    const word = words[LOT + lot];
    if ((words[COMPLETE] >> lot) & 1) complete++;
    built += (floorOf(word) - 1) * COLUMNS_OF_A_FLOOR + columnsOn(word);
    if (((words[COMPLETE] >> lot) & 1) === 0 && floorOf(word) <= last)
      into.add(SHAPES + (floorOf(word) + 3 - last) * (COLUMNS_OF_A_FLOOR + 1) + columnsOn(word), 1);
  }
  into.add(COMPLETED + Math.min(complete, 3), 1);
  into.add(PROGRESS, built / 40);
  into.add(PROGRESS + 1, sizeOf(words[PILE]) / 40);

  listLots(state);
  addSide(state, seat, words[DISPLAY + seat] + words[HAND + seat], 0, into);
  addSide(state, other, words[DISPLAY + other] + words[KNOWN + other], 1, into);
}

/** Lots where something can be built, highest floors first. Refilled by each `read`; shared. */
const byFloor = new Int32Array(LOT_COUNT);
let openLots = 0;

function listLots({ words, options }: State): void {
  const last = lastFloor(options);
  openLots = 0;
  for (let lot = 0; lot < LOT_COUNT; lot++) {
    const word = words[LOT + lot];
    const floor = floorOf(word);
    if (floor < 1 || floor > last || (words[COMPLETE] >> lot) & 1 || word === EMPTY_LOT) continue;
    let place = openLots++;
    for (; place > 0 && floorOf(byFloor[place - 1]) < floor; place--) byFloor[place] = byFloor[place - 1];
    byFloor[place] = word;
  }
}

/** The cards of a side: 0 is the viewing seat, 1 the other. */
function addSide(state: State, seat: Seat, cards: number, side: number, into: Inputs): void {
  const { words, options } = state;
  const tracks = words[TRACKS + seat];
  for (let ability = 0; ability < COLOUR_COUNT; ability++) {
    const uses = trackOf(tracks, ability);
    if (uses > 0) into.add(USES + (side * COLOUR_COUNT + ability) * 2 + uses - 1, 1);
  }
  addCards(state, seat, cards, SIDES + side * SIDE, into);
  const goal = activeSeat(words) === seat ? words[GOAL] : 0;
  const coming = Math.max(0, goal - sizeOf(words[HAND + seat]));
  into.add(SIDES + side * SIDE + 26, sizeOf(words[HAND + seat]) / 4);
  into.add(SIDES + side * SIDE + 27, options.beginners ? 0 : coming / 4);
}

/** What the cards of a seat could build right away. Refilled by each `addCards`; shared. */
const build = { cards: 0, pairs: 0, bowl: false, buddha: false, left: 0, spent: 0, points: 0, roofs: 0, tiles: 0 };

function addCards(state: State, seat: Seat, cards: number, at: number, into: Inputs): void {
  const { words, options } = state;
  const tracks = words[TRACKS + seat];
  build.cards = cards;
  build.pairs = addSets(cards, at, into);
  build.bowl = trackOf(tracks, BOWL) > 0;
  build.buddha = trackOf(tracks, BUDDHA) > 0;
  build.left = trackOf(tracks, LANTERN) > 0 ? COLUMN_LIMIT + 1 : COLUMN_LIMIT;
  build.spent = cards;
  build.points = 0;
  build.roofs = 0;
  build.tiles = 0;
  // The best columns to build right away: highest floors first, each card once, three or four columns.
  const last = lastFloor(options);
  for (let n = 0; n < openLots; n++) {
    const word = byFloor[n];
    const floor = floorOf(word);
    const rank = floor + 3 - last;
    if (columnsOn(word) < COLUMNS_OF_A_FLOOR) addColumns(word, floor, at + rank, into);
    else addTile(options, words[TILES_LEFT], colourOf(word), floor === last, at + rank, into);
  }
  into.add(at + 20, build.points / ONE_TURN);
  into.add(at + 21, build.left / 3);
  into.add(at + 22, build.roofs / 2);
  into.add(at + 23, build.tiles / 2);
  into.add(at + 24, build.bowl && build.pairs > 0 ? 0.5 : 0);
  into.add(at + 25, build.buddha && build.pairs > 0 ? 0.5 : 0);
}

/** Pairs, triples and fours. Returns how many colours make a pair. */
function addSets(cards: number, at: number, into: Inputs): number {
  let pairs = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    const count = countOf(cards, colour);
    if (count >= 2) pairs++;
    if (count >= 2) into.add(at, 0.5);
    if (count >= 3) into.add(at + 1, 0.5);
    if (count >= 4) into.add(at + 2, 0.5);
  }
  let different = 0;
  for (let set = coloursOf(cards); set !== 0; set &= set - 1) different++;
  into.add(at + 3, different / COLOUR_COUNT);
  return pairs;
}

/** A floor that lacks columns. */
function addColumns(word: number, floor: number, at: number, into: Inputs): void {
  const colour = colourOf(word);
  const held = countOf(build.cards, colour);
  const need = COLUMNS_OF_A_FLOOR - columnsOn(word);
  into.add(at + 4, Math.min(held, need) / 2);
  // One card more than the floor needs also builds the tile.
  if (held > need) into.add(at + 8, 0.5);
  const n = Math.min(countOf(build.spent, colour), need, build.left);
  build.left -= n;
  build.points += n * floor;
  build.spent -= n << (colour << 2);
}

/** A floor that lacks its tile, or on the last floor its roof. */
function addTile(options: Options, supply: number, colour: number, last: boolean, at: number, into: Inputs): void {
  const held = countOf(build.cards, colour);
  if (held === 0 && !(build.buddha && build.pairs > 0)) {
    into.add(at + 12, 0.5);
    return;
  }
  into.add(at + 16, 0.5);
  build.tiles++;
  const rest = held > 0 ? build.cards - (1 << (colour << 2)) : build.cards;
  if (last && canPaySpire(options, rest, supply, colour)) build.roofs++;
}

function canPaySpire(options: Options, rest: number, supply: number, colour: number): boolean {
  const slots = slotsLeft(supply, colour);
  for (let slot = 0; slot < COLOUR_COUNT; slot++) {
    if (((slots >> slot) & 1) === 0) continue;
    const spire = countOf(rest, spireOf(options, tileOf(colour, slot)));
    if (spire >= 2 || (build.bowl && spire === 1 && build.pairs > 1)) return true;
  }
  return false;
}
