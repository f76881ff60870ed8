import type { Explanation, Owner, Payment, RefusalReason, TileColour, View } from '../../../../games/china/index.ts';
import { accord, compte, de, deLieu, ordinal, possession } from '../../../i18n/french.ts';
import type { Who } from '../../../i18n/who.ts';
import { countPaid } from '../../paidCards.ts';
import { nameOf } from '../board/names.ts';
import { event } from './events.fr.ts';
import type { ChinaWords } from './type.ts';

const paid = (cards: Payment): string => countPaid(cards, (colour, n) => accord(colour, 'f', n));
const palaceOf = (owner: Owner, players: readonly Who[]): string =>
  owner === 'emperor' ? 'palais de l’Empereur' : possession('palais', players[owner]!);

const refusals: { readonly [R in RefusalReason]: string } = {
  over: 'La partie est terminée.',
  'deal-now': 'Les premières cartes sont distribuées.',
  'lay-tiles-now': 'Les tuiles bonus sont réparties.',
  'more-now': 'Placez une seconde pièce, ou arrêtez-vous.',
  'reveal-now': 'Les tuiles bonus sont retournées.',
  'choose-now': 'Les tuiles sont retournées : choisissez la case de votre palais.',
  'keep-now': 'Choisissez laquelle des cartes jouées vous gardez.',
  'draw-now': 'Piochez jusqu’à compléter votre main.',
  'card-to-come': 'Une carte arrive de la pioche.',
  'emperor-card-to-come': 'Une carte arrive de la pioche pour l’Empereur.',
  'emperor-now': 'C’est le tour de l’Empereur : placez une pièce pour lui, ou laissez-le se reposer.',
  'pile-lacks': 'La pioche n’a plus de carte de cette couleur.',
  'no-card-now': 'On ne distribue pas de carte maintenant.',
  'no-tile-now': 'On ne retourne pas de tuile maintenant.',
  'tiles-lack': 'Toutes les tuiles de cette couleur sont retournées.',
  'no-tile-laid-now': 'Les tuiles bonus ont été réparties avant la partie.',
  'tile-elsewhere': 'La prochaine tuile bonus va dans une autre province.',
  'tile-on-junction': 'Aucune tuile bonus sur un carrefour ni sur un poste frontière.',
  'tile-there': 'Les deux tuiles d’une province sont sur des cases différentes.',
  'one-province': 'Toutes les pièces d’un tour vont dans une même province.',
  'empty-province': 'Cette province était vide au début de votre tour : une seule pièce peut y aller.',
  'second-post':
    'Avec un poste frontière, seul un palais ou un émissaire dans une de ses provinces tient dans le tour.',
  'no-palace-left': 'Il n’y a plus de palais en réserve.',
  'no-emissary-left': 'Il n’y a plus d’émissaire en réserve.',
  'no-fortification-left': 'Vous avez déjà placé votre fortification.',
  'space-taken': 'Il y a déjà un palais sur cette case.',
  'no-palace-there': 'Une province sans palais n’accueille pas d’émissaire.',
  'emissary-limit': 'Pas plus d’émissaires que le joueur le mieux placé n’a de palais dans la province.',
  fortified: 'Il y a déjà une fortification sur cette case.',
  'fortification-under-palace': 'Une fortification se place sur une case sans palais.',
  'commit-first': 'Ce serait le premier palais d’une province : annoncez-le, puis ses tuiles sont retournées.',
  'nothing-to-reveal': 'Les tuiles y sont déjà retournées : placez le palais sur sa case.',
  'wrong-payment': 'Une pièce coûte une carte de la couleur de la province, ou deux cartes d’une même autre couleur.',
  'own-pair': 'Deux cartes de la couleur de la province ne font pas une paire joker : une suffit.',
  'post-payment':
    'Un poste frontière coûte une carte de chacune de ses deux couleurs, ou deux cartes de l’une d’elles.',
  'cards-missing': 'Vous n’avez pas ces cartes.',
  'choose-in-province': 'Le palais va dans la province annoncée, pas sur un poste frontière.',
  'no-commit': 'Il n’y a pas de palais à placer.',
  'not-placed': 'Vous n’avez rien placé : placez une pièce ou échangez une carte.',
  'place-or-exchange': 'On échange au lieu de placer, pas après.',
  'card-missing': 'Vous n’avez pas cette carte.',
  'has-cards': 'Seul un joueur sans cartes passe.',
  'nothing-to-keep': 'On garde une des cartes jouées après avoir placé, pas maintenant.',
  'not-played': 'Seule une carte que vous venez de jouer peut être gardée.',
  'draw-later': 'On pioche après avoir placé ou échangé.',
  'no-card-there': 'Il n’y a pas de carte à cette place de la rangée.',
  'no-pile': 'Il n’y a plus de pioche.',
  'emperor-later': 'Le tour de l’Empereur vient après le vôtre.',
  'emperor-placed': 'L’Empereur a déjà eu son tour.',
  'emperor-empty': 'L’Empereur n’entre dans une province vide que si ses cartes ne permettent rien d’autre.',
  'emperor-cards': 'L’Empereur n’a pas ces cartes.',
  'special-used': 'Vous avez déjà utilisé cette carte spéciale.',
  'special-late': 'Cette carte spéciale s’utilise avant de placer ou d’échanger.',
  'change-missing': 'Vous n’avez pas cette carte à changer.',
  'change-gap': 'Il n’y a pas de carte à cette place de la rangée.',
};

function move(explain: Explanation, view: View): string {
  const emperors = 'for' in explain && explain.for === 'emperor' ? 'pour l’Empereur : ' : '';
  switch (explain.kind) {
    case 'palace':
      return `${emperors}placer un palais à ${nameOf(explain.space, view)} (${paid(explain.cards)})`;
    case 'emissary':
      return `${emperors}envoyer un émissaire à ${nameOf(explain.province, view)} (${paid(explain.cards)})`;
    case 'fortification':
      return `placer une fortification à ${nameOf(explain.space, view)} (${paid(explain.cards)})`;
    case 'commit':
      return `${emperors}placer le premier palais ${deLieu(nameOf(explain.target, view))} et révéler ses tuiles (${paid(explain.cards)})`;
    case 'choose':
      return `placer le palais à ${nameOf(explain.space, view)}`;
    case 'stop':
      return 's’arrêter là';
    case 'exchange':
      return `échanger une carte ${accord(explain.card, 'f')}`;
    case 'pass':
      return 'passer';
    case 'keep':
      return `conserver la carte ${accord(explain.card, 'f')}`;
    case 'draw-row': {
      const card = view.row[explain.position];
      return `prendre la carte ${explain.position + 1} de la rangée${card ? ` (${accord(card, 'f')})` : ''}`;
    }
    case 'draw-pile':
      return 'piocher';
    case 'rest':
      return 'passer le tour de l’Empereur';
    case 'emperor-first':
      return 'jouer « L’Empereur joue en premier »';
    case 'change-card':
      return `jouer « Échanger 1 carte » : la carte ${accord(explain.card, 'f')} contre la carte ${explain.position + 1} de la rangée`;
    case 'deal':
      return `distribuer une carte ${accord(explain.card, 'f')}`;
    case 'lay-tile':
      return `poser une tuile bonus à ${nameOf(explain.space, view)}`;
    case 'reveal':
      return `révéler une tuile ${accord(explain.colour, 'f')}`;
  }
}

const boards = { 34: 'face 3–4 joueurs', 45: 'face 4–5 joueurs', border: 'Querelles frontalières' } as const;

type Detail = {
  province?: string;
  number?: number;
  between?: readonly string[];
  spaces?: readonly string[];
  doubled?: boolean;
  colour?: TileColour;
};

export const fr: ChinaWords = {
  title: 'China',
  hand: 'Cartes',
  finish: 'Confirmer et piocher',
  variant: ({ options }) =>
    [
      options.players === 2 ? (options.influence ? 'avec l’Empereur' : 'avec l’Empereur (variante légère)') : undefined,
      typeof options.board === 'string' ? boards[options.board] : 'plateau personnalisé',
      options.fortifications && 'fortifications',
      options.bonusTiles && 'tuiles bonus',
    ]
      .filter(Boolean)
      .join(' · '),
  status: (view, seat, players) => {
    if (view.turn !== seat) return `En attente ${de(players[view.turn]!.name)}.`;
    switch (view.phase) {
      case 'act':
        return 'Placez un ou deux pions dans une province, ou échangez une carte.';
      case 'more':
        return 'Placez un deuxième pion, ou confirmez pour piocher.';
      case 'choose':
        return 'Les tuiles sont révélées : choisissez la case de votre palais.';
      case 'keep':
        return 'Choisissez la carte jouée que vous conservez.';
      case 'draw':
        return `Prenez ${compte(view.toDraw, 'carte', 'cartes')}, dans la rangée ou dans la pioche.`;
      case 'emperor':
        return 'Placez un pion pour l’Empereur, ou passez son tour.';
      default:
        return '';
    }
  },
  options: {
    players: { label: 'Joueurs', hint: 'De trois à cinq, ou deux avec l’Empereur (C24).' },
    board: {
      label: 'Plateau',
      hint: 'Les deux faces ont des routes différentes ; les Querelles frontalières ont leur propre plateau (C35).',
      values: { 34: '3–4 joueurs', 45: '4–5 joueurs', border: 'Querelles frontalières' },
    },
    fortifications: {
      label: 'Fortifications',
      hint: 'Un palais posé dessus double vos points pour sa province et sa chaîne (C22).',
      values: { false: 'Sans', true: 'Avec' },
    },
    bonusTiles: {
      label: 'Tuiles bonus',
      hint: 'Dix-huit tuiles cachées ; 6 points à qui en a le plus de chaque couleur (C31).',
      values: { false: 'Sans', true: 'Avec' },
    },
    influence: {
      label: 'Cartes d’influence',
      hint: 'À deux joueurs seulement ; sans elles, c’est la variante légère (C30).',
      values: { false: 'Sans', true: 'Avec' },
    },
  },
  move,
  payment: explain => ('cards' in explain ? paid(explain.cards) : ''),
  event,
  refusal: reason => (refusals as { readonly [reason: string]: string })[reason],
  scoreItem: (kind, detail, view) => {
    const { province, number, between, spaces, doubled, colour } = (detail ?? {}) as Detail;
    if (kind === 'palaces') return `palais à ${nameOf(province!, view)}${doubled ? ', doublés' : ''}`;
    if (kind === 'emperor-palaces') return `palais de l’Empereur à ${nameOf(province!, view)}`;
    if (kind === 'alliance') return `alliance ${number} : ${between?.map(id => nameOf(id, view)).join('–')}`;
    if (kind === 'road')
      return `chaîne de ${spaces?.length} palais : ${spaces?.map(id => nameOf(id, view)).join(', ')}${doubled ? ', doublée' : ''}`;
    if (kind === 'ports') return 'ports';
    if (kind === 'bonus') return `tuiles bonus ${accord(colour!, 'f', 'pl')}`;
    return kind;
  },
  sides: { 34: '3–4 joueurs', 45: '4–5 joueurs', border: 'Querelles frontalières' },
  port: 'port',
  post: 'poste frontière',
  boardName: 'Carte de la Chine',
  row: 'Rangée',
  hand2: 'Votre main',
  pieceTag: n => `pion ${n}`,
  drawPile: 'Piocher',
  noCard: 'vide',
  exchangeAny: 'Échanger une carte',
  emperor: 'Cartes de l’Empereur',
  palacesLeft: 'palais restants',
  emissariesLeft: 'émissaires restants',
  fortification: 'fortification',
  cards: 'cartes en main',
  known: 'vue de tous',
  card: colour => `carte ${accord(colour, 'f')}`,
  rowCard: (colour, n) => `carte ${accord(colour, 'f')}, ${ordinal(n, 'f')} de la rangée`,
  tileColour: colour => accord(colour, 'f'),
  pile: ({ exhaustions }) =>
    exhaustions === 0 ? 'pioche 1 sur 2' : exhaustions === 1 ? 'pioche 2 sur 2' : 'pioche épuisée',
  drawNow: n => `${n} à piocher`,
  exchange: card => `Échanger la carte ${accord(card, 'f')}`,
  spotName: ({ id, name, provinces, dragon }, view, players, possible) => {
    const can = possible ? ['jouable'] : [];
    if (dragon) {
      const counts = view.emissaries[id] ?? [];
      const all = counts.reduce((sum, count) => sum + count, 0);
      return [`Case dragon ${deLieu(name)}`, compte(all, 'émissaire', 'émissaires'), ...can];
    }
    const owner = view.palaces[id];
    const state = owner === undefined ? 'libre' : palaceOf(owner, players);
    return [name, provinces.map(province => nameOf(province, view)).join(' et '), state, ...can];
  },
};
