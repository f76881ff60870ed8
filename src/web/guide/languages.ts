import type { Language } from '../settings.svelte.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { GuideWords } from './words.ts';

const languages: { readonly [L in Language]: GuideWords } = { en, fr };

export const wordsOf = (language: Language): GuideWords => languages[language];
