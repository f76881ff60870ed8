import type { Language } from '../settings.svelte.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { OnlineWords } from './words.ts';

const languages: { readonly [L in Language]: OnlineWords } = { en, fr };

export const wordsOf = (language: Language): OnlineWords => languages[language];
