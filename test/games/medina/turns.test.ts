// Turns, tiles, tea, end and scores: M6, M7, M20 to M27.
import { describe, expect, test } from 'vitest';
import { medina, type State } from '../../../src/games/medina/index.ts';
import { NOBODY } from '../../../src/kernel/index.ts';
import { lastPlayer, scarce } from './endings.ts';
import {
  type Asked,
  type Board,
  eventsOf,
  look,
  moveTexts,
  palace,
  played,
  position,
  problems,
  verdict,
  words,
} from './positions.ts';

const first4: Asked = { players: 4, rules: 'first' };
const second3: Asked = { players: 3, rules: 'second' };
const second4: Asked = { players: 4, rules: 'second' };

describe('M6', () => {
  test('M6: a turn has two pieces, then the next seat plays', () => {
    const state = position(second4, {});
    const once = played(state, 'wall north1');
    expect(medina.actor(once)).toBe(0);
    expect(medina.actor(played(once, 'build grey C3'))).toBe(1);
  });
  test('M6: a roof that closes the colour would leave no second piece, so the building comes first', () => {
    const state = scarce('first');
    expect(look(state).turn!.due).toBe(2);
    expect(verdict(state, 'roof L1')).toBe('M6 strands');
    expect(moveTexts(state)).toEqual(['build grey M1', 'build grey L2']);
    expect(moveTexts(played(state, 'build grey M1'))).toEqual(['roof L1']);
  });
  test('M6: the number due counts what pieces make possible: a building and the roof on it', () => {
    const state = scarce('first', { stocks: [{ buildings: { grey: 2, black: 0, brown: 0, orange: 0 } }] }, '');
    expect(look(state).turn!.due).toBe(2);
    const next = played(state, 'build grey P11');
    expect(moveTexts(next)).toEqual(['build grey P10', 'build grey O11', 'roof P11']);
  });
  test('M6: where only one piece is possible, one is due', () => {
    const state = scarce('first', { stocks: [{ buildings: { grey: 0, black: 0, brown: 0, orange: 0 } }] }, 'L1 M1');
    expect(look(state).turn!.due).toBe(1);
    expect(moveTexts(state)).toEqual(['roof L1']);
    expect(medina.actor(played(state, 'roof L1'))).toBe(1);
  });
  test('M6: merchants gained from a tower count as a second piece', () => {
    const none = { grey: 0, violet: 0, brown: 0, orange: 0 };
    const walls = words('south1-11 north16');
    const state = scarce('second', { walls, stocks: [{ buildings: none }] }, 'P1 P2');
    expect(look(state).turn!.due).toBe(2);
    expect(moveTexts(state)).toEqual(['roof P1']);
    expect(moveTexts(played(state, 'roof P1'))).toEqual(words('B7 J7 A8 K8 B9 J9').map(cell => `merchant ${cell}`));
  });
  test('M6: if nothing can be placed, the turn passes, and the player may come back', () => {
    const buildings = { grey: 0, black: 0, brown: 0, orange: 0 };
    const state = scarce('first', { stocks: [{ buildings }], turn: { seat: 2 } }, '', 'J3 J4');
    const passing = played(state, 'wall north1');
    expect(eventsOf(passing, 'wall north2').slice(-2)).toEqual([
      { kind: 'passed', seat: 0 },
      { kind: 'turn', seat: 1, due: 2, roofOwed: false },
    ]);
    const opened = played(passing, 'wall north2', 'wall north3', 'wall north4', 'build grey P9', 'wall north5');
    expect(look(opened).turn).toMatchObject({ seat: 0, due: 1 });
    expect(moveTexts(opened)).toEqual(['roof P9']);
  });
});

test('M7: buildings of a palace are joined, its stables attached', () => {
  expect(problems(first4, { palaces: [palace('grey', 'A1 C1')] })).toEqual(['M7 palaces[0].buildings']);
  expect(problems(first4, { palaces: [palace('grey', 'A1', { stables: 'B1 C1' })] })).toEqual([
    'M16 palaces[0].stables',
  ]);
  const state = played(position(first4, { palaces: [palace('grey', 'C3')] }), 'build grey C4', 'stable B4');
  expect(look(state).palaces).toEqual([{ colour: 'grey', buildings: ['C3', 'C4'], stables: ['B4'], roof: null }]);
  expect(medina.scores(state).items).toEqual([]);
});

describe('M20', () => {
  const blue = palace('orange', 'A1-C1', { stables: 'A2 C2', roof: 0 });
  const orange = (green: string): State =>
    position(first4, { palaces: [blue, palace('orange', green)], palaceTiles: { orange: 0 }, turn: { seat: 1 } });

  test('M20: the first owner takes the tile', () => {
    const state = position(first4, { palaces: [palace('grey', 'C3')], turn: { seat: 2 } });
    expect(eventsOf(state, 'roof C3')).toContainEqual({ kind: 'palace-tile', colour: 'grey', from: null, to: 2 });
  });
  test('M20: it passes only to a strictly larger palace, by a later stable too', () => {
    let state = played(orange('H3-K3'), 'roof H3');
    expect(look(state).palaceTiles!.orange).toBe(0);
    state = played(state, 'stable H4');
    expect(look(state).palaceTiles!.orange).toBe(0);
    expect(eventsOf(state, 'stable I4')).toContainEqual({ kind: 'palace-tile', colour: 'orange', from: 0, to: 1 });
  });
  test('M20: it passes by the roof on a larger palace', () => {
    expect(look(played(orange('H3-K3 H4-I4'), 'roof H3')).palaceTiles!.orange).toBe(1);
    expect(look(played(orange('H3-K3 H4'), 'roof H3')).palaceTiles!.orange).toBe(0);
  });
});

describe('M21', () => {
  test('M21: brown, then orange by a roof, then grey by a stable take tile 1; a further wall changes nothing', () => {
    let state = position(first4, {
      palaces: [palace('brown', 'A1', { roof: 0 }), palace('orange', 'C1-D1'), palace('grey', 'F2', { roof: 2 })],
      walls: words('north1-6'),
      palaceTiles: { brown: 0, grey: 2 },
      towerTiles: { '1': 0 },
      turn: { seat: 1 },
    });
    state = played(state, 'roof C1');
    expect(look(state).towerTiles).toEqual({ '1': 1, '2': null, '3': null, '4': null });
    expect(eventsOf(state, 'stable F1')).toContainEqual({ kind: 'tower-tile', tower: 1, from: 1, to: 2, palace: 'F2' });
    state = played(state, 'stable F1');
    expect(look(state).towerTiles!['1']).toBe(2);
    state = played(state, 'wall west1', 'stable A2');
    expect(look(state).towerTiles!['1']).toBe(2);
  });
  test('M21: by a wall, whoever places it', () => {
    const state = position(first4, {
      palaces: [palace('grey', 'P1', { roof: 3 })],
      palaceTiles: { grey: 3 },
      turn: { seat: 1 },
    });
    expect(look(played(state, 'wall east1')).towerTiles!['3']).toBe(3);
  });
  test('M21: a roof may connect a palace to several towers at once', () => {
    const state = position(first4, { palaces: [palace('grey', 'A1-A5')], walls: words('west1-5 west7-11 north1') });
    const long = position(
      { players: 3, rules: 'first' },
      {
        palaces: [palace('grey', 'A1-A6')],
        walls: words('west1-5 west7-11'),
      },
    );
    expect(look(played(state, 'roof A1')).towerTiles).toMatchObject({ '1': 0, '4': null });
    expect(look(played(long, 'stable A7')).towerTiles).toMatchObject({ '1': null, '4': null });
    expect(look(played(long, 'stable A7', 'roof A1')).towerTiles).toMatchObject({ '1': 0, '4': 0 });
  });
  test('M21: the option counts each arm of a tower', () => {
    const board: Board = {
      palaces: [palace('brown', 'A1', { roof: 0 }), palace('orange', 'C1', { roof: 1 })],
      walls: words('north1-3'),
      palaceTiles: { brown: 0, orange: 1 },
      towerTiles: { '1': 1 },
    };
    expect(look(played(position(first4, board), 'wall west1')).towerTiles!['1']).toBe(1);
    expect(look(played(position({ ...first4, wallArms: true }, board), 'wall west1')).towerTiles!['1']).toBe(0);
  });
});

describe('M22', () => {
  const walls = words('north1-3');
  const state = position(second4, { palaces: [palace('grey', 'A1-B1'), palace('brown', 'D1')], walls });
  test('M22: the first to take a tower tile takes its merchants, to be placed in the same turn', () => {
    const next = played(state, 'roof A1');
    expect(eventsOf(state, 'roof A1')).toContainEqual({ kind: 'merchants-gained', seat: 0, tower: 1, count: 3 });
    expect(look(next).stocks[0]!.merchants).toBe(look(state).stocks[0]!.merchants! + 3);
    expect(medina.view(next, 0).towerMerchants['1']).toBe(0);
  });
  test('M22: the next one does not', () => {
    const next = played(state, 'roof A1', 'wall north4', 'roof D1');
    expect(look(next).towerTiles!['1']).toBe(1);
    expect(look(next).stocks[1]!.merchants).toBe(look(state).stocks[1]!.merchants);
  });
  test('M22: they go to the owner, whoever connects the palace', () => {
    const owned = position(second4, {
      palaces: [palace('grey', 'P11', { roof: 2 })],
      palaceTiles: { grey: 2 },
    });
    expect(eventsOf(owned, 'wall east11')).toContainEqual({ kind: 'merchants-gained', seat: 2, tower: 2, count: 2 });
  });
  test('M22: there are none in the first edition', () => {
    const state = position(first4, { palaces: [palace('grey', 'A1')], walls });
    expect(eventsOf(state, 'roof A1').map(({ kind }) => kind)).not.toContain('merchants-gained');
  });
});

describe('M23', () => {
  test('M23: the claims of three violet palaces give 3, 2 out of the game, 1', () => {
    let state = position(second3, { palaces: [palace('violet', 'A1')], stocks: [{}, { neutralRoofs: 1 }] });
    state = played(state, 'roof A1', 'build violet D1');
    expect(look(state).stocks.map(({ tea }) => tea)).toEqual([3, 0, 0]);
    expect(eventsOf(state, 'neutral roof D1')).toContainEqual({ kind: 'tea-gained', seat: null, count: 2 });
    state = played(state, 'neutral roof D1', 'build violet G1', 'roof G1');
    expect(look(state).stocks.map(({ tea }) => tea)).toEqual([3, 0, 1]);
    expect(medina.view(state, 0).teaToCome).toEqual([]);
  });
  test('M23: tea stands for the second piece, also tea just gained', () => {
    const state = position(second3, { palaces: [palace('violet', 'A1')] });
    expect(verdict(state, 'tea')).toBe('M23 no-tea');
    const gained = played(state, 'roof A1');
    expect(verdict(gained, 'tea')).toBe('legal');
    const used = played(gained, 'tea');
    expect(look(used).stocks[0]!.tea).toBe(2);
    expect(medina.actor(used)).toBe(1);
    const again = played(used, 'wall north1', 'wall north2', 'wall north3', 'wall north4');
    expect(verdict(again, 'tea')).toBe('M23 tea-after-piece');
    expect(verdict(again, 'build grey E5')).toBe('legal');
  });
  test('M23: not in games without it', () => {
    expect(verdict(position(first4, {}), 'tea')).toBe('M23 no-tea-tiles');
    expect(verdict(position({ ...second4, tea: false }, {}), 'tea')).toBe('M23 no-tea-tiles');
  });
  test('M23: not when only one piece is possible', () => {
    const stocks = [{ buildings: { grey: 0, violet: 0, brown: 0, orange: 0 }, tea: 2 }];
    const state = scarce('second', { stocks }, 'L1 L2');
    expect(look(state).turn!.due).toBe(1);
    expect(verdict(state, 'tea')).toBe('M23 tea-not-due');
  });
  test('M6, M23: with tea a piece may make the second impossible, and then tea is compulsory', () => {
    expect(verdict(scarce('second'), 'roof L1')).toBe('M6 strands');
    const state = scarce('second', { stocks: [{ tea: 1 }] });
    expect(verdict(state, 'roof L1')).toBe('legal');
    expect(moveTexts(played(state, 'roof L1'))).toEqual(['tea']);
    expect(moveTexts(played(state, 'build grey L2'))).toEqual(['tea', 'roof L1']);
  });
});

test('M6, M23: tea that a roof brings lets it make the second piece impossible', () => {
  const state = position(second3, {
    palaces: [
      palace('grey', 'A1-F1', { roof: 0 }),
      palace('brown', 'A3-F3', { roof: 0 }),
      palace('orange', 'A5-F5', { stables: 'A6-D6', roof: 0 }),
      palace('brown', 'N1', { roof: 'neutral' }),
      palace('violet', 'H1 H2', { roof: 1 }),
      palace('violet', 'J1 J2', { roof: 2 }),
      palace('violet', 'L1'),
    ],
    streets: [words('B8-J8')],
    walls: words('south1-12'),
    palaceTiles: { grey: 0, brown: 0, orange: 0, violet: 2 },
    stocks: [
      {
        buildings: { grey: 0, violet: 1, brown: 0, orange: 0 },
        stables: 0,
        merchants: 0,
        walls: 0,
        neutralRoofs: 0,
        tea: 0,
      },
    ],
  });
  expect(look(state).turn!.due).toBe(2);
  expect(moveTexts(state)).toEqual(['build violet L2', 'roof L1']);
  expect(moveTexts(played(state, 'roof L1'))).toEqual(['tea']);
});

describe('M24 and M25', () => {
  test('M25: the last player owes a roof, be it on a building placed for it', () => {
    const state = lastPlayer();
    expect(look(state).turn).toMatchObject({ due: 2, roofOwed: true });
    expect(verdict(state, 'wall north1')).toBe('M25 roof-owed');
    expect(verdict(state, 'stable B3')).not.toBe('legal');
    const next = played(state, 'build grey J4');
    expect(moveTexts(next)).toEqual(['roof J4']);
    const free = played(next, 'roof J4');
    expect(look(free).turn).toMatchObject({ seat: 0, roofOwed: false });
    expect(verdict(free, 'wall north1')).toBe('legal');
  });
  test('M25: not while somebody else can place a piece', () => {
    const none = { buildings: { grey: 0 }, stables: 0, merchants: 0 };
    const state = lastPlayer({ stocks: [{ walls: 9 }, { ...none, walls: 1 }, { ...none, walls: 0 }] });
    expect(look(state).turn).toMatchObject({ due: 2, roofOwed: false });
    expect(verdict(state, 'wall north1')).toBe('legal');
  });
  test('M24: a player who can place nothing is passed over', () => {
    const none = { buildings: { grey: 0 }, stables: 0, merchants: 0 };
    const state = lastPlayer({ stocks: [{ walls: 9 }, { ...none, walls: 1 }, { ...none, walls: 0 }] });
    const one = played(state, 'wall north1');
    expect(eventsOf(one, 'wall north2').at(-1)).toEqual({ kind: 'turn', seat: 1, due: 1, roofOwed: false });
    const two = played(one, 'wall north2');
    expect(
      eventsOf(two, 'wall north3')
        .slice(-2)
        .map(({ kind }) => kind),
    ).toEqual(['passed', 'turn']);
    expect(medina.actor(played(two, 'wall north3'))).toBe(0);
  });
  test('M24: the game ends when nobody can place anything; pieces left over count nothing', () => {
    let state = lastPlayer();
    state = played(state, 'build grey J4', 'roof J4');
    let events: { readonly kind: string }[] = [];
    while (medina.actor(state) !== NOBODY) {
      expect(medina.actor(state)).toBe(0);
      const [text] = moveTexts(state);
      events = eventsOf(state, text!);
      state = played(state, text!);
    }
    expect(events.at(-1)).toEqual({ kind: 'over' });
    expect(look(state).turn).toBe(null);
    expect(verdict(state, 'wall north1')).toBe('M24 over');
    expect(medina.scores(state).items.every(({ settled }) => settled)).toBe(true);
  });
});

describe('M26 and M27', () => {
  const example = (asked: Asked, board: Board): number => {
    const { items } = medina.scores(position(asked, board));
    return items.filter(({ rule }) => rule === 'M26').reduce((sum, { points }) => sum + points, 0);
  };
  const tiles = { palaceTiles: { orange: 0 }, towerTiles: { '1': 0 } };
  const home = { stocks: [{}], towerMerchants: 3 };

  test.each([
    ['4 buildings + 2 stables + 2 walls + 3 merchants = 11', 'A1-B2', 'C1-C2', 'north1-2', 'A3 B3 C3', 11],
    ['5 buildings + 1 wall + 4 merchants = 10', 'A1-E1', '', 'north1', 'A2-D2', 10],
    ['4 buildings + 1 stable + 5 walls + 3 merchants = 13', 'A1-A3 B1', 'C1', 'north1-3 west1-2', 'B2 B3 B4 A4', 13],
  ])('M26: first edition, %s', (_, buildings, stables, walls, street, points) => {
    const palaces = [palace('orange', buildings, { stables, roof: 0 })];
    expect(example(first4, { palaces, walls: words(walls), streets: [words(street)], ...tiles })).toBe(points);
  });

  test.each([
    ['4 + 2 + 2 + 1 = 9', 'A1-B2', 'C1-C2', 'north1-2', 'C3 D3', 9],
    ['3 + 4 + 2 = 9', 'A1-C1', '', 'north1-3 west1', 'B2 C2', 9],
    ['5 + 1 = 6', 'A1-E1', '', 'west1', 'H6', 6],
    ['5 + 1 + 3 + 3 = 12', 'A1-E1', 'E2', 'north1-3', 'B2-D2', 12],
  ])('M26: second edition, %s', (_, buildings, stables, walls, street, points) => {
    const palaces = [palace('orange', buildings, { stables, roof: 0 })];
    const board = { palaces, walls: words(walls), streets: [words(street)], ...tiles, ...home };
    expect(example(second4, board)).toBe(points);
  });

  test.each([
    ['a stable', 'C7 D7', 'C6', 4],
    ['two buildings', 'C6 C7 D7 E7 E6 E5 E4', '', 8],
    ['not one cell further', 'C7 D7', '', 0],
    ['not off the line', 'D6 E6', '', 0],
  ])('M26: %s two cells from the well', (_, buildings, stables, points) => {
    const state = position(second4, {
      well: 'C4',
      palaces: [palace('orange', buildings, { stables, roof: 0 })],
      palaceTiles: { orange: 0 },
      stocks: [{}],
    });
    const well = medina.scores(state).items.filter(({ kind }) => kind === 'well');
    expect(well.reduce((sum, item) => sum + item.points, 0)).toBe(points);
  });

  test('M26: a merchant counts for every palace it touches, and the items name what they count', () => {
    const state = position(first4, {
      palaces: [palace('grey', 'G6', { roof: 0 }), palace('brown', 'I6', { roof: 1 }), palace('orange', 'A1')],
      palaceTiles: { grey: 0, brown: 1 },
    });
    expect(medina.scores(state).items.filter(({ kind }) => kind === 'merchants')).toEqual([
      {
        seat: 0,
        rule: 'M26',
        kind: 'merchants',
        points: 1,
        settled: false,
        detail: { palace: 'G6', colour: 'grey', cells: ['H6'] },
      },
      {
        seat: 1,
        rule: 'M26',
        kind: 'merchants',
        points: 1,
        settled: false,
        detail: { palace: 'I6', colour: 'brown', cells: ['H6'] },
      },
    ]);
    expect(medina.scores(state).projected).toEqual([3, 5, 0, 0]);
  });
  test('M27: most points win, a tie is shared', () => {
    const tie = position(first4, {
      palaces: [palace('grey', 'A1-A3', { roof: 0 }), palace('brown', 'P1', { roof: 1 })],
      palaceTiles: { grey: 0, brown: 1 },
    });
    expect(medina.scores(tie).winners).toEqual([0, 1]);
    expect(medina.scores(played(tie, 'stable P2')).winners).toEqual([1]);
  });
});
