import { expect, test } from 'vitest';
import { at, excluded, gained, played, said, table } from '../helpers.ts';

test('P15: two cards of one colour, from display and hand alike, stand for one in a column or a spire', () => {
  const lots = ['g4 y4 r4 b4', 'y1'];
  const tracks = { bowl: 1 };
  table([
    [{ lots, cards: 'r b g v v | r g' }, [], 'column 2 yellow pay red+hand-red', 'P15 no-bowl'],
    [{ lots, tracks, cards: 'r b g v v | r g' }, [], 'column 2 yellow pay red+hand-red', ''],
    [{ lots, tracks, cards: 'r b g v v | r g' }, [], 'column 2 yellow pay red+red', 'P15 no-pair'],
    [{ lots, tracks, cards: 'y y g v v | r g' }, [], 'column 2 yellow pay yellow+yellow', ''],
    [{ lots, tracks, cards: 'b y r r v | g g' }, ['tile 1 blue-yellow'], 'spire yellow pay red+red+yellow', ''],
    [{ lots, tracks, cards: 'b y y y v | g g' }, ['tile 1 blue-yellow'], 'spire yellow pay yellow+yellow+yellow', ''],
    [{ lots, tracks, cards: 'b v r r g | g r' }, [], 'tile 1 blue-yellow', 'P7 spire-unpayable'],
  ]);
});

test("P15: without its pair a spire's payment is refused by this rule, without its own card by P7", () => {
  const setup = { lots: ['g4 y4 r4 b4', 'y1'], tracks: { bowl: 1 }, cards: 'b y r r v | y g' };
  table([
    [setup, ['tile 1 blue-yellow'], 'spire yellow pay violet+violet+yellow', 'P15 no-pair'],
    [setup, ['tile 1 blue-yellow'], 'spire yellow pay hand-red+hand-red+yellow', 'P15 no-pair'],
    [setup, ['tile 1 blue-yellow'], 'spire yellow pay yellow+yellow+yellow', 'P7 no-spire-cards'],
    [
      { ...setup, cards: 'b y y r r | g g' },
      ['tile 1 blue-yellow'],
      'spire yellow pay hand-yellow+red+red',
      'P7 no-spire-cards',
    ],
  ]);
});

test("P16: two cards of one colour stand for a tile's card, and Rice bowl and Buddha may both serve a roof", () => {
  const lots = ['b4 g4 r4 v4'];
  table([
    [{ lots, cards: 'g g y y y | r r' }, [], 'tile 1 violet-red pay green+green', 'P16 no-buddha'],
    [{ lots, cards: 'g g y y y | r r', tracks: { buddha: 1 } }, [], 'tile 1 violet-red pay green+green', ''],
    [
      { lots, cards: 'g b y y y | r r', tracks: { buddha: 1 } },
      [],
      'tile 1 violet-red pay green+green',
      'P16 no-tile-pair',
    ],
    [
      { lots, cards: 'g g y y b | r b', tracks: { buddha: 1 } },
      [],
      'tile 1 violet-red pay green+green',
      'P7 spire-unpayable',
    ],
    [
      { lots, cards: 'g g y y b | r b', tracks: { buddha: 1, bowl: 1 } },
      ['tile 1 violet-red pay green+green'],
      'spire red pay yellow+yellow+hand-red',
      '',
    ],
  ]);
});

test('P15: two red cards build a yellow column; a yellow spire costs one yellow card and two blue ones', () => {
  const tracks = { bowl: 1 };
  expect(gained({ cards: 'r r b g v | b g', lots: ['g4 y1'], tracks }, 'column 1 yellow pay red+red')).toBe(2);
  const roof = { cards: 'v y b b r | g g', lots: ['g4 y4 r4 v4'], tracks };
  expect(gained(roof, 'tile 1 violet-yellow', 'spire yellow pay yellow+blue+blue')).toBe(6);
});

test('P16: two green cards build a violet tile', () => {
  const setup = { cards: 'g g r y b | r y', lots: ['b4 v4'], tracks: { buddha: 1 } };
  expect(gained(setup, 'tile 1 violet-red pay green+green')).toBe(1);
});

test('P5, P6, P7: a payment that nobody may make gets a reason, after all that is wrong beside it', () => {
  const state = at({ cards: 'r b g y v | r b', lots: ['r2', 'r4', 'g4 y4 r4 b4'] });
  const roof = played(at({ cards: 'b y y r v | g g', lots: ['g4 y4 r4 b4'] }), 'tile 1 blue-yellow');
  expect(excluded(state, 'column 1 red pay blue')).toBe('P5 column-payment');
  expect(excluded(state, 'column 1 red pay blue+green')).toBe('P5 column-payment');
  expect(excluded(state, 'column 2 red pay blue')).toBe('P5 floor-full');
  expect(excluded(state, 'column 1 green pay blue')).toBe('P5 floor-colour');
  expect(excluded(state, 'tile 2 red-green pay blue')).toBe('P6 tile-payment');
  expect(excluded(state, 'tile 1 red-blue pay blue')).toBe('P6 floor-unfinished');
  expect(excluded(roof, 'spire yellow pay red+yellow')).toBe('P7 spire-payment');
  expect(excluded(state, 'spire yellow pay red+yellow')).toBe('P7 no-roof');
  expect(excluded(state, 'column 1 red pay pink')).toBeUndefined();
  expect(excluded(state, 'fly 1 red pay blue')).toBeUndefined();
});

test('P5, P6, P7: the sentence names a card that is nowhere', () => {
  const state = at({ cards: 'b b g y v | g b', lots: ['r2', 'r4'] });
  expect(said(state, 'column 1 red')).toBe('You have no red card, and a column costs one card of its colour.');
  expect(said(state, 'tile 2 red-blue')).toBe(
    'You have no red card, and a tile costs one card of its background colour.',
  );
  expect(said(state, 'column 3 green pay green+green')).toMatch(/Rice bowl/);
  expect(said(state, 'column 3 yellow pay hand-yellow')).toMatch(/there/);
});
