import type { ClockSetting } from '../../table/index.ts';
import type { Language } from '../settings.svelte.ts';

/** What is said of public tables. */
interface LobbyWords {
  readonly openSeats: string;
  readonly watch: string;
  readonly watchHint: string;
  readonly sit: string;
  readonly sitAt: (game: string, host: string) => string;
  readonly host: (name: string) => string;
  readonly noneOpen: string;
  readonly noneWatched: string;
  readonly noMatch: string;
  readonly showAll: string;
  readonly againstBots: string;
  readonly game: string;
  readonly allGames: string;
  readonly pace: string;
  readonly anyPace: string;
  readonly paces: { readonly [kind in ClockSetting['kind']]: string };
}

const languages: { readonly [L in Language]: LobbyWords } = {
  en: {
    openSeats: 'Open seats',
    watch: 'Watch',
    watchHint: 'Hands stay hidden.',
    sit: 'Take a seat',
    sitAt: (game, host) => `Take a seat: ${game}, host ${host}`,
    host: name => `Host: ${name}`,
    noneOpen: 'No open seats right now. Create a table: others will find it here.',
    noneWatched: 'Nobody is playing in public right now.',
    noMatch: 'No public table matches your filters.',
    showAll: 'Show all tables',
    againstBots: 'Play against bots',
    game: 'Game',
    allGames: 'All games',
    pace: 'Pace',
    anyPace: 'Any pace',
    paces: { live: 'Live', days: 'Over days', none: 'No clock' },
  },
  fr: {
    openSeats: 'Places libres',
    watch: 'Parties en cours',
    watchHint: 'Les mains restent cachées.',
    sit: 'Prendre une place',
    sitAt: (game, host) => `Prendre une place : ${game}, hôte ${host}`,
    host: name => `Hôte : ${name}`,
    noneOpen: 'Aucune place libre pour l’instant. Créez une table : on la trouvera ici.',
    noneWatched: 'Aucune partie publique en cours pour l’instant.',
    noMatch: 'Aucune table publique ne correspond à vos filtres.',
    showAll: 'Voir toutes les tables',
    againstBots: 'Jouer contre des bots',
    game: 'Jeu',
    allGames: 'Tous les jeux',
    pace: 'Rythme',
    anyPace: 'Tous les rythmes',
    paces: { live: 'En direct', days: 'En différé', none: 'Sans pendule' },
  },
};

export const lobbyWordsOf = (language: Language): LobbyWords => languages[language];
