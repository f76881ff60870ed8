import type { Language } from '../settings.svelte.ts';

/** What the live region of a table adds to the lines of the log. */
interface LiveWords {
  readonly label: string;
  tried(line: string): string;
  undone(line: string): string;
  takenBack(line: string): string;
  readonly confirmed: string;
}

const words: { readonly [L in Language]: LiveWords } = {
  en: {
    label: 'Announcements',
    tried: line => `Trying: ${line}`,
    undone: line => `Undone: ${line}`,
    takenBack: line => `Taken back: ${line}`,
    confirmed: 'Confirmed.',
  },
  fr: {
    label: 'Annonces',
    tried: line => `À l’essai : ${line}`,
    undone: line => `Annulé : ${line}`,
    takenBack: line => `Coup repris : ${line}`,
    confirmed: 'Confirmé.',
  },
};

export const liveWordsOf = (language: Language): LiveWords => words[language];
