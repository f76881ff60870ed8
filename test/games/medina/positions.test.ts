// Positions that can't be are refused, each with the rule that forbids it, and everything wrong is listed.
import { describe, expect, test } from 'vitest';
import { medina, type Position } from '../../../src/games/medina/index.ts';
import { type Asked, type Board, document, palace, position, problems, words } from './positions.ts';

const first4: Asked = { players: 4, rules: 'first' };
const second3: Asked = { players: 3, rules: 'second' };
const duel: Asked = { players: 2, rules: 'duel' };

const owned = { palaces: [palace('grey', 'A1', { roof: 1 })], palaceTiles: { grey: 1 } };
const stock = (seat: number, change: object) => (p: Position) => ({
  ...p,
  stocks: p.stocks.map((s, n) => (n === seat ? { ...s, ...change } : s)),
});
const turn = (change: object) => (p: Position) => ({ ...p, turn: { ...p.turn, ...change } });

type Case = [what: string, asked: Asked, board: Board, found: string[], change?: (position: Position) => unknown];
const CASES: Case[] = [
  ['a cell outside', { players: 2 }, { palaces: [palace('grey', 'P1')] }, ['M1 palaces[0].buildings[0]']],
  ['two pieces on a cell', first4, { palaces: [palace('grey', 'H6')] }, ['M1 streets[0][0]']],
  ['a wall cell that is not there', { players: 2 }, { walls: ['north15'] }, ['M1 walls[6]']],
  ['violet in the first edition', first4, { palaces: [palace('violet', 'A1')] }, ['M2 palaces[0].colour']],
  [
    'a building too many',
    first4,
    {},
    ['M3 stocks', 'M3 stocks[0]'],
    stock(0, { buildings: { grey: 6, black: 5, brown: 5, orange: 5 } }),
  ],
  ['a stable too few', first4, {}, ['M3 stocks'], stock(1, { stables: 2 })],
  ['a wall too many', first4, {}, ['M3 stocks', 'M3 stocks[1]'], stock(1, { walls: 9 })],
  ['a merchant too many', first4, {}, ['M3 stocks'], stock(1, { merchants: 7 })],
  ['a neutral roof too few', second3, {}, ['M3 stocks'], stock(1, { neutralRoofs: 0 })],
  ['a stock too few', first4, {}, ['M3 stocks'], p => ({ ...p, stocks: p.stocks.slice(1) })],
  ['a seat that is not there', second3, { turn: { seat: 3 } }, ['M3 turn.seat']],
  ['a street that begins at the edge', first4, { streets: [['A1']] }, ['M4 streets[0]']],
  ['a well in a game without', first4, {}, ['M5 well'], p => ({ ...p, well: 'C3' })],
  ['a well at the edge', second3, { well: 'A3' }, ['M5 well']],
  ['pieces before the well', second3, { turn: null }, ['M5 palaces'], p => ({ ...p, well: null })],
  [
    'a turn before the first merchant',
    first4,
    { streets: [], turn: { seat: 0, number: 1 } },
    ['M5 turn'],
    p => ({ ...p, stocks: p.stocks.map(s => ({ ...s, merchants: 6 })) }),
  ],
  ['a wrong number of turn', first4, {}, ['M5 turn.number'], turn({ number: 2 })],
  ['a wrong seat in the first turns', first4, { turn: { seat: 2, number: 1 } }, ['M4 turn.seat']],
  ['too few due', first4, {}, ['M6 turn.due'], turn({ due: 1 })],
  ['too many due', first4, { walls: ['north1'] }, ['M6 turn.due'], turn({ due: 3, placed: 1 })],
  ['more placed than due', first4, {}, ['M6 turn.placed'], turn({ placed: 2 })],
  ['two growing palaces', first4, { palaces: [palace('grey', 'A1'), palace('grey', 'C1')] }, ['M9 palaces']],
  [
    'variante française: two unroofed palaces',
    { ...first4, francaise: true },
    { palaces: [palace('grey', 'A1'), palace('grey', 'E1')], streets: [words('B1 C1 D1 D2 D3 C3 B3 A3 A2')] },
    ['M9 palaces'],
  ],
  [
    'palaces that touch',
    first4,
    { palaces: [palace('grey', 'A1'), palace('brown', 'B2')] },
    ['M10 palaces[0]', 'M10 palaces[1]'],
  ],
  ['a palace at the well', second3, { well: 'C3', palaces: [palace('grey', 'D4')] }, ['M10 palaces[0]']],
  [
    'buildings of a closed colour',
    { players: 2, rules: 'duel' },
    { palaces: [palace('grey', 'A1', { roof: 0 }), palace('grey', 'C1', { roof: 1 })], palaceTiles: { grey: 0 } },
    ['M11 stocks'],
    stock(0, { buildings: { grey: 2, black: 9, brown: 9, orange: 9 } }),
  ],
  [
    'two palaces of a colour for one seat',
    first4,
    { palaces: [palace('grey', 'A1', { roof: 0 }), palace('grey', 'C1', { roof: 0 })], palaceTiles: { grey: 0 } },
    ['M12 palaces[1].roof'],
  ],
  [
    'a neutral roof where there are none',
    first4,
    { palaces: [palace('grey', 'A1', { roof: 'neutral' })] },
    ['M13 palaces[0].roof', 'M3 stocks'],
  ],
  [
    'a blocking roof where there are none',
    first4,
    { palaces: [palace('grey', 'A1', { roof: 'blocking 0' })] },
    ['M14 palaces[0].roof'],
  ],
  [
    'a roof without a seat',
    first4,
    owned,
    ['M12 palaces[0].roof.seat'],
    p => ({ ...p, palaces: [{ ...p.palaces![0]!, roof: { kind: 'own' } }] }),
  ],
  [
    'limits of the duel elsewhere',
    first4,
    { palaces: [palace('grey', 'A1')] },
    ['M15 turn'],
    turn({ placed: 1, buildings: ['grey'] }),
  ],
  [
    'more limits than pieces',
    duel,
    { palaces: [palace('grey', 'A1')] },
    ['M15 turn'],
    turn({ due: 3, buildings: ['grey'] }),
  ],
  ['a roof used but not there', duel, {}, ['M15 turn.roofs'], turn({ placed: 1, roofs: ['blocking'] })],
  ['a street in two parts', first4, { streets: [['H6', 'J6']] }, ['M17 streets[0]']],
  ['a street with a branch', first4, { streets: [words('H6-J6 I7')] }, ['M17 streets[0]']],
  ['a new street too early', first4, { streets: [['H6'], ['C3']] }, ['M18 streets[0]']],
  [
    'a new street that touches too often',
    first4,
    { streets: [words('B3 B2 C2 D2 D3 D4 D5 C5 B5 A5 A4'), ['C3']] },
    ['M18 streets[1]'],
  ],
  ['walls without a gate', first4, { walls: words('west1-11') }, ['M19 walls']],
  ['a wall alone', first4, { walls: ['north5'] }, ['M19 walls']],
  ['a palace tile of nobody', first4, owned, ['M20 palaceTiles.grey'], p => ({ ...p, palaceTiles: {} })],
  ['a palace tile without a palace', first4, {}, ['M20 palaceTiles.grey'], p => ({ ...p, palaceTiles: { grey: 0 } })],
  ['a tower tile without a connection', first4, owned, ['M21 towerTiles.1'], p => ({ ...p, towerTiles: { 1: 1 } })],
  ['a tower tile not taken', first4, { ...owned, walls: ['north1'] }, ['M21 towerTiles.1']],
  ['merchants of a tower not taken', second3, { ...owned, walls: ['north1'], towerTiles: { '1': 1 } }, ['M3 stocks']],
  ['tea from nowhere', second3, {}, ['M23 stocks[0].tea', 'M23 stocks'], stock(0, { tea: 1 })],
  ['the end while somebody can place', first4, { turn: null }, [0, 1, 2, 3].map(() => 'M24 turn')],
  ['a roof owed that is not', first4, {}, ['M25 turn.roofOwed'], turn({ roofOwed: true })],
  [
    'a roof owed in the second edition',
    second3,
    {},
    ['M25 turn.roofOwed', 'M25 turn.roofOwed'],
    turn({ roofOwed: true }),
  ],
];

describe('impossible positions', () => {
  test.each(CASES)('%s', (_, asked, board, found, change) => {
    expect(problems(asked, board, change)).toEqual(found);
  });

  test('every reason is listed', () => {
    const found = problems(first4, {
      palaces: [palace('grey', 'A1 A3'), palace('brown', 'B2'), palace('orange', 'P1', { roof: 'blocking 0' })],
      streets: [['H6', 'H8']],
    });
    expect([...new Set(found.map(problem => problem.split(' ')[0]))]).toEqual(['M7', 'M10', 'M14', 'M17']);
  });

  test('the shape of a document is checked first', () => {
    for (const wrong of [null, 7, 'x', [], {}, { ...document(first4, {}), walls: ['north99'] }]) {
      const reading = medina.readPosition(wrong);
      expect(reading.ok).toBe(false);
    }
    expect(problems(first4, {}, p => ({ ...p, options: { players: 2, rules: 'first' } }))).toEqual([
      'M3 options.players',
    ]);
  });

  test('what is left out has sensible values', () => {
    const { options, stocks } = document(first4, { turn: { seat: 0, number: 1 } });
    const reading = medina.readPosition({
      options: { players: 4, rules: 'first' },
      stocks,
      streets: [['H6']],
      turn: { seat: 0 },
    });
    expect(reading.ok && reading.value).toEqual(position(first4, { turn: { seat: 0, number: 1 } }));
    expect(reading.ok && medina.options(reading.value)).toEqual(options);
  });
});

describe('options', () => {
  test.each([
    [{ players: 2, rules: 'first' }, 'M3 players'],
    [{ players: 3, rules: 'duel' }, 'M3 players'],
    [{ players: 4, rules: 'first', well: true }, 'M5 well'],
    [{ players: 4, rules: 'first', tea: true }, 'M23 tea'],
    [{ players: 4, rules: 'second', wallArms: true }, 'M21 wallArms'],
    [{ players: 2, rules: 'duel', wallArms: true }, 'M21 wallArms'],
    [{ players: 5 }, 'undefined players'],
    [{ players: 4, rules: 'third' }, 'undefined rules'],
    [null, 'undefined (document)'],
  ])('%o is refused: %s', (asked, problem) => {
    const reading = medina.readOptions(asked);
    expect(reading.ok ? [] : reading.problems.map(({ rule, path }) => `${rule} ${path}`)).toEqual([problem]);
  });
  test('well and tea are on in the second edition and off elsewhere', () => {
    expect(medina.readOptions({ players: 4 })).toMatchObject({ value: { rules: 'second', well: true, tea: true } });
    expect(medina.readOptions({ players: 4, rules: 'first' })).toMatchObject({ value: { well: false, tea: false } });
  });
  test('variants have unlike names and options', () => {
    expect(new Set(medina.variants.map(({ name }) => name)).size).toBe(medina.variants.length);
    expect(new Set(medina.variants.map(({ options }) => JSON.stringify(options))).size).toBe(medina.variants.length);
  });
});
