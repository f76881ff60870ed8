import { describe, expect, test } from 'vitest';
import { pagoda } from '../../../src/games/pagoda/index.ts';
import { NOBODY } from '../../../src/kernel/index.ts';
import { at, begin, drawAll, offered, phaseOf, play, playing, points, refused, type Setup, uses } from './helpers.ts';

/** A refusal a row: what is set up, moves before, the move, and why not. Legal moves have an empty reason. */
type Row = readonly [setup: Setup, before: readonly string[], move: string, reason: string];
const table = (rows: readonly Row[]): void => {
  for (const [setup, before, move, reason] of rows) {
    const state = playing(at(setup), ...before);
    expect(refused(state, move), `${JSON.stringify(setup)} ${before.join(', ')}: ${move}`).toBe(reason);
  }
};
const view = (state: ReturnType<typeof at>) => pagoda.view(state, null);
const sum = (counts: object): number => Object.values(counts).reduce((a, b) => a + b, 0);

describe('components and set-up', () => {
  test('P1: 55 cards of five colours, 25 tiles, six lots', () => {
    const { players, unseen, tiles, lots } = view(pagoda.start(pagoda.variants[0]!.options));
    expect(players.reduce((all, { display }) => all + sum(display), sum(unseen))).toBe(55);
    expect(unseen).toEqual({ red: 9, blue: 9, green: 9, yellow: 9, violet: 9 });
    expect(new Set(tiles.map(({ background, slot }) => `${background} ${slot}`)).size).toBe(25);
    expect(lots).toHaveLength(6);
  });

  test("P2: the spire has the tile's slot colour", () => {
    for (const [letter, colour] of Object.entries({ r: 'red', b: 'blue', g: 'green', y: 'yellow', v: 'violet' }))
      expect(view(at({ lots: [`r4 b4 g4 y4 ${letter}*`] })).lots[0]!.spireColour).toBe(colour);
  });

  test('P3: one card of each colour face up, two hidden ones for the first player, then for the other', () => {
    const state = pagoda.start(pagoda.variants[0]!.options);
    const drawn = [];
    while (pagoda.actor(state) === -1) {
      drawn.push(view(state).drawing);
      play(state, 'draw red');
    }
    expect(drawn).toEqual([0, 0, 1, 1].map(seat => ({ seat, to: 'hand' })));
    for (const { display, hand, tracks } of view(state).players) {
      expect(display).toEqual({ red: 1, blue: 1, green: 1, yellow: 1, violet: 1 });
      expect([hand, sum(tracks)]).toEqual([2, 0]);
    }
    expect([view(state).turn, pagoda.actor(state), view(state).pile]).toEqual([1, 0, 41]);
  });
});

describe('building', () => {
  test('P4: at least one column, at most three, tiles without limit', () => {
    const cards = 'r r r r b | r r';
    table([
      [{ cards }, [], 'end', 'P4 column-first'],
      [{ cards, lots: ['r4'] }, ['tile 1 red-red'], 'end', 'P4 column-first'],
      [{ cards }, ['column 1 red'], 'end', ''],
      [{ cards }, ['column 1 red', 'column 1 red'], 'column 2 red', ''],
      [{ cards }, ['column 1 red', 'column 1 red', 'column 1 red'], 'column 2 red', 'P4 column-limit'],
      [
        { cards: 'r r r r b | r b', lots: ['r4', 'r4', 'r4'] },
        ['tile 1 red-red', 'tile 2 red-blue', 'tile 3 red-green'],
        'column 1 red',
        '',
      ],
    ]);
  });

  test('P4: a spire counts as one column', () => {
    const state = playing(
      at({ lots: ['r4 b4 r4 y4'], cards: 'y b b r v | r y' }),
      'tile 1 yellow-blue',
      'spire blue pay blue+blue',
    );
    expect(refused(state, 'end')).toBe('');
    const limit = playing(state, 'column 2 red', 'column 2 red');
    expect(refused(limit, 'column 3 violet')).toBe('P4 column-limit');
  });

  test('P5: a card of the colour, four columns a floor, points by floor', () => {
    const cards = 'r r b g v | r y';
    table([
      [{ cards }, [], 'column 1 red', ''],
      [{ cards }, [], 'column 1 red pay hand-red', ''],
      [{ cards }, [], 'column 1 yellow pay yellow', 'P5 no-card'],
      [{ cards }, [], 'column 1 blue pay hand-blue', 'P5 no-card'],
      [{ cards, lots: ['r2'] }, [], 'column 1 blue', 'P5 floor-colour'],
      [{ cards, lots: ['r4 b1'] }, [], 'column 1 red', 'P5 floor-colour'],
      [{ cards, lots: ['r4 b0'] }, [], 'column 1 blue', ''],
      [{ cards, lots: ['r4'] }, [], 'column 1 red', 'P5 floor-full'],
    ]);
    for (const [floor, lot] of ['r1', 'b4 r1', 'b4 g4 r1', 'b4 g4 y4 r1'].entries()) {
      const state = at({ cards, lots: [lot] });
      expect(points(playing(state, 'column 1 red')) - points(state)).toBe(floor + 1);
    }
  });

  test('P5: display and hand are told apart, and the display is the default', () => {
    const state = at({ cards: 'r b g y v | r y' });
    const [fromDisplay, fromHand] = [playing(state, 'column 1 red'), playing(state, 'column 1 red pay hand-red')];
    expect(view(fromDisplay).players[0]).toMatchObject({ hand: 2, display: { red: 0 } });
    expect(view(fromHand).players[0]).toMatchObject({ hand: 1, display: { red: 1 } });
    expect(offered(state, 'column').filter(text => text.startsWith('column 1 red'))).toHaveLength(2);
  });

  test('P6: a tile costs a card of its background, scores 1 and sets its ability to 2', () => {
    const setup = { cards: 'r r b g v | b y', lots: ['r4', 'b3', 'r4 g1'], tracks: { lantern: 1 } };
    table([
      [setup, [], 'tile 1 red-blue', ''],
      [setup, [], 'tile 1 red-green', 'P6 tile-taken'],
      [setup, [], 'tile 1 blue-red', 'P6 tile-background'],
      [setup, [], 'tile 2 blue-red', 'P6 floor-unfinished'],
      [setup, [], 'tile 1 red-blue pay hand-red', 'P6 no-tile-card'],
      [setup, ['tile 1 red-blue'], 'tile 1 blue-red', 'P6 floor-unfinished'],
    ]);
    const state = playing(at(setup), 'tile 1 red-blue');
    expect(points(state) - points(at(setup))).toBe(1);
    expect(uses(state, 'lantern')).toBe(2);
    expect(offered(state, 'column').filter(text => text.startsWith('column 1'))).toEqual([
      'column 1 blue pay blue',
      'column 1 blue pay hand-blue',
    ]);
  });

  test('P6: a blue tile paid with Buddha leaves Buddha at 2', () => {
    const setup = { cards: 'g g b r v | r y', lots: ['b4', 'b4 r1'], tracks: { buddha: 1 } };
    expect(uses(playing(at(setup), 'tile 1 blue-blue pay green+green'), 'buddha')).toBe(2);
  });

  test('P7: a roof is tile and spire, both or neither', () => {
    const top = 'r4 b4 g4 y4';
    table([
      [{ cards: 'y v v r b | b r', lots: [top] }, [], 'tile 1 yellow-violet', ''],
      [{ cards: 'y v b r b | g r', lots: [top] }, [], 'tile 1 yellow-violet', 'P7 spire-unpayable'],
      [{ cards: 'y v v r b | b r', lots: [top] }, ['tile 1 yellow-violet'], 'end', 'P7 spire-due'],
      [{ cards: 'y v v r b | b r', lots: [top] }, ['tile 1 yellow-violet'], 'column 2 red', 'P7 spire-due'],
      [
        { cards: 'y v v r b | b r', lots: [top] },
        ['tile 1 yellow-violet'],
        'spire blue pay blue+hand-blue',
        'P7 spire-colour',
      ],
      [
        { cards: 'y v v r b | b r', lots: [top] },
        ['tile 1 yellow-violet'],
        'spire violet pay violet+hand-violet',
        'P7 no-spire-cards',
      ],
      [{ cards: 'y v v r b | b r', lots: [top] }, [], 'spire violet pay violet+violet', 'P7 no-roof'],
      [{ lots: [`${top} v*`] }, [], 'column 1 violet', 'P7 lot-complete'],
      [{ lots: [`${top} v*`] }, [], 'tile 1 violet-red', 'P7 lot-complete'],
      [
        { cards: 'y v v r r | r r', lots: [top] },
        ['column 2 red', 'column 2 red', 'column 2 red'],
        'tile 1 yellow-violet',
        'P7 spire-limit',
      ],
    ]);
  });

  test('P7: a Lantern must come before its roof; one gained by it comes too late for the spire', () => {
    const cards = 'r r r b b | v v';
    const lots = ['g4 b4 g4 r4', 'r4 v1'];
    const three = ['column 2 violet', 'column 2 violet', 'column 3 red'];
    table([
      [{ cards, lots }, three, 'tile 1 red-blue', 'P7 spire-limit'],
      [{ cards, lots, tracks: { lantern: 1 } }, [...three, 'lantern'], 'tile 1 red-blue', ''],
    ]);
    const two = playing(
      at({ cards, lots }),
      'column 2 violet',
      'column 2 violet',
      'tile 1 red-blue',
      'spire blue pay blue+blue',
    );
    expect(refused(two, 'column 3 red')).toBe('P4 column-limit');
    expect(refused(playing(two, 'lantern'), 'column 3 red')).toBe('');
  });

  test('P7: a Rice bowl just gained by the green roof tile pays its spire, unless one was used this turn', () => {
    const cards = 'g r r v b | b y';
    const lots = ['r4 b4 r4 g4', 'g4 r1'];
    const state = playing(at({ cards, lots }), 'tile 1 green-violet', 'spire violet pay red+red+violet');
    expect(uses(state, 'bowl')).toBe(1);
    table([
      [
        { cards, lots, tracks: { bowl: 1 } },
        ['column 3 yellow pay blue+hand-blue'],
        'tile 1 green-violet',
        'P7 spire-unpayable',
      ],
    ]);
  });

  test('P8: four discards, then one column of any colour that P5 allows, and the turn ends', () => {
    const setup = { cards: 'r b g y y | r b', lots: ['v3', 'r4'] };
    const state = playing(at(setup), 'discard red', 'discard blue', 'discard yellow', 'discard hand-red');
    expect(offered(state, 'modified').filter(text => !/^modified [3-6]/.test(text))).toEqual(['modified 1 violet']);
    expect(offered(state, 'modified')).toHaveLength(1 + 4 * 5);
    const built = playing(state, 'modified 1 violet');
    expect(phaseOf(built)).toBe('refill');
    expect(points(built) - points(state)).toBe(1);
    table([
      [setup, ['discard red'], 'column 1 violet', 'P8 discards-unfinished'],
      [setup, ['discard blue'], 'discard red', 'P8 discard-order'],
      [setup, [], 'discard hand-red', 'P8 discard-too-far'],
      [setup, [], 'discard violet', 'P8 no-discard'],
      [setup, [], 'modified 1 violet', 'P8 discard-first'],
      [setup, ['column 3 red'], 'discard blue', 'P8 discard-late'],
    ]);
    for (const [move, reason] of [
      ['column 1 violet', 'P8 column-is-paid'],
      ['tile 2 red-red', 'P8 only-column'],
      ['lantern', 'P8 no-ability'],
      ['dragon blue', 'P8 no-ability'],
      ['discard green', 'P8 discards-done'],
      ['end', 'P8 discards-done'],
    ] as const)
      expect(refused(state, move), move).toBe(reason);
  });

  test('P8: a Dragon may come before, a Lantern closes it, and only the Fan may follow', () => {
    const lots = ['y4 r4 v4 b1'];
    const tracks = { dragon: 1, lantern: 1, fan: 1 };
    const state = at({ lots, tracks });
    expect(refused(playing(state, 'dragon red', 'dragon end', 'draw red'), 'discard red')).toBe('');
    expect(refused(playing(state, 'lantern'), 'discard red')).toBe('P8 discard-late');
    const built = playing(state, 'discard red', 'discard blue', 'discard green', 'discard yellow', 'modified 2 green');
    expect(offered(drawAll(built), 'fan')).toEqual(['fan']);
  });

  test('P9: display to 5, then hand to 2', () => {
    const state = playing(
      at({ cards: 'r b g y v | r b' }),
      'column 1 red',
      'column 1 red pay hand-red',
      'column 2 blue',
      'end',
    );
    const to = [];
    while (pagoda.actor(state) === -1) {
      to.push(view(state).drawing?.to);
      play(state, 'draw green');
    }
    expect(to).toEqual(['display', 'display', 'hand']);
    expect([view(state).active, view(state).turn, phaseOf(state)]).toEqual([1, 2, 'begin']);
  });

  test('P9: the discards are the new pile the moment the last card is drawn', () => {
    const discards = ['r '.repeat(7), 'b '.repeat(8), 'g '.repeat(9), 'y '.repeat(9), 'v '.repeat(7)].join('');
    const state = playing(at({ discards, cards: 'r b g y v | v v' }), 'column 1 red', 'column 2 blue', 'end');
    expect(view(state).pile).toBe(1);
    const events = play(state, offered(state, 'draw')[0]!);
    expect(events.map(({ kind }) => kind)).toEqual(['drew', 'reshuffled']);
    expect([view(state).pile, sum(view(state).discards)]).toEqual([42, 0]);
    expect(phaseOf(state)).toBe('refill');
  });

  test('P10: neither a tile nor a Lantern may leave a turn without a column', () => {
    table([
      [
        { cards: 'r b g y v | r b', lots: ['r4', 'g4', 'g4', 'g4', 'g4', 'r4 b4'] },
        [],
        'tile 1 red-blue',
        'P6 tile-taken',
      ],
      [
        { cards: 'r y y y y | y y', lots: ['r4', 'v1', 'v1', 'v1', 'v1', 'v1'] },
        [],
        'tile 1 red-red',
        'P10 no-column-after-tile',
      ],
      [{ cards: 'r y y y y | y y', lots: ['r4', 'v1', 'v1', 'v1', 'v1', 'v1'] }, [], 'tile 1 red-yellow', ''],
      [
        { cards: 'y y y y y | y y', lots: ['r4 v1', 'v1', 'v1', 'v1', 'v1', 'v1'], tracks: { lantern: 1 } },
        [],
        'lantern',
        'P10 no-column-after-lantern',
      ],
      [
        { cards: 'y y y y v | y y', lots: ['r4 v1', 'v1', 'v1', 'v1', 'v1', 'v1'], tracks: { lantern: 1 } },
        [],
        'lantern',
        '',
      ],
    ]);
  });

  test('P10: a blue tile may come first whose Buddha pays for the next', () => {
    const lots = ['b4', 'g4', 'r4', 'r4', 'r4', 'r4'];
    table([[{ cards: 'b v v v v | v v', lots }, [], 'tile 1 blue-red', '']]);
    const state = playing(at({ cards: 'b v v v v | v v', lots }), 'tile 1 blue-red');
    expect(refused(state, 'tile 2 green-blue pay violet+violet')).toBe('');
    expect(refused(state, 'end')).toBe('P4 column-first');
    const needed = at({ cards: 'b v v v v | v v', lots: ['b4 v4 r4', 'b4', 'r4', 'r4', 'r4', 'r4'] });
    expect(refused(needed, 'discard blue')).toBe('P8 no-open-floor');
    expect(offered(needed, 'tile').map(text => text.slice(0, 11))).toEqual(new Array(4).fill('tile 2 blue'));
  });

  test('P10: without any possible column, four cards are discarded and the turn ends', () => {
    const lots = ['r4', 'r4', 'r4', 'r4', 'r4', 'r4'];
    const state = at({ cards: 'b b b b b | b b', lots });
    expect(pagoda.moves(state).map(move => pagoda.writeMove(state, move))).toEqual(['discard blue']);
    const ended = playing(state, 'discard blue', 'discard blue', 'discard blue', 'discard blue');
    expect(phaseOf(ended)).toBe('refill');
    table([[{ cards: 'b b b b r | b b', lots }, [], 'discard blue', 'P8 no-open-floor']]);
  });

  test('P10: the Dragon is not compulsory then, and the Fan is allowed', () => {
    const lots = ['y4 r4', 'v4 r4', 'r4', 'r4', 'r4', 'r4'];
    const state = at({ cards: 'b b b b b | b b', lots, tracks: { dragon: 1, fan: 1 } });
    expect(offered(state, 'dragon').length).toBeGreaterThan(0);
    const ended = playing(state, 'discard blue', 'discard blue', 'discard blue', 'discard blue');
    expect(offered(drawAll(ended), 'fan')).toEqual(['fan']);
  });

  test('P11: more than 25 columns of a colour can be built', () => {
    const lots = ['r4 r4', 'r4', 'r4', 'r4', 'r4', 'r3'];
    table([[{ lots }, [], 'column 6 red', '']]);
  });
});

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

describe('end', () => {
  const done = (slot: string): string => `r4 b4 g4 ${slot}4`;
  const two = ['y4 b4 g4 y4 v*', 'b4 r4 g4 v4 y*'];

  test('P18: after the third pagoda by the first player the other has one more turn', () => {
    const state = playing(
      at({ lots: [...two, 'v4 b4 y4 r4'], cards: 'r b b y v | g g' }),
      'tile 3 red-blue',
      'spire blue pay blue+blue',
    );
    expect(view(state).lastTurn).toBe(view(state).turn + 1);
    play(state, 'end');
    drawAll(state);
    expect([view(state).active, phaseOf(state)]).toEqual([1, 'begin']);
    play(state, offered(state, 'column')[0]!);
    const events = play(state, 'end');
    expect(pagoda.actor(state)).toBe(NOBODY);
    expect(events.at(-1)?.kind).toBe('game-over');
  });

  test('P18: after the third pagoda by the second player the game ends with that turn', () => {
    const lots = [...two, 'v4 b4 y4 r4'];
    const state = playing(
      at({ seat: 1, lots, cards: 'r b b y v | g g' }),
      'tile 3 red-blue',
      'spire blue pay blue+blue',
      'column 4 yellow',
      'end',
    );
    expect([pagoda.actor(state), phaseOf(state)]).toEqual([NOBODY, 'over']);
  });

  test('P19: a full floor without a tile for it counts as complete, without points', () => {
    const state = at({ lots: ['r4 r4 b1', 'r4 g1', 'r4 y1', 'r4 v1', 'r3'] });
    expect(view(state).lots.map(({ complete }) => complete)).toEqual([null, null, null, null, null, null]);
    const events: string[] = [];
    const built = pagoda.clone(state);
    for (const event of play(built, 'column 5 red')) events.push(event.kind);
    expect(events).toEqual(['column-built', 'lot-complete']);
    expect(points(built) - points(state)).toBe(1);
    expect(view(built).lots[4]!.complete).toBe('P19');
    expect(refused(built, 'tile 5 red-red')).toBe('P19 lot-exhausted');
  });

  test('P19: the last tile of a colour completes other lots, a roof tile too', () => {
    const lots = ['r4 r4 b1', 'r4 g1', 'r4 y1', 'r4', 'r4', 'b4'];
    const state = at({ lots, cards: 'r v g y v | r b' });
    expect(view(state).tiles.filter(({ background }) => background === 'red')).toEqual([
      { background: 'red', slot: 'violet' },
    ]);
    const built = playing(state, 'tile 4 red-violet');
    expect(view(built).completeLots).toBe(1);
    expect(refused(built, 'tile 5 red-violet')).toBe('P19 lot-exhausted');
    expect(view(built).lots.map(({ complete }) => complete)).toEqual([null, null, null, null, 'P19', null]);
    const roofs = at({ lots: ['r4 r4 b1', 'r4 g1', 'r4 y1', 'b4 g4 y4 r4', 'r4', 'b4'], cards: 'r v v y b | r b' });
    expect(view(playing(roofs, 'tile 4 red-violet')).lots[4]!.complete).toBe('P19');
  });

  test('P19: a floor of a colour without tiles may still be begun', () => {
    const lots = ['r4 r4 b1', 'r4 g1', 'r4 y1', 'r4 v1'];
    table([[{ lots }, [], 'column 5 red', '']]);
  });

  test('P20: most points win, a tie is shared', () => {
    const { winners, points: all } = pagoda.scores(at({ lots: [done('y')] }));
    expect([winners, all]).toEqual([[0], [4 + 8 + 12 + 16 + 3, 0]]);
    expect(pagoda.scores(at({})).winners).toEqual([0, 1]);
  });
});

describe('options', () => {
  test('P21: the quick game has three floors, and a spire scores 4', () => {
    const setup = { options: { quick: true }, lots: ['r4 b4 g4'], cards: 'g v v r b | b r' };
    const state = playing(at(setup), 'tile 1 green-violet', 'spire violet pay violet+violet');
    expect(points(state) - points(at(setup))).toBe(5);
    expect(view(state).lots[0]!.complete).toBe('P7');
    expect(pagoda.readPosition(begin({ ...setup, lots: ['r4 b4 g4 y1'] })).ok).toBe(false);
  });

  test("P22: the beginners' game has no abilities, and tiles still score", () => {
    const setup = { options: { beginners: true }, lots: ['r4'], cards: 'r b b y v | g g' };
    const state = playing(at(setup), 'tile 1 red-blue');
    expect([points(state) - points(at(setup)), uses(state, 'lantern')]).toEqual([1, 0]);
    table([
      [setup, ['tile 1 red-blue'], 'lantern', 'P22 no-abilities'],
      [setup, [], 'column 2 violet pay blue+blue', 'P22 no-abilities'],
      [setup, [], 'tile 1 red-blue pay blue+blue', 'P22 no-abilities'],
      [setup, [], 'dragon red', 'P22 no-abilities'],
      [setup, [], 'fan', 'P22 no-abilities'],
    ]);
  });

  test('options are filled in, and others are refused', () => {
    expect(pagoda.readOptions({})).toEqual({ ok: true, value: { players: 2, quick: false, beginners: false } });
    expect(pagoda.readOptions({ players: 3 }).ok).toBe(false);
    expect(pagoda.readOptions({ slow: true }).ok).toBe(false);
  });
});

describe('examples', () => {
  const gained = (setup: Setup, ...moves: readonly string[]): number => {
    const state = at(setup);
    return points(playing(state, ...moves)) - points(state);
  };

  test('two red columns on an empty lot, and a blue one on a second floor: 4 points', () => {
    const setup = { cards: 'r r b g y | v v', lots: ['r4 b0'] };
    expect(gained(setup, 'column 2 red', 'column 2 red', 'column 1 blue')).toBe(4);
  });

  test('two red columns complete floor 1, a third red card builds the tile: 3 points and the Lantern', () => {
    const setup = { cards: 'r r r b b | b g', lots: ['r2'] };
    const moves = ['column 1 red', 'column 1 red', 'tile 1 red-blue'];
    expect(gained(setup, ...moves)).toBe(3);
    const state = playing(at(setup), ...moves);
    expect(uses(state, 'lantern')).toBe(2);
    expect(refused(playing(state, 'column 1 blue'), 'column 1 blue')).toBe('P4 column-limit');
    expect(refused(playing(state, 'column 1 blue', 'lantern'), 'column 1 blue')).toBe('');
  });

  test('a last column, a green roof tile and a violet spire: 10 points, 2 of 3 columns used', () => {
    const setup = { cards: 'g g v v r | b b', lots: ['r4 b4 y4 g3'] };
    const moves = ['column 1 green', 'tile 1 green-violet', 'spire violet pay violet+violet'];
    expect(gained(setup, ...moves)).toBe(10);
    const state = playing(at(setup), ...moves);
    expect([uses(state, 'bowl'), view(state).columns, view(state).columnLimit]).toEqual([2, 2, 3]);
  });

  test('Rice bowl: two red cards build a yellow column; a yellow spire costs one yellow card and two blue ones', () => {
    const tracks = { bowl: 1 };
    expect(gained({ cards: 'r r b g v | b g', lots: ['g4 y1'], tracks }, 'column 1 yellow pay red+red')).toBe(2);
    const roof = { cards: 'v y b b r | g g', lots: ['g4 y4 r4 v4'], tracks };
    expect(gained(roof, 'tile 1 violet-yellow', 'spire yellow pay yellow+blue+blue')).toBe(6);
  });

  test('Buddha: two green cards build a violet tile', () => {
    const setup = { cards: 'g g r y b | r y', lots: ['b4 v4'], tracks: { buddha: 1 } };
    expect(gained(setup, 'tile 1 violet-red pay green+green')).toBe(1);
  });
});
