import { describe, expect, test } from 'vitest';
import { pagoda } from '../../../src/games/pagoda/index.ts';
import { at, drawAll, offered, phaseOf, play, playing, points, refused, sum, table, uses, view } from './helpers.ts';

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

  test('P10: the discards of such a turn are refused by this rule, not by that of the modified turn', () => {
    const stuck = { cards: 'b b b g y | g v', lots: ['r4', 'r4', 'r4', 'r4', 'r4', 'r4'] };
    table([
      [stuck, [], 'discard red', 'P10 stuck-no-discard'],
      [stuck, [], 'discard hand-violet', 'P10 stuck-discard-too-far'],
      [stuck, ['discard green'], 'discard blue', 'P10 stuck-discard-order'],
      [stuck, ['discard green'], 'end', 'P10 stuck-discards-unfinished'],
      [stuck, ['discard green'], 'tile 1 red-red', 'P10 stuck-discards-unfinished'],
    ]);
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
