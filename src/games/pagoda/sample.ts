import type { Move, Random } from '../../kernel/index.ts';
import { refusesAnyTile, refusesFloor, refusesNumber, refusesRest, refusesTileItself } from './building.ts';
import { countOf, covers, hasPair, pickedBy, sizeOf } from './cards.ts';
import { refusesEnd, refusesLantern } from './legality.ts';
import { usable } from './lookahead.ts';
import { moves } from './moves.ts';
import { columnMove, drawMove, END, FAN_PASS, FAN_USE, LANTERN_USE, tileMove } from './packing.ts';
import { displayCost, handCost, PAIRS, PAYMENTS } from './payments.ts';
import {
  activeSeat,
  BEGIN,
  BUILD,
  colourOf,
  columnsOn,
  DISPLAY,
  EMPTY_LOT,
  FAN_CHOICE,
  floorOf,
  HAND,
  isDealing,
  LOT,
  PHASE,
  PILE,
  type State,
} from './state.ts';
import { tileOf } from './tiles.ts';
import { BOWL, BUDDHA, COLUMNS_OF_A_FLOOR, K, LOTS } from './words.ts';

/** One number of so many bits is drawn for each decision, and its bits are spent on the choices within. */
const BITS = 30;
const NONE = -1 as Move;

/**
 * A random legal move: any can come, the dealer's by weight. A turn rather builds than ends, and rather high;
 * once in a while every legal move is equally likely.
 */
export function sample(state: State, random: Random): Move {
  const { words } = state;
  const phase = words[PHASE]!;
  if (isDealing(phase)) return drawMove(pickedBy(words[PILE]!, random.below(sizeOf(words[PILE]!))));
  if (phase === FAN_CHOICE) return random.below(2) === 0 ? FAN_USE : FAN_PASS;
  if (phase === BEGIN || phase === BUILD) {
    const move = turnMove(state, random.below(1 << BITS));
    if (move !== NONE) return move;
  }
  const list = moves(state);
  return list[random.below(list.length)]!;
}

/** A move of a normal turn, or none to have all legal moves equally likely. */
function turnMove(state: State, bits: number): Move {
  const kind = bits & 63;
  if (kind === 0) return NONE;
  if (kind <= 2 && !refusesLantern(state)) return LANTERN_USE;
  const move = kind <= 6 ? NONE : buildingMove(state, bits >> 6);
  if (move !== NONE) return move;
  return refusesEnd(state) ? buildingMove(state, bits >> 6) : END;
}

/** The first column or tile that can be built, in the order of the lots from some lot on: the higher of any two. */
function buildingMove(state: State, bits: number): Move {
  const { words } = state;
  const one = bits % LOTS;
  const two = (bits >> 3) % LOTS;
  const first = floorOf(words[LOT + one]!) > floorOf(words[LOT + two]!) ? one : two;
  const columns = !refusesNumber(state);
  for (let n = first; n < first + LOTS; n++) {
    const lot = n < LOTS ? n : n - LOTS;
    const full = columnsOn(words[LOT + lot]!) === COLUMNS_OF_A_FLOOR;
    const move = full ? tileOn(state, lot, bits >> 6) : columns ? columnOn(state, lot, bits >> 6) : NONE;
    if (move !== NONE) return move;
  }
  return NONE;
}

function columnOn(state: State, lot: number, bits: number): Move {
  if (refusesFloor(state, lot)) return NONE;
  const word = state.words[LOT + lot]!;
  const colour = word === EMPTY_LOT ? heldColour(state, bits % K) : colourOf(word);
  const payment = paymentFor(state, colour, bits >> 3, BOWL);
  return payment === NONE ? NONE : columnMove(lot, colour, payment);
}

/** The first colour, from one on, of which a card is held. */
function heldColour({ words }: State, from: number): number {
  const seat = activeSeat(words);
  const cards = words[DISPLAY + seat]! + words[HAND + seat]!;
  for (let n = from; n < from + K; n++) {
    const colour = n < K ? n : n - K;
    if (countOf(cards, colour) > 0) return colour;
  }
  return from;
}

/** The first tile, from some on, that leaves the cards it must. */
function tileOn(state: State, lot: number, bits: number): Move {
  if (refusesAnyTile(state, lot)) return NONE;
  const background = colourOf(state.words[LOT + lot]!);
  const payment = paymentFor(state, background, bits >> 3, BUDDHA);
  if (payment === NONE) return NONE;
  const from = bits % K;
  for (let n = from; n < from + K; n++) {
    const tile = tileOf(background, n < K ? n : n - K);
    if (!refusesTileItself(state, lot, tile) && !refusesRest(state, lot, tile, payment))
      return tileMove(lot, tile, payment);
  }
  return NONE;
}

/** One card, or now and then, and for want of it, a pair by an ability. */
function paymentFor(state: State, colour: number, bits: number, ability: number): number {
  const { words } = state;
  const seat = activeSeat(words);
  const inDisplay = countOf(words[DISPLAY + seat]!, colour) > 0;
  const inHand = countOf(words[HAND + seat]!, colour) > 0;
  const single = inDisplay || inHand;
  if ((!single || (bits & 3) === 0) && usable(state, ability) === 1) {
    const pair = pairFrom(words[DISPLAY + seat]!, words[HAND + seat]!, bits >> 2);
    if (pair !== NONE) return pair;
  }
  if (!single) return NONE;
  return inDisplay && inHand ? (bits >> 2) & 1 : Number(inHand);
}

/** Some pair, from one on in the order of payments. */
function pairFrom(display: number, hand: number, bits: number): number {
  if (!hasPair(display + hand)) return NONE;
  const pairs = PAYMENTS - PAIRS;
  const from = bits % pairs;
  for (let n = from; n < from + pairs; n++) {
    const payment = PAIRS + (n < pairs ? n : n - pairs);
    if (covers(display, displayCost(0, payment)) && covers(hand, handCost(0, payment))) return payment;
  }
  return NONE;
}
