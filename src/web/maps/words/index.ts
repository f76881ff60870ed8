import type { Language } from '../../settings.svelte.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { WorkshopWords } from './type.ts';

const languages: { readonly [L in Language]: WorkshopWords } = { en, fr };

export const workshopWordsOf = (language: Language): WorkshopWords => languages[language];
