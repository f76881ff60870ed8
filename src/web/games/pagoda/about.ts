import type { AboutGame } from '../webGame.ts';

export const about: AboutGame = {
  en: {
    pitch: 'Two builders, six pagodas: every floor you finish opens the next one for your opponent.',
  },
  fr: {
    pitch: 'Deux architectes, six pagodes : chaque étage achevé ouvre le suivant à l’adversaire.',
  },
};
