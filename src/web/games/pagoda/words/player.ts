import type { Ability, Colour } from '../../../../games/pagoda/index.ts';
import { count } from '../../../i18n/english.ts';
import { accord, compte } from '../../../i18n/french.ts';
import type { Language } from '../../../settings.svelte.ts';
import { countPaid } from '../../paidCards.ts';
import { wordsOf } from './index.ts';

/** What a player has, for those who don't see the pictures of the panel. */
interface PlayerWords {
  display(cards: readonly Colour[]): string;
  hand(n: number): string;
  ability(ability: Ability, uses: number): string;
  readonly noAbility: string;
}

const words: { readonly [L in Language]: PlayerWords } = {
  en: {
    display: cards => `display: ${countPaid(cards, colour => colour) || 'no cards'}`,
    hand: n => `${count(n, 'card', 'cards')} in hand`,
    ability: (ability, uses) => `${wordsOf('en').ability(ability)} ${count(uses, 'use', 'uses')}`,
    noAbility: 'no ability',
  },
  fr: {
    display: cards => `réserve : ${countPaid(cards, (colour, n) => accord(colour, 'f', n)) || 'aucune carte'}`,
    hand: n => `${compte(n, 'carte', 'cartes')} en main`,
    ability: (ability, uses) => `${wordsOf('fr').ability(ability)} ${compte(uses, 'utilisation', 'utilisations')}`,
    noAbility: 'aucune capacité',
  },
};

export const playerWordsOf = (language: Language): PlayerWords => words[language];
