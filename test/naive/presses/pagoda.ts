// What a tap means in Pagoda: an open floor a column, a full one a tile of its colour, a roof without a spire the spire.
import { ABOUT_CARDS, type Explanation, type Payment, pagoda, type View } from '../../../src/games/pagoda/index.ts';
import type { JsonObject, Random } from '../../../src/kernel/index.ts';
import { matcherAt, rankMeaning, textAt } from '../../../src/web/games/pagoda/board/meaning.ts';
import type { Selection } from '../../../src/web/games/pagoda/board/selection.ts';
import { optionsAt, spots } from '../../../src/web/games/pagoda/board/spots.ts';
import { roofBegun, tileLeft } from '../pagoda/building.ts';
import { holds } from '../pagoda/payments.ts';
import {
  active,
  COLOURS,
  type Colour,
  type Lot,
  lastFloor,
  readTable,
  type Source,
  type Table,
} from '../pagoda/table.ts';
import { pagodaNaive } from '../pagoda.ts';
import type { Meaning, Press, Presses } from './measure.ts';

type Card = Extract<Selection, { kind: 'card' }>;

const paid = (from: Source, ...colours: readonly Colour[]): Payment => ({ display: [], hand: [], [from]: colours });

/** One card of a colour, from the display or from the hand; with a card in hand, that one. */
const oneCard = (colour: Colour, card: Card | undefined): readonly Payment[] =>
  card ? [paid(card.from, card.colour)] : [paid('display', colour), paid('hand', colour)];

const twoCards = (colour: Colour): readonly Payment[] => [
  paid('display', colour, colour),
  { display: [colour], hand: [colour] },
  paid('hand', colour, colour),
];

/** A card in hand and another of a colour. */
const withCard = ({ from, colour: first }: Card, colour: Colour): readonly Payment[] =>
  (['display', 'hand'] as const).map(other => ({
    display: [...(from === 'display' ? [first] : []), ...(other === 'display' ? [colour] : [])],
    hand: [...(from === 'hand' ? [first] : []), ...(other === 'hand' ? [colour] : [])],
  }));

function meaningOf(table: Table, lot: number, card: Card | undefined): Meaning {
  const place = table.lots[lot - 1]!;
  const top = place.floors.at(-1);
  if (table.phase === 'spire' && roofBegun(table) === lot - 1) {
    const colour = top!.tile!.slot;
    const payments = card ? withCard(card, colour) : twoCards(colour);
    return { moves: [payments.map(payment => ({ kind: 'spire', colour, payment }))] };
  }
  if (top && !top.tile && top.columns.length === 4) return { moves: tilesFor(table, place, lot, card) };
  const isRoofed = place.floors.length === lastFloor(table) && top?.tile !== undefined;
  const own = !top || isRoofed ? undefined : (top.tile?.slot ?? top.colour);
  const wanted = card ? [card.colour] : own ? [own] : COLOURS;
  return {
    moves: wanted.map(colour =>
      table.phase === 'modified'
        ? [{ kind: 'modified-column', lot, colour }]
        : oneCard(colour, card).map(payment => ({ kind: 'column', lot, colour, payment })),
    ),
  };
}

/** Any tile of the floor's colour that is left. */
function tilesFor(table: Table, { floors }: Lot, lot: number, card: Card | undefined): Meaning['moves'] {
  const background = floors.at(-1)!.colour;
  const left = COLOURS.filter(slot => tileLeft(table, background, slot));
  const roof = floors.length === lastFloor(table);
  return (left.length > 0 ? left : COLOURS).map(slot =>
    oneCard(background, card).map(payment => ({ kind: 'tile', lot, tile: { background, slot }, roof, payment })),
  );
}

function pressLot(view: View, table: Table, random: Random): Press {
  const spot = spots[random.below(spots.length)]!;
  const cards = (['display', 'hand'] as const).flatMap(from =>
    COLOURS.filter(colour => active(table)[from][colour] > 0).map(colour => ({ kind: 'card', from, colour }) as const),
  );
  const card = random.below(3) === 0 && cards.length > 0 ? cards[random.below(cards.length)] : undefined;
  return {
    name: `lot ${spot.lot}${card ? ` with ${card.colour}` : ''} in ${table.phase}`,
    takes: explain =>
      optionsAt(spot, { view, options: [{ move: 0 as never, explain: explain as Explanation }], selection: card })
        .length > 0,
    meant: {
      matches: matcherAt(spot, view, card) as (explain: object) => boolean,
      text: textAt(spot, view, card),
    },
    means: meaningOf(table, spot.lot, card),
  };
}

/** An ability that is used by itself. */
function pressAbility(table: Table, random: Random): Press {
  const kind = (['fan', 'lantern', 'dragon'] as const)[random.below(3)]!;
  const is = (explain: { readonly kind: string }): boolean => explain.kind === kind;
  const moves: readonly Explanation[] =
    kind === 'dragon' ? COLOURS.map(colour => ({ kind, from: 'display', colour })) : [{ kind }];
  return {
    name: `${kind} in ${table.phase}`,
    takes: is,
    meant: { matches: is },
    means: { moves: moves.map(move => [move]) },
  };
}

const PLENTY = Object.fromEntries(COLOURS.map(colour => [colour, 3]));

export const pagodaPresses: Presses = {
  understanding: { game: pagoda, rankMeaning, aboutCards: ABOUT_CARDS },
  naive: pagodaNaive,
  press: (view, position, _, random) => {
    const table = readTable(position);
    return random.below(8) === 0 && !table.beginners
      ? pressAbility(table, random)
      : pressLot(view as View, table, random);
  },
  lavish: (position, move) => {
    if (!('payment' in move)) return position;
    const players = (position.players as readonly JsonObject[]).map((player, seat) =>
      seat === (Number(position.turn) + 1) % 2 ? { ...player, display: PLENTY, hand: PLENTY } : player,
    );
    return { ...position, players };
  },
  holds: (position, move) => !('payment' in move) || holds(readTable(position), move.payment as Payment),
};
