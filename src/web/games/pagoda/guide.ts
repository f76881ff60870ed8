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
        fr: 'Deux architectes élèvent des pagodes sur six terrains, ensemble et l’un contre l’autre. Celui qui construit un élément en marque les points.',
      },
      point: { control: 'board' },
      awaits: next,
    },
    {
      say: {
        en: 'You pay with cards: five face up in your display, two hidden in your hand. A column costs one card of its colour.',
        fr: 'Vous payez avec des cartes : cinq visibles dans votre réserve personnelle, deux cachées en main. Une colonne coûte une carte de sa couleur.',
      },
      point: { control: 'hand' },
      awaits: next,
    },
    {
      say: {
        en: 'You have three violet cards. Tap lot 3 to build a violet column.',
        fr: 'Vous avez trois cartes violettes. Touchez le terrain 3 pour construire une colonne violette.',
      },
      point: { spot: 'lot3' },
      awaits: column('violet'),
    },
    {
      say: {
        en: '1 point: a column is worth the number of its floor. Build a second one on lot 3.',
        fr: '1 point : une colonne vaut le numéro de son étage. Construisez-en une deuxième sur le terrain 3.',
      },
      point: { spot: 'lot3' },
      awaits: column('violet'),
    },
    {
      say: { en: 'And a third one.', fr: 'Et une troisième.' },
      why: {
        en: 'A floor has four columns, all the same colour. You can build up to three per turn.',
        fr: 'Un étage compte quatre colonnes, toutes de la même couleur ; vous en construisez trois au plus par tour.',
      },
      point: { spot: 'lot3' },
      awaits: column('violet'),
    },
    {
      say: {
        en: 'Try a fourth one: tap lot 3 again.',
        fr: 'Essayez-en une quatrième : touchez encore le terrain 3.',
      },
      point: { spot: 'lot3' },
      awaits: refusal,
    },
    {
      say: {
        en: 'Not allowed: you build at most three columns per turn. The reason appears below, with a link to the rule.',
        fr: 'Refusé : vous construisez trois colonnes au plus par tour. La raison s’affiche en bas, avec un lien vers la règle.',
      },
      why: {
        en: 'A tile has to wait too: it needs a floor with four columns.',
        fr: 'Une tuile attendra aussi : il lui faut un étage de quatre colonnes.',
      },
      point: { control: 'actions' },
      awaits: next,
    },
    {
      say: { en: 'End your turn. Your cards are refilled.', fr: 'Terminez votre tour. Vos cartes sont complétées.' },
      point: { control: 'confirm' },
      awaits: confirm,
    },
    {
      say: {
        en: 'Your opponent finishes your floor and scores its last column. That’s Pagoda: whatever you leave, the other takes.',
        fr: 'L’adversaire achève votre étage et marque sa dernière colonne. C’est ça, Pagoda : ce que vous laissez, l’autre le prend.',
      },
      awaits: others,
    },
    {
      say: {
        en: 'Lot 3 has four columns, so it can take a tile. Tap lot 3 to build the violet tile with green slots.',
        fr: 'Le terrain 3 a quatre colonnes : il peut recevoir une tuile. Touchez-le pour construire la tuile violette à emplacements verts.',
      },
      why: {
        en: 'It costs one violet card. Its slots set the colour of the next floor, so you decide what your opponent can use.',
        fr: 'Elle coûte une carte violette. Ses emplacements fixent la couleur de l’étage suivant : vous décidez de ce qui reste à l’adversaire.',
      },
      point: { spot: 'lot3' },
      awaits: move({ kind: 'tile', lot: 3, tile: { background: 'violet', slot: 'green' } }),
    },
    {
      say: {
        en: '1 point, and an ability: a violet tile gives you the Fan, for two uses. The second floor needs green, and you have two.',
        fr: '1 point, et une capacité : la tuile violette donne l’Éventail, pour deux utilisations. Le 2e étage demande du vert, et vous en avez deux.',
      },
      point: { at: 'abilities' },
      awaits: next,
    },
    {
      say: { en: 'Build a green column on lot 3.', fr: 'Construisez une colonne verte sur le terrain 3.' },
      why: { en: 'On the second floor it scores 2.', fr: 'Au deuxième étage, elle vaut 2.' },
      point: { spot: 'lot3' },
      awaits: column('green'),
    },
    {
      say: { en: 'And the other green one: 2 more.', fr: 'Et l’autre verte : encore 2.' },
      point: { spot: 'lot3' },
      awaits: column('green'),
    },
    {
      say: { en: 'End your turn.', fr: 'Terminez votre tour.' },
      point: { control: 'confirm' },
      awaits: confirm,
    },
    {
      say: {
        en: 'Your cards are refilled, and now you can use the Fan for two more. Tap it.',
        fr: 'Vos cartes sont complétées, et vous pouvez utiliser l’Éventail : deux cartes de plus. Touchez-le.',
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
        en: 'You’re ready! Play on: the game ends when three pagodas have their spires. Roofs and spires score the most.',
        fr: 'Vous savez l’essentiel ! Jouez la suite : la partie finit quand trois pagodes ont leur sommet. Toits et sommets rapportent le plus.',
      },
      why: {
        en: 'If something isn’t allowed, tap it to see why. The rules are one link away.',
        fr: 'Si un coup n’est pas possible, touchez pour savoir pourquoi. Un lien mène aux règles.',
      },
      point: { at: 'seat:0' },
      awaits: next,
    },
  ],
};
