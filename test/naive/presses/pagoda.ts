// What a tap means in Pagoda: an open floor a column, a full one a tile of its colour, a roof without a spire the spire.
import {
  ABOUT_CARDS,
  type Ability,
  type Explanation,
  type Payment,
  pagoda,
  type View,
} from '../../../src/games/pagoda/index.ts';
import type { JsonObject, Random } from '../../../src/kernel/index.ts';
import { matcherAt, rankMeaning, tapAbility, tapCard, textAt } from '../../../src/web/games/pagoda/board/meaning.ts';
import { pays, type Selection, uses } from '../../../src/web/games/pagoda/board/selection.ts';
import { optionsAt, spots } from '../../../src/web/games/pagoda/board/spots.ts';
import { turnWordsOf } from '../../../src/web/games/pagoda/words/turn.ts';
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
import { asMeant, type Meaning, type Press, type Presses } from './measure.ts';

type Card = Extract<Selection, { kind: 'card' }>;

const paid = (from: Source, ...colours: readonly Colour[]): Payment => ({ display: [], hand: [], [from]: colours });

const inOrder = (a: Colour, b: Colour): number => COLOURS.indexOf(a) - COLOURS.indexOf(b);

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

const cardsOf = (table: Table): readonly Card[] =>
  (['display', 'hand'] as const).flatMap(from =>
    COLOURS.filter(colour => active(table)[from][colour] > 0).map(colour => ({ kind: 'card', from, colour }) as const),
  );

function pressLot(view: View, table: Table, random: Random): Press {
  const spot = spots[random.below(spots.length)]!;
  const cards = cardsOf(table);
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

const words = turnWordsOf('en');
const LOTS = [1, 2, 3, 4, 5, 6];
const pairs: readonly Payment[] = COLOURS.flatMap(colour => twoCards(colour));
const spire = (table: Table): Colour | undefined =>
  table.phase === 'spire' ? table.lots[roofBegun(table)]!.floors.at(-1)!.tile!.slot : undefined;

/** What each ability means, wherever it is used: with the Rice bowl and the Buddha, two cards of one colour pay. */
function abilityMoves(ability: Ability, table: Table): readonly Explanation[] {
  switch (ability) {
    case 'fan':
    case 'lantern':
      return [{ kind: ability }];
    case 'dragon':
      return cardsOf(table).map(({ from, colour }) => ({ kind: 'dragon', from, colour }));
    case 'bowl': {
      const colour = spire(table);
      const three = pairs.flatMap(({ display, hand }) =>
        colour
          ? [
              { display: [...display, colour].sort(inOrder), hand },
              { display, hand: [...hand, colour].sort(inOrder) },
            ]
          : [],
      );
      if (colour) return three.map(payment => ({ kind: 'spire', colour, payment }));
      return LOTS.flatMap(lot =>
        COLOURS.flatMap(colour => pairs.map(payment => ({ kind: 'column', lot, colour, payment }) as const)),
      );
    }
    case 'buddha':
      return LOTS.flatMap(lot => {
        const place = table.lots[lot - 1]!;
        const roof = place.floors.length === lastFloor(table);
        return COLOURS.flatMap(background =>
          COLOURS.flatMap(slot =>
            pairs.map(payment => ({ kind: 'tile', lot, tile: { background, slot }, roof, payment }) as const),
          ),
        );
      });
  }
}

function pressAbility(view: View, table: Table, random: Random): Press {
  const ability = (['fan', 'lantern', 'dragon', 'bowl', 'buddha'] as const)[random.below(5)]!;
  const tap = tapAbility(ability, view, view.active, words);
  return {
    name: `${ability} in ${table.phase}`,
    takes: explain => uses(explain as Explanation, ability),
    meant: asMeant(tap),
    otherwise: tap.otherwise?.rule,
    means: { moves: [abilityMoves(ability, table)] },
  };
}

/** A card means whatever it alone pays for, on any lot: a column, a tile of its colour, half of the spire. */
function cardMoves(card: Card, table: Table): Meaning['moves'][number] {
  const colour = spire(table);
  if (colour) return withCard(card, colour).map(payment => ({ kind: 'spire', colour, payment }));
  const payment = paid(card.from, card.colour);
  return LOTS.flatMap(lot => [
    { kind: 'column', lot, colour: card.colour, payment } as const,
    ...(table.lots[lot - 1]!.floors.length > 0 ? tilesFor(table, table.lots[lot - 1]!, lot, card).flat() : []),
  ]);
}

function pressCard(view: View, table: Table, random: Random): Press | undefined {
  const cards = cardsOf(table);
  const card = cards[random.below(Math.max(1, cards.length))];
  // While cards are given up, a tap marks them.
  if (!card || table.phase === 'discard' || table.phase === 'modified' || table.phase === 'dragon') return undefined;
  const tap = tapCard(card, view);
  return {
    name: `${card.colour} card of the ${card.from} in ${table.phase}`,
    takes: explain => ('lot' in explain || explain.kind === 'spire') && pays(explain as Explanation, card),
    meant: asMeant(tap),
    means: { moves: [cardMoves(card, table)] },
  };
}

const PLENTY = Object.fromEntries(COLOURS.map(colour => [colour, 3]));

export const pagodaPresses: Presses = {
  understanding: { game: pagoda, rankMeaning, aboutCards: ABOUT_CARDS },
  naive: pagodaNaive,
  press: (view, position, _, random, region) => {
    const table = readTable(position);
    if (region === 'board') return pressLot(view as View, table, random);
    return random.below(2) === 0 && !table.beginners
      ? pressAbility(view as View, table, random)
      : pressCard(view as View, table, random);
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
