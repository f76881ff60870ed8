import { list } from '../i18n/english.ts';
import { liste } from '../i18n/french.ts';
import type { Language } from '../settings.svelte.ts';

interface Text {
  readonly title: string;
  readonly description: string;
}

/** What previews of links say, besides the words of invitations. */
interface PreviewWords {
  readonly home: Text;
  readonly table: Text;
  readonly replay: Text;
  readonly score: (game: string) => Text;
  readonly rules: (game: string) => Text;
  readonly learn: (game: string) => Text;
  readonly new: (game: string) => Text;
  readonly invites: (host: string | undefined, game: string) => string;
  readonly full: string;
  readonly begun: string;
  readonly over: string;
  readonly closed: string;
  readonly playing: (game: string, names: readonly string[]) => string;
  readonly watch: string;
  readonly won: (game: string, winners: readonly string[]) => string;
  readonly wins: (winners: readonly string[]) => string;
  readonly inPlay: string;
}

const en: PreviewWords = {
  home: {
    title: 'Caravanserai',
    description: 'Play China, Pagoda and Medina: against bots, on one device or online with friends. Free, no account.',
  },
  table: {
    title: 'A table at Caravanserai',
    description: 'Open the link to join your friends for China, Pagoda or Medina. Free, no account.',
  },
  replay: { title: 'Replay of a game', description: 'Go through every move of a finished game, forwards and back.' },
  score: game => ({ title: `${game}: score sheet`, description: `The points of a game of ${game}, line by line.` }),
  rules: game => ({ title: `${game}: the rules`, description: 'With examples and pictures, and a search.' }),
  learn: game => ({
    title: `Learn ${game} in 3 minutes`,
    description: 'You play a real game, and a coach shows you each step. No rulebook needed.',
  }),
  new: game => ({ title: `Play ${game}`, description: 'Against bots, on one device or online. Free, no account.' }),
  invites: (host, game) => (host === undefined ? `You’re invited to ${game}` : `${host} invites you to ${game}`),
  full: 'Every seat is taken.',
  begun: 'The game has started.',
  over: 'The game is over.',
  closed: 'The table was closed.',
  playing: (game, names) => `${game}: ${list(names)}`,
  watch: 'In play now. Open the link to watch.',
  won: (game, winners) => `${list(winners)} ${winners.length === 1 ? 'wins' : 'win'} at ${game}`,
  wins: winners => `${list(winners)} ${winners.length === 1 ? 'wins' : 'win'}`,
  inPlay: 'In play',
};

const fr: PreviewWords = {
  home: {
    title: 'Caravanserai',
    description:
      'Jouez à China, Pagoda et Medina : contre des bots, sur un seul appareil ou en ligne entre amis. Gratuit, sans compte.',
  },
  table: {
    title: 'Une table sur Caravanserai',
    description: 'Ouvrez le lien pour retrouver vos amis autour de China, Pagoda ou Medina. Gratuit, sans compte.',
  },
  replay: {
    title: 'Une partie à revoir',
    description: 'Parcourez tous les coups d’une partie terminée, en avant comme en arrière.',
  },
  score: game => ({
    title: `${game} : feuille de score`,
    description: `Les points d’une partie de ${game}, ligne par ligne.`,
  }),
  rules: game => ({ title: `${game} : les règles`, description: 'Avec des exemples illustrés et une recherche.' }),
  learn: game => ({
    title: `Apprenez ${game} en 3 minutes`,
    description: 'Vous jouez une vraie partie, et un guide vous montre chaque étape. Inutile de lire les règles.',
  }),
  new: game => ({
    title: `Jouer à ${game}`,
    description: 'Contre des bots, sur un seul appareil ou en ligne. Gratuit, sans compte.',
  }),
  invites: (host, game) =>
    host === undefined ? `On vous invite à jouer à ${game}` : `${host} vous invite à jouer à ${game}`,
  full: 'Toutes les places sont prises.',
  begun: 'La partie a commencé.',
  over: 'La partie est terminée.',
  closed: 'La table a été fermée.',
  playing: (game, names) => `${game} : ${liste(names)}`,
  watch: 'La partie est en cours. Ouvrez le lien pour la regarder.',
  won: (game, winners) => `Victoire à ${game} : ${liste(winners)}`,
  wins: winners => `Victoire : ${liste(winners)}`,
  inPlay: 'En cours',
};

const languages = { en, fr } as const;

export const previewWordsOf = (language: Language): PreviewWords => languages[language];
