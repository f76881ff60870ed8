import type { AboutGame } from '../webGame.ts';

export const about: AboutGame = {
  en: {
    pitch: 'Build palaces along the roads, send emissaries to the courts: nine provinces, never enough cards.',
    editions: [
      '3–5 players',
      'Two players with the Emperor',
      'Fortifications',
      'Bonus tiles',
      'Border disputes',
      'Light variant',
    ],
    tiebreak: 'pieces left',
  },
  fr: {
    pitch: 'Des palais le long des routes, des émissaires à la cour : neuf provinces, jamais assez de cartes.',
    editions: [
      '3–5 joueurs',
      'À deux avec l’Empereur',
      'Fortifications',
      'Tuiles bonus',
      'Querelles frontalières',
      'Variante légère',
    ],
    tiebreak: 'pions restants',
  },
};
