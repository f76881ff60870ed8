import { CARDS_OF_A_COLOUR, COLOUR_COUNT } from '../vocabulary.ts';

// Cards are counted by colour in one number, four bits a colour: adding and subtracting works on all at once.

export const ONES = 0x11111;
export const ALL_CARDS = ONES * CARDS_OF_A_COLOUR;

/** One card of a colour. */
export const card = (colour: number): number => 1 << (colour << 2);
export const countOf = (cards: number, colour: number): number => (cards >> (colour << 2)) & 15;

export const withoutColour = (cards: number, colour: number): number => cards & ~(15 << (colour << 2));

/** How many cards in all. */
export function sizeOf(cards: number): number {
  const pairs = (cards & 0xf0f0f) + ((cards >> 4) & 0x0f0f);
  return (pairs + (pairs >> 8) + (pairs >> 16)) & 0xff;
}

/** Whether two cards are of one colour. */
export const hasPair = (cards: number): boolean => (cards & 0xeeeee) !== 0;

/** Whether `cards`, at most 7 of a colour, hold these ones. */
export const covers = (cards: number, cost: number): boolean => (((cards | 0x88888) - cost) & 0x88888) === 0x88888;

/** The colours among the cards as a set of bits. */
export function coloursOf(cards: number): number {
  const some = (cards | (cards >> 1) | (cards >> 2) | (cards >> 3)) & ONES;
  return (some & 1) | ((some >> 3) & 2) | ((some >> 6) & 4) | ((some >> 9) & 8) | ((some >> 12) & 16);
}

/** What both have, colour by colour. */
export function commonOf(a: number, b: number): number {
  let common = 0;
  for (let shift = 0; shift < 4 * COLOUR_COUNT; shift += 4)
    common |= Math.min((a >> shift) & 15, (b >> shift) & 15) << shift;
  return common;
}

/** The colour of a card picked by a ticket below the number of cards. */
export function pickedBy(cards: number, ticket: number): number {
  const red = (cards & 15) - 1 - ticket;
  const blue = red + ((cards >> 4) & 15);
  const green = blue + ((cards >> 8) & 15);
  const yellow = green + ((cards >> 12) & 15);
  // A colour is passed where the count up to it falls below zero: its sign bit is 1. Branches would cost more than sums.
  return (red >>> 31) + (blue >>> 31) + (green >>> 31) + (yellow >>> 31);
}
