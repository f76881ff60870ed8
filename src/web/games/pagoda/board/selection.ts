import {
  type Ability,
  type Colour,
  type Explanation,
  type Payment,
  payingAbility,
  type Source,
} from '../../../../games/pagoda/index.ts';

/** A card in front of the player. */
export interface Card {
  readonly from: Source;
  readonly colour: Colour;
  /** Its number among those of its row. */
  readonly index: number;
  /** What it pays for in this turn, not confirmed: a lot, or nothing where it is given up. */
  readonly spent?: { readonly lot?: number; readonly rule?: string };
}

/** What the player holds: a card to pay with, or cards marked to be discarded. */
export type Selection =
  | { readonly kind: 'card'; readonly from: Source; readonly colour: Colour }
  | { readonly kind: 'dragon' | 'discard'; readonly marked: readonly Card[] };

/** Whether an option fits what is held: any does when no card is. */
export function pays(explain: Explanation, held: Selection | undefined): boolean {
  if (held?.kind !== 'card') return true;
  if (explain.kind === 'modified-column') return explain.colour === held.colour;
  return 'payment' in explain && explain.payment[held.from].includes(held.colour);
}

/** Whether a move uses an ability: by itself, or as what pays for a column, a tile or a spire. */
export const uses = (explain: Explanation, ability: Ability): boolean =>
  explain.kind === ability || payingAbility(explain) === ability;

/** Fewer cards are cheaper; display cards, which all know, before hand cards. */
export const costOf = ({ display, hand }: Payment): number => (display.length + hand.length) * 100 + hand.length;
