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
import { lastFloor } from '../../games/pagoda/options.ts';
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
/** Whose turn comes next, or goes on; and the advantage of the second player at the end. */
const NEXT = room(3);
const COMPLETED = room(4);
const PROGRESS = room(2);
/** Lots by floor and columns. */
const SHAPES = room(4 * (COLUMNS_OF_A_FLOOR + 1));
/** By ability and uses left, of the seat and of the other. */
const USES = room(2 * COLOUR_COUNT * 2);
/** What each of the two could do with the cards that the seat knows: see `addCards`. */
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

  addSide(state, seat, words[DISPLAY + seat] + words[HAND + seat], 0, into);
  addSide(state, other, words[DISPLAY + other] + words[KNOWN + other], 1, into);
}

/** What a side holds. `side` is 0 for the seat that looks, 1 for the other. */
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

function addCards(state: State, seat: Seat, cards: number, at: number, into: Inputs): void {
  const { words, options } = state;
  const last = lastFloor(options);
  const tracks = words[TRACKS + seat];
  const bowl = trackOf(tracks, BOWL) > 0;
  const buddha = trackOf(tracks, BUDDHA) > 0;
  const limit = trackOf(tracks, LANTERN) > 0 ? COLUMN_LIMIT + 1 : COLUMN_LIMIT;
  const supply = words[TILES_LEFT];
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

  // The best columns at once: the highest floors first, each card once, three or four columns.
  let left = limit;
  let spent = cards;
  let points = 0;
  let roofs = 0;
  let tiles = 0;
  for (let floor = last; floor >= 1; floor--) {
    for (let lot = 0; lot < LOT_COUNT; lot++) {
      const word = words[LOT + lot];
      if (floorOf(word) !== floor || (words[COMPLETE] >> lot) & 1) continue;
      const columns = columnsOn(word);
      const rank = floor + 3 - last;
      if (word === EMPTY_LOT) continue;
      const colour = colourOf(word);
      const held = countOf(cards, colour);
      if (columns < COLUMNS_OF_A_FLOOR) {
        const need = COLUMNS_OF_A_FLOOR - columns;
        into.add(at + 4 + rank, Math.min(held, need) / 2);
        // One card more than the floor needs also builds the tile.
        if (held > need) into.add(at + 8 + rank, 0.5);
        const n = Math.min(countOf(spent, colour), need, left);
        left -= n;
        points += n * floor;
        spent -= n << (colour << 2);
        continue;
      }
      const payable = held > 0 || (buddha && pairs > 0);
      if (!payable) {
        into.add(at + 12 + rank, 0.5);
        continue;
      }
      into.add(at + 16 + rank, 0.5);
      tiles++;
      if (floor < last) continue;
      const rest = held > 0 ? cards - (1 << (colour << 2)) : cards;
      const slots = slotsLeft(supply, colour);
      for (let slot = 0; slot < COLOUR_COUNT; slot++) {
        if (((slots >> slot) & 1) === 0) continue;
        const spire = countOf(rest, spireOf(tileOf(colour, slot)));
        if (spire >= 2 || (bowl && spire === 1 && pairs > 1)) {
          roofs++;
          break;
        }
      }
    }
  }
  into.add(at + 20, points / ONE_TURN);
  into.add(at + 21, left / 3);
  into.add(at + 22, roofs / 2);
  into.add(at + 23, tiles / 2);
  into.add(at + 24, bowl && pairs > 0 ? 0.5 : 0);
  into.add(at + 25, buddha && pairs > 0 ? 0.5 : 0);
}
