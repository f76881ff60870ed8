import type { AboutGame } from '../webGame.ts';

export const about: AboutGame = {
  en: {
    pitch: 'Everyone builds the same city. Which palace will you claim, and when?',
  },
  fr: {
    pitch: 'Tout le monde construit la même ville. Quel palais prendrez-vous, et quand ?',
  },
};
