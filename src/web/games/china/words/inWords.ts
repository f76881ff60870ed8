import type { Colour, Explanation, Owner, TileColour } from '../../../../games/china/index.ts';
import { whose } from '../../../i18n/english.ts';
import { accord, possession } from '../../../i18n/french.ts';
import type { Who } from '../../../i18n/who.ts';
import type { Language } from '../../../settings.svelte.ts';
import { choiceWordsOf, type Placing } from './choices.ts';

type Owned = readonly (readonly [owner: Owner, count: number])[];

/** The map of China in words. */
interface MapWords {
  readonly title: string;
  readonly stands: string;
  readonly links: string;
  colour(colour: Colour): string;
  free(free: number, all: number): string;
  palaces(owned: Owned, players: readonly Who[]): string;
  emissaries(owned: Owned, players: readonly Who[]): string;
  /** What stands on a space: nothing, or whose palace; with a fortification, a bonus tile, a port. */
  space(name: string, parts: readonly string[]): string;
  readonly empty: string;
  palaceOf(owner: Owner, players: readonly Who[]): string;
  readonly fortified: string;
  tile(tile: 'hidden' | TileColour): string;
  alliance(number: number, province: string): string;
  readonly noRoads: string;
  piece(explain: Placing): string;
  at(what: string, places: string): string;
}

const listOwned = (owned: Owned, name: (owner: Owner) => string, none: string): string =>
  owned.length === 0 ? none : owned.map(([owner, count]) => `${name(owner)} ${count}`).join(', ');
const isForEmperor = (explain: Placing): boolean => 'for' in explain && explain.for === 'emperor';
const pieceIn = (language: Language, explain: Placing): string => {
  const choices = choiceWordsOf(language);
  const name = choices.pieces[explain.kind];
  return isForEmperor(explain) ? `${name} ${choices.forEmperor}` : name;
};

const nameEn = (players: readonly Who[]) => (owner: Owner) =>
  owner === 'emperor' ? 'the Emperor' : players[owner]!.you ? 'you' : players[owner]!.name;
const nameFr = (players: readonly Who[]) => (owner: Owner) =>
  owner === 'emperor' ? 'l’Empereur' : players[owner]!.you ? 'vous' : players[owner]!.name;

const words: { readonly [L in Language]: MapWords } = {
  en: {
    title: 'The map in words',
    stands: 'What stands here',
    links: 'Alliances and roads',
    colour: colour => colour,
    free: (free, all) => (free === 0 ? 'complete' : `${free} of ${all} free`),
    palaces: (owned, players) => `palaces: ${listOwned(owned, nameEn(players), 'none')}`,
    emissaries: (owned, players) => `emissaries: ${listOwned(owned, nameEn(players), 'none')}`,
    space: (name, parts) => `${name}: ${parts.join(', ')}`,
    empty: 'free',
    palaceOf: (owner, players) => `${owner === 'emperor' ? 'the Emperor’s' : whose(players[owner]!)} palace`,
    fortified: 'fortification',
    tile: tile => (tile === 'hidden' ? 'hidden bonus tile' : `${tile} bonus tile`),
    alliance: (number, province) => `Alliance ${number} with ${province}`,
    noRoads: 'no road',
    piece: explain => pieceIn('en', explain),
    at: (what, places) => `${what} at ${places}`,
  },
  fr: {
    title: 'La carte en mots',
    stands: 'Ce qui s’y trouve',
    links: 'Alliances et routes',
    colour: colour => accord(colour, 'f'),
    free: (free, all) => (free === 0 ? 'complète' : `${free} ${free > 1 ? 'libres' : 'libre'} sur ${all}`),
    palaces: (owned, players) => `palais : ${listOwned(owned, nameFr(players), 'aucun')}`,
    emissaries: (owned, players) => `émissaires : ${listOwned(owned, nameFr(players), 'aucun')}`,
    space: (name, parts) => `${name} : ${parts.join(', ')}`,
    empty: 'libre',
    palaceOf: (owner, players) =>
      owner === 'emperor' ? 'palais de l’Empereur' : possession('palais', players[owner]!),
    fortified: 'fortification',
    tile: tile => (tile === 'hidden' ? 'tuile bonus cachée' : `tuile bonus ${accord(tile, 'f')}`),
    alliance: (number, province) => `Alliance ${number} avec ${province}`,
    noRoads: 'aucune route',
    piece: explain => pieceIn('fr', explain),
    at: (what, places) => `${what} à ${places}`,
  },
};

export const mapWordsOf = (language: Language): MapWords => words[language];

/** Where a move places a piece, if it does. */
export function targetOf(explain: Explanation): string | undefined {
  if (explain.kind === 'emissary') return explain.province;
  if (explain.kind === 'commit') return explain.target;
  return 'space' in explain ? explain.space : undefined;
}
