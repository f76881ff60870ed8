import type { AboutGame } from '../webGame.ts';

export const about: AboutGame = {
  en: {
    pitch: 'A city grows under everybody’s hands. Who claims which palace, and when?',
    editions: ['2nd edition', '1st edition', 'Duel', 'Well', 'Tea', 'Variante française'],
  },
  fr: {
    pitch: 'Une ville grandit sous toutes les mains. Qui prendra quel palais, et quand ?',
    editions: ['2e édition', '1re édition', 'Duel', 'Puits', 'Thé', 'Variante française'],
  },
};
