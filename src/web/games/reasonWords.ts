import type { Reason } from '../../bots/analysis/reasoning.ts';
import type { Language } from '../settings.svelte.ts';

/**
 * What a turn does, as a phrase that goes on after the turn, such as “takes the majority in Wei”. The view says which map or
 * edition is played.
 */
export type ReasonWords<R extends Reason, View> = {
  readonly [K in R['kind']]: (reason: Extract<R, { kind: K }>, view: View) => string;
};

/** The reasons of a game in every language. */
export interface GameReasons {
  say(reason: Reason, view: unknown, language: Language): string;
}

/** Joins the words of a game in both languages. */
export function sayReasons<R extends Reason, View>(
  languages: {
    readonly [L in Language]: ReasonWords<R, View>;
  },
): GameReasons {
  type Say = (reason: Reason, view: unknown) => string;
  return {
    // Reasons of a kept analysis may be of a kind that is no longer known: then nothing is said.
    say: (reason, view, language) =>
      (languages[language] as unknown as { readonly [kind: string]: Say })[reason.kind]?.(reason, view) ?? '',
  };
}
