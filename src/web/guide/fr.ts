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
  wins: 'Ce qui fait gagner',
  playNovice: 'Jouer contre des bots novices',
  prompts: {
    next: 'Lisez ce que dit le guide, puis continuez.',
    move: 'Touchez ce que l’anneau entoure.',
    refusal: 'Touchez ce que l’anneau entoure, et voyez ce qui se passe.',
    confirm: 'Touchez le bouton dans l’anneau.',
    others: 'Les autres jouent.',
  },
};
