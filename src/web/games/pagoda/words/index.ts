import type { Language } from '../../../settings.svelte.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { PagodaWords } from './type.ts';

const languages = { en, fr } as const;

export const wordsOf = (language: Language): PagodaWords => languages[language];
