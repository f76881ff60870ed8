import { confirm, move, next, others, refusal, type Tutorial } from '../../guide/tutorial.ts';

const column = (colour: string) => move({ kind: 'column', lot: 3, colour });

/** Three columns, the other finishes the floor, a tile opens the next one, and the Fan fills the hand. */
export const guide: Tutorial = {
  options: { players: 2, quick: false, beginners: false } as Tutorial['options'],
  seed: '000000000000000000000000000000000000000000000000000000000000003e',
  before: [],
  others: ['column 3 violet pay violet', 'column 5 red pay red', 'column 5 red pay hand-red', 'end'],
  wins: [
    {
      en: 'Build high: a column scores the number of its floor. Leave the ground floors to your opponent when you can.',
      fr: 'Construisez en hauteur : une colonne vaut le numéro de son étage. Laissez les premiers étages à l’adversaire quand vous le pouvez.',
    },
    {
      en: 'Before you finish a floor, look at the other display: don’t open a colour that your opponent can pay for.',
      fr: 'Avant d’achever un étage, regardez la réserve adverse : n’ouvrez pas une couleur que l’adversaire peut payer.',
    },
    {
      en: 'Save cards for a roof: its tile and its spire bring 6 points in one go.',
      fr: 'Gardez des cartes pour un toit : sa tuile et son sommet rapportent 6 points d’un coup.',
    },
  ],
  steps: [
    {
      say: {
        en: 'Two builders raise pagodas on six lots, together and against each other. Whoever builds a piece scores it.',
        fr: 'Deux bâtisseurs élèvent des pagodes sur six terrains, ensemble et l’un contre l’autre. Qui bâtit une pièce la marque.',
      },
      point: { control: 'board' },
      awaits: next,
    },
    {
      say: {
        en: 'You pay with cards: five in your open display, two hidden in your hand. A column costs one card of its colour.',
        fr: 'Vous payez avec des cartes : cinq dans votre étalage visible, deux cachées en main. Une colonne coûte une carte de sa couleur.',
      },
      point: { control: 'hand' },
      awaits: next,
    },
    {
      say: {
        en: 'You have three violet cards. Press lot 3 to build a violet column.',
        fr: 'Vous avez trois cartes violettes. Touchez le terrain 3 pour bâtir une colonne violette.',
      },
      point: { spot: 'lot3' },
      awaits: column('violet'),
    },
    {
      say: {
        en: '1 point: a column scores the number of its floor. Build a second one on lot 3.',
        fr: '1 point : une colonne vaut le numéro de son étage. Bâtissez-en une deuxième sur le terrain 3.',
      },
      point: { spot: 'lot3' },
      awaits: column('violet'),
    },
    {
      say: { en: 'And the third violet one.', fr: 'Et la troisième violette.' },
      why: {
        en: 'A floor has four columns, all of one colour; you may build three in a turn.',
        fr: 'Un étage a quatre colonnes, toutes d’une couleur ; vous en bâtissez au plus trois par tour.',
      },
      point: { spot: 'lot3' },
      awaits: column('violet'),
    },
    {
      say: {
        en: 'Try to go higher already: press lot 3 once more.',
        fr: 'Essayez d’aller plus haut : touchez encore le terrain 3.',
      },
      point: { spot: 'lot3' },
      awaits: refusal,
    },
    {
      say: {
        en: 'Refused: the next thing up is a tile, and it needs four columns. The reason stands below, with a link to its rule.',
        fr: 'Refusé : plus haut vient une tuile, et il lui faut quatre colonnes. La raison est en bas, avec un lien vers sa règle.',
      },
      why: {
        en: 'The fourth column must wait: you have built your three.',
        fr: 'La quatrième colonne attendra : vous avez bâti vos trois.',
      },
      point: { control: 'actions' },
      awaits: next,
    },
    {
      say: { en: 'End your turn. Your cards are refilled.', fr: 'Finissez le tour. Vos cartes sont complétées.' },
      point: { control: 'confirm' },
      awaits: confirm,
    },
    {
      say: {
        en: 'Your opponent finishes your floor and scores its last column. That is Pagoda: each offer is taken.',
        fr: 'L’adversaire finit votre étage et marque sa dernière colonne. C’est ça, Pagoda : on profite de chaque offre.',
      },
      awaits: others,
    },
    {
      say: {
        en: 'Four columns stand on lot 3: now a tile can lie on them. Press lot 3 to build the violet tile with green slots.',
        fr: 'Quatre colonnes sur le terrain 3 : une tuile peut s’y poser. Touchez le terrain 3 pour bâtir la tuile violette aux emplacements verts.',
      },
      why: {
        en: 'It costs one violet card. Its slots say which colour comes next, so you choose what your opponent gets.',
        fr: 'Elle coûte une carte violette. Ses emplacements fixent la couleur suivante : vous choisissez ce qui reste à l’adversaire.',
      },
      point: { spot: 'lot3' },
      awaits: move({ kind: 'tile', lot: 3, tile: { background: 'violet', slot: 'green' } }),
    },
    {
      say: {
        en: '1 point, and an ability: violet tiles give the Fan, twice. The second floor asks for green, and you hold two.',
        fr: '1 point, et une capacité : une tuile violette donne l’Éventail, deux fois. Le 2e étage demande du vert, et vous en avez deux.',
      },
      point: { at: 'abilities' },
      awaits: next,
    },
    {
      say: { en: 'Build a green column on lot 3.', fr: 'Bâtissez une colonne verte sur le terrain 3.' },
      why: { en: 'On the second floor it scores 2.', fr: 'Au deuxième étage, elle vaut 2.' },
      point: { spot: 'lot3' },
      awaits: column('green'),
    },
    {
      say: { en: 'And the other green one: 2 more.', fr: 'Et l’autre verte : encore 2.' },
      point: { spot: 'lot3' },
      awaits: column('green'),
    },
    {
      say: { en: 'End your turn.', fr: 'Finissez le tour.' },
      point: { control: 'confirm' },
      awaits: confirm,
    },
    {
      say: {
        en: 'Your hand is full again, and you may use the Fan: two cards more. Press it.',
        fr: 'Votre main est complète, et l’Éventail peut servir : deux cartes de plus. Touchez-le.',
      },
      point: { at: 'ability:fan' },
      awaits: move({ kind: 'fan' }),
    },
    {
      say: { en: 'Confirm to draw them.', fr: 'Confirmez pour les piocher.' },
      point: { control: 'confirm' },
      awaits: confirm,
    },
    {
      say: {
        en: 'You know enough. Play on: the game ends when three pagodas have their spires. Roofs and spires bring the most.',
        fr: 'Vous en savez assez. Jouez la suite : la partie finit quand trois pagodes ont leur flèche. Toits et flèches rapportent le plus.',
      },
      why: {
        en: 'Whatever you press that can’t be done is explained, and the rules are one link away.',
        fr: 'Tout ce qui ne se peut pas est expliqué, et les règles sont à un lien d’ici.',
      },
      point: { at: 'seat:0' },
      awaits: next,
    },
  ],
};
