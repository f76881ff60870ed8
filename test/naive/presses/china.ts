// What a tap means in China: a space a palace, a dragon space an emissary, a card of the row or the pile to draw.
import { ABOUT_CARDS, china, type Explanation, type Position, type View } from '../../../src/games/china/index.ts';
import type { JsonObject, Random } from '../../../src/kernel/index.ts';
import { findChart } from '../../../src/web/games/china/board/geometry.ts';
import { matcherAt, rankMeaning } from '../../../src/web/games/china/board/meaning.ts';
import { paysWith, type Selection } from '../../../src/web/games/china/board/selection.ts';
import { fitsAt, type Spot, spotsOn } from '../../../src/web/games/china/board/spots.ts';
import { isPost, palacesIn, provincesOf } from '../china/counting.ts';
import { pays } from '../china/placing.ts';
import { colours, layOut, type Table } from '../china/table.ts';
import { chinaNaive } from '../china.ts';
import type { Meaning, Press, Presses } from './measure.ts';

type Piece = Extract<Explanation, { readonly cards: unknown }>;
type Cards = Piece['cards'];

const payments: readonly Cards[] = colours.flatMap((one, i): Cards[] => [
  [one],
  ...colours.slice(i).map(two => [one, two] as const),
]);
const asPosition = (position: JsonObject): Position => position as unknown as Position;

/** The ways to pay that come to mind: the right ones; with a card in hand, all that have it. */
const waysToPay = (table: Table, place: string, held: Selection | undefined): readonly Cards[] =>
  payments.filter(cards => (held?.card ? (cards as readonly string[]).includes(held.card) : pays(table, place, cards)));

function meaningOf(table: Table, { id, dragon }: Spot, held: Selection | undefined): Meaning {
  const choice: Explanation = { kind: 'choose', space: id };
  if (table.phase === 'choose' && !dragon) return { moves: [[choice]] };
  const whose = table.phase === 'emperor' ? 'emperor' : 'self';
  const paid = (place: string, piece: (cards: Cards) => Explanation): Meaning => ({
    moves: [waysToPay(table, place, held).map(piece)],
  });
  if (dragon) return paid(id, cards => ({ kind: 'emissary', for: whose, province: id, cards }));
  const first = table.withTiles && provincesOf(table, id).some(province => palacesIn(table, province) === 0);
  if (!first || table.palaces.has(id)) return paid(id, cards => ({ kind: 'palace', for: whose, space: id, cards }));
  // C32: the first palace of a province is announced.
  const target = isPost(table, id) ? id : provincesOf(table, id)[0]!;
  return paid(target, cards => ({ kind: 'commit', for: whose, target, cards }));
}

function pressBoard(view: View, table: Table, random: Random): Press {
  const spots = spotsOn(findChart(view.options));
  const spot = spots[random.below(spots.length)]!;
  const hand = colours.filter(colour => (view.hand?.[colour] ?? 0) > 0);
  const card = random.below(3) === 0 ? hand[random.below(Math.max(1, hand.length))] : undefined;
  const held = card && { card };
  const fits = fitsAt(spot, view);
  return {
    name: `${spot.id}${card ? ` with ${card}` : ''} in ${table.phase}`,
    takes: explain =>
      paysWith(explain as Explanation, held) && fits({ move: 0 as never, explain: explain as Explanation }),
    meant: { matches: matcherAt(spot, view, held) as (explain: object) => boolean },
    means: meaningOf(table, spot, held),
  };
}

/** A card of the row, or the pile. */
function pressCards(table: Table, random: Random): Press {
  const position = random.below(5);
  const move: Explanation = position === 4 ? { kind: 'draw-pile' } : { kind: 'draw-row', position };
  const is = (explain: object): boolean => JSON.stringify(explain) === JSON.stringify(move);
  return {
    name: `${JSON.stringify(move)} in ${table.phase}`,
    takes: is,
    meant: { matches: is },
    means: { moves: [[move]] },
  };
}

export const chinaPresses: Presses = {
  understanding: { game: china, rankMeaning, aboutCards: ABOUT_CARDS },
  naive: chinaNaive,
  press: (view, position, _, random) => {
    const table = layOut(asPosition(position));
    return random.below(8) === 0 ? pressCards(table, random) : pressBoard(view as View, table, random);
  },
  /** Nothing but the payment itself: more cards would open other provinces to the Emperor (C27). */
  lavish: (position, move) => {
    if (!('cards' in move)) return position;
    const cards: { [colour: string]: number } = {};
    for (const colour of (move as Piece).cards) cards[colour] = (cards[colour] ?? 0) + 1;
    const { hands, turn } = asPosition(position);
    return 'for' in move && move.for === 'emperor'
      ? { ...position, emperorCards: cards }
      : { ...position, hands: hands.map((hand, seat) => (seat === turn ? cards : { ...hand })) };
  },
  /** Any way to pay that lacks a card counts: the missing card is what is to be told. */
  holds: () => true,
};
