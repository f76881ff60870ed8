import type { Colour } from '../../../../games/pagoda/index.ts';
import type { Problem } from '../../../../kernel/index.ts';
import type { Language } from '../../../settings.svelte.ts';

/** What a problem is about, as far as the page tells problems apart. */
type Topic = 'tiles' | 'turns' | 'columns' | 'floors' | 'roofs' | 'end' | 'other';

/** The topic of each reason that a table being set up can give. */
const topics: { readonly [reason: string]: Topic } = {
  'cards-miscounted': 'tiles',
  'too-many-cards': 'tiles',
  'tile-twice': 'tiles',
  'turn-to-come': 'turns',
  'too-many-columns': 'turns',
  'tile-without-column': 'turns',
  'no-column-built': 'turns',
  'turns-unordered': 'columns',
  'floor-colour': 'columns',
  'floor-empty': 'columns',
  'floor-unsupported': 'floors',
  'tile-unsupported': 'floors',
  'track-without-tile': 'floors',
  'used-without-tile': 'floors',
  'track-not-set': 'floors',
  'too-many-floors': 'roofs',
  'spires-due': 'roofs',
  'spire-apart': 'roofs',
  'spire-missing': 'roofs',
  'game-ended': 'end',
  'game-ends-now': 'end',
  'game-not-over': 'end',
};

interface ScoringWords {
  readonly colour: { readonly [C in Colour]: string };
  readonly remove: string;
  readonly other: string;
  readonly hint: string;
  item(kind: string, lot: number, floor: number | undefined): string;
  readonly problems: { readonly [T in Topic]: string };
}

const kinds: { readonly [L in Language]: { readonly [kind: string]: string } } = {
  en: { column: 'column', tile: 'tile', roof: 'roof', spire: 'spire' },
  fr: { column: 'colonne', tile: 'tuile', roof: 'toit', spire: 'flèche' },
};

const en: ScoringWords = {
  colour: { red: 'red', blue: 'blue', green: 'green', yellow: 'yellow', violet: 'violet' },
  remove: 'Remove',
  other: 'Other',
  hint: 'Choose who built and a colour, then press a lot once for each piece, from the ground up. The colour counts for the first floor and for the slots of tiles; roofs come with their spire.',
  item: (kind, lot, floor) => `${kinds.en[kind]}, lot ${lot}${floor ? `, floor ${floor}` : ''}`,
  problems: {
    tiles: 'Each of the 25 tiles exists once, and one lies in two places.',
    turns: 'Somebody laid a tile without building a column in the same turn, or built too many. Who built what?',
    columns: 'All columns of a floor have one colour, that of the slots below, and there are four at most.',
    floors: 'A tile lies on four columns, and the next floor stands on a tile.',
    roofs: 'A pagoda ends with a roof and its spire, on its last floor.',
    end: 'The game ends with the round in which the third pagoda is complete, and here is more than that.',
    other: 'No game that keeps to this rule ends so. Count again what lies on the table.',
  },
};

const fr: ScoringWords = {
  colour: { red: 'rouge', blue: 'bleu', green: 'vert', yellow: 'jaune', violet: 'violet' },
  remove: 'Enlever',
  other: 'Autre',
  hint: 'Choisissez qui a bâti et une couleur, puis touchez un terrain une fois par pièce, du sol vers le haut. La couleur vaut pour le premier étage et pour les emplacements des tuiles ; un toit vient avec sa flèche.',
  item: (kind, lot, floor) => `${kinds.fr[kind]}, terrain ${lot}${floor ? `, étage ${floor}` : ''}`,
  problems: {
    tiles: 'Chacune des 25 tuiles existe une fois, et l’une est à deux endroits.',
    turns: 'Quelqu’un a posé une tuile sans bâtir de colonne au même tour, ou en a bâti trop. Qui a bâti quoi ?',
    columns: 'Les colonnes d’un étage sont toutes de la couleur des emplacements, et quatre au plus.',
    floors: 'Une tuile repose sur quatre colonnes, et l’étage suivant sur une tuile.',
    roofs: 'Une pagode finit par un toit et sa flèche, au dernier étage.',
    end: 'La partie finit avec la manche où la troisième pagode est complète, et il y a ici davantage.',
    other: 'Aucune partie qui suit cette règle ne finit ainsi. Recomptez ce qu’il y a sur la table.',
  },
};

const languages: { readonly [L in Language]: ScoringWords } = { en, fr };

/** Why a position can't be, by the reason that the engine gives. */
export const sayProblem = ({ reason = '' }: Problem, language: Language): string =>
  languages[language].problems[topics[reason] ?? 'other'];

export const wordsOf = (language: Language): ScoringWords => languages[language];
