import { countOf } from './cards.ts';
import type { Payment } from './explain.ts';
import { COLOURS } from './words.ts';

/** The cards one by one, in the order of the colours. */
export const listOf = (cards: number) =>
  COLOURS.flatMap((name, colour) => new Array<typeof name>(countOf(cards, colour)).fill(name));
export const paymentOf = (fromDisplay: number, fromHand: number): Payment => ({
  display: listOf(fromDisplay),
  hand: listOf(fromHand),
});
