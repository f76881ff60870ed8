import type { Colour } from '../../../../games/pagoda/index.ts';
import type { Problem } from '../../../../kernel/index.ts';
import type { Language } from '../../../settings.svelte.ts';

interface ScoringWords {
  readonly colour: { readonly [C in Colour]: string };
  readonly remove: string;
  readonly other: string;
  readonly hint: string;
  item(kind: string, lot: number, floor: number | undefined): string;
  problem(problem: Problem): string;
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
  problem: ({ rule }) => {
    switch (rule) {
      case 'P1':
        return 'Each of the 25 tiles exists once, and one lies in two places.';
      case 'P4':
        return 'Somebody laid a tile without building a column in the same turn, or built too many. Who built what?';
      case 'P5':
        return 'All columns of a floor have one colour, that of the slots below, and there are four at most.';
      case 'P6':
        return 'A tile lies on four columns, and the next floor stands on a tile.';
      case 'P7':
        return 'A pagoda ends with a roof and its spire, on its last floor.';
      case 'P18':
        return 'The game ends with the round in which the third pagoda is complete, and here is more than that.';
      default:
        return 'No game that keeps to this rule ends so. Count again what lies on the table.';
    }
  },
};

const fr: ScoringWords = {
  colour: { red: 'rouge', blue: 'bleu', green: 'vert', yellow: 'jaune', violet: 'violet' },
  remove: 'Enlever',
  other: 'Autre',
  hint: 'Choisissez qui a bâti et une couleur, puis touchez un terrain une fois par pièce, du sol vers le haut. La couleur vaut pour le premier étage et pour les emplacements des tuiles ; un toit vient avec sa flèche.',
  item: (kind, lot, floor) => `${kinds.fr[kind]}, terrain ${lot}${floor ? `, étage ${floor}` : ''}`,
  problem: ({ rule }) => {
    switch (rule) {
      case 'P1':
        return 'Chacune des 25 tuiles existe une fois, et l’une est à deux endroits.';
      case 'P4':
        return 'Quelqu’un a posé une tuile sans bâtir de colonne au même tour, ou en a bâti trop. Qui a bâti quoi ?';
      case 'P5':
        return 'Les colonnes d’un étage sont toutes de la couleur des emplacements, et quatre au plus.';
      case 'P6':
        return 'Une tuile repose sur quatre colonnes, et l’étage suivant sur une tuile.';
      case 'P7':
        return 'Une pagode finit par un toit et sa flèche, au dernier étage.';
      case 'P18':
        return 'La partie finit avec la manche où la troisième pagode est complète, et il y a ici davantage.';
      default:
        return 'Aucune partie qui suit cette règle ne finit ainsi. Recomptez ce qu’il y a sur la table.';
    }
  },
};

const languages: { readonly [L in Language]: ScoringWords } = { en, fr };

export const wordsOf = (language: Language): ScoringWords => languages[language];
