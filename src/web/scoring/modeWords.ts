import type { Language } from '../settings.svelte.ts';

/** The two ways to score a game, while it is played or by its pieces at the end, and the ends of a counter. */
interface ModeWords {
  readonly mode: string;
  readonly live: string;
  readonly pieces: string;
  readonly none: string;
  readonly most: string;
}

const languages: { readonly [L in Language]: ModeWords } = {
  en: {
    mode: 'How to score',
    live: 'While you play',
    pieces: 'By pieces at the end',
    none: 'There are none left.',
    most: 'There are no more.',
  },
  fr: {
    mode: 'Façon de compter',
    live: 'Pendant la partie',
    pieces: 'Par les pièces à la fin',
    none: 'Il n’y en a plus.',
    most: 'Il n’y en a pas davantage.',
  },
};

export const modeWords = (language: Language): ModeWords => languages[language];
