import type { Colour, Explanation, Payment, Source } from '../../../../games/pagoda/index.ts';

/** What the player holds: a card to pay with, or cards marked to be discarded. */
export type Selection =
  | { readonly kind: 'card'; readonly from: Source; readonly colour: Colour }
  | {
      readonly kind: 'dragon' | 'discard';
      readonly marked: readonly { from: Source; colour: Colour; index: number }[];
    };

/** Whether an option fits what is held: any does when no card is. */
export function pays(explain: Explanation, held: Selection | undefined): boolean {
  if (held?.kind !== 'card') return true;
  if (explain.kind === 'modified-column') return explain.colour === held.colour;
  return 'payment' in explain && explain.payment[held.from].includes(held.colour);
}

/** Fewer cards are cheaper; display cards, which all know, before hand cards. */
export const costOf = ({ display, hand }: Payment): number => (display.length + hand.length) * 100 + hand.length;
