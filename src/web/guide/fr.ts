import type { GuideWords } from './words.ts';

export const fr: GuideWords = {
  title: 'Tutoriel',
  step: (at, of) => `Étape ${at} sur ${of}`,
  next: 'Suivant',
  playOn: 'Jouer la suite contre les bots',
  leave: 'Quitter',
  startOver: 'Recommencer',
  yourMove: 'À vous',
  later: 'C’est possible aussi. Pour l’instant, suivez l’anneau ; après le tutoriel, le plateau est à vous.',
  trouble: 'Ce navigateur n’autorise pas l’enregistrement de la partie. C’est fréquent en navigation privée.',
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
