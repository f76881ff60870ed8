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
  blocking: name => `${name}, blocking roof`,
  colour: { grey: 'grey', black: 'black', violet: 'violet', brown: 'brown', orange: 'orange' },
  hint: 'Choose a piece, then tap the spaces where it stands: buildings before their stables, then a roof on any building of the palace. Tap again to remove it.',
  palaceTiles: 'Palace tiles',
  towerTiles: 'Tower tiles',
  tower: number => `tower ${number}`,
  nobody: 'nobody',
  problems: {
    pieceCount:
      'There are more pieces of one kind than the box holds, or fewer merchants than the towers gave. Count again.',
    firstStreet: 'The first street can’t start at the edge of the city: at least one of its merchants must be inside.',
    start: 'The well and the first merchant are placed before anything else. Add them.',
    joined: 'The buildings of a palace must be side by side.',
    growing: 'Only one palace of a colour can still grow, but here two can. Is a roof or a piece missing?',
    spacing: 'Palaces, stables and the well can’t touch, not even diagonally. Two of them do.',
    closed: 'Everyone owns a palace in this colour, so it’s closed: its unplaced buildings are out of the game.',
    ownRoof: 'A player can own only one palace of each colour.',
    otherRoof: 'There are more of these roofs than the players have, or these rules have none.',
    stable: 'A stable must be next to a building of its palace.',
    line: 'Streets of merchants can’t branch or form a loop.',
    newStreet: 'A new street starts only when the last one is blocked, and may touch at most one older merchant.',
    wall: 'Walls grow in a line from a tower, and every side keeps its gate.',
    palaceTile: 'A palace tile goes to the owner of the largest palace in its colour. Change who holds it.',
    towerTile: 'A tower tile goes to a player whose palace touches a wall of that tower. Change who holds it.',
    tea: 'Tea tiles come from claimed violet palaces. There are too many or too few here.',
    tooFew: 'There are too few pieces on the board for the end of a game.',
    other: 'No game played by the rules ends like this. Check the table again.',
  },
};

const fr: ScoringWords = {
  pieces: 'Autres pièces',
  buildings: 'Bâtiments',
  roofs: 'Toits',
  stable: 'étable',
  merchant: 'marchand',
  wall: 'mur',
  well: 'puits',
  remove: 'Enlever',
  neutral: 'toit neutre',
  blocking: name => `${name}, dôme de blocus`,
  colour: { grey: 'gris', black: 'noir', violet: 'violet', brown: 'marron', orange: 'orange' },
  hint: 'Choisissez une pièce, puis touchez les cases où elle se trouve : les bâtiments avant leurs étables, puis un toit sur un bâtiment du palais. Touchez à nouveau pour enlever.',
  palaceTiles: 'Tuiles palais',
  towerTiles: 'Tuiles tour',
  tower: number => `tour ${number}`,
  nobody: 'personne',
  problems: {
    pieceCount:
      'Il y a plus de pièces d’une sorte que dans la boîte, ou moins de marchands que les tours n’en ont donné. Recomptez.',
    firstStreet: 'La première rue ne part pas du bord : l’un de ses marchands au moins est à l’intérieur.',
    start: 'Le puits et le premier marchand sont placés avant tout le reste. Ajoutez-les.',
    joined: 'Les bâtiments d’un palais se touchent par un côté.',
    growing:
      'Un seul palais par couleur peut encore grandir ; ici, deux le peuvent. Manque-t-il un toit ou une pièce ?',
    spacing: 'Palais, étables et puits ne se touchent jamais, même en diagonale. Deux d’entre eux se touchent.',
    closed: 'Chacun a un palais de cette couleur : elle est fermée, et ses bâtiments restants quittent la partie.',
    ownRoof: 'Un joueur ne peut avoir qu’un palais de chaque couleur.',
    otherRoof: 'Il y a plus de ces toits que les joueurs n’en ont, ou ces règles n’en prévoient pas.',
    stable: 'Une étable doit toucher un bâtiment de son palais.',
    line: 'Les rues de marchands n’ont ni embranchement ni boucle.',
    newStreet:
      'Une nouvelle rue ne commence que si la précédente est bloquée, et touche au plus un marchand plus ancien.',
    wall: 'Les murs partent d’une tour en ligne, et chaque côté garde sa porte.',
    palaceTile: 'Une tuile palais va au propriétaire du plus grand palais de sa couleur : corrigez son détenteur.',
    towerTile: 'Une tuile tour va à un joueur dont un palais touche un mur de cette tour : corrigez son détenteur.',
    tea: 'Les tuiles thé viennent des palais violets. Il y en a trop ou trop peu.',
    tooFew: 'Il y a trop peu de pièces sur le plateau pour une fin de partie.',
    other: 'Aucune partie jouée selon les règles ne finit ainsi. Vérifiez votre table.',
  },
};

const languages: { readonly [L in Language]: ScoringWords } = { en, fr };

export const wordsOf = (language: Language): ScoringWords => languages[language];

/** What is wrong, as a sentence for people. */
export const sentenceOf = ({ reason = '' }: Problem, language: Language): string =>
  languages[language].problems[SENTENCE_OF[reason] ?? 'other'];
