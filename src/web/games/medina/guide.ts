import { confirm, move, next, others, refusal, type Tutorial } from '../../guide/tutorial.ts';

const options = {
  players: 3,
  rules: 'second',
  well: true,
  tea: true,
  francaise: false,
  wallArms: false,
  newStreetTouches: 1,
  openStocks: true,
};

/** An orange palace is ripe: extend it, take it, then add a stable and a wall of the tower. */
export const guide: Tutorial = {
  options,
  seed: '000000000000000000000000000000000000000000000000000000000000000e',
  before: [
    ...['build orange C2', 'build violet A4', 'build grey F3', 'build brown M2'],
    ...['wall north16', 'build grey F4', 'neutral roof F3', 'build grey I5', 'stable G4', 'build brown M1'],
    ...['stable B2', 'neutral roof I5', 'build grey H1', 'merchant I4', 'neutral roof H1', 'build grey M4'],
    ...['stable D2', 'build brown L2', 'stable H2', 'build brown N2', 'build grey L4', 'build orange C1'],
  ],
  others: ['build orange O7', 'wall south16', 'build orange N7', 'build orange M7'],
  wins: [
    {
      en: 'Let a palace grow, but not too long: whoever roofs it first owns it, and you may own only one of each colour.',
      fr: 'Laissez un palais grandir, mais pas trop longtemps : le premier qui pose son toit le possède, et vous n’en aurez qu’un de chaque couleur.',
    },
    {
      en: 'Choose palaces with room around them: stables, walls and merchants still add points after the roof.',
      fr: 'Choisissez des palais qui ont de la place autour : étables, murs et marchands rapportent encore après le toit.',
    },
    {
      en: 'Fight for the tiles: a strictly larger palace takes the tile of its colour, and the latest palace to reach a wall takes the tower’s.',
      fr: 'Disputez les tuiles : un palais strictement plus grand prend celle de sa couleur, et le dernier palais relié à un mur prend celle de sa tour.',
    },
  ],
  steps: [
    {
      say: {
        en: 'Everyone builds the same city: palaces in four colours, stables, streets of merchants, and walls growing from the towers.',
        fr: 'Tout le monde construit la même ville : des palais de quatre couleurs, des étables, des rues de marchands, des murs qui partent des tours.',
      },
      why: {
        en: 'A palace belongs to nobody until someone puts a roof on it, and you can only own one palace of each colour.',
        fr: 'Un palais n’est à personne tant que nul n’y pose de toit, et vous ne pouvez avoir qu’un palais de chaque couleur.',
      },
      point: { control: 'board' },
      awaits: next,
    },
    {
      say: {
        en: 'This is your supply. Each turn you place two pieces of any kind.',
        fr: 'Voici votre réserve. À chaque tour, vous placez deux pièces, de n’importe quelle sorte.',
      },
      point: { control: 'hand' },
      awaits: next,
    },
    {
      say: {
        en: 'The orange palace at the top left is a good size. Tap B1 to add an orange building.',
        fr: 'Le palais orange en haut à gauche a bien grandi. Touchez B1 pour ajouter un bâtiment orange.',
      },
      why: {
        en: 'While it has no roof, every new orange building must extend it, whoever places it.',
        fr: 'Tant qu’il n’a pas de toit, tout bâtiment orange doit l’agrandir, quel que soit le joueur.',
      },
      point: { spot: 'B1' },
      awaits: move({ kind: 'building', colour: 'orange', cell: 'B1' }),
    },
    {
      say: {
        en: 'Before you claim it, try something else: tap E3, between two palaces.',
        fr: 'Avant de le prendre, essayez autre chose : touchez E3, entre deux palais.',
      },
      point: { spot: 'E3' },
      awaits: refusal,
    },
    {
      say: {
        en: 'Not allowed: only one palace of a colour can grow at a time, and its buildings go there. The reason appears below, with a link to the rule.',
        fr: 'Refusé : un seul palais par couleur peut grandir, et ses bâtiments vont là. La raison s’affiche en bas, avec un lien vers la règle.',
      },
      point: { control: 'actions' },
      awaits: next,
    },
    {
      say: {
        en: 'Now claim the palace: tap it to put your roof on it.',
        fr: 'Prenez maintenant possession du palais : touchez-le pour y poser votre toit.',
      },
      why: {
        en: 'It scores its buildings and stables, and the walls and merchants next to it. Its spot near the well is worth 4.',
        fr: 'Il rapporte pour ses bâtiments et ses étables, et pour les murs et marchands voisins ; sa place près du puits vaut 4.',
      },
      point: { spot: 'B1' },
      awaits: move({ kind: 'roof', roof: 'own', palace: 'B1' }),
    },
    {
      say: {
        en: '13 points if it ended now: 5 for the palace, 4 for the well, and 4 for the orange tile, because yours is the largest.',
        fr: '13 points si la partie s’arrêtait là : 5 pour le palais, 4 pour le puits, et 4 pour la tuile orange, car c’est le plus grand.',
      },
      point: { at: 'seat:0' },
      awaits: next,
    },
    {
      say: { en: 'Confirm your turn.', fr: 'Confirmez votre tour.' },
      point: { control: 'confirm' },
      awaits: confirm,
    },
    {
      say: {
        en: 'Now the others play. Watch the city and the log.',
        fr: 'Aux autres de jouer. Regardez la ville et le journal.',
      },
      awaits: others,
    },
    {
      say: {
        en: 'Your palace can’t get more buildings, but it can still get stables. Tap A1 to add one.',
        fr: 'Votre palais ne peut plus recevoir de bâtiments, mais encore des étables. Touchez A1 pour en placer une.',
      },
      why: {
        en: 'It scores 1 and makes the palace larger. Only a strictly larger orange palace can take the tile from you.',
        fr: 'Elle vaut 1 et agrandit le palais : seul un palais orange strictement plus grand vous prendrait la tuile.',
      },
      point: { spot: 'A1' },
      awaits: move({ kind: 'stable', cell: 'A1' }),
    },
    {
      say: {
        en: 'Now a wall next to tower 1, at the top left: tap the wall space above A1.',
        fr: 'Puis un mur, contre la tour 1 en haut à gauche : touchez la case mur au-dessus de A1.',
      },
      why: {
        en: 'It scores 1 and connects your palace to the tower, which wins you its tile.',
        fr: 'Il vaut 1 et relie votre palais à la tour, ce qui vous en donne la tuile.',
      },
      point: { spot: 'north1' },
      awaits: move({ kind: 'wall', cell: 'north1' }),
    },
    {
      say: {
        en: '3 more points, and three merchants from the tower. You can lose a tile again: it goes to whoever connected last.',
        fr: '3 points de plus, et trois marchands venus de la tour. Une tuile peut se perdre : elle va au dernier relié.',
      },
      point: { at: 'seat:0' },
      awaits: next,
    },
    {
      say: { en: 'Confirm.', fr: 'Confirmez.' },
      point: { control: 'confirm' },
      awaits: confirm,
    },
    {
      say: {
        en: 'You’re ready! Play on: claim each colour neither too early nor too late. The game ends when nobody can place anything.',
        fr: 'Vous savez l’essentiel ! Jouez la suite : ne prenez chaque couleur ni trop tôt ni trop tard. La partie finit quand plus personne ne peut rien placer.',
      },
      why: {
        en: 'If something isn’t allowed, tap it to see why. The rules are one link away.',
        fr: 'Si un coup n’est pas possible, touchez pour savoir pourquoi. Un lien mène aux règles.',
      },
      awaits: next,
    },
  ],
};
