import type { Minute } from '../../rules/minute.ts';

export const minute: Minute = {
  turn: 'C5',
  say: {
    en: [
      'Whoever has the most points wins. They come from palaces in the provinces, from alliances between emissaries, and from roads.',
      'On your turn, play cards to place one or two pieces in one province: palaces on its spaces, emissaries on its dragon.',
      'A card pays for a piece in a province of its colour. Two cards of one other colour do as well. Then you draw back to three cards.',
      'A province with all its palaces scores at once: the leader one point for each palace there, everybody else as many as one player just ahead of them has.',
      'When the draw pile has run out twice, the round is finished. Then alliances and roads score.',
    ],
    fr: [
      'Qui a le plus de points l’emporte. Ils viennent des palais dans les provinces, des alliances entre émissaires et des routes.',
      'À votre tour, jouez des cartes pour placer un ou deux pions dans une seule province : des palais sur ses cases, des émissaires sur son dragon.',
      'Une carte paie un pion dans une province de sa couleur. Deux cartes d’une même autre couleur conviennent aussi. Puis vous complétez votre main à trois cartes.',
      'Une province dont tous les palais sont placés est aussitôt décomptée : le joueur majoritaire marque un point par palais, chacun des suivants autant qu’un joueur juste devant lui y a de palais.',
      'Quand la pioche est épuisée pour la deuxième fois, on finit le tour de table. Puis on décompte les alliances et les routes.',
    ],
  },
  caption: {
    en: 'Two green cards pay for a blue palace at Kong and a blue emissary, both in Han.',
    fr: 'Deux cartes vertes paient un palais bleu à Kong et un émissaire bleu, tous deux à Han.',
  },
};
