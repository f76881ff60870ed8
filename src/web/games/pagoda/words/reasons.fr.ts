import type { Reason } from '../../../../bots/pagoda/reasons.ts';
import type { View } from '../../../../games/pagoda/index.ts';
import { compte } from '../../../i18n/french.ts';
import type { ReasonWords } from '../../reasonWords.ts';

const points = (n: number): string => compte(n, 'point', 'points');
const capacites = {
  lantern: 'la Lanterne',
  buddha: 'le Bouddha',
  bowl: 'le Bol de riz',
  dragon: 'le Dragon',
  fan: 'l’Éventail',
} as const;

export const fr: ReasonWords<Reason, View> = {
  'builds-columns': ({ lot, floor, columns, points: n }) =>
    `construit ${compte(columns, 'colonne', 'colonnes')} à l’étage ${floor} du terrain ${lot} pour ${points(n)}`,
  'starts-lot': ({ lot }) => `commence le terrain ${lot}`,
  'fills-floor': ({ lot, floor }) => `construit la dernière colonne de l’étage ${floor} du terrain ${lot}`,
  'gains-ability': ({ ability, lot }) => `gagne ${capacites[ability]} avec la tuile du terrain ${lot}`,
  'refills-ability': ({ ability, lot }) => `recharge ${capacites[ability]} avec la tuile du terrain ${lot}`,
  'places-tile': ({ lot, floor }) => `pose la tuile de l’étage ${floor} du terrain ${lot}`,
  'finishes-pagoda': ({ lot, points: n }) => `achève la pagode du terrain ${lot} pour ${points(n)}`,
  'closes-lot': ({ lot }) => `ferme le terrain ${lot} : il ne reste aucune tuile pour lui`,
  'ends-game': () => 'déclenche la fin de la partie',
  'opens-floor': ({ lot, floor }) =>
    `laisse l’étage ${floor} du terrain ${lot} à l’adversaire (${points(floor)} par colonne)`,
  'leaves-tile': ({ lot, floor }) => `laisse à l’adversaire la tuile de l’étage ${floor} du terrain ${lot}`,
  'leaves-roof': ({ lot }) => `laisse à l’adversaire le toit du terrain ${lot}`,
  'uses-ability': ({ ability }) => `utilise ${capacites[ability]}`,
  'takes-lead': ({ points: n }) => `prend la tête avec une avance de ${points(n)}`,
  scores: ({ points: n }) => `marque ${points(n)} en tout`,
  discards: ({ cards }) => `défausse ${compte(cards, 'carte', 'cartes')}`,
};
