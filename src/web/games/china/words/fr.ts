import type {
  Colour,
  Event,
  Explanation,
  Owner,
  Payment,
  RefusalReason,
  TileColour,
  View,
} from '../../../../games/china/index.ts';
import { nameOf } from '../board/names.ts';
import type { ChinaWords } from './type.ts';

const colours: { readonly [C in Colour]: string } = {
  red: 'rouge',
  green: 'verte',
  yellow: 'jaune',
  orange: 'orange',
  violet: 'violette',
};
const tileColours: { readonly [C in TileColour]: string } = { yellow: 'jaune', orange: 'orange', green: 'verte' };
const paid = (cards: Payment): string => cards.map(card => colours[card]).join(' et ');
const whose = (owner: Owner, names: readonly string[]): string =>
  owner === 'emperor' ? 'l’Empereur' : (names[owner] ?? '');
const pieces = { palace: 'palais', emissary: 'émissaire', fortification: 'fortification' } as const;
const specials = {
  'emperor-first': 'L’Empereur d’abord',
  'two-provinces': 'Deux provinces',
  'change-card': 'Changer une carte',
} as const;

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
  const emperors = 'for' in explain && explain.for === 'emperor' ? 'Empereur : ' : '';
  switch (explain.kind) {
    case 'palace':
      return `${emperors}palais à ${nameOf(explain.space, view)} pour ${paid(explain.cards)}`;
    case 'emissary':
      return `${emperors}émissaire à ${nameOf(explain.province, view)} pour ${paid(explain.cards)}`;
    case 'fortification':
      return `fortification à ${nameOf(explain.space, view)} pour ${paid(explain.cards)}`;
    case 'commit':
      return `${emperors}premier palais de ${nameOf(explain.target, view)}, ses tuiles sont retournées, pour ${paid(explain.cards)}`;
    case 'choose':
      return `le palais à ${nameOf(explain.space, view)}`;
    case 'stop':
      return 'pas de seconde pièce';
    case 'exchange':
      return `échanger une carte ${colours[explain.card]}`;
    case 'pass':
      return 'passer';
    case 'keep':
      return `garder la carte ${colours[explain.card]}`;
    case 'draw-row': {
      const card = view.row[explain.position];
      return `prendre la carte ${explain.position + 1} de la rangée${card ? ` (${colours[card]})` : ''}`;
    }
    case 'draw-pile':
      return 'piocher';
    case 'rest':
      return 'l’Empereur se repose';
    case 'emperor-first':
      return 'carte spéciale : l’Empereur d’abord';
    case 'change-card':
      return `carte spéciale : changer ${colours[explain.card]} contre la carte ${explain.position + 1} de la rangée`;
    case 'deal':
      return `distribuer ${colours[explain.card]}`;
    case 'lay-tile':
      return `tuile bonus à ${nameOf(explain.space, view)}`;
    case 'reveal':
      return `retourner ${tileColours[explain.colour]}`;
  }
}

function event(event: Event, names: readonly string[]): string | undefined {
  const who = 'seat' in event ? names[event.seat] : '';
  switch (event.kind) {
    case 'placed': {
      const emperors = event.owner === 'emperor' ? ' pour l’Empereur' : '';
      return `${who} : ${pieces[event.piece]} à ${nameOf(event.at)}${emperors}${event.cards ? ` (${paid(event.cards)})` : ''}`;
    }
    case 'committed':
      return `${who} : premier palais de ${nameOf(event.target)} annoncé (C32)`;
    case 'revealed':
      return `Tuile bonus à ${nameOf(event.space)} : ${tileColours[event.colour]}`;
    case 'tile-taken':
      return `${whose(event.owner, names)} : tuile bonus ${tileColours[event.colour]}`;
    case 'completed':
      return `${nameOf(event.province)} est complète (C11)`;
    case 'scored':
      return `${nameOf(event.province)} : ${who} +${event.points} (${event.rule})`;
    case 'exchanged':
      return `${who} : carte ${colours[event.card]} échangée (C14)`;
    case 'passed':
      return `${who} : passe (C16)`;
    case 'kept':
      return `${who} : carte ${colours[event.card]} gardée (C25)`;
    case 'influence':
      return `${who} : influence ${colours[event.colour]} (C26)`;
    case 'special':
      return `${who} : ${specials[event.special]} (C29)`;
    case 'changed':
      return event.gave && event.took
        ? `${who} : carte ${colours[event.gave]} changée contre ${colours[event.took]}`
        : `${who} : une carte changée contre sa pareille`;
    case 'drew':
      return event.from === 'row'
        ? `${who} : carte ${colours[event.card]} de la rangée`
        : `${who} : ${event.card ? `carte ${colours[event.card]} piochée` : 'une carte piochée'}`;
    case 'rested':
      return 'L’Empereur se repose';
    case 'reshuffled':
      return `La pioche est épuisée : ${event.cards} cartes défaussées sont mélangées (C15)`;
    case 'last-round':
      return 'La pioche est épuisée une seconde fois : c’est la dernière manche (C16)';
    case 'over':
      return `Partie terminée : ${event.points.map((points, seat) => `${names[seat]} ${points}`).join(', ')}`;
    default:
      return undefined;
  }
}

type Detail = {
  province?: string;
  number?: number;
  spaces?: readonly string[];
  doubled?: boolean;
  colour?: TileColour;
};

export const fr: ChinaWords = {
  title: 'China',
  hand: 'Cartes',
  variant: ({ options }) =>
    [
      options.players === 2 ? (options.influence ? 'l’Empereur' : 'l’Empereur, variante légère') : undefined,
      typeof options.board === 'string'
        ? options.board === 'border'
          ? 'conflits de frontière'
          : `côté ${options.board}`
        : 'carte personnelle',
      options.fortifications && 'fortifications',
      options.bonusTiles && 'tuiles bonus',
    ]
      .filter(Boolean)
      .join(' · '),
  status: (view, seat, names) => {
    if (view.turn !== seat) return `À ${names[view.turn]} de jouer.`;
    switch (view.phase) {
      case 'act':
        return 'Placez une ou deux pièces dans une province, payées au moins cher, ou échangez une carte.';
      case 'more':
        return 'Une seconde pièce, ou confirmez pour piocher.';
      case 'choose':
        return 'Les tuiles sont retournées : choisissez la case de votre palais.';
      case 'keep':
        return 'Choisissez laquelle des cartes jouées vous gardez.';
      case 'draw':
        return `Prenez ${view.toDraw} ${view.toDraw === 1 ? 'carte' : 'cartes'} : de la rangée ou de la pioche.`;
      case 'emperor':
        return 'Placez une pièce pour l’Empereur, ou laissez-le se reposer.';
      default:
        return '';
    }
  },
  options: {
    players: { label: 'Joueurs', hint: 'De trois à cinq, ou deux avec l’Empereur (C24).' },
    board: {
      label: 'Plateau',
      hint: 'Les côtés diffèrent par leurs routes ; les conflits de frontière ont leur propre plateau (C35).',
      values: { 34: 'côté 34', 45: 'côté 45', border: 'conflits de frontière' },
    },
    fortifications: {
      label: 'Fortifications',
      hint: 'Elles doublent palais et routes (C22).',
      values: { false: 'non', true: 'oui' },
    },
    bonusTiles: {
      label: 'Tuiles bonus',
      hint: 'Dix-huit tuiles cachées, six points par majorité (C31).',
      values: { false: 'non', true: 'oui' },
    },
    influence: {
      label: 'Cartes d’influence',
      hint: 'À deux joueurs ; sans elles, c’est la variante légère (C30).',
      values: { false: 'non', true: 'oui' },
    },
  },
  move,
  payment: explain => ('cards' in explain ? paid(explain.cards) : ''),
  event,
  refusal: reason => (refusals as { readonly [reason: string]: string })[reason],
  scoreItem: (kind, detail) => {
    const { province, number, spaces, doubled, colour } = (detail ?? {}) as Detail;
    const twice = doubled ? ', doublé' : '';
    if (kind === 'palaces') return `palais à ${nameOf(province!)}${twice}`;
    if (kind === 'emperor-palaces') return `palais de l’Empereur à ${nameOf(province!)}`;
    if (kind === 'alliance') return `alliance ${number}`;
    if (kind === 'road') return `route de ${spaces?.length} : ${spaces?.map(id => nameOf(id)).join(', ')}${twice}`;
    if (kind === 'ports') return 'ports';
    if (kind === 'bonus') return `tuiles bonus ${tileColours[colour!]}s`;
    return kind;
  },
  sides: { 34: '3 à 4 joueurs', 45: '4 à 5 joueurs', border: 'Conflits frontaliers' },
  port: 'port',
  post: 'poste frontière',
  boardName: 'La carte de China',
  row: 'Rangée',
  hand2: 'Votre main',
  pieceTag: n => `pièce ${n}`,
  drawPile: 'Piocher',
  noCard: 'pas de carte',
  exchangeAny: 'Échanger une carte',
  emperor: 'Cartes de l’Empereur',
  palacesLeft: 'palais restants',
  emissariesLeft: 'émissaires restants',
  fortification: 'fortification',
  cards: 'cartes en main',
  known: 'connue de tous',
  colour: colour => colours[colour],
  pile: ({ exhaustions }) =>
    exhaustions === 0 ? 'pioche 1 sur 2' : exhaustions === 1 ? 'pioche 2 sur 2' : 'plus de pioche',
  drawNow: count => `${count} à prendre`,
  exchange: card => `Échanger : ${colours[card]}`,
  spotName: ({ id, name, provinces, dragon }, view, names, possible) => {
    const can = possible ? ['possible'] : [];
    if (dragon) {
      const counts = view.emissaries[id] ?? [];
      const all = counts.reduce((sum, count) => sum + count, 0);
      return [`Dragon de ${name}`, `${all} émissaires`, ...can];
    }
    const owner = view.palaces[id];
    const state = owner === undefined ? 'libre' : `palais de ${whose(owner, names)}`;
    return [name, provinces.map(province => nameOf(province, view)).join(' et '), state, ...can];
  },
};
