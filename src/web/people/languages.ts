import type { HouseAnswer } from '../../api/index.ts';
import type { Language } from '../settings.svelte.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { PeopleWords } from './words.ts';

const languages: { readonly [L in Language]: PeopleWords } = { en, fr };

export const peopleWordsOf = (language: Language): PeopleWords => languages[language];

/** The welcome of the host in a language; in the other one if there is nothing else. */
export function welcomeIn(
  { welcome }: HouseAnswer,
  language: Language,
): { readonly text: string; readonly language: Language } | undefined {
  const other = language === 'fr' ? 'en' : 'fr';
  const found = welcome[language] === undefined ? other : language;
  const text = welcome[found];
  return text === undefined ? undefined : { text, language: found };
}
