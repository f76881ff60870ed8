import type { AboutGame } from '../webGame.ts';

export const about: AboutGame = {
  en: {
    pitch: 'Two builders, six pagodas: every floor you finish opens the next one for your opponent.',
    editions: ['Full game (4 floors)', 'Quick game', 'Beginners’ game'],
  },
  fr: {
    pitch: 'Deux architectes, six pagodes : chaque étage achevé ouvre le suivant à l’adversaire.',
    editions: ['Partie complète (4 étages)', 'Partie rapide', 'Partie d’initiation'],
  },
};
