import type { Colour, Explanation, Payment } from '../../../../games/china/index.ts';

/** What the player holds: a card to pay with. */
export interface Selection {
  readonly card: Colour;
}

export const paysWith = (explain: Explanation, held: Selection | undefined): boolean =>
  !held || !('cards' in explain) || (explain.cards as readonly Colour[]).includes(held.card);

/** Whether a move places something at a spot: a palace space, a post, or a province by its dragon. */
export function isAt(explain: Explanation, spot: string, provinces: readonly string[]): boolean {
  switch (explain.kind) {
    case 'palace':
    case 'fortification':
    case 'choose':
      return explain.space === spot;
    case 'emissary':
      return explain.province === spot;
    case 'commit':
      return explain.target === spot || provinces.includes(explain.target);
    default:
      return false;
  }
}

/** One card is cheaper than a pair. */
export const costOf = (cards: Payment): number => cards.length;
