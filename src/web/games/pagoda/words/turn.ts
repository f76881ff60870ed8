import type { Ability, Colour } from '../../../../games/pagoda/index.ts';
import type { Language } from '../../../settings.svelte.ts';

/** What the table of Pagoda says while a turn is made. */
export interface TurnWords {
  /** Four cards are given up for a column, or because there is nothing to build. */
  deadEnd(dragon: boolean): string;
  readonly takeModified: string;
  readonly modifiedAsks: string;
  readonly giveUpAsks: string;
  readonly giveUp: string;
  giveUpMore(left: number): string;
  /** Why a card that was paid in this turn does nothing. */
  readonly cardSpent: string;
  marked(count: number, wanted: number): string;
  /** Cards are exchanged with the Dragon. */
  exchange(count: number): string;
  readonly drawAsks: string;
  readonly tileFirst: string;
  noMoreColumns(columns: number, limit: number, tile: boolean): string;
  allColumns(columns: number, tile: boolean, lantern: boolean): string;
  readonly abilitiesToCome: string;
  usesLeft(left: number): string;
  noneToUse(ability: Ability): string;
  /** A lot that is complete without a roof, since no tile of its colour is left. */
  readonly closed: string;
  noTileOf(colour: Colour): string;
  /** What the lots want, and how many cards for it each player shows. */
  readonly contest: string;
  readonly anyColour: string;
  readonly toTile: string;
  lotOf(lot: number, floor: number): string;
}

const abilities = { lantern: 'Lantern', buddha: 'Buddha', bowl: 'Rice bowl', dragon: 'Dragon', fan: 'Fan' } as const;
const without = {
  lantern: 'de Lanterne',
  buddha: 'de Bouddha',
  bowl: 'de Bol de riz',
  dragon: 'de Dragon',
  fan: 'd’Éventail',
} as const;
const feminine = { red: 'rouge', blue: 'bleue', green: 'verte', yellow: 'jaune', violet: 'violette' } as const;

const words: { readonly [L in Language]: TurnWords } = {
  en: {
    deadEnd: dragon =>
      `None of your cards fits. Take a modified turn: discard four cards, build any one column.${dragon ? ' Or exchange cards with the Dragon first.' : ''}`,
    takeModified: 'Modified turn: discard 4 cards',
    modifiedAsks: 'Tap a lot to build one column there. To keep a card you discarded, tap it, then another.',
    giveUpAsks: 'You can’t build anything this turn. Discard four cards and draw; tap a card to choose others.',
    giveUp: 'Discard 4 cards and draw',
    giveUpMore: left => `Choose ${left === 1 ? '1 more card' : `${left} more cards`} to discard.`,
    cardSpent: 'This card pays for something you built this turn. Undo to take it back.',
    marked: (count, wanted) => `${count} of ${wanted} to discard`,
    exchange: count => (count === 0 ? 'Exchange cards' : count === 1 ? 'Exchange 1 card' : `Exchange ${count} cards`),
    drawAsks: 'Confirm to draw your new cards, or undo a step.',
    tileFirst: 'None of your cards builds a column yet. Build a tile first: tap a lot with four columns.',
    noMoreColumns: (columns, limit, tile) =>
      `${columns} of ${limit} columns built. No more of your cards fit: ${tile ? 'build a tile or end your turn' : 'end your turn'}.`,
    allColumns: (columns, tile, lantern) =>
      `All ${columns} columns built: ${[tile && 'place a tile', lantern && 'use the Lantern', 'end your turn'].filter(Boolean).join(' or ')}.`,
    abilitiesToCome: 'You have no abilities now. Each tile you build gives you one.',
    usesLeft: left => (left === 0 ? 'none' : `${left} left`),
    noneToUse: ability => `You have no ${abilities[ability]} to use. Tiles you build give you abilities.`,
    closed: 'closed',
    noTileOf: colour => `no ${colour} tile left`,
    contest: 'Cards for each lot',
    anyColour: 'any colour',
    toTile: 'tile',
    lotOf: (lot, floor) => `Lot ${lot}, floor\u00a0${floor}`,
  },
  fr: {
    deadEnd: dragon =>
      `Aucune de vos cartes ne convient. Jouez un tour modifié : défaussez quatre cartes, construisez une colonne au choix.${dragon ? ' Ou échangez d’abord des cartes avec le Dragon.' : ''}`,
    takeModified: 'Tour modifié : défausser 4 cartes',
    modifiedAsks:
      'Touchez un terrain pour y construire une colonne. Pour garder une carte défaussée, touchez-la, puis une autre.',
    giveUpAsks:
      'Vous ne pouvez rien construire ce tour-ci. Défaussez quatre cartes et piochez ; touchez une carte pour en choisir d’autres.',
    giveUp: 'Défausser 4 cartes et piocher',
    giveUpMore: left => `Choisissez encore ${left === 1 ? '1 carte' : `${left} cartes`} à défausser.`,
    cardSpent: 'Cette carte paie ce que vous construisez ce tour-ci. Annulez pour la reprendre.',
    marked: (count, wanted) => `${count} sur ${wanted} à défausser`,
    exchange: count =>
      count === 0 ? 'Échanger des cartes' : count === 1 ? 'Échanger 1 carte' : `Échanger ${count} cartes`,
    drawAsks: 'Confirmez pour piocher vos nouvelles cartes, ou annulez un coup.',
    tileFirst:
      'Aucune de vos cartes ne permet encore une colonne. Construisez d’abord une tuile : touchez un terrain à quatre colonnes.',
    noMoreColumns: (columns, limit, tile) =>
      `${columns} ${columns === 1 ? 'colonne construite' : 'colonnes construites'} sur ${limit}. Plus aucune carte ne convient : ${tile ? 'construisez une tuile ou terminez votre tour' : 'terminez votre tour'}.`,
    allColumns: (columns, tile, lantern) =>
      `Vos ${columns} colonnes sont construites : ${[tile && 'posez une tuile', lantern && 'utilisez la Lanterne', 'terminez votre tour'].filter(Boolean).join(' ou ')}.`,
    abilitiesToCome: 'Vous n’avez aucune capacité pour l’instant. Chaque tuile construite en apporte une.',
    noneToUse: ability =>
      `Vous n’avez pas ${without[ability]} à utiliser. Les tuiles construites donnent des capacités.`,
    usesLeft: left => (left === 0 ? 'aucune' : left === 1 ? '1 restante' : `${left} restantes`),
    closed: 'fermé',
    noTileOf: colour => `plus de tuile ${feminine[colour]}`,
    contest: 'Cartes pour chaque terrain',
    anyColour: 'couleur libre',
    toTile: 'tuile',
    lotOf: (lot, floor) => `Terrain ${lot}, étage\u00a0${floor}`,
  },
};

export const turnWordsOf = (language: Language): TurnWords => words[language];
