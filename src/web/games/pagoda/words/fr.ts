import {
  type Explanation,
  type Payment,
  roofColourOf,
  takesColumn,
  type View,
} from '../../../../games/pagoda/index.ts';
import { accord, compte, de, possession } from '../../../i18n/french.ts';
import { sentence } from '../../../i18n/sentence.ts';
import { countPaid } from '../../paidCards.ts';
import { event } from './events.fr.ts';
import { refusal } from './refusals.fr.ts';
import type { PagodaWords } from './type.ts';

const cost = ({ display, hand }: Payment): string =>
  [
    display.length > 0 && countPaid(display, (colour, n) => accord(colour, 'f', n)),
    hand.length > 0 && `${countPaid(hand, (colour, n) => accord(colour, 'f', n))} de la main`,
  ]
    .filter(Boolean)
    .join(' + ');
const abilities = {
  lantern: 'Lanterne',
  buddha: 'Bouddha',
  bowl: 'Bol de riz',
  dragon: 'Dragon',
  fan: 'Éventail',
} as const;
const hints = {
  lantern: 'Construisez une 4e colonne ce tour-ci (P17)',
  buddha: 'Payez une tuile avec deux cartes d’une même couleur (P16)',
  bowl: 'Deux cartes d’une même couleur en valent une de votre choix, pour une colonne ou un sommet (P15)',
  dragon: 'Au début du tour : défaussez autant de cartes que vous voulez et piochez-en autant (P14)',
  fan: 'À la fin du tour : complétez votre main à quatre cartes (P13)',
} as const;
const sources = { display: 'réserve', hand: 'main' } as const;

function move(explain: Explanation, view: View): string {
  switch (explain.kind) {
    case 'column':
      return `construire une colonne ${accord(explain.colour, 'f')} sur le terrain ${explain.lot} (${cost(explain.payment)})`;
    case 'modified-column':
      return `construire une colonne ${accord(explain.colour, 'f')} sur le terrain ${explain.lot}`;
    case 'tile': {
      const { background, slot } = explain.tile;
      const what = explain.roof
        ? `un toit ${accord(background, 'm')} à sommet ${accord(roofColourOf(view.options, explain.tile), 'm')}`
        : `la tuile ${accord(background, 'f')} à emplacements ${accord(slot, 'm', 'pl')}`;
      return `construire ${what} sur le terrain ${explain.lot} (${cost(explain.payment)})`;
    }
    case 'spire':
      return `construire le sommet ${accord(explain.colour, 'm')} (${cost(explain.payment)})`;
    case 'dragon':
      return `Dragon : défausser une carte ${accord(explain.colour, 'f')} (${sources[explain.from]})`;
    case 'dragon-end':
      return 'Dragon : piocher';
    case 'discard':
      return `${takesColumn(view) ? 'tour modifié : ' : ''}défausser une carte ${accord(explain.colour, 'f')} (${sources[explain.from]})`;
    case 'lantern':
      return 'utiliser la Lanterne';
    case 'fan':
      return 'utiliser l’Éventail';
    case 'pass':
      return 'ne pas utiliser l’Éventail';
    case 'end':
      return 'terminer le tour';
    case 'draw':
      return `piocher une carte ${accord(explain.colour, 'f')}`;
  }
}

const items: { readonly [kind: string]: string } = { column: 'colonne', tile: 'tuile', roof: 'toit', spire: 'sommet' };

export const fr: PagodaWords = {
  title: 'Pagoda',
  hand: 'Cartes',
  aside: 'Tuiles',
  lastRound: ({ lastTurn, phase }) =>
    lastTurn !== null && phase !== 'over'
      ? 'Dernier tour de table : la troisième pagode est achevée. La partie s’arrête après le tour du second joueur.'
      : undefined,
  confirm: ({ ending }) => (ending ? 'Terminer le tour' : undefined),
  variant: ({ options }) =>
    `${options.quick ? 'partie rapide' : 'partie complète'} · ${options.beginners ? 'sans capacités' : 'avec capacités'}`,
  status: (view, seat, players) => {
    if (view.active !== seat) return `En attente ${de(players[view.active]!.name)}.`;
    if (view.phase === 'spire')
      return `Le toit du terrain ${view.roof} est posé. Payez maintenant son sommet : deux cartes de sa couleur.`;
    if (view.phase === 'fan')
      return 'Utilisez l’Éventail pour compléter votre main à quatre cartes, ou terminez votre tour.';
    if (view.phase === 'modified') return 'Construisez la colonne de votre tour modifié.';
    if (view.columns === 0)
      return `Construisez de 1 à ${view.columnLimit} colonnes. Choisissez un terrain, une carte ou une tuile.`;
    const built = compte(view.columns, 'colonne construite', 'colonnes construites');
    return `${built} sur ${view.columnLimit}. Continuez, ou terminez votre tour.`;
  },
  options: {
    quick: {
      label: 'Durée',
      hint: 'Quatre étages, ou trois en partie rapide (P21).',
      values: { false: 'Complète', true: 'Rapide' },
    },
    beginners: {
      label: 'Capacités',
      hint: 'La partie d’initiation s’en passe (P22).',
      values: { false: 'Avec', true: 'Sans' },
    },
  },
  roofs: {
    label: 'Couleurs des toits',
    hint: 'La couleur du sommet au dos de chaque tuile (P2). Nous ne connaissons pas celles de la boîte : si vous l’avez, saisissez les vôtres. Elles restent sur cet appareil.',
    ours: 'Comme les emplacements',
    own: 'Celles de ma boîte',
    front: 'Tuile',
    back: ({ background, slot }) =>
      `Sommet au dos de la tuile ${accord(background, 'f')} à emplacements ${accord(slot, 'm', 'pl')}`,
    colour: { red: 'rouge', blue: 'bleu', green: 'vert', yellow: 'jaune', violet: 'violet' },
  },
  move,
  payment: explain => ('payment' in explain ? cost(explain.payment) : ''),
  event,
  refusal,
  scoreItem: (kind, detail) => {
    const { lot, floor, turn } = detail as { lot: number; floor?: number; turn: number };
    return `tour ${turn} : ${items[kind] ?? kind}, terrain ${lot}${floor ? `, étage ${floor}` : ''}`;
  },
  boardName: 'Les six terrains',
  abilities: 'Capacités',
  noAbilities: 'Partie d’initiation : sans capacités',
  modified: 'Tour modifié',
  modifiedHint: 'Défaussez quatre cartes pour construire une colonne de la couleur de votre choix (P8)',
  dragonAsks: 'Dragon : choisissez les cartes à échanger.',
  discardAsks: left => `Tour modifié : choisissez ${compte(left, 'carte', 'cartes')} à défausser.`,
  discardMarked: n => `Défausser ${compte(n, 'carte', 'cartes')}`,
  cancel: 'Annuler',
  tiles: 'Tuiles',
  card: (colour, from) => `carte ${accord(colour, 'f')}, votre ${sources[from]}`,
  row: (from, who) => sentence(possession(from === 'hand' ? 'main' : who.you ? 'réserve personnelle' : 'réserve', who)),
  ability: ability => abilities[ability],
  abilityHint: ability => hints[ability],
  uses: left => (left === 0 ? 'aucune' : compte(left, 'utilisation', 'utilisations')),
  handSizes: (display, hand) => `Réserve ${display} · main ${hand}`,
  tile: ({ background, slot }) => `tuile ${accord(background, 'f')} à emplacements ${accord(slot, 'm', 'pl')}`,
  left: n => compte(n, 'restante', 'restantes'),
  supply: ({ pile, completeLots }) =>
    `Pioche : ${pile} · ${compte(completeLots, 'pagode achevée', 'pagodes achevées')} sur 3`,
  lot: lot => `terrain ${lot}`,
  lotTag: (lot, view) => {
    const { floors, complete } = view.lots[lot - 1]!;
    if (complete) return `${lot} · achevée`;
    const top = floors.at(-1);
    return top && !top.tile
      ? `${lot} · étage ${floors.length} · ${top.columns.length}/4`
      : `${lot} · étage ${floors.length + 1}`;
  },
  lotName: (lot, view, possible) => {
    const { floors, complete } = view.lots[lot - 1]!;
    const top = floors.at(-1);
    if (complete) return [`Terrain ${lot}`, 'pagode achevée'];
    const can = possible ? ['jouable'] : [];
    if (!top) return [`Terrain ${lot}`, 'vide', ...can];
    const state = top.tile
      ? [`prêt pour l’étage ${floors.length + 1} : colonnes ${accord(top.tile.slot, 'f', 'pl')}`]
      : [
          `étage ${floors.length}`,
          accord(top.colour, 'm'),
          `${compte(top.columns.length, 'colonne', 'colonnes')} sur 4`,
        ];
    return [`Terrain ${lot}`, ...state, ...can];
  },
};
