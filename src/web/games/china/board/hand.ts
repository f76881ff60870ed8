import type { Colour } from '../../../../games/china/index.ts';
import { COLOURS } from '../../../../games/china/vocabulary.ts';

/** Counted cards one by one, in the order of the colours. */
export const listCards = (cards: { readonly [C in Colour]?: number } | undefined): Colour[] =>
  COLOURS.flatMap(colour => Array.from({ length: cards?.[colour] ?? 0 }, () => colour));
