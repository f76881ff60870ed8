import { expect, test } from 'vitest';
import {
  discardsLeft,
  type Explanation,
  floorsOf,
  inDiscardOrder,
  openFloor,
  pagoda,
  payingAbility,
} from '../../../src/games/pagoda/index.ts';
import { at, played, view } from './helpers.ts';

test('P7, P21: a pagoda has four floors below its roof, in the quick game three', () => {
  expect(pagoda.variants.map(floorsOf)).toEqual([4, 3, 4, 3, 4]);
});

test('P5: the next column goes to the top floor, or above a tile', () => {
  const { lots } = view(at({ lots: ['r4 b2', 'g4', 'y4 v0', 'b4 g4 r4 g4 v*'] }));
  expect(lots.map(openFloor)).toEqual([
    { floor: 2, columns: 2 },
    { floor: 1, columns: 4 },
    { floor: 2, columns: 0 },
    { floor: 5, columns: 0 },
    { floor: 1, columns: 0 },
    { floor: 1, columns: 0 },
  ]);
});

test('P8: four cards are discarded, in the order of the moves', () => {
  const start = at({ cards: 'r b g y v | r b' });
  expect(discardsLeft(view(start))).toBe(4);
  expect(discardsLeft(view(played(start, 'discard red', 'discard green')))).toBe(2);
  const cards = [
    { from: 'hand', colour: 'red' },
    { from: 'display', colour: 'violet' },
    { from: 'display', colour: 'blue' },
  ] as const;
  expect(inDiscardOrder(cards)).toEqual([cards[2], cards[1], cards[0]]);
});

test('P15, P16: a pair in place of a card is paid with the Rice bowl or with Buddha', () => {
  const state = at({
    cards: 'b y r r y | r r',
    lots: ['b4 g4 r4 b4', 'g4 y1'],
    tracks: { bowl: 1, buddha: 1 },
  });
  const paysWith = (from: typeof state, text: string): string | undefined =>
    payingAbility(pagoda.explain(from, pagoda.readMove(from, text)!) as Explanation);
  const roof = played(state, 'tile 1 blue-yellow');
  const all = [
    paysWith(state, 'column 2 yellow'),
    paysWith(state, 'column 2 yellow pay red+red'),
    paysWith(state, 'tile 1 blue-yellow'),
    paysWith(state, 'tile 1 blue-yellow pay red+red'),
    paysWith(roof, 'spire yellow pay yellow+yellow'),
    paysWith(roof, 'spire yellow pay yellow+red+red'),
    paysWith(state, 'end'),
  ];
  expect(all).toEqual([undefined, 'bowl', undefined, 'buddha', undefined, 'bowl', undefined]);
});
