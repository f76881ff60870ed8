import type { Colour, Event, Explanation, Payment } from '../../../../games/pagoda/index.ts';
import type { PagodaWords } from './type.ts';

const list = (colours: readonly Colour[]): string => colours.join(', ');
const cost = ({ display, hand }: Payment): string => {
  const parts = [display.length > 0 && list(display), hand.length > 0 && `${list(hand)} from hand`].filter(Boolean);
  return parts.join(' and ');
};
const abilities = { lantern: 'Lantern', buddha: 'Buddha', bowl: 'Rice bowl', dragon: 'Dragon', fan: 'Fan' } as const;
const hints = {
  lantern: 'A fourth column this turn (P17)',
  buddha: 'Two cards of one colour pay for a tile (P16)',
  bowl: 'Two cards of one colour stand for one in a column or spire (P15)',
  dragon: 'At the start of a turn: exchange any number of cards (P14)',
  fan: 'At the end of a turn: fill your hand to four (P13)',
} as const;

function move(explain: Explanation): string {
  switch (explain.kind) {
    case 'column':
      return `${explain.colour} column on lot ${explain.lot} for ${cost(explain.payment)}`;
    case 'modified-column':
      return `${explain.colour} column on lot ${explain.lot}`;
    case 'tile': {
      const { background, slot } = explain.tile;
      return `${explain.roof ? 'roof' : 'tile'} ${background} with ${slot} ${explain.roof ? 'spire' : 'slots'} on lot ${explain.lot} for ${cost(explain.payment)}`;
    }
    case 'spire':
      return `${explain.colour} spire for ${cost(explain.payment)}`;
    case 'dragon':
      return `Dragon: discard ${explain.colour} from ${explain.from}`;
    case 'dragon-end':
      return 'Dragon: draw now';
    case 'discard':
      return `modified turn: discard ${explain.colour} from ${explain.from}`;
    case 'lantern':
      return 'use the Lantern';
    case 'fan':
      return 'use the Fan';
    case 'pass':
      return 'leave the Fan';
    case 'end':
      return 'end the turn';
    case 'draw':
      return `draw ${explain.colour}`;
  }
}

function event(event: Event, names: readonly string[]): string | undefined {
  switch (event.kind) {
    case 'column-built':
      return `${names[event.seat]}: ${event.colour} column, lot ${event.lot}, floor ${event.floor}: +${event.points}`;
    case 'tile-built':
      return `${names[event.seat]}: ${event.roof ? 'roof' : 'tile'} ${event.tile.background} → ${event.tile.slot}, lot ${event.lot}: +${event.points}`;
    case 'spire-built':
      return `${names[event.seat]}: ${event.colour} spire, lot ${event.lot}: +${event.points}`;
    case 'ability-used':
      return `${names[event.seat]}: ${abilities[event.ability]} used`;
    case 'ability-gained':
      return `${names[event.seat]}: ${abilities[event.ability]} gained`;
    case 'discarded':
      return `${names[event.seat]}: ${event.colour} discarded`;
    case 'reshuffled':
      return `The pile is empty: ${event.cards} discards are shuffled (P9)`;
    case 'lot-complete':
      return `Lot ${event.lot} is complete (${event.rule}), the game ends with three: ${event.complete}`;
    case 'end-triggered':
      return `Three pagodas are complete: the game ends with turn ${event.lastTurn} (P18)`;
    case 'game-over':
      return `Game over: ${event.points.map((points, seat) => `${names[seat]} ${points}`).join(', ')}`;
    default:
      return undefined;
  }
}

export const en: PagodaWords = {
  title: 'Pagoda',
  hand: 'Cards',
  aside: 'Tiles',
  lastRound: ({ lastTurn, phase }) =>
    lastTurn !== null && phase !== 'over'
      ? 'Last round: the third pagoda is complete. The game ends after the second player’s turn.'
      : undefined,
  confirm: ({ ending }) => (ending ? 'End the turn' : undefined),
  variant: ({ options }) =>
    `${options.quick ? 'quick game' : '4 floors'} · ${options.beginners ? 'no abilities' : 'abilities'}`,
  status: (view, seat, names) => {
    if (view.active !== seat) return `${names[view.active]} is building.`;
    if (view.phase === 'spire') return `The roof stands on lot ${view.roof}: now its spire, two cards of its colour.`;
    if (view.phase === 'fan') return 'Use the Fan to fill your hand to four, or end the turn.';
    if (view.phase === 'modified') return 'Build the one column of your modified turn.';
    return `Build: ${view.columns} of ${view.columnLimit} columns this turn, at least one. Choose a lot, a card or a tile.`;
  },
  options: {
    quick: {
      label: 'Length',
      hint: 'Four floors, or the quick game with three (P21).',
      values: { false: '4 floors', true: 'quick' },
    },
    beginners: {
      label: 'Abilities',
      hint: 'The beginners’ game does without them (P22).',
      values: { false: 'with', true: 'without' },
    },
  },
  move,
  payment: explain => ('payment' in explain ? cost(explain.payment) : ''),
  event,
  refusal: () => undefined,
  scoreItem: (kind, detail) => {
    const { lot, floor, turn } = detail as { lot: number; floor?: number; turn: number };
    return `turn ${turn}: ${kind}, lot ${lot}${floor ? `, floor ${floor}` : ''}`;
  },
  boardName: 'Six lots of Pagoda',
  abilities: 'Abilities',
  noAbilities: "Beginners' game: no abilities",
  modified: 'Modified turn',
  modifiedHint: 'Discard four cards and build one column of any colour (P8)',
  dragonAsks: 'Dragon: mark the cards to exchange',
  discardAsks: left => `Modified turn: mark ${left} cards to discard`,
  discardMarked: count => `Discard ${count}`,
  cancel: 'Cancel',
  tiles: 'Tiles',
  colour: colour => colour,
  row: from => (from === 'display' ? 'Your display' : 'Hidden hand'),
  ability: ability => abilities[ability],
  abilityHint: ability => hints[ability],
  uses: left => (left === 0 ? 'used up' : left === 1 ? '1 use' : `${left} uses`),
  handSizes: (display, hand) => `Display ${display} · hand ${hand}`,
  tile: ({ background, slot }) => `tile ${background} with ${slot} slots`,
  left: count => `${count} left`,
  supply: ({ pile, completeLots }) => `Pile ${pile} · ${completeLots} complete, the game ends with 3`,
  lot: lot => `lot ${lot}`,
  lotTag: (lot, view) => {
    const { floors, complete } = view.lots[lot - 1]!;
    if (complete) return `${lot} · complete`;
    const top = floors.at(-1);
    return top && !top.tile
      ? `${lot} · floor ${floors.length} · ${top.columns.length}/4`
      : `${lot} · floor ${floors.length + 1}`;
  },
  lotName: (lot, view, possible) => {
    const { floors, complete } = view.lots[lot - 1]!;
    const top = floors.at(-1);
    if (complete) return [`Lot ${lot}`, 'complete'];
    const can = possible ? ['possible'] : [];
    if (!top) return [`Lot ${lot}`, 'empty', ...can];
    const state = top.tile
      ? [`floor ${floors.length + 1} on ${top.colour}`, `slots ${top.tile.slot}`]
      : [`floor ${floors.length}`, top.colour, `${top.columns.length} columns of 4`];
    return [`Lot ${lot}`, ...state, ...can];
  },
};
