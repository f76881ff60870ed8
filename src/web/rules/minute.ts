// A game in a few sentences, for those who read rules before they play.
import type { Language } from '../settings.svelte.ts';

export interface Minute {
  readonly say: { readonly [L in Language]: readonly string[] };
  /** The rule whose pictures show a turn: before it, and after. */
  readonly turn: string;
  /** What happens between the pictures. */
  readonly caption: { readonly [L in Language]: string };
}
