import type { GuideWords } from './words.ts';

export const fr: GuideWords = {
  title: 'Première partie',
  step: (at, of) => `Étape ${at} sur ${of}`,
  next: 'Continuer',
  playOn: 'Jouer la suite contre les bots',
  realGame: 'Nouvelle partie',
  leave: 'Quitter',
  yourMove: 'À vous',
  later: 'C’est possible aussi. Faites d’abord ce que dit le guide, là où est l’anneau ; ensuite tout est à vous.',
  trouble: 'Ce navigateur ne permet pas de garder la partie. Une fenêtre privée peut l’interdire.',
};
