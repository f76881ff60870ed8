import type { GuideWords } from './words.ts';

export const fr: GuideWords = {
  title: 'Tutoriel',
  step: (at, of) => `Étape ${at} sur ${of}`,
  next: 'Suivant',
  playOn: 'Jouer la suite contre les bots',
  realGame: 'Nouvelle partie',
  leave: 'Quitter',
  yourMove: 'À vous',
  later: 'C’est possible aussi. Pour l’instant, suivez l’anneau ; après le tutoriel, le plateau est à vous.',
  trouble: 'Ce navigateur n’autorise pas l’enregistrement de la partie. C’est fréquent en navigation privée.',
};
