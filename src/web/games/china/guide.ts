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
        en: 'This is China: nine provinces in five colours, with palace spaces along the roads. Yours are the blue palaces.',
        fr: 'Voici la Chine : neuf provinces de cinq couleurs, et des cases de palais le long des routes. Les palais bleus sont à vous.',
      },
      why: {
        en: 'Palaces score when a province is full and along roads; emissaries, on the dragons, win alliances.',
        fr: 'Les palais rapportent quand une province est pleine et le long des routes ; les émissaires, sur les dragons, gagnent des alliances.',
      },
      point: { control: 'board' },
      awaits: next,
    },
    {
      say: {
        en: 'You always hold three cards. A card pays for one piece in a province of its colour; two alike pay for one anywhere else.',
        fr: 'Vous avez toujours trois cartes. Une carte paie une pièce dans une province de sa couleur ; deux pareilles en paient une ailleurs.',
      },
      point: { control: 'hand' },
      awaits: next,
    },
    {
      say: {
        en: 'Yan, the green province at the top right, has one free space: Jieshi. Press it.',
        fr: 'Yan, la province verte en haut à droite, a une case libre : Jieshi. Touchez-la.',
      },
      why: { en: 'One of your green cards pays for it by itself.', fr: 'Une de vos cartes vertes paie toute seule.' },
      point: { spot: 'yan4' },
      awaits: move({ kind: 'palace', space: 'yan4' }),
    },
    {
      say: {
        en: 'Yan is full, so its palaces score. You have most: 5 points, one for each palace there. Your panel shows it.',
        fr: 'Yan est pleine, ses palais comptent donc. Vous en avez le plus : 5 points, un par palais là-bas. Votre panneau le montre.',
      },
      why: {
        en: 'The next player scores as many points as you have palaces there: 4. Nothing is sent before you confirm.',
        fr: 'Le suivant marque autant de points que vous avez de palais : 4. Rien n’est joué avant que vous confirmiez.',
      },
      point: { at: 'score:0' },
      awaits: next,
    },
    {
      say: {
        en: 'You may place a second piece. Try another province first: press Fushi, in the red one at the top left.',
        fr: 'Vous pouvez poser une deuxième pièce. Essayez d’abord ailleurs : touchez Fushi, dans la province rouge en haut à gauche.',
      },
      point: { spot: 'wei1' },
      awaits: refusal,
    },
    {
      say: {
        en: 'Refused: all pieces of a turn go to one province. Below you can read why, with a link to the rule.',
        fr: 'Refusé : toutes les pièces d’un tour vont dans une seule province. En bas, la raison, avec un lien vers la règle.',
      },
      point: { control: 'actions' },
      awaits: next,
    },
    {
      say: {
        en: 'So send an emissary to Yan: press its dragon.',
        fr: 'Envoyez donc un émissaire à Yan : touchez son dragon.',
      },
      why: {
        en: 'A province takes as many emissaries as the most palaces that one player has there. You have 4: there is room.',
        fr: 'Une province reçoit autant d’émissaires que le plus grand nombre de palais d’un joueur. Vous en avez 4 : il y a de la place.',
      },
      point: { spot: 'yan' },
      awaits: move({ kind: 'emissary', province: 'yan' }),
    },
    {
      say: {
        en: 'Now refill your hand to three. Take the first yellow card of the row.',
        fr: 'Complétez votre main à trois. Prenez la première carte jaune de la rangée.',
      },
      point: { at: 'row:0' },
      awaits: move({ kind: 'draw-row', position: 0 }),
    },
    {
      say: { en: 'And the second yellow one.', fr: 'Et la deuxième jaune.' },
      why: {
        en: 'From the pile you would get a card that nobody has seen.',
        fr: 'La pioche donnerait une carte que personne n’a vue.',
      },
      point: { at: 'row:1' },
      awaits: move({ kind: 'draw-row', position: 1 }),
    },
    {
      say: { en: 'Confirm your turn.', fr: 'Confirmez votre tour.' },
      why: {
        en: 'Until then you can undo step by step.',
        fr: 'Jusque-là, vous pouvez annuler pas à pas.',
      },
      point: { control: 'confirm' },
      awaits: confirm,
    },
    {
      say: {
        en: 'The others play. Watch the map and the log.',
        fr: 'Les autres jouent. Regardez la carte et le journal.',
      },
      awaits: others,
    },
    {
      say: {
        en: 'Your turn. Red 8 joins Yan and Qi: an alliance. Send an emissary to Qi: press its dragon.',
        fr: 'À vous. Le 8 rouge unit Yan et Qi : une alliance. Envoyez un émissaire à Qi : touchez son dragon.',
      },
      why: {
        en: 'Whoever has the most emissaries in both provinces, ties included, scores all emissaries of both at the end.',
        fr: 'Qui a le plus d’émissaires dans les deux provinces, même à égalité, marque à la fin tous les émissaires des deux.',
      },
      point: { spot: 'qi' },
      awaits: move({ kind: 'emissary', province: 'qi' }),
    },
    {
      say: {
        en: 'That is 4 points more “if it ended now”. A line of four of your palaces along the roads is counted there, too.',
        fr: 'C’est 4 points de plus « si tout finissait ici ». Une ligne de quatre de vos palais le long des routes y compte aussi.',
      },
      point: { at: 'seat:0' },
      awaits: next,
    },
    {
      say: {
        en: 'You know enough. Play on from here: the most points win when the pile has run out twice.',
        fr: 'Vous en savez assez. Jouez la suite : le plus de points gagne quand la pioche s’est épuisée deux fois.',
      },
      why: {
        en: 'Whatever you press that can’t be done is explained, and the rules are one link away.',
        fr: 'Tout ce qui ne se peut pas est expliqué, et les règles sont à un lien d’ici.',
      },
      awaits: next,
    },
  ],
};
