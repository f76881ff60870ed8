import type { Explanation } from '../../../../games/china/index.ts';
import type { Language } from '../../../settings.svelte.ts';

interface ChoiceWords {
  readonly pieces: { readonly [kind in 'palace' | 'emissary' | 'fortification' | 'commit']: string };
  readonly forEmperor: string;
  readonly pair: string;
  completes(province: string): string;
  leads(province: string): string;
  ties(province: string): string;
  readonly reveals: string;
  readonly doubles: string;
  readonly spendsTwoProvinces: string;
}

const words: { readonly [L in Language]: ChoiceWords } = {
  en: {
    pieces: { palace: 'palace', emissary: 'emissary', fortification: 'fortification', commit: 'first palace' },
    forEmperor: 'for the Emperor',
    pair: 'as a joker pair',
    completes: province => `completes ${province}`,
    leads: province => `most palaces in ${province}`,
    ties: province => `ties for most in ${province}`,
    reveals: 'reveals the tiles',
    doubles: 'doubles its palace',
    spendsTwoProvinces: 'uses Two provinces',
  },
  fr: {
    pieces: { palace: 'palais', emissary: 'émissaire', fortification: 'fortification', commit: 'premier palais' },
    forEmperor: 'pour l’Empereur',
    pair: 'en paire joker',
    completes: province => `complète ${province}`,
    leads: province => `majorité à ${province}`,
    ties: province => `égalité à ${province}`,
    reveals: 'révèle les tuiles',
    doubles: 'double son palais',
    spendsTwoProvinces: 'utilise Deux provinces différentes',
  },
};

/** What the choice at a pressed place says about the moves of China. */
export const choiceWordsOf = (language: Language): ChoiceWords => words[language];

/** The moves that such a choice is about: those that place a piece. */
export type Placing = Extract<Explanation, { kind: 'palace' | 'emissary' | 'fortification' | 'commit' }>;
