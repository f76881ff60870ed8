import type { Colour } from '../../../../games/medina/index.ts';
import type { Problem } from '../../../../kernel/index.ts';
import type { Language } from '../../../settings.svelte.ts';

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
  problem(problem: Problem): string;
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
  problem: ({ rule }) => {
    switch (rule) {
      case 'M3':
        return 'There are more pieces of a kind on the board than in the box, or fewer merchants than the towers gave. Count again.';
      case 'M4':
        return 'The first street begins away from the outer rows and columns: one of its merchants must lie inside.';
      case 'M5':
        return 'The well and the first merchant are laid out before anything else. Put them down.';
      case 'M7':
        return 'The buildings of a palace lie side by side.';
      case 'M9':
        return 'Two palaces of one colour could still grow; only one can. Does one of them have a roof, or is a piece missing?';
      case 'M10':
        return 'Palaces, stables and the well keep their distance, even diagonally. Two of them touch.';
      case 'M11':
        return 'A colour of which everybody owns a palace is closed: no more of its buildings can be there.';
      case 'M12':
        return 'A player owns only one palace of each colour.';
      case 'M13':
      case 'M14':
        return 'There are more of these roofs than the players have, or this way of playing has none.';
      case 'M16':
        return 'A stable stands beside a building of its palace.';
      case 'M17':
        return 'Merchants lie in lines without branches and loops.';
      case 'M18':
        return 'A new street begins only when the one before can’t be extended, and touches at most one older merchant.';
      case 'M19':
        return 'Walls stand in a line from a tower, and every side keeps a gate.';
      case 'M20':
        return 'A palace tile belongs to the owner of the largest palace of its colour: set the holder right.';
      case 'M21':
        return 'A tower tile belongs to somebody whose palace touches a wall of that tower: set the holder right.';
      case 'M23':
        return 'Tea comes with violet palaces that are claimed. There is more or less of it here.';
      case 'M6':
      case 'M24':
        return 'Too few pieces lie on the board for the end of a game.';
      default:
        return 'No game that keeps to this rule ends so. Count again what lies on the table.';
    }
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
  problem: ({ rule }) => {
    switch (rule) {
      case 'M3':
        return 'Il y a plus de pièces d’une sorte que dans la boîte, ou moins de marchands que les tours n’en ont donné. Recomptez.';
      case 'M4':
        return 'La première rue part loin du bord : un de ses marchands doit être à l’intérieur.';
      case 'M5':
        return 'Le puits et le premier marchand sont posés avant tout le reste. Posez-les.';
      case 'M7':
        return 'Les bâtiments d’un palais se touchent par un côté.';
      case 'M9':
        return 'Deux palais d’une couleur pourraient encore grandir ; un seul le peut. L’un a-t-il un toit, ou manque-t-il une pièce ?';
      case 'M10':
        return 'Palais, écuries et puits gardent leurs distances, même en diagonale. Deux se touchent.';
      case 'M11':
        return 'Une couleur dont chacun a un palais est close : il ne peut plus y en avoir de bâtiments.';
      case 'M12':
        return 'Un joueur n’a qu’un palais de chaque couleur.';
      case 'M13':
      case 'M14':
        return 'Il y a plus de ces toits que les joueurs n’en ont, ou cette façon de jouer n’en a pas.';
      case 'M16':
        return 'Une écurie est contre un bâtiment de son palais.';
      case 'M17':
        return 'Les marchands forment des lignes, sans branche ni boucle.';
      case 'M18':
        return 'Une rue ne commence que quand la précédente est bloquée, et touche au plus un ancien marchand.';
      case 'M19':
        return 'Les murs partent d’une tour en ligne, et chaque côté garde une porte.';
      case 'M20':
        return 'Une tuile de palais est à qui a le plus grand palais de sa couleur : corrigez qui la tient.';
      case 'M21':
        return 'Une tuile de tour est à quelqu’un dont un palais touche un mur de cette tour : corrigez qui la tient.';
      case 'M23':
        return 'Le thé vient avec les palais violets pris. Il y en a ici trop ou trop peu.';
      case 'M6':
      case 'M24':
        return 'Il y a trop peu de pièces sur le plateau pour une fin de partie.';
      default:
        return 'Aucune partie qui suit cette règle ne finit ainsi. Recomptez ce qu’il y a sur la table.';
    }
  },
};

const languages: { readonly [L in Language]: ScoringWords } = { en, fr };

export const wordsOf = (language: Language): ScoringWords => languages[language];
