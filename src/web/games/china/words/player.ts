import type { Colour, Special } from '../../../../games/china/index.ts';
import { count, list } from '../../../i18n/english.ts';
import { accord, compte, liste } from '../../../i18n/french.ts';
import type { Language } from '../../../settings.svelte.ts';
import { countPaid } from '../../paidCards.ts';
import { turnWordsOf } from './turn.ts';

/** What a player has, for those who don't see the pictures of the panel. */
interface PlayerWords {
  palaces(n: number): string;
  emissaries(n: number): string;
  fortifications(n: number): string;
  cards(n: number): string;
  /** Cards that everybody has seen being taken. */
  known(cards: readonly Colour[]): string;
  specials(left: readonly Special[]): string;
  kept(colour: Colour, n: number, holds: boolean): string;
  tiles(colour: Colour, n: number): string;
}

const named = (language: Language, specials: readonly Special[]): string[] =>
  specials.map(special => turnWordsOf(language).special[special]);

const words: { readonly [L in Language]: PlayerWords } = {
  en: {
    palaces: n => `${count(n, 'palace', 'palaces')} left`,
    emissaries: n => `${count(n, 'emissary', 'emissaries')} left`,
    fortifications: n => `${count(n, 'fortification', 'fortifications')} left`,
    cards: n => `${count(n, 'card', 'cards')} in hand`,
    known: cards => `known cards: ${countPaid(cards, colour => colour)}`,
    specials: left => (left.length === 0 ? 'no special cards left' : `special cards left: ${list(named('en', left))}`),
    kept: (colour, n, holds) => turnWordsOf('en').keptName(colour, n, holds),
    tiles: (colour, n) => count(n, `${colour} bonus tile`, `${colour} bonus tiles`),
  },
  fr: {
    palaces: n => compte(n, 'palais restant', 'palais restants'),
    emissaries: n => compte(n, 'émissaire restant', 'émissaires restants'),
    fortifications: n => compte(n, 'fortification restante', 'fortifications restantes'),
    cards: n => `${compte(n, 'carte', 'cartes')} en main`,
    known: cards => `cartes connues : ${countPaid(cards, (colour, n) => accord(colour, 'f', n))}`,
    specials: left => (left.length === 0 ? 'plus de carte spéciale' : `cartes spéciales : ${liste(named('fr', left))}`),
    kept: (colour, n, holds) => turnWordsOf('fr').keptName(colour, n, holds),
    tiles: (colour, n) => compte(n, `tuile bonus ${accord(colour, 'f')}`, `tuiles bonus ${accord(colour, 'f', 'pl')}`),
  },
};

export const playerWordsOf = (language: Language): PlayerWords => words[language];
