import { count } from '../i18n/english.ts';
import { compte } from '../i18n/french.ts';
import type { Language } from '../settings.svelte.ts';

/** What is said in lists of tables, on every page that has one. */
interface ListWords {
  /** The picture of a table's board. */
  readonly board: (game: string) => string;
  readonly unread: (messages: number) => string;
  /** A seat at a rematch that waits for us. */
  readonly kept: string;
  /** Our seat, which somebody else has taken over. */
  readonly taken: (name: string) => string;
  /** Tables where that is so, or where a bot plays for us. */
  readonly away: string;
  readonly comeBack: string;
  readonly noGames: string;
  readonly allMine: string;
  readonly hide: string;
  readonly hideGame: (game: string) => string;
  readonly hiddenNow: string;
  readonly undo: string;
  readonly hidden: string;
  readonly noHidden: string;
  readonly showAgain: string;
  readonly showGameAgain: (game: string) => string;
  /** A public game that is being played. */
  readonly live: string;
}

const languages: { readonly [L in Language]: ListWords } = {
  en: {
    board: game => `The board of ${game} now`,
    unread: messages => count(messages, 'new message', 'new messages'),
    kept: 'A seat is reserved for you',
    taken: name => `${name} took over your seat`,
    away: 'While you were away',
    comeBack: 'Come back',
    noGames: 'No games yet. Create a table and send the link to your friends.',
    allMine: 'All my games',
    hide: 'Hide',
    hideGame: game => `Hide ${game}`,
    hiddenNow: 'The game is no longer in your list.',
    undo: 'Undo',
    hidden: 'Hidden games',
    noHidden: 'No hidden games.',
    showAgain: 'Show again',
    showGameAgain: game => `Show again: ${game}`,
    live: 'Live now',
  },
  fr: {
    board: game => `Le plateau de ${game} en ce moment`,
    unread: messages => compte(messages, 'nouveau message', 'nouveaux messages'),
    kept: 'Une place vous est réservée',
    taken: name => `${name} joue désormais à votre place`,
    away: 'En votre absence',
    comeBack: 'Revenir',
    noGames: 'Aucune partie pour l’instant. Créez une table et envoyez le lien à vos amis.',
    allMine: 'Toutes mes parties',
    hide: 'Masquer',
    hideGame: game => `Masquer ${game}`,
    hiddenNow: 'La partie n’est plus dans votre liste.',
    undo: 'Annuler',
    hidden: 'Parties masquées',
    noHidden: 'Aucune partie masquée.',
    showAgain: 'Réafficher',
    showGameAgain: game => `Réafficher ${game}`,
    live: 'En ce moment',
  },
};

export const listWordsOf = (language: Language): ListWords => languages[language];
