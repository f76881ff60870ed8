import type { Language } from '../settings.svelte.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { WaitingWords } from './words.ts';

const languages: { readonly [L in Language]: WaitingWords } = { en, fr };
export const waitingWordsOf = (language: Language): WaitingWords => languages[language];
