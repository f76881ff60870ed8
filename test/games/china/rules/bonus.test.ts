import { describe, expect, test } from 'vitest';
import { china, type Position } from '../../../../src/games/china/index.ts';
import { DEALER, NOBODY, seeded } from '../../../../src/kernel/index.ts';
import { at, dealt, look, offered, phase, played, pointsOf, refused, shows } from '../helpers.ts';

const options = { players: 4, bonusTiles: true } as const;

/** Both tiles face down on every province, but for what a test says. */
const laid: NonNullable<Position['tiles']> = {
  yan3: 'hidden',
  yan4: 'hidden',
  zhao1: 'hidden',
  zhao3: 'hidden',
  wei1: 'hidden',
  wei2: 'hidden',
  chin1: 'hidden',
  chin4: 'hidden',
  shu2: 'hidden',
  shu3: 'hidden',
  chu1: 'hidden',
  chu3: 'hidden',
  han2: 'hidden',
  han3: 'hidden',
  lu3: 'hidden',
  lu4: 'hidden',
  qi1: 'hidden',
  qi2: 'hidden',
};
const without = (...spaces: string[]) =>
  Object.fromEntries(Object.entries(laid).filter(([space]) => !spaces.includes(space))) as typeof laid;
const hands = [{ red: 2, green: 1 }];

describe('C31: set-up', () => {
  const read = china.readOptions(options);
  const start = china.start(read.ok ? read.value : (undefined as never));
  while (phase(start) === 'deal') china.play(start, china.moves(start)[0]!);

  test('two tiles on each province in order, on spaces that are no junctions', () => {
    expect([phase(start), china.actor(start)]).toEqual(['tiles', DEALER]);
    expect(offered(start)).toEqual(['lay tile yan2', 'lay tile yan3', 'lay tile yan4']);
    expect(refused(start, 'lay tile yan1')).toBe('C31 tile-on-junction');
    expect(refused(start, 'lay tile han3')).toBe('C31 tile-elsewhere');
    const one = played(start, 'lay tile yan3');
    expect(refused(one, 'lay tile yan3')).toBe('C31 tile-there');
    expect(offered(played(one, 'lay tile yan4'))[0]).toBe('lay tile zhao1');
    expect(china.moves(start).map(move => china.weight(start, move))).toEqual([1, 1, 1]);
    expect(refused(start, 'exchange red')).toBe('C31 lay-tiles-now');
  });
  test('play begins when all 18 lie there', () => {
    const state = china.clone(start);
    for (let n = 0; n < 18; n++) china.play(state, china.moves(state)[0]!);
    expect(phase(state)).toBe('act');
    expect(china.view(state, 0).tilesUnseen).toEqual({ yellow: 6, orange: 6, green: 6 });
    expect(refused(state, 'lay tile yan5')).toBe('C31 no-tile-laid-now');
  });
});

describe('C32: revealing', () => {
  const state = at({ options, hands, tiles: laid });
  test('the first palace of a province is committed to and paid, then its tiles are turned up, then its space is chosen', () => {
    expect(refused(state, 'palace wei3 red')).toBe('C32 commit-first');
    expect(offered(state, 'commit wei')).toEqual(['commit wei red']);
    const committed = played(state, 'commit wei red');
    shows(committed, {
      phase: 'reveal',
      commit: { target: 'wei', emperor: false },
      discards: { red: 1 },
    });
    expect([china.actor(committed), refused(committed, 'choose wei1')]).toEqual([DEALER, 'C32 reveal-now']);
    const revealed = played(committed, 'reveal green', 'reveal orange');
    expect(look(revealed).tiles).toMatchObject({ wei1: 'green', wei2: 'orange', chin1: 'hidden' });
    expect(offered(revealed)).toEqual([1, 2, 3, 4, 5, 6, 7].map(n => `choose wei${n}`));
    expect(refused(revealed, 'choose shu1')).toBe('C32 choose-in-province');
    expect(refused(revealed, 'exchange red')).toBe('C32 choose-now');
    const next = played(revealed, 'choose wei2');
    shows(next, {
      phase: 'draw',
      palaces: { wei2: 0 },
      placed: [{ piece: 'palace', at: 'wei2' }],
    });
  });
  test('the colours come as often as they are left', () => {
    const committed = played(state, 'commit wei red', 'reveal green');
    expect(china.moves(committed).map(move => china.weight(committed, move))).toEqual([6, 6, 5]);
  });
  test('there is nothing to commit to where a palace stands', () => {
    const tiles = { ...laid, wei1: 'green', wei2: 'green' } as const;
    const built = at({ options, hands, tiles, palaces: { wei3: 1 } });
    expect(refused(built, 'commit wei red')).toBe('C32 nothing-to-reveal');
    expect(refused(built, 'palace wei4 red')).toBeUndefined();
    expect(refused(built, 'choose wei4')).toBe('C32 no-commit');
    expect(refused(built, 'reveal green')).toBe('C32 no-tile-now');
  });
  test('a colour of which all tiles are turned up comes no more', () => {
    const tiles = { ...without('chu1', 'chu3'), wei1: 'green', wei2: 'green', han2: 'green', han3: 'green' } as const;
    const palaces = { wei3: 1, han1: 1, chu1: 1, chu3: 1 } as const;
    const few = at({ options, hands, tiles, palaces, tilesTaken: [{}, { green: 2 }, {}, {}] });
    const committed = played(few, 'commit shu red');
    expect(offered(committed)).toEqual(['reveal yellow', 'reveal orange']);
    expect(refused(committed, 'reveal green')).toBe('C31 tiles-lack');
  });
  test('a fortification reveals nothing', () => {
    const forts = at({ options: { ...options, fortifications: true }, hands, tiles: laid });
    const next = played(forts, 'fortification wei1 red', 'draw row 0', 'deal violet');
    expect(look(next).tiles).toEqual(laid);
  });
  test("the Emperor's first palace reveals too, and two provinces are revealed one after the other", () => {
    const two = at({ options: { players: 2, bonusTiles: true }, hands, tiles: laid, emperorCards: { yellow: 3 } });
    const first = played(two, 'commit wei red', 'reveal green', 'reveal green', 'choose wei1');
    expect(phase(first)).toBe('more');
    const second = played(first, 'commit han green', 'reveal yellow', 'reveal orange', 'choose han3');
    shows(second, { phase: 'keep', tilesTaken: [{ green: 1, orange: 1 }, {}, {}] });
    const his = played(second, 'keep red', 'draw row 0', 'draw row 1', 'deal green', 'deal green');
    expect(offered(his, 'emperor commit')).toEqual([]);
    const rest = at({
      options: { players: 2, bonusTiles: true },
      phase: 'emperor',
      tiles: laid,
      emperorCards: { yellow: 3 },
    });
    const palace = played(rest, 'emperor commit qi yellow', 'reveal green', 'reveal green', 'choose qi1');
    shows(palace, {
      palaces: { qi1: 'emperor' },
      tilesTaken: [{}, {}, { green: 1 }],
      phase: 'deal-emperor',
    });
  });
});

test('C33: a palace takes the tile of its space, a fortification does not', () => {
  const tiles = { ...laid, wei1: 'green', wei2: 'orange' } as const;
  const state = at({ options: { ...options, fortifications: true }, hands, tiles, palaces: { wei3: 1 } });
  const next = played(state, 'fortification wei1 red');
  shows(next, { tiles, tilesTaken: [{}, {}, {}, {}] });
  shows(played(next, 'palace wei1 red'), { tilesTaken: [{ green: 1 }, {}, {}, {}] });
});

describe('C34: scoring', () => {
  const taken = (owners: readonly (0 | 1 | 2 | 'emperor')[]) =>
    Object.fromEntries(Object.keys(laid).map((space, i) => [space, owners[i] ?? 0]));

  test('A has 3 orange, 2 green, 1 yellow; B 3 orange, 4 yellow, 2 green; C 2 green, 1 yellow: 12, 18, 6', () => {
    const palaces = taken([0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2]);
    const state = at({
      options: { players: 3, bonusTiles: true },
      palaces,
      tiles: {},
      tilesTaken: [
        { orange: 3, green: 2, yellow: 1 },
        { orange: 3, yellow: 4, green: 2 },
        { green: 2, yellow: 1 },
      ],
    });
    expect(pointsOf(state, 'bonus')).toEqual([12, 18, 6]);
  });
  test.each([
    [{ green: 1 }, { green: 2 }, [0, 0]],
    [{ green: 2 }, { green: 2 }, [6, 0]],
    [{ green: 2 }, { green: 1 }, [6, 0]],
  ])('a player with %j against the Emperor with %j', (own, emperors, points) => {
    const tiles = without('wei1', 'wei2', 'han2', 'han3');
    const [a, b] = [own.green, emperors.green];
    const spaces = ['wei1', 'wei2', 'han2', 'han3'].slice(0, a + b);
    const palaces = Object.fromEntries(spaces.map((space, i) => [space, i < a ? 0 : 'emperor'])) as Position['palaces'];
    const shown = Object.fromEntries(
      ['wei1', 'wei2', 'han2', 'han3'].slice(a + b).map(space => [space, 'yellow'] as const),
    );
    const state = at({
      options: { players: 2, bonusTiles: true },
      palaces,
      tiles: { ...tiles, ...shown },
      tilesTaken: [own, {}, emperors],
    });
    expect(pointsOf(state, 'bonus')).toEqual(points);
  });
  test('nobody scores a colour of which no tile is taken', () => {
    expect(pointsOf(at({ options, tiles: laid }), 'bonus')).toEqual([0, 0, 0, 0]);
  });
});

test('C31, C32: where a tile lies and a palace comes is drawn as from the list of moves, so that old seeds play the same', () => {
  let compared = 0;
  for (let seed = 1; seed <= 12; seed++) {
    const state = china.start(dealt(options).options);
    const random = seeded(seed);
    while (china.actor(state) !== NOBODY) {
      if (['tiles', 'choose'].includes(phase(state))) {
        const listed = china.moves(state);
        for (let draw = 0; draw < 3; draw++, compared++)
          expect(china.sample!(state, seeded(draw))).toBe(listed[seeded(draw).below(listed.length)]);
      }
      china.play(state, china.sample!(state, random));
    }
  }
  expect(compared).toBeGreaterThan(900);
});
