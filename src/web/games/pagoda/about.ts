import type { AboutGame } from '../webGame.ts';

export const about: AboutGame = {
  en: {
    pitch: 'Six pagodas that both builders raise: every floor opens the next one for the other.',
    editions: ['4 floors', 'Quick game', 'Beginners, no abilities'],
  },
  fr: {
    pitch: 'Six pagodes élevées à deux : chaque étage ouvre le suivant à l’adversaire.',
    editions: ['4 étages', 'Partie courte', 'Débutants, sans capacités'],
  },
};
