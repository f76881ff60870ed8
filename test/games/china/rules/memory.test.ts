import { expect, test } from 'vitest';
import { china } from '../../../../src/games/china/index.ts';
import { seeded } from '../../../../src/kernel/index.ts';
import { at, look, played } from '../helpers.ts';

// 52 cards: hands of green, orange and violet; a row of red, green, yellow, orange; the rest is pile and discards.
const exhausted = played(
  at({ pile: { red: 1 }, discards: { red: 10, green: 6, yellow: 9, orange: 5, violet: 5 } }),
  'exchange green',
  'draw pile',
  'deal red',
);

test('C15: everybody knows what the new pile is made of, and so what the hands hold together', () => {
  expect(china.view(exhausted, null).older).toEqual({
    sizes: [3, 3, 3, 3],
    cards: { red: 1, green: 3, orange: 4, violet: 4 },
  });
  const random = seeded(1);
  const seen = china.view(exhausted, 1);
  expect(seen.older!.own).toEqual({ green: 1, orange: 1, violet: 1 });
  const hands = new Set<string>();
  for (let n = 0; n < 50; n++) {
    const guess = look(china.guess(seen, 1, random));
    expect(guess.pile).toEqual(look(exhausted).pile);
    hands.add(JSON.stringify(guess.hands));
  }
  expect(hands.size).toBeGreaterThan(10);
});

test('an older card that is played is one less, as long as it can be told from the new ones', () => {
  const next = played(exhausted, 'exchange violet', 'draw pile', 'deal yellow');
  expect(china.view(next, null).older).toEqual({
    sizes: [3, 2, 3, 3],
    cards: { red: 1, green: 3, orange: 4, violet: 3 },
  });
});

test('a card that can not be an older one leaves them as they are', () => {
  const next = played(
    exhausted,
    'exchange violet',
    'draw pile',
    'deal yellow',
    'exchange green',
    'draw row 0',
    'deal red',
  );
  const last = ['exchange green', 'draw row 0', 'deal red'];
  const round = played(next, ...last, 'exchange orange', 'draw row 0', 'deal red');
  const { sizes } = china.view(round, null).older!;
  // Nobody has held a yellow card since before the new pile: this one is new.
  const yellow = played(round, 'exchange yellow', 'draw row 0', 'deal red');
  expect(china.view(yellow, null).older!.sizes).toEqual(sizes);
});

test('a card that may be an older or a new one mixes them up, and nobody claims to know more', () => {
  const next = played(exhausted, 'exchange violet', 'draw pile', 'deal green');
  const round = played(
    next,
    ...['exchange green', 'draw row 0', 'deal red'],
    ...['exchange green', 'draw row 0', 'deal red'],
    ...['exchange red', 'draw row 1', 'deal red'],
  );
  expect(china.view(round, null).older).toBeDefined();
  const mixed = played(round, 'exchange green', 'draw row 0', 'deal red');
  expect(china.view(mixed, null).older).toBeUndefined();
  expect(look(mixed).older).toBeUndefined();
});

test('a known card is played first, as far as anybody can tell', () => {
  const next = played(exhausted, 'exchange violet', 'draw row 1', 'deal violet');
  const round = played(
    next,
    ...['exchange green', 'draw row 0', 'deal red'],
    ...['exchange green', 'draw row 0', 'deal red'],
    ...['exchange red', 'draw row 1', 'deal red'],
  );
  const { sizes } = china.view(round, null).older!;
  expect(china.view(played(round, 'exchange green', 'draw row 0', 'deal red'), null).older!.sizes).toEqual(sizes);
});
