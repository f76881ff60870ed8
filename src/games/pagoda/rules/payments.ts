import { K } from '../vocabulary.ts';
import { card } from './cards.ts';

// A payment is a number: which cards it takes from display and hand stands in tables of card counts.

/**
 * For a column or a tile of a colour: 0 one card of the colour from the display, 1 from the hand,
 * then for each colour a pair with 0, 1 or 2 of the cards from the hand.
 */
export const PAYMENTS = 2 + 3 * K;
export const PAIRS = 2;
const pairPayment = (colour: number, fromHand: number): number => PAIRS + 3 * colour + fromHand;
/** P15, P16: whether a payment is a pair that stands for one card. */
export const isPair = (payment: number): boolean => payment >= PAIRS;

/**
 * For a spire of a colour: 0, 1 or 2 of two cards of the colour from the hand; then for each colour of a pair that
 * stands for one of them six numbers: three times the cards from the hand for the single card, plus those of the pair.
 * A pair of the colour itself makes three equal cards, so there the number of those from the hand is all.
 */
export const SPIRE_PAYMENTS = 3 + 6 * K;
export const BOWL_SPIRES = 3;
export const usesBowl = (payment: number): boolean => payment >= BOWL_SPIRES;

const fromDisplay = new Int32Array(K * PAYMENTS);
const fromHand = new Int32Array(K * PAYMENTS);
const spireFromDisplay = new Int32Array(K * SPIRE_PAYMENTS);
const spireFromHand = new Int32Array(K * SPIRE_PAYMENTS);

for (let colour = 0; colour < K; colour++) {
  const at = colour * PAYMENTS;
  fromDisplay[at] = card(colour);
  fromHand[at + 1] = card(colour);
  for (let pair = 0; pair < K; pair++) {
    for (let hand = 0; hand <= 2; hand++) {
      fromDisplay[at + pairPayment(pair, hand)] = (2 - hand) * card(pair);
      fromHand[at + pairPayment(pair, hand)] = hand * card(pair);
    }
  }
  const spire = colour * SPIRE_PAYMENTS;
  for (let hand = 0; hand <= 2; hand++) {
    spireFromDisplay[spire + hand] = (2 - hand) * card(colour);
    spireFromHand[spire + hand] = hand * card(colour);
  }
  for (let pair = 0; pair < K; pair++) {
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

export const displayCost = (colour: number, payment: number): number => fromDisplay[colour * PAYMENTS + payment];
export const handCost = (colour: number, payment: number): number => fromHand[colour * PAYMENTS + payment];
export const spireDisplayCost = (colour: number, payment: number): number =>
  spireFromDisplay[colour * SPIRE_PAYMENTS + payment];
export const spireHandCost = (colour: number, payment: number): number =>
  spireFromHand[colour * SPIRE_PAYMENTS + payment];
