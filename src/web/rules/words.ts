import { count } from '../i18n/english.ts';
import { compte } from '../i18n/french.ts';
import type { Language } from '../settings.svelte.ts';

interface RulesWords {
  readonly search: string;
  readonly contents: string;
  readonly nothing: string;
  readonly found: (rules: number) => string;
  readonly trouble: string;
  readonly minute: string;
  readonly turn: string;
  readonly title: (game: string) => string;
  readonly asPage: string;
}

const languages: { readonly [L in Language]: RulesWords } = {
  en: {
    search: 'Search the rules',
    contents: 'Contents',
    nothing: 'No results. Try a shorter word or a rule number.',
    found: rules => count(rules, 'rule found', 'rules found'),
    trouble: 'The rules couldn’t be loaded. Check your connection and reload.',
    minute: 'The game in one minute',
    turn: 'A turn, for example',
    title: game => `Rules of ${game}`,
    asPage: 'Open in a new tab',
  },
  fr: {
    search: 'Chercher dans les règles',
    contents: 'Sommaire',
    nothing: 'Aucun résultat. Essayez un mot plus court ou un numéro de règle.',
    found: rules => compte(rules, 'règle trouvée', 'règles trouvées'),
    trouble: 'Impossible de charger les règles. Vérifiez la connexion et rechargez.',
    minute: 'Le jeu en une minute',
    turn: 'Un tour, par exemple',
    title: game => `Règles de ${game}`,
    asPage: 'Ouvrir dans un nouvel onglet',
  },
};

export const rulesWordsOf = (language: Language): RulesWords => languages[language];
