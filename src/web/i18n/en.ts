import type { Words } from './words.ts';

export const en: Words = {
  tagline: 'Three games, one table, at your place.',
  language: 'English',
  dark: 'Dark theme',
  light: 'Light theme',
  by: 'by',
  soFarTitle: 'What is here so far',
  soFar: [
    'The rules of the games below, exactly, with the reason for every refusal.',
    'Records that can be replayed and checked line by line, and chance that can be verified.',
    'An engine that programs can talk to, and a command line: npm run -s cli.',
    'Boards, bots and tables online come next.',
  ],
  loading: 'Asking the server …',
  noServer: 'The server does not answer. Check that it is running, then reload.',
  rulesReady: variants => `Rules complete, ${variants} ways to play`,
  rulesMissing: 'Switched off here, or not built yet',
  players: numbers => `${numbers} players`,
  games: {
    china: {
      pitch: 'Palaces along the roads, emissaries at the courts: nine provinces and few cards.',
      editions: [
        '3–5 players',
        'Two with the Emperor',
        'Fortifications',
        'Bonus tiles',
        'Border disputes',
        'Light variant',
      ],
    },
    pagoda: {
      pitch: 'Six pagodas that both builders raise: every floor opens the next one for the other.',
      editions: ['4 floors', 'Quick game', 'Beginners, no abilities'],
    },
    medina: {
      pitch: 'A city grows under everybody’s hands. Who claims which palace, and when?',
      editions: ['2nd edition', '1st edition', 'Duel', 'Well', 'Tea', 'Variante française'],
    },
  },
  credits:
    'China is by Michael Schacht, Pagoda by Arve D. Fühler, Medina by Stefan Dorra. This project is not affiliated with them or with their publishers.',
};
