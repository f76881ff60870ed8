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
    nothing: 'Nothing found. Try a shorter word, or the number of a rule.',
    found: rules => (rules === 1 ? '1 rule found' : `${rules} rules found`),
    trouble: 'The rules could not be loaded. Check the connection and reload.',
    minute: 'The game in one minute',
    turn: 'A turn, for example',
    title: game => `Rules of ${game}`,
    asPage: 'Open in a new tab',
  },
  fr: {
    search: 'Chercher dans les règles',
    contents: 'Sommaire',
    nothing: 'Rien trouvé. Essayez un mot plus court, ou le numéro d’une règle.',
    found: rules => (rules === 1 ? '1 règle trouvée' : `${rules} règles trouvées`),
    trouble: 'Les règles n’ont pas pu être chargées. Vérifiez la connexion et rechargez.',
    minute: 'Le jeu en une minute',
    turn: 'Un tour, par exemple',
    title: game => `Règles de ${game}`,
    asPage: 'Ouvrir dans un nouvel onglet',
  },
};

export const rulesWordsOf = (language: Language): RulesWords => languages[language];
