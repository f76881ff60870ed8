import { confirm, move, next, others, refusal, type Tutorial } from '../../guide/tutorial.ts';

const options = { players: 3, board: '34', fortifications: false, bonusTiles: false, influence: false };

/** Yan is one palace short of complete; a turn later an emissary wins an alliance. */
export const guide: Tutorial = {
  options,
  seed: '0000000000000000000000000000000000000000000000000000000000000078',
  before: [
    ...['palace yan1 green', 'draw row 2'],
    ...['emissary yan green', 'palace yan2 orange orange', 'draw row 0', 'draw pile', 'draw pile'],
    ...['palace chu1 violet', 'draw row 2'],
    ...['palace yan3 yellow yellow', 'palace yan5 green', 'draw pile', 'draw row 3', 'draw pile'],
    ...['palace wei5 yellow yellow', 'draw pile', 'draw row 2'],
    ...['palace chu8 red red', 'stop', 'draw pile', 'draw row 2'],
    ...['palace qi1 yellow', 'draw row 2'],
    ...['exchange orange', 'draw row 0'],
    ...['palace chu7 violet', 'stop', 'draw row 0'],
    ...['palace qi2 orange orange', 'stop', 'draw row 0', 'draw row 1'],
    ...['palace lu4 red red', 'draw row 1', 'draw pile'],
    ...['palace shu5 yellow yellow', 'draw row 2', 'draw pile'],
  ],
  others: [
    ...['emissary qi violet violet', 'stop', 'draw row 1', 'draw row 3'],
    ...['emissary wei red', 'palace wei3 red', 'draw row 3', 'draw pile'],
  ],
  wins: [
    {
      en: 'Second place pays: it scores as many points as the leader has palaces. One palace beside four of another player’s brings 4 points.',
      fr: 'La deuxième place rapporte autant de points que le premier a de palais. Un seul palais à côté de quatre autres rapporte 4 points.',
    },
    {
      en: 'Send emissaries where several alliances meet: the same emissaries count in each of them.',
      fr: 'Envoyez vos émissaires là où plusieurs alliances se croisent : les mêmes émissaires comptent dans chacune.',
    },
    {
      en: 'Join your palaces along the roads, also across borders: a line of four or more scores again at the end.',
      fr: 'Reliez vos palais le long des routes, même d’une province à l’autre : une chaîne d’au moins quatre rapporte encore à la fin.',
    },
  ],
  steps: [
    {
      say: {
        en: 'Welcome to China: nine provinces in five colours, with palace spaces along the roads. You’re blue.',
        fr: 'Bienvenue en Chine : neuf provinces de cinq couleurs, et des cases palais le long des routes. Les palais bleus sont les vôtres.',
      },
      why: {
        en: 'Palaces score when a province is full, and in chains along roads. Emissaries, on the dragons, win alliances.',
        fr: 'Les palais rapportent quand une province est pleine, et en chaînes le long des routes ; les émissaires, sur les cases dragon, gagnent des alliances.',
      },
      point: { control: 'board' },
      awaits: next,
    },
    {
      say: {
        en: 'You always hold three cards. One card pays for a piece in a province of its colour; two matching cards pay for one anywhere else.',
        fr: 'Vous avez toujours trois cartes. Une carte paie un pion dans une province de sa couleur ; deux cartes identiques en paient un n’importe où ailleurs.',
      },
      point: { control: 'hand' },
      awaits: next,
    },
    {
      say: {
        en: 'Yan, the green province at the top right, has one space left: Jieshi. Tap it.',
        fr: 'Yan, la province verte en haut à droite, n’a plus qu’une case libre : Jieshi. Touchez-la.',
      },
      why: {
        en: 'One of your green cards pays for it automatically.',
        fr: 'L’une de vos cartes vertes la paie automatiquement.',
      },
      point: { spot: 'yan4' },
      awaits: move({ kind: 'palace', space: 'yan4' }),
    },
    {
      say: {
        en: 'Yan is full, so its palaces score. You have the most: 5 points, one for each palace there. See your panel.',
        fr: 'Yan est pleine : on décompte ses palais. Vous êtes majoritaire : 5 points, un par palais de la province. Voyez votre panneau.',
      },
      why: {
        en: 'Second place scores as many points as you have palaces there: 4. Nothing is final until you confirm.',
        fr: 'Le suivant marque autant de points que vous y avez de palais : 4. Rien n’est joué tant que vous n’avez pas confirmé.',
      },
      point: { at: 'score:0' },
      awaits: next,
    },
    {
      say: {
        en: 'You may place a second piece. First try another province: tap Diangxiang, in the red province at the top left.',
        fr: 'Vous pouvez placer un deuxième pion. Essayez d’abord ailleurs : touchez Diangxiang, dans la province rouge en haut à gauche.',
      },
      point: { spot: 'wei1' },
      awaits: refusal,
    },
    {
      say: {
        en: 'Not allowed: all your pieces in a turn go to the same province. The reason appears below, with a link to the rule.',
        fr: 'Refusé : tous les pions d’un tour vont dans la même province. La raison s’affiche en bas, avec un lien vers la règle.',
      },
      point: { control: 'actions' },
      awaits: next,
    },
    {
      say: {
        en: 'So send an emissary to Yan: tap its dragon.',
        fr: 'Envoyez donc un émissaire à Yan : touchez sa case dragon.',
      },
      why: {
        en: 'A province holds as many emissaries as the leading player has palaces there. You have 4, so there’s room.',
        fr: 'Une province accueille autant d’émissaires que le joueur majoritaire y a de palais. Vous en avez 4 : il reste de la place.',
      },
      point: { spot: 'yan' },
      awaits: move({ kind: 'emissary', province: 'yan' }),
    },
    {
      say: {
        en: 'Now draw back up to three cards. Take the first yellow card in the row.',
        fr: 'Complétez maintenant votre main à trois cartes. Prenez la première carte jaune de la rangée.',
      },
      point: { at: 'row:0' },
      awaits: move({ kind: 'draw-row', position: 0 }),
    },
    {
      say: { en: 'And the second yellow card.', fr: 'Et la deuxième carte jaune.' },
      why: {
        en: 'The pile would give you a card nobody has seen.',
        fr: 'La pioche vous donnerait une carte que personne n’a vue.',
      },
      point: { at: 'row:1' },
      awaits: move({ kind: 'draw-row', position: 1 }),
    },
    {
      say: { en: 'Confirm your turn.', fr: 'Confirmez votre tour.' },
      why: {
        en: 'Until then you can undo, step by step.',
        fr: 'Jusque-là, vous pouvez annuler étape par étape.',
      },
      point: { control: 'confirm' },
      awaits: confirm,
    },
    {
      say: {
        en: 'Now the others play. Watch the map and the log.',
        fr: 'Aux autres de jouer. Regardez la carte et le journal.',
      },
      awaits: others,
    },
    {
      say: {
        en: 'Your turn. The red 8 links Yan and Qi: an alliance. Send an emissary to Qi: tap its dragon.',
        fr: 'À vous. Le 8 rouge relie Yan et Qi : une alliance. Envoyez un émissaire à Qi : touchez sa case dragon.',
      },
      why: {
        en: 'If you have the most emissaries in both provinces (ties count), you score all the emissaries in both at the end.',
        fr: 'À la fin, qui est majoritaire en émissaires dans les deux provinces, même à égalité, marque tous les émissaires des deux.',
      },
      point: { spot: 'qi' },
      awaits: move({ kind: 'emissary', province: 'qi' }),
    },
    {
      say: {
        en: 'That’s 4 more points “if it ended now”. It also counts a chain of four of your palaces along the roads.',
        fr: 'C’est 4 points de plus « si la partie s’arrêtait là ». On y compte aussi une chaîne de quatre de vos palais le long des routes.',
      },
      point: { at: 'seat:0' },
      awaits: next,
    },
    {
      say: {
        en: 'You’re ready! Play on from here. The game ends when the pile has run out twice; most points wins.',
        fr: 'Vous savez l’essentiel ! Jouez la suite. La partie finit quand la pioche s’est épuisée deux fois ; le plus de points l’emporte.',
      },
      why: {
        en: 'If something isn’t allowed, tap it to see why. The rules are one link away.',
        fr: 'Si un coup n’est pas possible, touchez pour savoir pourquoi. Un lien mène aux règles.',
      },
      awaits: next,
    },
  ],
};
