import type { AboutGame } from '../webGame.ts';

export const about: AboutGame = {
  en: {
    pitch: 'Everyone builds the same city. Which palace will you claim, and when?',
    editions: ['2nd edition', '1st edition', 'Duel', 'Well', 'Tea'],
  },
  fr: {
    pitch: 'Tout le monde construit la même ville. Quel palais prendrez-vous, et quand ?',
    editions: ['2e édition', '1re édition', 'Duel', 'Puits', 'Thé'],
  },
};
