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
        en: 'Everybody builds the same city: palaces in four colours, stables, streets of merchants, walls from the towers.',
        fr: 'Tout le monde bâtit la même ville : des palais de quatre couleurs, des écuries, des rues de marchands, des murs depuis les tours.',
      },
      why: {
        en: 'A palace belongs to nobody until somebody puts a roof on it, and you own one palace of each colour at most.',
        fr: 'Un palais n’est à personne tant que nul n’y met un toit, et vous n’aurez qu’un palais de chaque couleur.',
      },
      point: { control: 'board' },
      awaits: next,
    },
    {
      say: {
        en: 'This is your stock. In a turn you place two pieces, of any kinds.',
        fr: 'Voici votre réserve. À chaque tour, vous posez deux pièces, de n’importe quelle sorte.',
      },
      point: { control: 'hand' },
      awaits: next,
    },
    {
      say: {
        en: 'The orange palace at the top left has grown well. Press B1 to add an orange building.',
        fr: 'Le palais orange en haut à gauche a bien grandi. Touchez B1 pour ajouter un bâtiment orange.',
      },
      why: {
        en: 'New orange buildings must extend it as long as it has no roof: others could, too.',
        fr: 'Tant qu’il n’a pas de toit, tout bâtiment orange doit l’agrandir : les autres le pourraient aussi.',
      },
      point: { spot: 'B1' },
      awaits: move({ kind: 'building', colour: 'orange', cell: 'B1' }),
    },
    {
      say: {
        en: 'Before you take it, try something else: press E3, between two palaces.',
        fr: 'Avant de le prendre, essayez autre chose : touchez E3, entre deux palais.',
      },
      point: { spot: 'E3' },
      awaits: refusal,
    },
    {
      say: {
        en: 'Refused: a colour has one palace that grows, and its buildings go there. The reason stands below, with a link to its rule.',
        fr: 'Refusé : une couleur n’a qu’un palais qui grandit, et ses bâtiments vont là. La raison est en bas, avec un lien vers sa règle.',
      },
      point: { control: 'actions' },
      awaits: next,
    },
    {
      say: {
        en: 'Take the palace now: press it, and your dome goes on it.',
        fr: 'Prenez ce palais : touchez-le, et votre coupole s’y pose.',
      },
      why: {
        en: 'It scores its buildings, stables, and the walls and merchants beside it; its place by the well brings 4.',
        fr: 'Il compte ses bâtiments, ses écuries, les murs et marchands voisins ; sa place près du puits rapporte 4.',
      },
      point: { spot: 'B1' },
      awaits: move({ kind: 'roof', roof: 'own', palace: 'B1' }),
    },
    {
      say: {
        en: '13 points if it ended now: 5 for the palace, 4 at the well, and 4 for the orange tile, since yours is the largest.',
        fr: '13 points si tout finissait ici : 5 pour le palais, 4 au puits, et 4 pour la tuile orange, car c’est le plus grand.',
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
        en: 'The others play. Watch the city and the log.',
        fr: 'Les autres jouent. Regardez la ville et le journal.',
      },
      awaits: others,
    },
    {
      say: {
        en: 'No building can be added to your palace any more, but stables can. Press A1 to put one there.',
        fr: 'Votre palais ne s’agrandit plus par des bâtiments, mais par des écuries, si. Touchez A1 pour en poser une.',
      },
      why: {
        en: 'It scores 1 and makes the palace larger: whoever owns a strictly larger orange one takes the tile from you.',
        fr: 'Elle vaut 1 et agrandit le palais : qui aura un palais orange strictement plus grand vous prendra la tuile.',
      },
      point: { spot: 'A1' },
      awaits: move({ kind: 'stable', cell: 'A1' }),
    },
    {
      say: {
        en: 'Now a wall, beside tower 1 at the top left: press the wall cell above A1.',
        fr: 'Puis un mur, contre la tour 1 en haut à gauche : touchez la case de mur au-dessus de A1.',
      },
      why: {
        en: 'It scores 1, and joins your palace to the tower, which brings its tile.',
        fr: 'Il vaut 1, et relie votre palais à la tour, ce qui en donne la tuile.',
      },
      point: { spot: 'north1' },
      awaits: move({ kind: 'wall', cell: 'north1' }),
    },
    {
      say: {
        en: '3 points more, and three merchants from the tower. Tiles can be lost again: the last to connect has it.',
        fr: '3 points de plus, et trois marchands venus de la tour. Une tuile se reperd : le dernier relié la tient.',
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
        en: 'You know enough. Play on: take each colour neither too early nor too late. The game ends when nothing can be placed.',
        fr: 'Vous en savez assez. Jouez la suite : prenez chaque couleur ni trop tôt ni trop tard. La partie finit quand rien ne peut plus être posé.',
      },
      why: {
        en: 'Whatever you press that can’t be done is explained, and the rules are one link away.',
        fr: 'Tout ce qui ne se peut pas est expliqué, et les règles sont à un lien d’ici.',
      },
      awaits: next,
    },
  ],
};
