import type { Language } from '../settings.svelte.ts';

/** Keys, as they are printed on the keyboard, and what they do. */
type Line = readonly [keys: readonly string[], does: string];

interface ShortcutWords {
  readonly title: string;
  /** Said where single keys are switched off. */
  readonly off: string;
  readonly groups: readonly { readonly title: string; readonly lines: readonly Line[] }[];
}

const languages: { readonly [L in Language]: ShortcutWords } = {
  en: {
    title: 'Keyboard shortcuts',
    off: 'Single-key shortcuts are switched off in the settings.',
    groups: [
      {
        title: 'At the table',
        lines: [
          [['Ctrl / ⌘', 'Enter'], 'Confirm the turn'],
          [['Z'], 'Undo'],
          [['Shift', 'Z'], 'Start turn over'],
          [['1–9'], 'Take a card or a piece in front of you'],
          [['L'], 'Go to the log'],
          [['P'], 'Go to the players'],
          [['R'], 'Open the rules'],
          [['N'], 'Go to the next game waiting for you, when it’s not your turn here'],
          [['Esc'], 'Close what is open'],
        ],
      },
      {
        title: 'On the board',
        lines: [
          [['←', '→', '↑', '↓'], 'Go from space to space'],
          [['N'], 'Next available space, or next move in the list'],
          [['Shift', 'N'], 'Previous available space or move'],
          [['H'], 'Next group, in words; with Shift the previous one'],
          [['Enter'], 'Place a piece there'],
          [['+'], 'Zoom in'],
          [['−'], 'Zoom out'],
          [['0'], 'Fit the whole board'],
        ],
      },
      {
        title: 'In a replay',
        lines: [
          [['←', '→'], 'One step back or forward'],
          [['Home', 'End'], 'To the beginning or the end'],
        ],
      },
      {
        title: 'In the map workshop',
        lines: [
          [['V', 'S', 'R', 'P', 'A', 'B', 'H', 'F'], 'Take a tool'],
          [['N'], 'Next item on the map'],
          [['Enter'], 'Use the tool on it'],
          [['←', '→', '↑', '↓'], 'Move it by 1, with Shift by 10'],
          [['Delete'], 'Delete it'],
          [['G'], 'Snap to the grid, or not'],
          [['Z'], 'Undo'],
          [['Shift', 'Z'], 'Redo'],
        ],
      },
      { title: 'Everywhere', lines: [[['?'], 'Show these shortcuts']] },
    ],
  },
  fr: {
    title: 'Raccourcis clavier',
    off: 'Les raccourcis d’une seule touche sont désactivés dans les réglages.',
    groups: [
      {
        title: 'À la table',
        lines: [
          [['Ctrl / ⌘', 'Entrée'], 'Confirmer le tour'],
          [['Z'], 'Annuler'],
          [['Maj', 'Z'], 'Recommencer le tour'],
          [['1–9'], 'Prendre une carte ou une pièce devant vous'],
          [['L'], 'Aller au journal'],
          [['P'], 'Aller aux joueurs'],
          [['R'], 'Ouvrir les règles'],
          [['N'], 'Passer à la partie suivante qui vous attend, quand ce n’est pas à vous ici'],
          [['Échap'], 'Fermer ce qui est ouvert'],
        ],
      },
      {
        title: 'Sur le plateau',
        lines: [
          [['←', '→', '↑', '↓'], 'Aller de case en case'],
          [['N'], 'Case jouable suivante, ou coup suivant de la liste'],
          [['Maj', 'N'], 'Case jouable ou coup précédent'],
          [['H'], 'Groupe suivant, en mots ; avec Maj le précédent'],
          [['Entrée'], 'Y placer une pièce'],
          [['+'], 'Zoom avant'],
          [['−'], 'Zoom arrière'],
          [['0'], 'Plateau entier'],
        ],
      },
      {
        title: 'En relecture',
        lines: [
          [['←', '→'], 'Un pas en arrière ou en avant'],
          [['Début', 'Fin'], 'Au début ou à la fin'],
        ],
      },
      {
        title: 'Dans l’atelier de plateaux',
        lines: [
          [['V', 'S', 'R', 'P', 'A', 'B', 'H', 'F'], 'Prendre un outil'],
          [['N'], 'Élément suivant du plateau'],
          [['Entrée'], 'Y appliquer l’outil'],
          [['←', '→', '↑', '↓'], 'Le déplacer de 1, avec Maj de 10'],
          [['Suppr'], 'Le supprimer'],
          [['G'], 'Aligner sur la grille, ou non'],
          [['Z'], 'Annuler'],
          [['Maj', 'Z'], 'Rétablir'],
        ],
      },
      { title: 'Partout', lines: [[['?'], 'Montrer ces raccourcis']] },
    ],
  },
};

export const shortcutWordsOf = (language: Language): ShortcutWords => languages[language];
