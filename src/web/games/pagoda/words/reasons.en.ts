import type { Reason } from '../../../../bots/pagoda/reasons.ts';
import type { View } from '../../../../games/pagoda/index.ts';
import { count } from '../../../i18n/english.ts';
import type { ReasonWords } from '../../reasonWords.ts';

const points = (n: number): string => count(n, 'point', 'points');
const abilities = {
  lantern: 'the Lantern',
  buddha: 'Buddha',
  bowl: 'the Rice bowl',
  dragon: 'the Dragon',
  fan: 'the Fan',
} as const;

export const en: ReasonWords<Reason, View> = {
  'builds-columns': ({ lot, floor, columns, points: n }) =>
    `builds ${count(columns, 'column', 'columns')} on floor ${floor} of lot ${lot} for ${points(n)}`,
  'starts-lot': ({ lot }) => `starts lot ${lot}`,
  'fills-floor': ({ lot, floor }) => `builds the last column on floor ${floor} of lot ${lot}`,
  'gains-ability': ({ ability, lot }) => `gains ${abilities[ability]} with the tile on lot ${lot}`,
  'refills-ability': ({ ability, lot }) => `refills ${abilities[ability]} with the tile on lot ${lot}`,
  'places-tile': ({ lot, floor }) => `places the tile on floor ${floor} of lot ${lot}`,
  'finishes-pagoda': ({ lot, points: n }) => `completes the pagoda on lot ${lot} for ${points(n)}`,
  'closes-lot': ({ lot }) => `closes lot ${lot}: no tile is left for it`,
  'ends-game': () => 'triggers the end of the game',
  'opens-floor': ({ lot, floor }) =>
    `leaves floor ${floor} of lot ${lot} open to the opponent (${points(floor)} per column)`,
  'leaves-tile': ({ lot, floor }) => `leaves the tile on floor ${floor} of lot ${lot} to the opponent`,
  'leaves-roof': ({ lot }) => `leaves the roof of lot ${lot} to the opponent`,
  'uses-ability': ({ ability }) => `uses ${abilities[ability]}`,
  'takes-lead': ({ points: n }) => `takes the lead by ${points(n)}`,
  scores: ({ points: n }) => `scores ${points(n)} in all`,
  discards: ({ cards }) => `discards ${count(cards, 'card', 'cards')}`,
};
