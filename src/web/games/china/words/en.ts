import type { Colour, Event, Explanation, Owner, Payment, View } from '../../../../games/china/index.ts';
import { nameOf } from '../board/names.ts';
import type { ChinaWords } from './type.ts';

const paid = (cards: Payment): string => cards.join(' and ');
const whose = (owner: Owner, names: readonly string[]): string =>
  owner === 'emperor' ? 'the Emperor' : (names[owner] ?? '');
const pieces = { palace: 'palace', emissary: 'emissary', fortification: 'fortification' } as const;
const specials = {
  'emperor-first': 'Emperor first',
  'two-provinces': 'Two provinces',
  'change-card': 'Change a card',
} as const;

function move(explain: Explanation, view: View): string {
  const emperors = 'for' in explain && explain.for === 'emperor' ? 'Emperor: ' : '';
  switch (explain.kind) {
    case 'palace':
      return `${emperors}palace at ${nameOf(explain.space, view)} for ${paid(explain.cards)}`;
    case 'emissary':
      return `${emperors}emissary to ${nameOf(explain.province, view)} for ${paid(explain.cards)}`;
    case 'fortification':
      return `fortification at ${nameOf(explain.space, view)} for ${paid(explain.cards)}`;
    case 'commit':
      return `${emperors}first palace of ${nameOf(explain.target, view)}, turning up its tiles, for ${paid(explain.cards)}`;
    case 'choose':
      return `the palace at ${nameOf(explain.space, view)}`;
    case 'stop':
      return 'no second piece';
    case 'exchange':
      return `exchange ${explain.card}`;
    case 'pass':
      return 'pass';
    case 'keep':
      return `keep ${explain.card}`;
    case 'draw-row':
      return `take card ${explain.position + 1} of the row${view.row[explain.position] ? ` (${view.row[explain.position]})` : ''}`;
    case 'draw-pile':
      return 'draw from the pile';
    case 'rest':
      return 'the Emperor rests';
    case 'emperor-first':
      return 'special card: Emperor first';
    case 'change-card':
      return `special card: change ${explain.card} for card ${explain.position + 1} of the row`;
    case 'deal':
      return `deal ${explain.card}`;
    case 'lay-tile':
      return `bonus tile on ${nameOf(explain.space, view)}`;
    case 'reveal':
      return `turn up ${explain.colour}`;
  }
}

function event(event: Event, names: readonly string[]): string | undefined {
  const who = 'seat' in event ? names[event.seat] : '';
  switch (event.kind) {
    case 'placed': {
      const emperors = event.owner === 'emperor' ? ' for the Emperor' : '';
      return `${who}: ${pieces[event.piece]} ${event.piece === 'emissary' ? 'to' : 'at'} ${nameOf(event.at)}${emperors}${event.cards ? ` (${paid(event.cards)})` : ''}`;
    }
    case 'committed':
      return `${who}: first palace of ${nameOf(event.target)} announced (C32)`;
    case 'revealed':
      return `Bonus tile at ${nameOf(event.space)}: ${event.colour}`;
    case 'tile-taken':
      return `${whose(event.owner, names)}: a ${event.colour} bonus tile`;
    case 'completed':
      return `${nameOf(event.province)} is complete (C11)`;
    case 'scored':
      return `${nameOf(event.province)}: ${who} +${event.points} (${event.rule})`;
    case 'exchanged':
      return `${who}: ${event.card} exchanged (C14)`;
    case 'passed':
      return `${who}: pass (C16)`;
    case 'kept':
      return `${who}: ${event.card} kept (C25)`;
    case 'influence':
      return `${who}: ${event.colour} influence (C26)`;
    case 'special':
      return `${who}: ${specials[event.special]} (C29)`;
    case 'changed':
      return event.gave ? `${who}: ${event.gave} changed for ${event.took}` : `${who}: a card changed for its like`;
    case 'drew':
      return event.from === 'row'
        ? `${who}: ${event.card} from the row`
        : `${who}: ${event.card ?? 'a card'} from the pile`;
    case 'rested':
      return 'The Emperor rests';
    case 'reshuffled':
      return `The pile is exhausted: ${event.cards} discards are shuffled (C15)`;
    case 'last-round':
      return 'The pile is exhausted again: this is the last round (C16)';
    case 'over':
      return `Game over: ${event.points.map((points, seat) => `${names[seat]} ${points}`).join(', ')}`;
    default:
      return undefined;
  }
}

type Detail = {
  province?: string;
  number?: number;
  between?: readonly string[];
  spaces?: readonly string[];
  doubled?: boolean;
  colour?: Colour;
};

export const en: ChinaWords = {
  title: 'China',
  hand: 'Cards',
  variant: ({ options }) =>
    [
      options.players === 2 ? (options.influence ? 'the Emperor' : 'the Emperor, light') : undefined,
      typeof options.board === 'string'
        ? options.board === 'border'
          ? 'border disputes'
          : `side ${options.board}`
        : 'own map',
      options.fortifications && 'fortifications',
      options.bonusTiles && 'bonus tiles',
    ]
      .filter(Boolean)
      .join(' · '),
  status: (view, seat, names) => {
    if (view.turn !== seat) return `${names[view.turn]} is to play.`;
    switch (view.phase) {
      case 'act':
        return 'Place one or two pieces in one province, paid as cheaply as can be, or exchange a card.';
      case 'more':
        return 'A second piece, or confirm to draw.';
      case 'choose':
        return 'The tiles are turned up: choose the space for your palace.';
      case 'keep':
        return 'Choose which of the cards just played you keep.';
      case 'draw':
        return `Draw ${view.toDraw} ${view.toDraw === 1 ? 'card' : 'cards'}: from the row or from the pile.`;
      case 'emperor':
        return 'Place one piece for the Emperor, or let him rest.';
      default:
        return '';
    }
  },
  options: {
    players: { label: 'Players', hint: 'Three to five, or two with the Emperor (C24).' },
    board: {
      label: 'Board',
      hint: 'The sides differ in their roads; the border disputes have a board of their own (C35).',
      values: { 34: 'side 34', 45: 'side 45', border: 'border disputes' },
    },
    fortifications: {
      label: 'Fortifications',
      hint: 'They double palaces and roads (C22).',
      values: { false: 'no', true: 'yes' },
    },
    bonusTiles: {
      label: 'Bonus tiles',
      hint: 'Eighteen hidden tiles, six points a majority (C31).',
      values: { false: 'no', true: 'yes' },
    },
    influence: {
      label: 'Influence cards',
      hint: 'For two players; without them it is the light variant (C30).',
      values: { false: 'no', true: 'yes' },
    },
  },
  move,
  payment: explain => ('cards' in explain ? paid(explain.cards) : ''),
  event,
  refusal: () => undefined,
  scoreItem: (kind, detail) => {
    const { province, number, spaces, doubled, colour } = (detail ?? {}) as Detail;
    const twice = doubled ? ', doubled' : '';
    if (kind === 'palaces') return `palaces in ${nameOf(province!)}${twice}`;
    if (kind === 'emperor-palaces') return `the Emperor's palaces in ${nameOf(province!)}`;
    if (kind === 'alliance') return `alliance ${number}`;
    if (kind === 'road') return `road of ${spaces?.length}: ${spaces?.map(id => nameOf(id)).join(', ')}${twice}`;
    if (kind === 'ports') return 'ports';
    if (kind === 'bonus') return `${colour} bonus tiles`;
    return kind;
  },
  sides: { 34: '3–4 players', 45: '4–5 players', border: 'Border disputes' },
  port: 'port',
  post: 'border post',
  boardName: 'The map of China',
  row: 'Row',
  hand2: 'Your hand',
  pieceTag: n => `piece ${n}`,
  drawPile: 'Draw from the pile',
  noCard: 'no card',
  exchangeAny: 'Exchange a card',
  emperor: "The Emperor's cards",
  palacesLeft: 'palaces left',
  emissariesLeft: 'emissaries left',
  fortification: 'fortification',
  cards: 'cards in hand',
  known: 'known to all',
  colour: colour => colour,
  pile: ({ exhaustions }) => (exhaustions === 0 ? 'pile 1 of 2' : exhaustions === 1 ? 'pile 2 of 2' : 'no pile left'),
  drawNow: count => `${count} to draw`,
  exchange: card => `Exchange ${card}`,
  spotName: ({ id, name, provinces, dragon }, view, names, possible) => {
    const can = possible ? ['possible'] : [];
    if (dragon) {
      const counts = view.emissaries[id] ?? [];
      const all = counts.reduce((sum, count) => sum + count, 0);
      return [`Dragon of ${name}`, `${all} emissaries`, ...can];
    }
    const owner = view.palaces[id];
    const state = owner === undefined ? 'free' : `palace of ${whose(owner, names)}`;
    return [name, provinces.map(province => nameOf(province, view)).join(' and '), state, ...can];
  },
};
