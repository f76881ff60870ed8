import type { Language } from '../../settings.svelte.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { EndWords } from './type.ts';

const languages = { en, fr } as const;

export const endWords = (language: Language): EndWords => languages[language];
