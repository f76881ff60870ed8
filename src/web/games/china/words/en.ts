import type { Colour, Explanation, Owner, Payment, View } from '../../../../games/china/index.ts';
import { a, count, whose } from '../../../i18n/english.ts';
import { sentence } from '../../../i18n/sentence.ts';
import type { Who } from '../../../i18n/who.ts';
import { countPaid } from '../../paidCards.ts';
import { nameOf } from '../board/names.ts';
import { event } from './events.en.ts';
import type { ChinaWords } from './type.ts';

const paid = (cards: Payment): string => countPaid(cards, colour => colour);
const ownerOf = (owner: Owner, players: readonly Who[]): string =>
  owner === 'emperor' ? 'the Emperor’s' : whose(players[owner]!);

function move(explain: Explanation, view: View): string {
  const emperors = 'for' in explain && explain.for === 'emperor' ? 'for the Emperor: ' : '';
  switch (explain.kind) {
    case 'palace':
      return `${emperors}place a palace at ${nameOf(explain.space, view)} (${paid(explain.cards)})`;
    case 'emissary':
      return `${emperors}send an emissary to ${nameOf(explain.province, view)} (${paid(explain.cards)})`;
    case 'fortification':
      return `place a fortification at ${nameOf(explain.space, view)} (${paid(explain.cards)})`;
    case 'commit':
      return `${emperors}place the first palace in ${nameOf(explain.target, view)} and reveal its tiles (${paid(explain.cards)})`;
    case 'choose':
      return `place the palace at ${nameOf(explain.space, view)}`;
    case 'stop':
      return 'don’t place a second piece';
    case 'exchange':
      return `exchange ${a(explain.card)} card`;
    case 'pass':
      return 'pass';
    case 'keep':
      return `keep the ${explain.card} card`;
    case 'draw-row': {
      const card = view.row[explain.position];
      return `take card ${explain.position + 1} from the row${card ? ` (${card})` : ''}`;
    }
    case 'draw-pile':
      return 'draw from the pile';
    case 'rest':
      return 'skip the Emperor’s turn';
    case 'emperor-first':
      return 'play “Emperor first”';
    case 'change-card':
      return `play “Change card”: swap ${explain.card} for card ${explain.position + 1} of the row`;
    case 'deal':
      return `deal ${a(explain.card)} card`;
    case 'lay-tile':
      return `put a bonus tile on ${nameOf(explain.space, view)}`;
    case 'reveal':
      return `reveal ${a(explain.colour)} tile`;
  }
}

const boards = { 34: 'board for 3–4', 45: 'board for 4–5', border: 'Border disputes' } as const;

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
      options.players === 2 ? (options.influence ? 'with the Emperor' : 'with the Emperor (light)') : undefined,
      typeof options.board === 'string' ? boards[options.board] : 'custom map',
      options.fortifications && 'fortifications',
      options.bonusTiles && 'bonus tiles',
    ]
      .filter(Boolean)
      .join(' · '),
  status: (view, seat, players) => {
    if (view.turn !== seat) return `Waiting for ${players[view.turn]!.name}.`;
    switch (view.phase) {
      case 'act':
        return 'Place one or two pieces in one province, or exchange a card.';
      case 'more':
        return 'Place a second piece, or confirm to draw.';
      case 'choose':
        return 'The tiles are revealed. Choose a space for your palace.';
      case 'keep':
        return 'Choose one of the cards you just played to keep.';
      case 'draw':
        return `Draw ${count(view.toDraw, 'card', 'cards')}, from the row or the pile.`;
      case 'emperor':
        return 'Place one piece for the Emperor, or skip his turn.';
      default:
        return '';
    }
  },
  options: {
    players: { label: 'Players', hint: 'Three to five, or two with the Emperor (C24).' },
    board: {
      label: 'Board',
      hint: 'The two sides have different roads. Border disputes uses its own board (C35). Our boards are reconstructions (C1).',
      values: { 34: '3–4 players', 45: '4–5 players', border: 'Border disputes' },
    },
    fortifications: {
      label: 'Fortifications',
      hint: 'A palace on one doubles your points for its province and its chain (C22).',
      values: { false: 'Off', true: 'On' },
    },
    bonusTiles: {
      label: 'Bonus tiles',
      hint: 'Eighteen hidden tiles; 6 points for the most of each colour (C31).',
      values: { false: 'Off', true: 'On' },
    },
    influence: {
      label: 'Influence cards',
      hint: 'Two players only. Without them you play the light variant (C30).',
      values: { false: 'Off', true: 'On' },
    },
  },
  move,
  payment: explain => ('cards' in explain ? paid(explain.cards) : ''),
  event,
  refusal: () => undefined,
  scoreItem: (kind, detail, view) => {
    const { province, number, between, spaces, doubled, colour } = (detail ?? {}) as Detail;
    const twice = doubled ? ', doubled' : '';
    if (kind === 'palaces') return `palaces in ${nameOf(province!, view)}${twice}`;
    if (kind === 'emperor-palaces') return `the Emperor’s palaces in ${nameOf(province!, view)}`;
    if (kind === 'alliance') return `alliance ${number}: ${between?.map(id => nameOf(id, view)).join('–')}`;
    if (kind === 'road') return `chain of ${spaces?.length}: ${spaces?.map(id => nameOf(id, view)).join(', ')}${twice}`;
    if (kind === 'ports') return 'ports';
    if (kind === 'bonus') return `${colour} bonus tiles`;
    return kind;
  },
  sides: { 34: '3–4 players', 45: '4–5 players', border: 'Border disputes' },
  port: 'port',
  post: 'border post',
  boardName: 'Map of China',
  row: 'Row',
  handOf: who => (who ? sentence(`${whose(who)} hand`) : 'Hand'),
  pieceTag: n => `piece ${n}`,
  drawPile: 'Draw from the pile',
  noCard: 'empty',
  emperor: 'The Emperor’s cards',
  palacesLeft: 'palaces left',
  emissariesLeft: 'emissaries left',
  fortification: 'fortification',
  cards: 'cards in hand',
  known: 'seen by everyone',
  card: colour => `${colour} card`,
  rowCard: (colour, n) => `${colour}, card ${n} of the row`,
  tileColour: colour => colour,
  pile: ({ exhaustions }) =>
    exhaustions === 0 ? 'draw pile 1 of 2' : exhaustions === 1 ? 'draw pile 2 of 2' : 'draw pile empty',
  drawNow: n => `draw ${n}`,
  exchange: card => `Exchange the ${card} card`,
  spotName: ({ id, name, provinces, dragon }, view, players, possible) => {
    const can = possible ? ['available'] : [];
    if (dragon) {
      const counts = view.emissaries[id] ?? [];
      const all = counts.reduce((sum, count) => sum + count, 0);
      return [`${name} dragon space`, count(all, 'emissary', 'emissaries'), ...can];
    }
    const owner = view.palaces[id];
    const state = owner === undefined ? 'empty' : `${ownerOf(owner, players)} palace`;
    return [name, provinces.map(province => nameOf(province, view)).join(' and '), state, ...can];
  },
};
