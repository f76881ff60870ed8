import type { Explanation, Owner, Payment, TileColour, View } from '../../../../games/china/index.ts';
import { accord, compte, de, deLieu, ordinal, possession } from '../../../i18n/french.ts';
import { sentence } from '../../../i18n/sentence.ts';
import type { Who } from '../../../i18n/who.ts';
import { countPaid } from '../../paidCards.ts';
import { nameOf } from '../board/names.ts';
import { event } from './events.fr.ts';
import { refusal } from './refusals.fr.ts';
import type { ChinaWords } from './type.ts';

const paid = (cards: Payment): string => countPaid(cards, (colour, n) => accord(colour, 'f', n));
const palaceOf = (owner: Owner, players: readonly Who[]): string =>
  owner === 'emperor' ? 'palais de l’Empereur' : possession('palais', players[owner]!);

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
      hint: 'Les deux faces ont des routes différentes ; les Querelles frontalières ont leur propre plateau (C35). Nos plateaux sont des reconstitutions (C1).',
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
  refusal,
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
  handOf: who => (who ? sentence(possession('main', who)) : 'Main'),
  pieceTag: n => `pion ${n}`,
  drawPile: 'Piocher',
  noCard: 'vide',
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
