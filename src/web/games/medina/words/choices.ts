import type { Colour, Roof } from '../../../../games/medina/index.ts';
import { accord } from '../../../i18n/french.ts';
import type { Language } from '../../../settings.svelte.ts';

interface ChoiceWords {
  building(colour: Colour): string;
  roof(roof: Roof): string;
  readonly stable: string;
  readonly merchant: string;
  readonly wall: string;
  readonly claims: string;
}

const words: { readonly [L in Language]: ChoiceWords } = {
  en: {
    building: colour => `${colour} building`,
    roof: roof => ({ own: 'your roof', neutral: 'neutral roof', blocking: 'blocking roof' })[roof],
    stable: 'stable',
    merchant: 'merchant',
    wall: 'wall',
    claims: 'claims the palace',
  },
  fr: {
    building: colour => `bâtiment ${accord(colour, 'm')}`,
    roof: roof => ({ own: 'votre toit', neutral: 'toit neutre', blocking: 'dôme de blocus' })[roof],
    stable: 'étable',
    merchant: 'marchand',
    wall: 'mur',
    claims: 'prend possession du palais',
  },
};

/** What the choice at a pressed place says about the moves of Medina. */
export const choiceWordsOf = (language: Language): ChoiceWords => words[language];
