import { count } from '../i18n/english.ts';
import { compte } from '../i18n/french.ts';
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
    nothing: 'No results. Try a shorter word or a rule number.',
    found: rules => count(rules, 'rule found', 'rules found'),
    trouble: 'The rules couldn’t be loaded. Check your connection and reload.',
  },
  fr: {
    search: 'Chercher dans les règles',
    contents: 'Sommaire',
    nothing: 'Aucun résultat. Essayez un mot plus court ou un numéro de règle.',
    found: rules => compte(rules, 'règle trouvée', 'règles trouvées'),
    trouble: 'Impossible de charger les règles. Vérifiez la connexion et rechargez.',
  },
};

export const rulesWordsOf = (language: Language): RulesWords => languages[language];
