import type { Language } from '../../settings.svelte.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { PlayWords } from './words.ts';

const languages: { readonly [L in Language]: PlayWords } = { en, fr };

export const playWords = (language: Language): PlayWords => languages[language];
