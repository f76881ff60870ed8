import type { AboutGame } from '../webGame.ts';

export const about: AboutGame = {
  en: {
    pitch: 'Palaces along the roads, emissaries at the courts: nine provinces and few cards.',
    editions: [
      '3–5 players',
      'Two with the Emperor',
      'Fortifications',
      'Bonus tiles',
      'Border disputes',
      'Light variant',
    ],
    tiebreak: 'pieces left',
  },
  fr: {
    pitch: 'Des palais le long des routes, des émissaires à la cour : neuf provinces et peu de cartes.',
    editions: [
      '3–5 joueurs',
      'À deux avec l’Empereur',
      'Fortifications',
      'Tuiles bonus',
      'Conflits de frontière',
      'Variante légère',
    ],
    tiebreak: 'pièces restantes',
  },
};
