import type { Move, Random } from '../../../kernel/index.ts';
import {
  BEGIN,
  BUILD,
  COLUMNS,
  COMPLETE,
  colourOf,
  columnsOn,
  DISPLAY,
  EMPTY_LOT,
  FAN_CHOICE,
  HAND,
  LOT,
  PHASE,
  PILE,
  TILES_LEFT,
} from '../layout.ts';
import { usable } from '../rules/abilities.ts';
import { coloursOf, countOf, covers, hasPair, pickedBy, sizeOf } from '../rules/cards.ts';
import { refusesNumber } from '../rules/columns.ts';
import { refusesLantern } from '../rules/lantern.ts';
import { displayCost, handCost, PAIRS, PAYMENT_COUNT } from '../rules/payments.ts';
import { slotsLeft, tileOf } from '../rules/supply.ts';
import { refusesAnyTile, refusesRest } from '../rules/tiles.ts';
import { activeSeat, isDealing, type State, type Words } from '../state.ts';
import { BOWL, BUDDHA, COLOUR_COUNT, COLUMNS_OF_A_FLOOR, LOT_COUNT } from '../vocabulary.ts';
import { moves } from './legal.ts';
import { columnMove, drawMove, END, FAN_PASS, FAN_USE, LANTERN_USE, tileMove } from './packing.ts';

/** One number of so many bits is drawn for each decision, and its bits are spent on the choices within. */
const BITS = 30;
const NONE = -1 as Move;
/** Bits that blur the heights of the lots. */
const BLUR = 2;
/** All colours, as a set of bits. */
const ANY = (1 << COLOUR_COUNT) - 1;
const ON_EMPTY_LOT = COLOUR_COUNT;
const BEGINNING = 1 << ON_EMPTY_LOT;
/** So that the columns of a full floor lead from the bits of columns to those of tiles. */
const TILE_BITS = 2 * COLUMNS_OF_A_FLOOR;
/** Floor and columns. */
const heightOf = (word: number): number => word & 63;

/**
 * A random legal move: any can come, the dealer's by weight. A turn rather builds than ends, and rather high;
 * once in a while every legal move is equally likely.
 */
export function sample(state: State, random: Random): Move {
  const { words } = state;
  const phase = words[PHASE];
  if (isDealing(phase)) return drawMove(pickedBy(words[PILE], random.below(sizeOf(words[PILE]))));
  if (phase === BEGIN || phase === BUILD) {
    const move = turnMove(state, random.below(1 << BITS));
    if (move !== NONE) return move;
  }
  if (phase === FAN_CHOICE) return random.below(4) === 0 ? FAN_PASS : FAN_USE;
  const list = moves(state);
  return list[random.below(list.length)];
}

/** The active player's cards. */
function cardsOf(words: Words): number {
  const seat = activeSeat(words);
  return words[DISPLAY + seat] + words[HAND + seat];
}

/** A move of a normal turn, or none to have all legal moves equally likely. */
function turnMove(state: State, bits: number): Move {
  const kind = bits & 127;
  const end = state.words[COLUMNS] === 0 ? NONE : END;
  if (kind <= 4) {
    if (kind === 0) return NONE;
    if (kind === 1) return end;
    if (!refusesLantern(state)) return LANTERN_USE;
  }
  const move = buildingMove(state, bits >> 7);
  return move === NONE ? end : move;
}

/** A column or tile on about the highest lot that takes one. */
function buildingMove(state: State, bits: number): Move {
  const { words } = state;
  const payable = payableOn(state);
  const rest = bits >> (BLUR * LOT_COUNT);
  let lots = ~words[COMPLETE];
  for (;;) {
    const lot = highestLot(words, lots, payable, bits);
    if (lot < 0) return NONE;
    const full = columnsOn(words[LOT + lot]) === COLUMNS_OF_A_FLOOR;
    const move = full ? tileOn(state, lot, rest) : columnOn(state, lot, rest);
    if (move !== NONE) return move;
    lots &= ~(1 << lot);
  }
}

/**
 * What can be paid, as bits: a column of each colour, the turn's first one on an empty lot, and from TILE_BITS on a tile
 * of each colour.
 */
function payableOn(state: State): number {
  const { words } = state;
  const cards = cardsOf(words);
  const held = coloursOf(cards);
  const pair = hasPair(cards);
  const forTiles = pair && usable(state, BUDDHA) === 1 ? ANY : held;
  if (cards === 0 || refusesNumber(state)) return forTiles << TILE_BITS;
  const forColumns = pair && usable(state, BOWL) === 1 ? ANY : held;
  return (forTiles << TILE_BITS) | (words[COLUMNS] === 0 ? BEGINNING : 0) | forColumns;
}

/**
 * About the highest of some lots that takes what can be paid, or less than 0. Written without branches: they would
 * hang on chance, which a processor can't foresee.
 */
function highestLot(words: Words, lots: number, payable: number, bits: number): number {
  let highest = 0;
  for (let lot = 0; lot < LOT_COUNT; lot++) {
    const word = words[LOT + lot];
    const colour = word === EMPTY_LOT ? ON_EMPTY_LOT : colourOf(word);
    const kind = 2 * (columnsOn(word) & COLUMNS_OF_A_FLOOR);
    const fits = (payable >> (kind + colour)) & (lots >> lot) & 1;
    const blur = (bits >> (BLUR * lot)) & ((1 << BLUR) - 1);
    const more = ((((heightOf(word) + blur) << 3) | lot) & -fits) - highest;
    highest += more & ~(more >> 31);
  }
  return highest === 0 ? -1 : highest & 7;
}

/** A column that can be paid. */
function columnOn(state: State, lot: number, bits: number): Move {
  const word = state.words[LOT + lot];
  const colour = word === EMPTY_LOT ? heldColour(state, bits % COLOUR_COUNT) : colourOf(word);
  return columnMove(lot, colour, paymentFor(state, colour, bits >> 3, BOWL));
}

/** The first colour, from one on, of which a card is held. */
function heldColour({ words }: State, from: number): number {
  const cards = cardsOf(words);
  let colour = from;
  while (countOf(cards, colour) === 0) colour = colour + 1 === COLOUR_COUNT ? 0 : colour + 1;
  return colour;
}

/** The first tile, from some on, that can be paid and leaves the cards it must: rather one to build on at once. */
function tileOn(state: State, lot: number, bits: number): Move {
  if (refusesAnyTile(state, lot)) return NONE;
  const { words } = state;
  const background = colourOf(words[LOT + lot]);
  const payment = paymentFor(state, background, bits >> 3, BUDDHA);
  const left = slotsLeft(words[TILES_LEFT], background);
  const cards = cardsOf(words) - displayCost(background, payment) - handCost(background, payment);
  const slots = left & coloursOf(cards) || left;
  const from = bits % COLOUR_COUNT;
  for (let n = from; n < from + COLOUR_COUNT; n++) {
    const slot = n < COLOUR_COUNT ? n : n - COLOUR_COUNT;
    const tile = tileOf(background, slot);
    if ((slots >> slot) & 1 && !refusesRest(state, lot, tile, payment)) return tileMove(lot, tile, payment);
  }
  return NONE;
}

/** One card, or now and then, and for want of it, a pair by an ability. */
function paymentFor(state: State, colour: number, bits: number, ability: number): number {
  const { words } = state;
  const seat = activeSeat(words);
  const display = words[DISPLAY + seat];
  const hand = words[HAND + seat];
  const inDisplay = countOf(display, colour) > 0;
  const inHand = countOf(hand, colour) > 0;
  if ((bits & 3) === 0 || !(inDisplay || inHand))
    if (hasPair(display + hand) && usable(state, ability) === 1) return pairFrom(display, hand, bits >> 2);
  return inDisplay && inHand ? (bits >> 2) & 1 : Number(inHand);
}

/** Some pair, from one on in the order of payments; there is one. */
function pairFrom(display: number, hand: number, bits: number): number {
  const pairs = PAYMENT_COUNT - PAIRS;
  let payment = PAIRS + (bits % pairs);
  while (!(covers(display, displayCost(0, payment)) && covers(hand, handCost(0, payment))))
    payment = payment + 1 === PAYMENT_COUNT ? PAIRS : payment + 1;
  return payment;
}
