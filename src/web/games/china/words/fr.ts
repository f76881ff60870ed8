import type { Colour, Event, Explanation, Owner, Payment, TileColour, View } from '../../../../games/china/index.ts';
import { nameOf } from '../board/names.ts';
import { refusal } from './refusals.fr.ts';
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
  finish: 'Confirmer et piocher',
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
  refusal,
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
