import type { Options } from '../../../games/medina/index.ts';
import type { Album, RulePicture } from '../../rules/picture.ts';
import type { Table } from './scoring/city.ts';

const SECOND: Options = {
  players: 4,
  rules: 'second',
  well: true,
  tea: true,
  francaise: false,
  wallArms: false,
  newStreetTouches: 1,
  openStocks: true,
};
const FIRST: Options = { ...SECOND, rules: 'first', well: false, tea: false };

const table = (options: Options, more: Partial<Table>): Table => ({
  options,
  stocks: Array.from({ length: options.players }, () => ({})),
  ...more,
});
const own = (seat: number) => ({ kind: 'own', seat }) as const;

const pictures: readonly RulePicture<Table>[] = [
  {
    rule: 'M6',
    position: table(SECOND, {
      well: 'L8',
      streets: [['F4', 'F5']],
      palaces: [{ colour: 'orange', buildings: ['B2', 'B3'], stables: ['B4'] }],
    }),
    crop: [30, 60, 360, 330],
    alt: {
      en: 'Before the turn: an orange palace of two buildings and a stable, without a roof.',
      fr: 'Avant le tour : un palais orange de deux bâtiments et une étable, sans toit.',
    },
  },
  {
    rule: 'M6',
    position: table(SECOND, {
      well: 'L8',
      streets: [['F4', 'F5']],
      palaces: [{ colour: 'orange', buildings: ['B2', 'B3', 'C3'], stables: ['B4'], roof: own(0) }],
      palaceTiles: { orange: 0 },
    }),
    crop: [30, 60, 360, 330],
    alt: {
      en: 'After the turn: a third building, and a blue roof on the palace.',
      fr: 'Après le tour : un troisième bâtiment, et un toit bleu sur le palais.',
    },
  },
  {
    rule: 'M10',
    position: table(SECOND, {
      well: 'F3',
      streets: [['C3', 'C4']],
      palaces: [
        { colour: 'grey', buildings: ['A1', 'A2'] },
        { colour: 'orange', buildings: ['I2', 'I3'] },
      ],
    }),
    crop: [30, 60, 560, 330],
    alt: {
      en: 'A grey palace, an orange palace and the well. The ring around the well stays free of buildings, and so do the spaces around each palace.',
      fr: 'Un palais gris, un palais orange et le puits. L’anneau du puits reste libre de bâtiments, comme les cases autour de chaque palais.',
    },
  },
  {
    rule: 'M17',
    position: table(SECOND, { well: 'L8', streets: [['C3', 'D3', 'E3', 'E4', 'E5', 'F5']] }),
    crop: [30, 60, 460, 330],
    alt: {
      en: 'A street of six merchants that turns twice. The next one goes beside its first or its last merchant.',
      fr: 'Une rue de six marchands qui tourne deux fois. Le suivant va contre le premier ou le dernier.',
    },
  },
  {
    rule: 'M20',
    example: 0,
    position: table(SECOND, {
      well: 'L8',
      streets: [['L4']],
      palaces: [
        { colour: 'orange', buildings: ['B2', 'B3', 'C3'], stables: ['C2', 'B4'], roof: own(0) },
        { colour: 'orange', buildings: ['F2', 'F3', 'G3', 'G2'], stables: ['H3', 'E3'], roof: own(2) },
      ],
      palaceTiles: { orange: 2 },
    }),
    crop: [30, 60, 510, 330],
    alt: {
      en: 'Two orange palaces: Blue’s with three buildings and two stables, and Green’s with four buildings and two stables. Green’s is larger and has the palace tile.',
      fr: 'Deux palais orange : celui de Bleu, trois bâtiments et deux étables, et celui de Vert, quatre bâtiments et deux étables. Celui de Vert est plus grand et a la tuile palais.',
    },
  },
  {
    rule: 'M21',
    position: table(SECOND, {
      well: 'L8',
      streets: [['L4']],
      palaces: [{ colour: 'brown', buildings: ['C1', 'D1', 'D2'], roof: own(0) }],
      walls: ['north1', 'north2', 'north3', 'north4'],
      palaceTiles: { brown: 0 },
      towerTiles: { 1: 0 },
    }),
    crop: [10, 20, 460, 330],
    alt: {
      en: 'Four walls run from tower 1. Blue’s brown palace touches two of them, so Blue has the tower tile.',
      fr: 'Quatre murs partent de la tour 1. Le palais marron de Bleu en touche deux : Bleu a la tuile tour.',
    },
  },
  {
    rule: 'M26',
    example: 0,
    position: table(FIRST, {
      streets: [['E2', 'E3', 'D3', 'D4', 'C4']],
      palaces: [{ colour: 'orange', buildings: ['B1', 'C1', 'B2', 'C2'], stables: ['D2', 'C3'], roof: own(0) }],
      walls: ['north1', 'north2', 'north3'],
      palaceTiles: { orange: 0 },
      towerTiles: { 1: 0 },
    }),
    crop: [10, 20, 460, 330],
    alt: {
      en: 'A palace of four buildings and two stables with two walls and three merchants beside it: 11 points.',
      fr: 'Un palais de quatre bâtiments et deux étables, avec deux murs et trois marchands à côté : 11 points.',
    },
  },
  {
    rule: 'M26',
    example: 1,
    position: table(SECOND, {
      well: 'E3',
      streets: [['I4', 'I5']],
      palaces: [{ colour: 'grey', buildings: ['G3', 'G4', 'H3'], roof: own(1) }],
      palaceTiles: { grey: 1 },
    }),
    crop: [120, 60, 460, 330],
    alt: {
      en: 'A grey palace beside the well. One of its buildings is exactly two spaces away in a straight line: 4 points.',
      fr: 'Un palais gris près du puits. Un de ses bâtiments est à deux cases exactement, en ligne droite : 4 points.',
    },
  },
];

export const album: Album = { size: [952, 728], pictures };
