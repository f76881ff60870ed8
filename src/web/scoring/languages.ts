import type { Language } from '../settings.svelte.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { ScoringWords } from './words.ts';

const languages: { readonly [L in Language]: ScoringWords } = { en, fr };

export const wordsOf = (language: Language): ScoringWords => languages[language];
