import type { Language } from '../settings.svelte.ts';

/** What is said where a finished game is shared. */
interface ShareWords {
  readonly title: string;
  /** The picture for those who do not see it. */
  picture(verdict: string): string;
  readonly drawing: string;
  readonly noPicture: string;
  readonly savePicture: string;
  readonly sharePicture: string;
  readonly link: string;
  readonly record: string;
  readonly recordHint: string;
  readonly shareRecord: string;
}

const en: ShareWords = {
  title: 'Share this game',
  picture: verdict => `Final board and points: ${verdict}`,
  drawing: 'Drawing the picture…',
  noPicture: 'This browser couldn’t draw the picture.',
  savePicture: 'Save picture',
  sharePicture: 'Share picture…',
  link: 'Replay link',
  record: 'Game record',
  recordHint: 'A text file with every move, which anyone can open here or check.',
  shareRecord: 'Share record…',
};

const fr: ShareWords = {
  title: 'Partager la partie',
  picture: verdict => `Plateau final et points : ${verdict}`,
  drawing: 'L’image se dessine…',
  noPicture: 'Ce navigateur n’a pas pu dessiner l’image.',
  savePicture: 'Enregistrer l’image',
  sharePicture: 'Partager l’image…',
  link: 'Lien de relecture',
  record: 'Enregistrement',
  recordHint: 'Un fichier texte avec tous les coups, que chacun peut ouvrir ici ou vérifier.',
  shareRecord: 'Partager l’enregistrement…',
};

const languages = { en, fr } as const;

export const shareWordsOf = (language: Language): ShareWords => languages[language];
