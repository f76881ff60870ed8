import type { Language } from '../settings.svelte.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { AfterWords } from './words.ts';

const languages: { readonly [L in Language]: AfterWords } = { en, fr };

export const wordsOf = (language: Language): AfterWords => languages[language];
