import type { Colour, PalaceView } from '../../../../games/medina/index.ts';
import { count, list, whose } from '../../../i18n/english.ts';
import { accord, compte, de, liste } from '../../../i18n/french.ts';
import type { Who } from '../../../i18n/who.ts';
import type { Language } from '../../../settings.svelte.ts';
import { spotWords as spotEn } from './events.en.ts';
import { spotWords as spotFr } from './events.fr.ts';

/** The city of Medina in words. */
interface CityWords {
  readonly title: string;
  readonly stands: string;
  palace(colour: Colour, from: string, to: string): string;
  owner(roof: PalaceView['roof'], players: readonly Who[]): string;
  size(n: number): string;
  worth(points: number): string;
  buildings(cells: readonly string[]): string;
  stables(cells: readonly string[]): string;
  beside(merchants: readonly string[], walls: readonly string[]): string;
  readonly streets: string;
  streetCount(n: number): string;
  street(length: number, from: string, to: string): string;
  readonly walls: string;
  wallCount(n: number): string;
  wallsBuilt(walls: readonly string[]): string;
  towerTile(tower: string, holder: Who | undefined): string;
  merchantsOnTower(n: number): string;
  readonly newPalaces: string;
  palaceTile(colour: Colour, holder: Who | undefined): string;
  closed(colours: readonly Colour[]): string;
  well(cell: string): string;
  spot(spot: string): string;
  column(letter: string): string;
  at(what: string, places: string): string;
}

const words: { readonly [L in Language]: CityWords } = {
  en: {
    title: 'The city in words',
    stands: 'What stands here',
    palace: (colour, from, to) => `${colour} palace ${from === to ? from : `${from}–${to}`}`,
    owner: (roof, players) => {
      if (!roof) return 'nobody’s';
      if (roof.seat === undefined) return 'neutral';
      const { name, you } = players[roof.seat]!;
      if (roof.kind === 'blocking') return `under ${whose(players[roof.seat]!)} blocking roof`;
      return you ? 'yours' : `${name}’s`;
    },
    size: n => count(n, 'space', 'spaces'),
    worth: points => `worth ${count(points, 'point', 'points')}`,
    buildings: cells => `Buildings: ${cells.join(', ')}`,
    stables: cells => `Stables: ${cells.length === 0 ? 'none' : cells.join(', ')}`,
    beside: (merchants, walls) =>
      `Beside it: ${merchants.length + walls.length === 0 ? 'no merchants, no walls' : [...merchants.map(cell => `merchant ${cell}`), ...walls.map(wall => `wall ${spotEn(wall)}`)].join(', ')}`,
    streets: 'Streets of merchants',
    streetCount: n => count(n, 'street', 'streets'),
    street: (length, from, to) =>
      length === 1 ? `One merchant at ${from}` : `${length} merchants, with ends at ${from} and ${to}`,
    walls: 'Walls and towers',
    wallCount: n => count(n, 'wall', 'walls'),
    wallsBuilt: walls => `Walls: ${walls.length === 0 ? 'none' : walls.map(spotEn).join(', ')}`,
    towerTile: (tower, holder) =>
      `Tower tile ${tower}: ${holder ? (holder.you ? 'yours' : holder.name) : 'on the board'}`,
    merchantsOnTower: n => `with ${count(n, 'merchant', 'merchants')}`,
    newPalaces: 'New palaces',
    palaceTile: (colour, holder) =>
      `${colour} palace tile: ${holder ? (holder.you ? 'yours' : holder.name) : 'on the board'}`,
    closed: colours => `Closed: ${list(colours)}`,
    well: cell => `The well is at ${cell}`,
    spot: spotEn,
    column: letter => `Column ${letter}`,
    at: (what, places) => `${what} at ${places}`,
  },
  fr: {
    title: 'La ville en mots',
    stands: 'Ce qui s’y trouve',
    palace: (colour, from, to) => `palais ${accord(colour, 'm')} ${from === to ? from : `${from}–${to}`}`,
    owner: (roof, players) => {
      if (!roof) return 'à personne';
      if (roof.seat === undefined) return 'neutre';
      const { name, you } = players[roof.seat]!;
      if (roof.kind === 'blocking') return you ? 'sous votre dôme de blocus' : `sous le dôme de blocus ${de(name)}`;
      return you ? 'à vous' : `à ${name}`;
    },
    size: n => compte(n, 'case', 'cases'),
    worth: points => `vaut ${compte(points, 'point', 'points')}`,
    buildings: cells => `Bâtiments : ${cells.join(', ')}`,
    stables: cells => `Étables : ${cells.length === 0 ? 'aucune' : cells.join(', ')}`,
    beside: (merchants, walls) =>
      `À côté : ${merchants.length + walls.length === 0 ? 'ni marchand ni mur' : [...merchants.map(cell => `marchand ${cell}`), ...walls.map(wall => `mur ${spotFr(wall)}`)].join(', ')}`,
    streets: 'Rues de marchands',
    streetCount: n => compte(n, 'rue', 'rues'),
    street: (length, from, to) =>
      length === 1 ? `Un marchand en ${from}` : `${length} marchands, extrémités en ${from} et ${to}`,
    walls: 'Murs et tours d’angle',
    wallCount: n => compte(n, 'mur', 'murs'),
    wallsBuilt: walls => `Murs : ${walls.length === 0 ? 'aucun' : walls.map(spotFr).join(', ')}`,
    towerTile: (tower, holder) =>
      `Tuile tour ${tower} : ${holder ? (holder.you ? 'à vous' : holder.name) : 'sur le plateau'}`,
    merchantsOnTower: n => `avec ${compte(n, 'marchand', 'marchands')}`,
    newPalaces: 'Nouveaux palais',
    palaceTile: (colour, holder) =>
      `tuile palais ${accord(colour, 'f')} : ${holder ? (holder.you ? 'à vous' : holder.name) : 'sur le plateau'}`,
    closed: colours => `Couleurs fermées : ${liste(colours.map(colour => accord(colour, 'm')))}`,
    well: cell => `Le puits est en ${cell}`,
    spot: spotFr,
    column: letter => `Colonne ${letter}`,
    at: (what, places) => `${what} en ${places}`,
  },
};

export const cityWordsOf = (language: Language): CityWords => words[language];
