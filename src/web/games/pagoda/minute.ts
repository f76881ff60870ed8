import type { Minute } from '../../rules/minute.ts';

export const minute: Minute = {
  turn: 'P4',
  say: {
    en: [
      'Whoever has the most points wins, and every piece scores for whoever builds it.',
      'On your turn, build one to three columns, and as many tiles as you can pay for. A column or a tile costs one card of its colour.',
      'A floor has four columns of one colour. A tile on top of them opens the next floor, sets its colour and gives you a special ability.',
      'A column scores the number of its floor, a tile 1 point, and a spire on the roof 5.',
      'Then you draw back to five cards in your display and two in your hand. Three complete pagodas end the game.',
    ],
    fr: [
      'Qui a le plus de points l’emporte, et chaque élément rapporte à qui le construit.',
      'À votre tour, construisez une à trois colonnes, et autant de tuiles que vous pouvez en payer. Une colonne ou une tuile coûte une carte de sa couleur.',
      'Un étage a quatre colonnes d’une même couleur. Une tuile posée dessus ouvre l’étage suivant, fixe sa couleur et vous donne une capacité.',
      'Une colonne vaut le numéro de son étage, une tuile 1 point, et un sommet sur le toit 5.',
      'Puis vous complétez votre réserve à cinq cartes et votre main à deux. Trois pagodes achevées mettent fin à la partie.',
    ],
  },
  caption: {
    en: 'Two red cards build two red columns, 1 point each. A blue card builds a blue column on the second floor: 2 points.',
    fr: 'Deux cartes rouges construisent deux colonnes rouges, 1 point chacune. Une carte bleue construit une colonne bleue au deuxième étage : 2 points.',
  },
};
