import type { Payment } from '../moves/explain.ts';
import { COLOURS, type Colour, K } from '../vocabulary.ts';
import { countOf } from './cards.ts';

/** The cards one by one, in the order of the colours. */
export function listOf(cards: number): Colour[] {
  const list: Colour[] = [];
  for (let colour = 0; colour < K; colour++)
    for (let n = countOf(cards, colour); n > 0; n--) list.push(COLOURS[colour]);
  return list;
}

export const paymentOf = (fromDisplay: number, fromHand: number): Payment => ({
  display: listOf(fromDisplay),
  hand: listOf(fromHand),
});
