import type { Options, Owner } from '../../../games/china/index.ts';
import type { Album, RulePicture } from '../../rules/picture.ts';
import type { Table } from './scoring/table.ts';

const BASE: Options = { players: 4, board: '34', fortifications: false, bonusTiles: false, influence: false };
const FIVE: Options = { ...BASE, players: 5, board: '45' };

/** Palaces of the seats in turn, on spaces named by their numbers in a province; the Emperor’s come third with two players. */
function palacesIn(province: string, ...numbers: readonly (readonly number[])[]): { [space: string]: Owner } {
  const entries = numbers.flatMap((own, seat) => own.map(n => [`${province}${n}`, seat] as const));
  return Object.fromEntries(entries);
}

const table = (
  options: Options,
  palaces: { [space: string]: Owner },
  emissaries: { [province: string]: number[] } = {},
  more: Partial<Table> = {},
): Table => ({
  options,
  turn: 0,
  hands: Array.from({ length: options.players }, () => ({})),
  row: [null, null, null, null],
  palaces,
  emissaries,
  ...more,
});

const WEI = [60, 66, 470, 360] as const;
const chin = palacesIn('chin', [1, 2, 3, 4]);
const allied = { wei: [1, 1, 0, 0, 0], chin: [2, 1, 1, 0, 0] };

const HAN = [440, 288, 360, 330] as const;
const pictures: readonly RulePicture<Table>[] = [
  {
    rule: 'C5',
    position: table(BASE, palacesIn('han', [2], [1])),
    crop: HAN,
    alt: {
      en: 'Han before the turn: a blue palace and a red one.',
      fr: 'Le Han avant le tour : un palais bleu et un rouge.',
    },
  },
  {
    rule: 'C5',
    position: table(BASE, palacesIn('han', [2, 3], [1]), { han: [1, 0, 0, 0] }),
    crop: HAN,
    alt: {
      en: 'Han after the turn: one more blue palace, and a blue emissary on the dragon.',
      fr: 'Le Han après le tour : un palais bleu de plus, et un émissaire bleu sur le dragon.',
    },
  },
  {
    rule: 'C10',
    example: 0,
    position: table(FIVE, palacesIn('zhao', [], [1, 2, 3], [], [], [4, 5]), { zhao: [1, 1, 0, 0, 1] }),
    crop: [446, 66, 384, 300],
    alt: {
      en: 'Zhao with three red palaces and two light ones: three emissaries are on its dragon space, and no more may join them.',
      fr: 'Zhao avec trois palais rouges et deux clairs : trois émissaires sont sur sa case dragon, et pas un de plus.',
    },
  },
  {
    rule: 'C17',
    example: 0,
    position: table(BASE, palacesIn('wei', [1, 2, 3, 7], [4, 5], [6])),
    crop: WEI,
    alt: {
      en: 'Wei is complete: four blue palaces, two red ones, one green one. Blue scores 7 points, Red 4, Green 2.',
      fr: 'Wei est complète : quatre palais bleus, deux rouges, un vert. Bleu marque 7 points, Rouge 4, Vert 2.',
    },
  },
  {
    rule: 'C17',
    example: 1,
    position: table(BASE, palacesIn('qi', [1, 2], [4, 5], [3])),
    crop: [750, 230, 420, 315],
    alt: {
      en: 'Qi is complete: two blue palaces, two red ones, one green one. Blue and Red score 5 points each, Green 2.',
      fr: 'Qi est complète : deux palais bleus, deux rouges, un vert. Bleu et Rouge marquent 5 points chacun, Vert 2.',
    },
  },
  {
    rule: 'C17',
    example: 2,
    position: table(BASE, palacesIn('chu', [1, 2, 3], [4, 5], [7, 8], [6])),
    crop: [350, 510, 690, 380],
    alt: {
      en: 'Chu is complete: three blue palaces, two red, two green, one black. Blue scores 8 points, Red and Green 3 each, Black 2.',
      fr: 'Chu est complète : trois palais bleus, deux rouges, deux verts, un noir. Bleu marque 8 points, Rouge et Vert 3 chacun, Noir 2.',
    },
  },
  {
    rule: 'C19',
    example: 0,
    position: table(FIVE, { ...palacesIn('wei', [1, 2], [3]), ...chin }, allied),
    crop: [60, 66, 470, 580],
    alt: {
      en: 'Alliance 3 joins Wei, with one blue and one red emissary, and Ch’in, with two blue ones, a red and a green one. Blue scores 6.',
      fr: 'L’alliance 3 unit Wei, avec un émissaire bleu et un rouge, et Ch’in, avec deux bleus, un rouge et un vert. Bleu marque 6.',
    },
  },
  {
    rule: 'C19',
    example: 1,
    position: table(
      FIVE,
      { ...chin, ...palacesIn('shu', [], [], [], [1, 2, 3]) },
      { chin: allied.chin, shu: [1, 0, 0, 2, 0] },
    ),
    crop: [60, 320, 390, 570],
    alt: {
      en: 'Alliance 4 joins Ch’in, where Blue has the most emissaries, and Shu, where another player does: nobody scores.',
      fr: 'L’alliance 4 unit Ch’in, où Bleu a le plus d’émissaires, et Shu, où c’est un autre joueur : personne ne marque.',
    },
  },
  {
    rule: 'C20',
    example: 0,
    position: table(BASE, { ...palacesIn('chin', [1, 2, 3, 4]), ...palacesIn('shu', [1, 2]) }),
    crop: [60, 320, 390, 570],
    alt: {
      en: 'Six blue palaces in Ch’in and Shu. Five form a chain along the road, from Yong to Chengdu; Kinsheng is on a side branch.',
      fr: 'Six palais bleus à Ch’in et Shu. Cinq forment une chaîne le long de la route, de Yong à Chengdu ; Kinsheng est sur un embranchement.',
    },
  },
  {
    rule: 'C23',
    example: 0,
    position: table(
      { ...BASE, fortifications: true },
      palacesIn('wei', [1, 2, 3, 7], [4, 5], [6]),
      {},
      { fortifications: ['wei5'], fortificationsLeft: [1, 0, 1, 1] },
    ),
    crop: WEI,
    alt: {
      en: 'Wei is complete: four blue palaces, two red ones, one green one. A red one is on a fortification, so Red scores 8 instead of 4.',
      fr: 'Wei est complète : quatre palais bleus, deux rouges, un vert. Un rouge est sur une fortification : Rouge marque 8 au lieu de 4.',
    },
  },
  {
    rule: 'C28',
    example: 0,
    position: table(
      { ...BASE, players: 2, influence: true },
      { ...palacesIn('chu', [1, 2, 3, 7, 8], [6]), chu4: 'emperor', chu5: 'emperor' },
      {},
      { holders: { violet: 0 }, emperorPoints: { chu: 0 } },
    ),
    crop: [350, 510, 690, 380],
    alt: {
      en: 'Chu is complete: five blue palaces, two of the Emperor’s, one red one. Blue holds the violet influence card and scores 8 and 5.',
      fr: 'Chu est complète : cinq palais bleus, deux de l’Empereur, un rouge. Bleu a la carte d’influence violette et marque 8 et 5.',
    },
  },
  {
    rule: 'C38',
    example: 0,
    position: table(
      { ...BASE, players: 3, board: 'border' },
      {
        ...palacesIn('yan', [3, 4]),
        ...palacesIn('qi', [4, 5]),
        ...palacesIn('lu', [], [3, 4]),
        ...palacesIn('chu', [], [], [6]),
      },
    ),
    crop: [770, 60, 420, 790],
    alt: {
      en: 'The coast with its seven ports: four blue palaces, two red ones, one green one. Blue scores 7 points, Red 4, Green 2.',
      fr: 'La côte et ses sept ports : quatre palais bleus, deux rouges, un vert. Bleu marque 7 points, Rouge 4, Vert 2.',
    },
  },
];

export const album: Album = { size: [1200, 900], pictures };
