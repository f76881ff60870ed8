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
  fr: { column: 'colonne', tile: 'tuile', roof: 'toit', spire: 'sommet' },
};

const en: ScoringWords = {
  colour: { red: 'red', blue: 'blue', green: 'green', yellow: 'yellow', violet: 'violet' },
  remove: 'Remove',
  other: 'Other',
  hint: 'Choose a player and a colour, then tap a lot once per piece, from the ground up. The colour is used for the first floor and for the slots of each tile; a roof comes with its spire.',
  item: (kind, lot, floor) => `${kinds.en[kind]}, lot ${lot}${floor ? `, floor ${floor}` : ''}`,
  problems: {
    tiles: 'There is only one of each of the 25 tiles; one of them is here twice.',
    turns: 'Someone built a tile without a column in the same turn, or too many columns. Check who built what.',
    columns: 'A floor has at most four columns, all in the colour of the slots below.',
    floors: 'A tile needs four columns under it, and the next floor needs a tile under it.',
    roofs: 'A pagoda ends on its last floor, with a roof and its spire.',
    end: 'The game ends with the round in which the third pagoda is completed. This goes further.',
    other: 'No game played by the rules ends like this. Check the table again.',
  },
};

const fr: ScoringWords = {
  colour: { red: 'rouge', blue: 'bleu', green: 'vert', yellow: 'jaune', violet: 'violet' },
  remove: 'Enlever',
  other: 'Autre',
  hint: 'Choisissez un joueur et une couleur, puis touchez un terrain une fois par élément, du sol vers le haut. La couleur vaut pour le premier étage et pour les emplacements des tuiles ; un toit vient avec son sommet.',
  item: (kind, lot, floor) => `${kinds.fr[kind]}, terrain ${lot}${floor ? `, étage ${floor}` : ''}`,
  problems: {
    tiles: 'Chacune des 25 tuiles est unique ; l’une d’elles apparaît deux fois.',
    turns:
      'Quelqu’un a construit une tuile sans colonne dans le même tour, ou trop de colonnes. Vérifiez qui a construit quoi.',
    columns: 'Un étage a quatre colonnes au plus, toutes de la couleur des emplacements.',
    floors: 'Une tuile repose sur quatre colonnes, et l’étage suivant sur une tuile.',
    roofs: 'Une pagode se termine par un toit et son sommet, au dernier étage.',
    end: 'La partie finit avec le tour de table où la troisième pagode est achevée. Ici, on va plus loin.',
    other: 'Aucune partie jouée selon les règles ne finit ainsi. Vérifiez votre table.',
  },
};

const languages: { readonly [L in Language]: ScoringWords } = { en, fr };

/** Why a position can't be, by the reason that the engine gives. */
export const sayProblem = ({ reason = '' }: Problem, language: Language): string =>
  languages[language].problems[topics[reason] ?? 'other'];

export const wordsOf = (language: Language): ScoringWords => languages[language];
