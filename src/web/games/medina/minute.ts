import type { Minute } from '../../rules/minute.ts';

export const minute: Minute = {
  turn: 'M6',
  say: {
    en: [
      'Whoever has the most points wins. They come from your palaces, one of each colour, and from tiles.',
      'On your turn, place two pieces from your supply: buildings, stables, merchants, walls or a roof.',
      'Everyone builds the same palaces. A palace belongs to whoever puts a roof on it, and you may own only one of each colour.',
      'Your palace scores its buildings and stables, and the walls and merchants next to it. The largest palace of a colour has that colour’s tile; the latest palace that a tower’s wall reaches has the tower’s.',
      'The game ends when nobody can place anything.',
    ],
    fr: [
      'Qui a le plus de points l’emporte. Ils viennent de vos palais, un par couleur, et des tuiles.',
      'À votre tour, placez deux pièces de votre réserve : bâtiments, étables, marchands, murs ou toit.',
      'Tout le monde construit les mêmes palais. Un palais appartient à qui y pose un toit, et vous n’en aurez qu’un de chaque couleur.',
      'Votre palais rapporte ses bâtiments et ses étables, et les murs et marchands voisins. Le plus grand palais d’une couleur a la tuile de cette couleur ; le dernier palais atteint par le mur d’une tour a celle de la tour.',
      'La partie s’arrête quand plus personne ne peut rien placer.',
    ],
  },
  caption: {
    en: 'An orange building at C3, then a blue roof: the palace now belongs to Blue.',
    fr: 'Un bâtiment orange en C3, puis un toit bleu : le palais est désormais à Bleu.',
  },
};
