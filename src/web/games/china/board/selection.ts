import {
  type Colour,
  type Explanation,
  type Payment,
  spendsTwoProvinces,
  type View,
} from '../../../../games/china/index.ts';

/** What the player holds: a card to pay with, the fortification, or a special card that is being used. */
export interface Selection {
  readonly card?: Colour;
  readonly piece?: 'fortification';
  readonly special?: 'two-provinces' | 'change-card';
}

/** Whether a press can mean a move by what is held: the card that pays, and a palace unless it is the fortification. */
export function paysWith(explain: Explanation, held: Selection | undefined): boolean {
  if (held?.card && 'cards' in explain && !(explain.cards as readonly Colour[]).includes(held.card)) return false;
  return (explain.kind === 'fortification') === (held?.piece === 'fortification');
}

/** Whether a press on the board plays a move: no special card is spent that is not held. */
export const isMeant = (explain: Explanation, held: Selection | undefined, view: View): boolean =>
  paysWith(explain, held) && spendsTwoProvinces(view, explain) === (held?.special === 'two-provinces');

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
