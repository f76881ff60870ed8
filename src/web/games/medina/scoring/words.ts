import type { Colour } from '../../../../games/medina/index.ts';
import type { Problem } from '../../../../kernel/index.ts';
import type { Language } from '../../../settings.svelte.ts';

/** The sentences about problems; reasons that a person corrects in the same way share one. */
type Sentence =
  | 'pieceCount'
  | 'firstStreet'
  | 'start'
  | 'joined'
  | 'growing'
  | 'spacing'
  | 'closed'
  | 'ownRoof'
  | 'otherRoof'
  | 'stable'
  | 'line'
  | 'newStreet'
  | 'wall'
  | 'palaceTile'
  | 'towerTile'
  | 'tea'
  | 'tooFew'
  | 'other';

/** Reasons that are not here have the sentence `other`. */
const SENTENCE_OF: { readonly [reason: string]: Sentence } = {
  'players-excluded': 'pieceCount',
  'unknown-seat': 'pieceCount',
  'stock-count': 'pieceCount',
  'piece-count': 'pieceCount',
  'stock-too-large': 'pieceCount',
  'too-many-buildings': 'pieceCount',
  'merchant-count': 'pieceCount',
  'first-street-in-outer-row': 'firstStreet',
  'turn-seat': 'firstStreet',
  'well-excluded': 'start',
  'well-in-outer-row': 'start',
  'turn-before-start': 'start',
  'pieces-before-start': 'start',
  'turn-number': 'start',
  'turn-placed': 'start',
  'palace-not-joined': 'joined',
  'several-growing': 'growing',
  'several-unroofed': 'growing',
  'palaces-touch': 'spacing',
  'palace-at-well': 'spacing',
  'closed-colour-in-stock': 'closed',
  'second-own-roof': 'ownRoof',
  'own-roof-without-seat': 'ownRoof',
  'neutral-roof-with-seat': 'otherRoof',
  'neutral-roof-excluded': 'otherRoof',
  'blocking-roof-excluded': 'otherRoof',
  'second-blocking-roof': 'otherRoof',
  'blocking-roof-without-seat': 'otherRoof',
  'stable-apart': 'stable',
  'street-not-a-line': 'line',
  'street-touches': 'newStreet',
  'street-extendable': 'newStreet',
  'wall-twice': 'wall',
  'no-gate': 'wall',
  'wall-apart': 'wall',
  'palace-tile-without-palace': 'palaceTile',
  'palace-tile-misplaced': 'palaceTile',
  'tower-tile-misplaced': 'towerTile',
  'wall-arms-excluded': 'towerTile',
  'tea-without-palace': 'tea',
  'tea-count': 'tea',
  'tea-excluded': 'tea',
  'placed-too-many': 'tooFew',
  'turn-due': 'tooFew',
  'due-too-large': 'tooFew',
  'due-too-small': 'tooFew',
  'turn-stranded': 'tooFew',
  'turn-missing': 'tooFew',
  'turn-passed-over': 'tooFew',
};

interface ScoringWords {
  readonly pieces: string;
  readonly buildings: string;
  readonly roofs: string;
  readonly stable: string;
  readonly merchant: string;
  readonly wall: string;
  readonly well: string;
  readonly remove: string;
  readonly neutral: string;
  readonly blocking: (name: string) => string;
  readonly colour: { readonly [C in Colour]: string };
  readonly hint: string;
  readonly palaceTiles: string;
  readonly towerTiles: string;
  readonly tower: (number: number) => string;
  readonly nobody: string;
  readonly problems: { readonly [S in Sentence]: string };
}

const en: ScoringWords = {
  pieces: 'Other pieces',
  buildings: 'Buildings',
  roofs: 'Roofs',
  stable: 'stable',
  merchant: 'merchant',
  wall: 'wall',
  well: 'well',
  remove: 'Remove',
  neutral: 'neutral roof',
  blocking: name => `${name}, blocking`,
  colour: { grey: 'grey', black: 'black', violet: 'violet', brown: 'brown', orange: 'orange' },
  hint: 'Choose a piece, then press the cells where it stands: buildings before their stables, then a roof on a building of the palace. Pressing the same again takes it away.',
  palaceTiles: 'Palace tiles',
  towerTiles: 'Tower tiles',
  tower: number => `tower ${number}`,
  nobody: 'nobody',
  problems: {
    pieceCount:
      'There are more pieces of a kind on the board than in the box, or fewer merchants than the towers gave. Count again.',
    firstStreet: 'The first street begins away from the outer rows and columns: one of its merchants must lie inside.',
    start: 'The well and the first merchant are laid out before anything else. Put them down.',
    joined: 'The buildings of a palace lie side by side.',
    growing:
      'Two palaces of one colour could still grow; only one can. Does one of them have a roof, or is a piece missing?',
    spacing: 'Palaces, stables and the well keep their distance, even diagonally. Two of them touch.',
    closed: 'A colour of which everybody owns a palace is closed: no more of its buildings can be there.',
    ownRoof: 'A player owns only one palace of each colour.',
    otherRoof: 'There are more of these roofs than the players have, or this way of playing has none.',
    stable: 'A stable stands beside a building of its palace.',
    line: 'Merchants lie in lines without branches and loops.',
    newStreet:
      'A new street begins only when the one before can’t be extended, and touches at most one older merchant.',
    wall: 'Walls stand in a line from a tower, and every side keeps a gate.',
    palaceTile: 'A palace tile belongs to the owner of the largest palace of its colour: set the holder right.',
    towerTile: 'A tower tile belongs to somebody whose palace touches a wall of that tower: set the holder right.',
    tea: 'Tea comes with violet palaces that are claimed. There is more or less of it here.',
    tooFew: 'Too few pieces lie on the board for the end of a game.',
    other: 'No game that keeps to this rule ends so. Count again what lies on the table.',
  },
};

const fr: ScoringWords = {
  pieces: 'Autres pièces',
  buildings: 'Bâtiments',
  roofs: 'Toits',
  stable: 'écurie',
  merchant: 'marchand',
  wall: 'mur',
  well: 'puits',
  remove: 'Enlever',
  neutral: 'toit neutre',
  blocking: name => `${name}, bloquant`,
  colour: { grey: 'gris', black: 'noir', violet: 'violet', brown: 'brun', orange: 'orange' },
  hint: 'Choisissez une pièce, puis touchez les cases où elle est : les bâtiments avant leurs écuries, puis un toit sur un bâtiment du palais. Toucher à nouveau enlève.',
  palaceTiles: 'Tuiles de palais',
  towerTiles: 'Tuiles de tour',
  tower: number => `tour ${number}`,
  nobody: 'personne',
  problems: {
    pieceCount:
      'Il y a plus de pièces d’une sorte que dans la boîte, ou moins de marchands que les tours n’en ont donné. Recomptez.',
    firstStreet: 'La première rue part loin du bord : un de ses marchands doit être à l’intérieur.',
    start: 'Le puits et le premier marchand sont posés avant tout le reste. Posez-les.',
    joined: 'Les bâtiments d’un palais se touchent par un côté.',
    growing:
      'Deux palais d’une couleur pourraient encore grandir ; un seul le peut. L’un a-t-il un toit, ou manque-t-il une pièce ?',
    spacing: 'Palais, écuries et puits gardent leurs distances, même en diagonale. Deux se touchent.',
    closed: 'Une couleur dont chacun a un palais est close : il ne peut plus y en avoir de bâtiments.',
    ownRoof: 'Un joueur n’a qu’un palais de chaque couleur.',
    otherRoof: 'Il y a plus de ces toits que les joueurs n’en ont, ou cette façon de jouer n’en a pas.',
    stable: 'Une écurie est contre un bâtiment de son palais.',
    line: 'Les marchands forment des lignes, sans branche ni boucle.',
    newStreet: 'Une rue ne commence que quand la précédente est bloquée, et touche au plus un ancien marchand.',
    wall: 'Les murs partent d’une tour en ligne, et chaque côté garde une porte.',
    palaceTile: 'Une tuile de palais est à qui a le plus grand palais de sa couleur : corrigez qui la tient.',
    towerTile: 'Une tuile de tour est à quelqu’un dont un palais touche un mur de cette tour : corrigez qui la tient.',
    tea: 'Le thé vient avec les palais violets pris. Il y en a ici trop ou trop peu.',
    tooFew: 'Il y a trop peu de pièces sur le plateau pour une fin de partie.',
    other: 'Aucune partie qui suit cette règle ne finit ainsi. Recomptez ce qu’il y a sur la table.',
  },
};

const languages: { readonly [L in Language]: ScoringWords } = { en, fr };

export const wordsOf = (language: Language): ScoringWords => languages[language];

/** What is wrong, as a sentence for people. */
export const sentenceOf = ({ reason = '' }: Problem, language: Language): string =>
  languages[language].problems[SENTENCE_OF[reason] ?? 'other'];
