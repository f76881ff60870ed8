import type { AboutGame } from '../webGame.ts';

export const about: AboutGame = {
  en: {
    pitch: 'Build palaces along the roads, send emissaries to the courts: nine provinces, never enough cards.',
    tiebreak: 'pieces left',
  },
  fr: {
    pitch: 'Des palais le long des routes, des émissaires à la cour : neuf provinces, jamais assez de cartes.',
    tiebreak: 'pions restants',
  },
};
