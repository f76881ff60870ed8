import type { Language } from '../../../settings.svelte.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { turnWordsOf, wordings } from './turn.ts';
import type { ChinaWords } from './type.ts';

/** What a turn is about to do is said before what is usual. */
const complete = (words: ChinaWords, wording: (typeof wordings)[Language]): ChinaWords => ({
  ...words,
  ...wording,
  status: (view, seat, players) => wording.status(view, seat) ?? words.status(view, seat, players),
});

const languages = {
  en: { ...complete(en, wordings.en), aside: turnWordsOf('en').influence },
  fr: { ...complete(fr, wordings.fr), aside: turnWordsOf('fr').influence },
} as const;

export const wordsOf = (language: Language): ChinaWords => languages[language];
