// What a tap means in China: a space a palace, a dragon space an emissary, a card of the row or the pile to draw.
import {
  ABOUT_CARDS,
  china,
  type Explanation,
  type Position,
  type Special,
  spendsTwoProvinces,
  type View,
} from '../../../src/games/china/index.ts';
import type { JsonObject, Random } from '../../../src/kernel/index.ts';
import { findChart } from '../../../src/web/games/china/board/geometry.ts';
import {
  matcherAt,
  rankMeaning,
  tapExchange,
  tapFortification,
  tapPile,
  tapRow,
  tapSpecial,
} from '../../../src/web/games/china/board/meaning.ts';
import { paysWith, type Selection } from '../../../src/web/games/china/board/selection.ts';
import { fitsAt, type Spot, spotsOn } from '../../../src/web/games/china/board/spots.ts';
import { turnWordsOf } from '../../../src/web/games/china/words/turn.ts';
import type { Tap } from '../../../src/web/games/gameUi.ts';
import { isPost, palacesIn, provincesOf } from '../china/counting.ts';
import { pays } from '../china/placing.ts';
import { colours, layOut, type Table } from '../china/table.ts';
import { chinaNaive } from '../china.ts';
import { asMeant, type Meaning, type Press, type Presses } from './measure.ts';

type Piece = Extract<Explanation, { readonly cards: unknown }>;
type Cards = Piece['cards'];

const payments: readonly Cards[] = colours.flatMap((one, i): Cards[] => [
  [one],
  ...colours.slice(i).map(two => [one, two] as const),
]);
const asPosition = (position: JsonObject): Position => position as unknown as Position;

/** The ways to pay that come to mind: the right ones; with a card in hand, all that have it. */
const waysToPay = (table: Table, place: string, { card }: Selection = {}): readonly Cards[] =>
  payments.filter(cards => (card ? (cards as readonly string[]).includes(card) : pays(table, place, cards)));

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
  const hand = inHand(view);
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

const words = turnWordsOf('en');

/** What lies in the tray, with what a tap on it means. */
function pressTray(view: View, table: Table, random: Random): Press | undefined {
  const asTap = (name: string, tap: Tap<Explanation>, moves: readonly Explanation[]): Press => ({
    name: `${name} in ${table.phase}`,
    takes: explain => tap.matches(explain as Explanation),
    meant: asMeant(tap),
    otherwise: tap.otherwise?.rule,
    means: { moves: [moves] },
  });
  const hand = inHand(view);
  const card = hand[random.below(Math.max(1, hand.length))];
  const position = random.below(4);
  const { places } = findChart(view.options);
  switch (random.below(5)) {
    case 0:
      return asTap('pile', tapPile, [{ kind: 'draw-pile' }]);
    case 1:
      return asTap('row', tapRow(position, undefined, words), [{ kind: 'draw-row', position }]);
    case 2:
      // The button is under a card that is held, before a piece is placed.
      return card && table.phase === 'act'
        ? asTap('exchange', tapExchange(card), [{ kind: 'exchange', card }])
        : undefined;
    case 3:
      return view.fortificationsLeft
        ? asTap(
            'fortification',
            tapFortification(view),
            places.flatMap(({ id }) =>
              payments
                .filter(cards => pays(table, id, cards))
                .map(cards => ({ kind: 'fortification', space: id, cards }) as const),
            ),
          )
        : undefined;
    default:
      return view.specials && pressSpecial(view, table, random);
  }
}

function pressSpecial(view: View, table: Table, random: Random): Press {
  const special = (['emperor-first', 'two-provinces', 'change-card'] as const)[random.below(3)]!;
  const left = view.specials![view.turn]!;
  const tap = tapSpecial(special, left, words);
  const name = `${special} in ${table.phase}`;
  const named = { name, meant: asMeant(tap), otherwise: tap.otherwise?.rule };
  // C29: it is no move of its own.
  if (special === 'two-provinces')
    return {
      ...named,
      takes: explain => spendsTwoProvinces(view, explain as Explanation),
      means: { moves: [], always: ['C29'] },
    };
  return {
    ...named,
    takes: explain => tap.matches(explain as Explanation),
    means: { moves: [specialMoves(special, view)] },
  };
}

const inHand = (view: View) => colours.filter(colour => (view.hand?.[colour] ?? 0) > 0);

/** Any card of the hand for any of the row. */
const specialMoves = (special: Exclude<Special, 'two-provinces'>, view: View): readonly Explanation[] =>
  special === 'emperor-first'
    ? [{ kind: special }]
    : (inHand(view).length > 0 ? inHand(view) : colours).flatMap(card =>
        [0, 1, 2, 3].map(position => ({ kind: special, card, position }) as const),
      );

export const chinaPresses: Presses = {
  understanding: { game: china, rankMeaning, aboutCards: ABOUT_CARDS },
  naive: chinaNaive,
  press: (view, position, _, random, region) => {
    const table = layOut(asPosition(position));
    return region === 'tray' ? pressTray(view as View, table, random) : pressBoard(view as View, table, random);
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
