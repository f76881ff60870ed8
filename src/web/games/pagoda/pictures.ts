import type { Options, Position } from '../../../games/pagoda/index.ts';
import type { Album, RulePicture } from '../../rules/picture.ts';
import type { Table } from './scoring/turns.ts';

const options: Options = { players: 2, quick: false, beginners: false };
const none = { display: {}, hand: {} };
type Floor = Position['lots'][number]['floors'][number];

/** The pieces of these pictures are the first player’s. */
const ME = 1;
const floor = (colour: Floor['colour'], columns: number, slot?: Floor['colour']): Floor => ({
  colour,
  columns: Array.from({ length: columns }, () => ME),
  ...(slot && { tile: { slot, turn: ME } }),
});
const table = (...lots: Position['lots'][number][]): Table => ({
  options,
  turn: 1,
  phase: 'begin',
  lots: [...lots, ...Array.from({ length: 6 - lots.length }, () => ({ floors: [] }))],
  players: [none, none],
});

/** Two lots beside each other, as the board shows them while no pagoda is high. */
const LOTS_1_AND_3 = [14, 50, 580, 325] as const;

const pictures: readonly RulePicture<Table>[] = [
  {
    rule: 'P4',
    position: table({ floors: [] }, { floors: [] }, { floors: [floor('green', 4, 'blue')] }),
    crop: LOTS_1_AND_3,
    alt: {
      en: 'Before the turn: lot 1 is empty, and lot 3 has a floor with a tile on it.',
      fr: 'Avant le tour : le terrain 1 est vide, et le terrain 3 a un étage couvert d’une tuile.',
    },
  },
  {
    rule: 'P4',
    example: 0,
    position: table(
      { floors: [floor('red', 2)] },
      { floors: [] },
      { floors: [floor('green', 4, 'blue'), floor('blue', 1)] },
    ),
    crop: LOTS_1_AND_3,
    alt: {
      en: 'Lot 1 has two red columns; on lot 3 a blue column is on the second floor.',
      fr: 'Le terrain 1 a deux colonnes rouges ; sur le terrain 3, une colonne bleue est au deuxième étage.',
    },
  },
  {
    rule: 'P6',
    example: 0,
    position: table({ floors: [floor('red', 4)] }, { floors: [] }, { floors: [floor('red', 4, 'yellow')] }),
    crop: LOTS_1_AND_3,
    alt: {
      en: 'Lot 1 has its four red columns. On lot 3 a red tile covers them; its slots are yellow, so yellow columns come next.',
      fr: 'Le terrain 1 a ses quatre colonnes rouges. Sur le terrain 3, une tuile rouge les couvre ; ses emplacements sont jaunes : le jaune vient ensuite.',
    },
  },
  {
    rule: 'P7',
    example: 0,
    position: table(
      { floors: [] },
      {
        floors: [
          floor('red', 4, 'blue'),
          floor('blue', 4, 'yellow'),
          floor('yellow', 4, 'green'),
          floor('green', 4, 'violet'),
        ],
        spire: ME,
      },
    ),
    crop: [60, 225, 380, 450],
    alt: {
      en: 'A complete pagoda on lot 2: red, blue, yellow and green floors, a green roof and a violet spire.',
      fr: 'Une pagode achevée sur le terrain 2 : étages rouge, bleu, jaune et vert, toit vert et sommet violet.',
    },
  },
];

export const album: Album = { size: [896, 682], pictures };
