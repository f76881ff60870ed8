import { describe, expect, test } from 'vitest';
import { pagoda } from '../../../src/games/pagoda/index.ts';
import { at, drawAll, phaseOf, play, playing, refused, table, uses, view } from './helpers.ts';

describe('abilities', () => {
  test('P12: each at most once a turn, also if refilled; one gained this turn may be used', () => {
    table([
      [{ cards: 'r r r b b | g g', lots: ['r4'] }, ['tile 1 red-blue', 'lantern'], 'lantern', 'P12 lantern-used'],
      [
        { cards: 'b b y y r | r r', lots: ['g4 r1'], tracks: { bowl: 2 } },
        ['column 2 violet pay blue+blue'],
        'column 2 violet pay yellow+yellow',
        'P12 bowl-used',
      ],
      [
        { cards: 'v v y y r | r r', lots: ['b4', 'b4 r4'], tracks: { buddha: 2 } },
        ['tile 1 blue-blue pay violet+violet'],
        'tile 2 red-red pay yellow+yellow',
        'P12 buddha-used',
      ],
      [
        { lots: ['y4 r1'], tracks: { dragon: 2 } },
        ['dragon red', 'dragon end', 'draw red'],
        'dragon red',
        'P12 dragon-used',
      ],
      [{ cards: 'b v v y r | r r', lots: ['b4', 'r4'] }, ['tile 1 blue-red'], 'tile 2 red-red pay violet+violet', ''],
    ]);
    const refilled = playing(
      at({ cards: 'r b b g g | v y', lots: ['r4', 'r4 b1'], tracks: { lantern: 1 } }),
      'lantern',
      'tile 1 red-green',
    );
    expect([uses(refilled, 'lantern'), refused(refilled, 'lantern')]).toEqual([2, 'P12 lantern-used']);
  });

  test('P13: the Fan fills the hand to 4 after the refill, or is left; surplus cards stay', () => {
    const lots = ['v4 r1'];
    const fan = drawAll(playing(at({ lots, tracks: { fan: 1 } }), 'column 1 red', 'end'));
    expect([phaseOf(fan), refused(fan, 'pass'), refused(fan, 'end')]).toEqual(['fan', '', 'P13 fan-undecided']);
    const four = drawAll(playing(fan, 'fan'));
    expect(view(four).players[0]).toMatchObject({ hand: 4, tracks: { fan: 0 } });
    expect(view(playing(fan, 'pass')).players[0]).toMatchObject({ hand: 2, tracks: { fan: 1 } });
    const surplus = playing(at({ lots, cards: 'r b g y v | r r b b' }), 'column 1 red pay hand-red', 'end');
    expect([view(surplus).players[0]!.hand, view(surplus).active]).toEqual([3, 1]);
  });

  test('P13: with 3 in hand one card comes, with 4 the Fan is not offered', () => {
    const lots = ['v4 r1'];
    const three = drawAll(playing(at({ lots, cards: 'r b g y v | r r b', tracks: { fan: 1 } }), 'column 1 red', 'end'));
    expect(view(drawAll(playing(three, 'fan'))).players[0]!.hand).toBe(4);
    const four = drawAll(
      playing(at({ lots, cards: 'r b g y v | r r b b', tracks: { fan: 1 } }), 'column 1 red', 'end'),
    );
    expect([view(four).active, phaseOf(four)]).toEqual([1, 'begin']);
    table([[{ lots, tracks: { fan: 1 } }, [], 'fan', 'P13 fan-early']]);
  });

  test('P14: the Dragon changes any number of cards, display first, at the start only', () => {
    const lots = ['y4 r1'];
    const tracks = { dragon: 2 };
    const cards = 'r r g y v | b b b';
    table([
      [{ lots, cards }, [], 'dragon red', 'P14 no-dragon'],
      [{ lots, cards, tracks }, [], 'dragon end', 'P14 no-dragon-begun'],
      [{ lots, cards, tracks }, [], 'dragon blue', 'P14 no-dragon-card'],
      [{ lots, cards, tracks }, ['dragon green'], 'dragon red', 'P14 dragon-order'],
      [{ lots, cards, tracks }, ['dragon green'], 'column 1 red', 'P14 dragon-unfinished'],
      [{ lots, cards, tracks }, ['column 1 red'], 'dragon red', 'P14 dragon-late'],
    ]);
    const state = playing(
      at({ lots, cards, tracks }),
      'dragon red',
      'dragon red',
      'dragon hand-blue',
      'dragon hand-blue',
      'dragon end',
    );
    const to = [];
    while (pagoda.actor(state) === -1) {
      to.push(view(state).drawing?.to);
      play(state, 'draw yellow');
    }
    expect(to).toEqual(['display', 'display', 'hand', 'hand']);
    expect(view(state).players[0]).toMatchObject({ hand: 3, tracks: { dragon: 1 } });
    expect(phaseOf(state)).toBe('begin');
  });

  test("P14: a Dragon gained this turn can't be used this turn", () =>
    table([[{ cards: 'y r r g v | b b', lots: ['y4'] }, ['tile 1 yellow-red'], 'dragon red', 'P14 dragon-late']]));

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

  test('P17: the Lantern allows a fourth column, at any time of a normal turn, needed or not', () => {
    const setup = { cards: 'r r r r b | b b', lots: ['r4 b1'], tracks: { lantern: 1 } };
    const three = ['column 2 red', 'column 2 red', 'column 2 red'];
    table([
      [{ ...setup, tracks: {} }, [], 'lantern', 'P17 no-lantern'],
      [setup, [], 'lantern', ''],
      [setup, ['column 2 red'], 'lantern', ''],
      [setup, three, 'column 2 red', 'P4 column-limit'],
      [setup, [...three, 'lantern'], 'column 2 red', ''],
      [setup, [...three, 'lantern', 'column 2 red'], 'column 1 blue', 'P17 lantern-limit'],
      [setup, ['lantern'], 'end', 'P4 column-first'],
    ]);
  });
});
