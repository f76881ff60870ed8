import type { Colour } from '../../../../games/medina/index.ts';
import type { Language } from '../../../settings.svelte.ts';

/** What the table of Medina says while a turn is made, and about what is on the board. */
interface TurnWords {
  readonly firstTurn: string;
  /** Who has the largest palaces, the tower tiles and the street. */
  readonly contest: string;
  palaces(colour: Colour): string;
  open(size: number): string;
  readonly closed: string;
  readonly towers: string;
  street(length: number): string;
  readonly ends: string;
  /** The signs on the board. */
  readonly legend: string;
  readonly badge: string;
  readonly ownDome: string;
  readonly neutralDome: string;
  readonly blockingDome: string;
  readonly wellSpace: string;
  /** A half of the board, with its first and last column. */
  half(side: 'west' | 'east', columns: string): string;
}

/** Of palaces. */
const plural = { grey: 'Gris', black: 'Noirs', violet: 'Violets', brown: 'Marron', orange: 'Orange' } as const;
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const words: { readonly [L in Language]: TurnWords } = {
  en: {
    firstTurn: 'First turn: place one piece. Choose a piece, then a space.',
    contest: 'Palaces and tiles',
    palaces: colour => capital(colour),
    open: size => (size === 1 ? 'open: 1 space' : `open: ${size} spaces`),
    closed: 'closed',
    towers: 'Tower tiles',
    street: length => (length === 1 ? 'Street: 1 merchant' : `Street: ${length} merchants`),
    ends: 'grows at either end',
    legend: 'Signs on the board',
    badge: 'points of the palace now',
    ownDome: 'owner’s roof',
    neutralDome: 'neutral roof: scores for nobody',
    blockingDome: 'blocking roof: scores for nobody',
    wellSpace: 'points for a building or stable here',
    half: (side, columns) => `${side === 'west' ? 'West' : 'East'} half ${columns}`,
  },
  fr: {
    firstTurn: 'Premier tour : placez une seule pièce. Choisissez une pièce, puis une case.',
    contest: 'Palais et tuiles',
    palaces: colour => plural[colour],
    open: size => (size === 1 ? 'ouvert : 1 case' : `ouvert : ${size} cases`),
    closed: 'fermés',
    towers: 'Tuiles tour',
    street: length => (length === 1 ? 'Rue : 1 marchand' : `Rue : ${length} marchands`),
    ends: 'se prolonge à chaque extrémité',
    legend: 'Signes sur le plateau',
    badge: 'points actuels du palais',
    ownDome: 'toit du propriétaire',
    neutralDome: 'toit neutre : ne rapporte à personne',
    blockingDome: 'dôme de blocus : ne rapporte à personne',
    wellSpace: 'points pour un bâtiment ou une étable ici',
    half: (side, columns) => `Moitié ${side === 'west' ? 'ouest' : 'est'} ${columns}`,
  },
};

export const turnWordsOf = (language: Language): TurnWords => words[language];
