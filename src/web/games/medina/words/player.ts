import type { Colour } from '../../../../games/medina/index.ts';
import { count } from '../../../i18n/english.ts';
import { accord, compte } from '../../../i18n/french.ts';
import type { Language } from '../../../settings.svelte.ts';

/** What a player has, for those who don't see the pictures of the panel. */
interface PlayerWords {
  buildings(colour: Colour, n: number): string;
  roofs(n: number): string;
  neutralRoofs(n: number): string;
  blockingRoofs(n: number): string;
  stables(n: number): string;
  merchants(n: number): string;
  walls(n: number): string;
  tea(n: number): string;
}

const words: { readonly [L in Language]: PlayerWords } = {
  en: {
    buildings: (colour, n) => count(n, `${colour} building`, `${colour} buildings`),
    roofs: n => count(n, 'roof', 'roofs'),
    neutralRoofs: n => count(n, 'neutral roof', 'neutral roofs'),
    blockingRoofs: n => count(n, 'blocking roof', 'blocking roofs'),
    stables: n => count(n, 'stable', 'stables'),
    merchants: n => count(n, 'merchant', 'merchants'),
    walls: n => `${count(n, 'wall', 'walls')} left`,
    tea: n => count(n, 'tea tile', 'tea tiles'),
  },
  fr: {
    buildings: (colour, n) => compte(n, `bâtiment ${accord(colour, 'm')}`, `bâtiments ${accord(colour, 'm', 'pl')}`),
    roofs: n => compte(n, 'toit', 'toits'),
    neutralRoofs: n => compte(n, 'toit neutre', 'toits neutres'),
    blockingRoofs: n => compte(n, 'dôme de blocus', 'dômes de blocus'),
    stables: n => compte(n, 'étable', 'étables'),
    merchants: n => compte(n, 'marchand', 'marchands'),
    walls: n => `${compte(n, 'mur', 'murs')} en réserve`,
    tea: n => compte(n, 'tuile thé', 'tuiles thé'),
  },
};

export const playerWordsOf = (language: Language): PlayerWords => words[language];
