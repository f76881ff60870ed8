import type { Language } from '../settings.svelte.ts';

interface RulesWords {
  readonly search: string;
  readonly contents: string;
  readonly nothing: string;
  readonly found: (rules: number) => string;
  readonly trouble: string;
}

const languages: { readonly [L in Language]: RulesWords } = {
  en: {
    search: 'Search the rules',
    contents: 'Contents',
    nothing: 'Nothing found. Try a shorter word, or the number of a rule.',
    found: rules => (rules === 1 ? '1 rule found' : `${rules} rules found`),
    trouble: 'The rules could not be loaded. Check the connection and reload.',
  },
  fr: {
    search: 'Chercher dans les règles',
    contents: 'Sommaire',
    nothing: 'Rien trouvé. Essayez un mot plus court, ou le numéro d’une règle.',
    found: rules => (rules === 1 ? '1 règle trouvée' : `${rules} règles trouvées`),
    trouble: 'Les règles n’ont pas pu être chargées. Vérifiez la connexion et rechargez.',
  },
};

export const rulesWordsOf = (language: Language): RulesWords => languages[language];
