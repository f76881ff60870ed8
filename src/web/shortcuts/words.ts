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
          [['Ctrl', 'Enter'], 'Confirm the turn'],
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
          [['N'], 'Next available space'],
          [['Shift', 'N'], 'Previous available space'],
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
          [['Ctrl', 'Entrée'], 'Confirmer le tour'],
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
          [['N'], 'Case jouable suivante'],
          [['Maj', 'N'], 'Case jouable précédente'],
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
      { title: 'Partout', lines: [[['?'], 'Montrer ces raccourcis']] },
    ],
  },
};

export const shortcutWordsOf = (language: Language): ShortcutWords => languages[language];
