import type { Colour, Roof } from '../../../../games/medina/index.ts';
import { count, whose } from '../../../i18n/english.ts';
import { accord, compte, possession } from '../../../i18n/french.ts';
import type { Who } from '../../../i18n/who.ts';
import type { Language } from '../../../settings.svelte.ts';

interface ChoiceWords {
  building(colour: Colour): string;
  roof(roof: Roof): string;
  readonly stable: string;
  readonly merchant: string;
  readonly wall: string;
  /** What a piece does, in at most six words: a building in a palace of so many spaces, and so on. */
  builds(size: number): string;
  claims(size: number, tile: boolean): string;
  readonly forNobody: string;
  enlarges(colour: Colour, owner: Who | undefined): string;
  enlargesSeveral(palaces: number): string;
  street(length: number): string;
  readonly walls: string;
}

const words: { readonly [L in Language]: ChoiceWords } = {
  en: {
    building: colour => `${colour} building`,
    roof: roof => ({ own: 'your roof', neutral: 'neutral roof', blocking: 'blocking roof' })[roof],
    stable: 'stable',
    merchant: 'merchant',
    wall: 'wall',
    builds: size => (size === 1 ? 'starts a new palace' : `palace of ${size} spaces, no roof`),
    claims: (size, tile) => `claims ${count(size, 'space', 'spaces')}${tile ? ' and a tile' : ' for you'}`,
    forNobody: 'scores for nobody',
    enlarges: (colour, owner) => `enlarges ${owner ? whose(owner) : 'an unclaimed'} ${colour} palace`,
    enlargesSeveral: palaces => `enlarges ${palaces} palaces`,
    street: length => (length === 1 ? 'starts a new street' : `street of ${length} merchants`),
    walls: 'extends the wall',
  },
  fr: {
    building: colour => `bâtiment ${accord(colour, 'm')}`,
    roof: roof => ({ own: 'votre toit', neutral: 'toit neutre', blocking: 'dôme de blocus' })[roof],
    stable: 'étable',
    merchant: 'marchand',
    wall: 'mur',
    builds: size => (size === 1 ? 'commence un palais' : `palais de ${size} cases, sans toit`),
    claims: (size, tile) => `${compte(size, 'case', 'cases')} ${tile ? 'et une tuile' : 'à vous'}`,
    forNobody: 'ne rapporte à personne',
    enlarges: (colour, owner) => {
      const palais = `palais ${accord(colour, 'm')}`;
      return owner ? `agrandit ${owner.you ? '' : 'le '}${possession(palais, owner)}` : `agrandit un ${palais} libre`;
    },
    enlargesSeveral: palaces => `agrandit ${palaces} palais`,
    street: length => (length === 1 ? 'commence une rue' : `rue de ${length} marchands`),
    walls: 'prolonge le mur',
  },
};

/** What the choice at a pressed place says about the moves of Medina. */
export const choiceWordsOf = (language: Language): ChoiceWords => words[language];
