import {
  type Explanation,
  type Payment,
  roofColourOf,
  takesColumn,
  type View,
} from '../../../../games/pagoda/index.ts';
import { a, count, whose } from '../../../i18n/english.ts';
import { sentence } from '../../../i18n/sentence.ts';
import { countPaid } from '../../paidCards.ts';
import { abilities, event } from './events.en.ts';
import type { PagodaWords } from './type.ts';

const cost = ({ display, hand }: Payment): string =>
  [
    display.length > 0 && countPaid(display, colour => colour),
    hand.length > 0 && `${countPaid(hand, colour => colour)} from hand`,
  ]
    .filter(Boolean)
    .join(' + ');
const hints = {
  lantern: 'Build a fourth column this turn (P17)',
  buddha: 'Pay for a tile with two cards of any one colour (P16)',
  bowl: 'Two cards of one colour count as any one card, for a column or spire (P15)',
  dragon: 'At the start of your turn: discard any number of cards and draw as many (P14)',
  fan: 'At the end of your turn: draw up to four cards in hand (P13)',
} as const;

function move(explain: Explanation, view: View): string {
  switch (explain.kind) {
    case 'column':
      return `build ${a(explain.colour)} column on lot ${explain.lot} (${cost(explain.payment)})`;
    case 'modified-column':
      return `build ${a(explain.colour)} column on lot ${explain.lot}`;
    case 'tile': {
      const { background, slot } = explain.tile;
      const what = explain.roof
        ? `${a(background)} roof with ${a(roofColourOf(view.options, explain.tile))} spire`
        : `the ${background} tile with ${slot} slots`;
      return `build ${what} on lot ${explain.lot} (${cost(explain.payment)})`;
    }
    case 'spire':
      return `build the ${explain.colour} spire (${cost(explain.payment)})`;
    case 'dragon':
      return `Dragon: discard ${a(explain.colour)} card from your ${explain.from}`;
    case 'dragon-end':
      return 'Dragon: draw';
    case 'discard':
      return `${takesColumn(view) ? 'modified turn: ' : ''}discard ${a(explain.colour)} card from your ${explain.from}`;
    case 'lantern':
      return 'use the Lantern';
    case 'fan':
      return 'use the Fan';
    case 'pass':
      return 'don’t use the Fan';
    case 'end':
      return 'end your turn';
    case 'draw':
      return `draw ${a(explain.colour)} card`;
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
  confirm: ({ ending }) => (ending ? 'End turn' : undefined),
  variant: ({ options }) =>
    `${options.quick ? 'quick game' : 'full game'} · ${options.beginners ? 'no abilities' : 'with abilities'}`,
  status: (view, seat, players) => {
    if (view.active !== seat) return `Waiting for ${players[view.active]!.name}.`;
    if (view.phase === 'spire')
      return `The roof is on lot ${view.roof}. Now pay for its spire: two cards of its colour.`;
    if (view.phase === 'fan') return 'Use the Fan to draw up to four cards in hand, or end your turn.';
    if (view.phase === 'modified') return 'Build the one column of your modified turn.';
    if (view.columns === 0) return `Build 1 to ${view.columnLimit} columns. Choose a lot, a card or a tile.`;
    return `${view.columns} of ${view.columnLimit} columns built. Keep building, or end your turn.`;
  },
  options: {
    quick: {
      label: 'Length',
      hint: 'Four floors, or three in the quick game (P21).',
      values: { false: 'Full', true: 'Quick' },
    },
    beginners: {
      label: 'Abilities',
      hint: 'The beginners’ game leaves them out (P22).',
      values: { false: 'On', true: 'Off' },
    },
  },
  roofs: {
    label: 'Roof colours',
    hint: 'The spire colour on the back of each tile (P2). We don’t know the printed ones: if you own the box, enter yours. They’re saved on this device.',
    ours: 'Same as the slots',
    own: 'From my box',
    front: 'Tile',
    back: ({ background, slot }) => `Spire on the back of the ${background} tile with ${slot} slots`,
    colour: { red: 'red', blue: 'blue', green: 'green', yellow: 'yellow', violet: 'violet' },
  },
  move,
  payment: explain => ('payment' in explain ? cost(explain.payment) : ''),
  event,
  refusal: () => undefined,
  scoreItem: (kind, detail) => {
    const { lot, floor, turn } = detail as { lot: number; floor?: number; turn: number };
    return `turn ${turn}: ${kind}, lot ${lot}${floor ? `, floor ${floor}` : ''}`;
  },
  boardName: 'The six lots',
  abilities: 'Abilities',
  noAbilities: 'Beginners’ game: no abilities',
  modified: 'Modified turn',
  modifiedHint: 'Discard four cards to build one column of any colour (P8)',
  dragonAsks: 'Dragon: choose the cards to exchange.',
  discardAsks: left => `Modified turn: choose ${count(left, 'card', 'cards')} to discard.`,
  discardMarked: n => `Discard ${count(n, 'card', 'cards')}`,
  cancel: 'Cancel',
  tiles: 'Tiles',
  card: (colour, from) => `${colour} card, your ${from}`,
  row: (from, who) => sentence(`${whose(who)} ${from}`),
  ability: ability => abilities[ability],
  abilityHint: ability => hints[ability],
  uses: left => (left === 0 ? 'none' : count(left, 'use', 'uses')),
  handSizes: (display, hand) => `Display ${display} · hand ${hand}`,
  tile: ({ background, slot }) => `${background} tile with ${slot} slots`,
  left: n => `${n} left`,
  supply: ({ pile, completeLots }) => `Draw pile ${pile} · ${completeLots} of 3 pagodas complete`,
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
    const can = possible ? ['available'] : [];
    if (!top) return [`Lot ${lot}`, 'empty', ...can];
    const state = top.tile
      ? [`ready for floor ${floors.length + 1}: ${top.tile.slot} columns`]
      : [`floor ${floors.length}`, top.colour, `${top.columns.length} of 4 columns`];
    return [`Lot ${lot}`, ...state, ...can];
  },
};
