import { DISCARDS, DISPLAY, HAND, KNOWN } from '../layout.ts';
import { activeSeat, type State } from '../state.ts';
import { COLOUR_COUNT, COLOURS, type Colour, type Payment } from '../vocabulary.ts';
import { card, commonOf, countOf, covers } from './cards.ts';

// A payment is a number: tables of card counts say which cards it takes from display and hand.

/**
 * For a column or a tile of a colour: 0 one card of the colour from the display, 1 from the hand,
 * then for each colour a pair with 0, 1 or 2 of the cards from the hand.
 */
export const PAYMENT_COUNT = 2 + 3 * COLOUR_COUNT;
export const PAIRS = 2;
const pairPayment = (colour: number, fromHand: number): number => PAIRS + 3 * colour + fromHand;
/** P15, P16: whether a payment is a pair that stands for one card. */
export const isPair = (payment: number): boolean => payment >= PAIRS;

/**
 * For a spire of a colour: 0, 1 or 2 of two cards of the colour from the hand; then for each colour of a pair that
 * stands for one of them six numbers: three times the cards from the hand for the single card, plus those of the pair.
 * A pair of the colour itself makes three equal cards, so there the number of those from the hand is all.
 */
export const SPIRE_PAYMENT_COUNT = 3 + 6 * COLOUR_COUNT;
export const BOWL_SPIRES = 3;
export const usesBowl = (payment: number): boolean => payment >= BOWL_SPIRES;

const fromDisplay = new Int32Array(COLOUR_COUNT * PAYMENT_COUNT);
const fromHand = new Int32Array(COLOUR_COUNT * PAYMENT_COUNT);
const spireFromDisplay = new Int32Array(COLOUR_COUNT * SPIRE_PAYMENT_COUNT);
const spireFromHand = new Int32Array(COLOUR_COUNT * SPIRE_PAYMENT_COUNT);

for (let colour = 0; colour < COLOUR_COUNT; colour++) {
  const at = colour * PAYMENT_COUNT;
  fromDisplay[at] = card(colour);
  fromHand[at + 1] = card(colour);
  for (let pair = 0; pair < COLOUR_COUNT; pair++) {
    for (let hand = 0; hand <= 2; hand++) {
      fromDisplay[at + pairPayment(pair, hand)] = (2 - hand) * card(pair);
      fromHand[at + pairPayment(pair, hand)] = hand * card(pair);
    }
  }
  const spire = colour * SPIRE_PAYMENT_COUNT;
  for (let hand = 0; hand <= 2; hand++) {
    spireFromDisplay[spire + hand] = (2 - hand) * card(colour);
    spireFromHand[spire + hand] = hand * card(colour);
  }
  for (let pair = 0; pair < COLOUR_COUNT; pair++) {
    for (let code = 0; code < (pair === colour ? 4 : 6); code++) {
      const single = pair === colour ? 0 : (code / 3) | 0;
      const hand = pair === colour ? code : code % 3;
      const payment = spire + BOWL_SPIRES + 6 * pair + code;
      spireFromDisplay[payment] = (1 - single) * card(colour) + (2 - hand) * card(pair);
      spireFromHand[payment] = single * card(colour) + hand * card(pair);
    }
  }
}

/** Whether a spire payment is one: three equal cards are counted once. */
export const isSpirePayment = (colour: number, payment: number): boolean =>
  payment < BOWL_SPIRES + 6 * colour + 4 || payment >= BOWL_SPIRES + 6 * (colour + 1);

export const displayCost = (colour: number, payment: number): number => fromDisplay[colour * PAYMENT_COUNT + payment];
export const handCost = (colour: number, payment: number): number => fromHand[colour * PAYMENT_COUNT + payment];
export const spireDisplayCost = (colour: number, payment: number): number =>
  spireFromDisplay[colour * SPIRE_PAYMENT_COUNT + payment];
export const spireHandCost = (colour: number, payment: number): number =>
  spireFromHand[colour * SPIRE_PAYMENT_COUNT + payment];

/** P4: whether the active player has these cards in display and hand. */
export function holds({ words }: State, fromDisplay: number, fromHand: number): boolean {
  const seat = activeSeat(words);
  return covers(words[DISPLAY + seat], fromDisplay) && covers(words[HAND + seat], fromHand);
}

/** P9: cards go from the active player's display and hand to the discards; the opponent sees which. */
export function spend({ words }: State, fromDisplay: number, fromHand: number): void {
  const seat = activeSeat(words);
  words[DISPLAY + seat] -= fromDisplay;
  words[DISCARDS] += fromDisplay + fromHand;
  if (fromHand === 0) return;
  words[HAND + seat] -= fromHand;
  if (words[KNOWN + seat] !== 0) words[KNOWN + seat] -= commonOf(words[KNOWN + seat], fromHand);
}

/** The names of cards one by one, in the order of the colours. */
export function listCards(cards: number): Colour[] {
  const list: Colour[] = [];
  for (let colour = 0; colour < COLOUR_COUNT; colour++)
    for (let n = countOf(cards, colour); n > 0; n--) list.push(COLOURS[colour]);
  return list;
}

export const writePayment = (fromDisplay: number, fromHand: number): Payment => ({
  display: listCards(fromDisplay),
  hand: listCards(fromHand),
});
