import type { ScoringWords } from './words.ts';

export const fr: ScoringWords = {
  title: 'Compter une vraie partie',
  intro: 'Posez la fin de votre partie jouée sur table, et voici la feuille de score.',
  options: 'Ce que vous avez joué',
  players: 'Joueurs',
  playerName: seat => `Joueur ${seat + 1}`,
  nameOf: seat => `Nom du joueur ${seat + 1}`,
  sheet: 'Feuille de score',
  noPoints: 'Aucun point pour l’instant : posez ce qu’il y a sur la table.',
  wins: names => (names.length === 1 ? `Victoire de ${names[0]}.` : `Victoire partagée : ${names.join(', ')}.`),
  tiebreak: counts => `Pièces restantes, pour départager : ${counts}`,
  notOver: 'Quelqu’un pourrait encore jouer ici. Voici les points si la partie finissait maintenant.',
  problems: 'Aucune partie ne finit ainsi :',
  inVain: tool => `Rien ne change là avec « ${tool} ». Choisissez une autre pièce, ou un autre endroit.`,
  undo: 'Annuler',
  clear: 'Vider le plateau',
  copyLink: 'Copier le lien',
  copied: 'Copié : le lien ouvre cette même feuille.',
  copyThis: 'Copiez ce lien ; il ouvre cette même feuille :',
  badLink:
    'Ce lien est abîmé ou n’est pas de ce jeu : il en manque peut-être un bout. Redemandez-le, et copiez-le en entier.',
  startAnew: 'Poser une position',
  unknown: 'Ce jeu n’existe pas ici.',
  trouble: 'Cette page n’a pas pu être chargée. Vérifiez la connexion et rechargez.',
};
