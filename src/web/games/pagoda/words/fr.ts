import type { Colour, Event, Explanation, Payment } from '../../../../games/pagoda/index.ts';
import { refusal } from './refusals.fr.ts';
import type { PagodaWords } from './type.ts';

const colours = { red: 'rouge', blue: 'bleue', green: 'verte', yellow: 'jaune', violet: 'violette' } as const;
const list = (cards: readonly Colour[]): string => cards.map(colour => colours[colour]).join(', ');
const cost = ({ display, hand }: Payment): string => {
  const parts = [display.length > 0 && list(display), hand.length > 0 && `${list(hand)} de la main`].filter(Boolean);
  return parts.join(' et ');
};
const abilities = {
  lantern: 'Lanterne',
  buddha: 'Bouddha',
  bowl: 'Bol de riz',
  dragon: 'Dragon',
  fan: 'Éventail',
} as const;
const hints = {
  lantern: 'Une quatrième colonne ce tour (P17)',
  buddha: 'Deux cartes d’une couleur paient une tuile (P16)',
  bowl: 'Deux cartes d’une couleur en valent une pour une colonne ou une flèche (P15)',
  dragon: 'Au début du tour : changer autant de cartes que vous voulez (P14)',
  fan: 'À la fin du tour : compléter votre main à quatre (P13)',
} as const;

function move(explain: Explanation): string {
  switch (explain.kind) {
    case 'column':
      return `colonne ${colours[explain.colour]}, lot ${explain.lot}, pour ${cost(explain.payment)}`;
    case 'modified-column':
      return `colonne ${colours[explain.colour]}, lot ${explain.lot}`;
    case 'tile': {
      const { background, slot } = explain.tile;
      const what = explain.roof ? 'toit' : 'tuile';
      return `${what} ${colours[background]} → ${colours[slot]}, lot ${explain.lot}, pour ${cost(explain.payment)}`;
    }
    case 'spire':
      return `flèche ${colours[explain.colour]} pour ${cost(explain.payment)}`;
    case 'dragon':
      return `Dragon : défausser ${colours[explain.colour]} (${explain.from === 'hand' ? 'main' : 'étalage'})`;
    case 'dragon-end':
      return 'Dragon : piocher';
    case 'discard':
      return `tour modifié : défausser ${colours[explain.colour]} (${explain.from === 'hand' ? 'main' : 'étalage'})`;
    case 'lantern':
      return 'utiliser la Lanterne';
    case 'fan':
      return 'utiliser l’Éventail';
    case 'pass':
      return 'garder l’Éventail';
    case 'end':
      return 'finir le tour';
    case 'draw':
      return `piocher ${colours[explain.colour]}`;
  }
}

function event(event: Event, names: readonly string[]): string | undefined {
  switch (event.kind) {
    case 'column-built':
      return `${names[event.seat]} : colonne ${colours[event.colour]}, lot ${event.lot}, étage ${event.floor} : +${event.points}`;
    case 'tile-built':
      return `${names[event.seat]} : ${event.roof ? 'toit' : 'tuile'} ${colours[event.tile.background]} → ${colours[event.tile.slot]}, lot ${event.lot} : +${event.points}`;
    case 'spire-built':
      return `${names[event.seat]} : flèche ${colours[event.colour]}, lot ${event.lot} : +${event.points}`;
    case 'ability-used':
      return `${names[event.seat]} : capacité utilisée, ${abilities[event.ability]}`;
    case 'ability-gained':
      return `${names[event.seat]} : capacité gagnée, ${abilities[event.ability]}`;
    case 'discarded':
      return `${names[event.seat]} : carte ${colours[event.colour]} défaussée`;
    case 'reshuffled':
      return `La pioche est épuisée : les ${event.cards} cartes défaussées sont mélangées (P9)`;
    case 'lot-complete':
      return `Le lot ${event.lot} est achevé (${event.rule}), la partie finit avec trois : ${event.complete}`;
    case 'end-triggered':
      return `Trois pagodes sont achevées : la partie finit avec le tour ${event.lastTurn} (P18)`;
    case 'game-over':
      return `Partie terminée : ${event.points.map((points, seat) => `${names[seat]} ${points}`).join(', ')}`;
    default:
      return undefined;
  }
}

const items: { readonly [kind: string]: string } = { column: 'colonne', tile: 'tuile', roof: 'toit', spire: 'flèche' };

export const fr: PagodaWords = {
  title: 'Pagoda',
  hand: 'Cartes',
  aside: 'Tuiles',
  finish: 'Finir le tour',
  variant: ({ options }) =>
    `${options.quick ? 'partie courte' : '4 étages'} · ${options.beginners ? 'sans capacités' : 'capacités'}`,
  status: (view, seat, names) => {
    if (view.active !== seat) return `${names[view.active]} bâtit.`;
    if (view.phase === 'spire')
      return `Le toit du lot ${view.roof} est posé : maintenant sa flèche, deux cartes de sa couleur.`;
    if (view.phase === 'fan') return 'Utilisez l’Éventail pour compléter votre main à quatre, ou finissez le tour.';
    if (view.phase === 'modified') return 'Bâtissez la colonne de votre tour modifié.';
    return `Bâtissez : ${view.columns} de ${view.columnLimit} colonnes ce tour, au moins une. Choisissez un lot, une carte ou une tuile.`;
  },
  options: {
    quick: {
      label: 'Durée',
      hint: 'Quatre étages, ou la partie courte à trois (P21).',
      values: { false: '4 étages', true: 'courte' },
    },
    beginners: {
      label: 'Capacités',
      hint: 'La partie pour débutants s’en passe (P22).',
      values: { false: 'avec', true: 'sans' },
    },
  },
  move,
  payment: explain => ('payment' in explain ? cost(explain.payment) : ''),
  event,
  refusal,
  scoreItem: (kind, detail) => {
    const { lot, floor, turn } = detail as { lot: number; floor?: number; turn: number };
    return `tour ${turn} : ${items[kind] ?? kind}, lot ${lot}${floor ? `, étage ${floor}` : ''}`;
  },
  boardName: 'Six terrains de Pagoda',
  abilities: 'Capacités',
  noAbilities: 'Débutants : sans capacités',
  modified: 'Tour modifié',
  modifiedHint: 'Défausser quatre cartes et bâtir une colonne de n’importe quelle couleur (P8)',
  dragonAsks: 'Dragon : marquez les cartes à changer',
  discardAsks: left => `Tour modifié : marquez ${left} cartes à défausser`,
  discardMarked: count => `Défausser ${count}`,
  cancel: 'Annuler',
  tiles: 'Tuiles',
  colour: colour => colours[colour],
  row: from => (from === 'display' ? 'Votre étalage' : 'Main cachée'),
  ability: ability => abilities[ability],
  abilityHint: ability => hints[ability],
  uses: left => (left === 0 ? 'épuisé' : left === 1 ? '1 usage' : `${left} usages`),
  handSizes: (display, hand) => `Étalage ${display} · main ${hand}`,
  tile: ({ background, slot }) => `tuile ${colours[background]}, emplacements ${colours[slot]}s`,
  left: count => (count === 1 ? '1 reste' : `${count} restent`),
  supply: ({ pile, completeLots }) => `Pioche ${pile} · ${completeLots} achevées, la partie finit avec 3`,
  lot: lot => `lot ${lot}`,
  lotTag: (lot, view) => {
    const { floors, complete } = view.lots[lot - 1]!;
    if (complete) return `${lot} · complète`;
    const top = floors.at(-1);
    return top && !top.tile
      ? `${lot} · étage ${floors.length} · ${top.columns.length}/4`
      : `${lot} · étage ${floors.length + 1}`;
  },
  lotName: (lot, view, possible) => {
    const { floors, complete } = view.lots[lot - 1]!;
    const top = floors.at(-1);
    if (complete) return [`Lot ${lot}`, 'achevé'];
    const can = possible ? ['possible'] : [];
    if (!top) return [`Lot ${lot}`, 'vide', ...can];
    const state = top.tile
      ? [`étage ${floors.length + 1} sur ${colours[top.colour]}`, colours[top.tile.slot]]
      : [`étage ${floors.length}`, colours[top.colour], `${top.columns.length} colonnes sur 4`];
    return [`Lot ${lot}`, ...state, ...can];
  },
};
