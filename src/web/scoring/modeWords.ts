import type { Language } from '../settings.svelte.ts';

/** The two ways to score a game: while it is played, or by its pieces at the end. */
interface ModeWords {
  readonly mode: string;
  readonly live: string;
  readonly pieces: string;
}

const languages: { readonly [L in Language]: ModeWords } = {
  en: { mode: 'How to score', live: 'While you play', pieces: 'By pieces at the end' },
  fr: { mode: 'Façon de compter', live: 'Pendant la partie', pieces: 'Par les pièces à la fin' },
};

export const modeWords = (language: Language): ModeWords => languages[language];
