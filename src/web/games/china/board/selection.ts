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

/** Whether a move is paid with the card that is held, if one is. */
export const paysWith = (explain: Explanation, held: Selection | undefined): boolean =>
  !held?.card || !('cards' in explain) || (explain.cards as readonly Colour[]).includes(held.card);

/** Whether a press on the board can mean a move: a palace unless the fortification is held, and no special card that is not. */
export function isMeant(explain: Explanation, held: Selection | undefined, view: View): boolean {
  if (!paysWith(explain, held)) return false;
  if ((explain.kind === 'fortification') !== (held?.piece === 'fortification')) return false;
  return spendsTwoProvinces(view, explain) === (held?.special === 'two-provinces');
}

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
