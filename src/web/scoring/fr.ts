import { liste } from '../i18n/french.ts';
import { usualNames } from '../i18n/usualNames.ts';
import type { ScoringWords } from './words.ts';

export const fr: ScoringWords = {
  title: 'Compter les points d’une partie',
  intro: 'Recréez la fin de votre partie et obtenez la feuille de score.',
  options: 'Votre partie',
  players: 'Joueurs',
  playerName: seat => usualNames.fr.player(seat + 1),
  nameOf: seat => `Nom du joueur ${seat + 1}`,
  sheet: 'Feuille de score',
  noPoints: 'Aucun point pour l’instant : ajoutez ce qu’il y a sur votre table.',
  wins: names => (names.length === 1 ? `${names[0]} l’emporte !` : `Victoire partagée : ${liste(names)}`),
  tiebreak: counts => `Pions restants (départage) : ${counts}`,
  notOver: 'Quelqu’un pourrait encore jouer. Voici les points si la partie s’arrêtait là.',
  problems: 'Une partie ne peut pas finir ainsi :',
  inVain: tool => `« ${tool} » ne change rien à cet endroit. Choisissez une autre pièce ou une autre case.`,
  undo: 'Annuler',
  clear: 'Vider le plateau',
  copyLink: 'Copier le lien',
  copied: 'Lien copié. Il ouvre cette feuille de score.',
  copyThis: 'Copiez ce lien pour partager la feuille de score :',
  badLink: 'Ce lien est incomplet ou concerne un autre jeu. Redemandez-le et copiez-le en entier.',
  startAnew: 'Partir d’un plateau vide',
  unknown: 'Ce jeu n’est pas proposé ici.',
  trouble: 'Impossible de charger cette page. Vérifiez la connexion et rechargez.',
};
