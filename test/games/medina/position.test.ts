// Positions that can't be are refused, each with the rule that forbids it, and everything wrong is listed.
import { describe, expect, test } from 'vitest';
import { medina, type Position } from '../../../src/games/medina/index.ts';
import { recompute } from '../../../src/games/medina/position/recompute.ts';
import { playOut, seeded } from '../../../src/kernel/index.ts';
import {
  type Asked,
  type Board,
  document,
  duel,
  first4,
  palace,
  position,
  problems,
  second3,
  walkAll,
  words,
} from './helpers.ts';

/** More games for a longer run. */
const GAMES = Number(process.env.MEDINA_GAMES ?? 1);

const owned = { palaces: [palace('grey', 'A1', { roof: 1 })], palaceTiles: { grey: 1 } };

const stock = (seat: number, change: object) => (p: Position) => ({
  ...p,
  stocks: p.stocks.map((s, n) => (n === seat ? { ...s, ...change } : s)),
});

const turn = (change: object) => (p: Position) => ({ ...p, turn: { ...p.turn, ...change } });

type Case = [what: string, asked: Asked, board: Board, found: string[], change?: (position: Position) => unknown];

const CASES: Case[] = [
  ['a cell outside', { players: 2 }, { palaces: [palace('grey', 'P1')] }, ['palaces[0].buildings[0] M1']],
  ['two pieces on a cell', first4, { palaces: [palace('grey', 'H6')] }, ['streets[0][0] M1']],
  ['a wall cell that is not there', { players: 2 }, { walls: ['north15'] }, ['walls[6] M1']],
  ['violet in the first edition', first4, { palaces: [palace('violet', 'A1')] }, ['palaces[0].colour M2']],
  [
    'a building too many',
    first4,
    {},
    ['stocks M3', 'stocks[0] M3'],
    stock(0, { buildings: { grey: 6, black: 5, brown: 5, orange: 5 } }),
  ],
  ['a stable too few', first4, {}, ['stocks M3'], stock(1, { stables: 2 })],
  ['a wall too many', first4, {}, ['stocks M3', 'stocks[1] M3'], stock(1, { walls: 9 })],
  ['a merchant too many', first4, {}, ['stocks M3', 'stocks[1] M3'], stock(1, { merchants: 7 })],
  [
    'a merchant of one seat in the stock of another',
    first4,
    {},
    ['stocks[1] M3'],
    p => ({ ...p, stocks: p.stocks.map((s, seat) => (seat > 1 ? s : { ...s, merchants: seat === 0 ? 5 : 7 })) }),
  ],
  ['a neutral roof too few', second3, {}, ['stocks M3'], stock(1, { neutralRoofs: 0 })],
  ['a stock too few', first4, {}, ['stocks M3'], p => ({ ...p, stocks: p.stocks.slice(1) })],
  ['a seat that is not there', second3, { turn: { seat: 3 } }, ['turn.seat M3']],
  ['a street that begins at the edge', first4, { streets: [['A1']] }, ['streets[0] M4']],
  ['a well in a game without', first4, {}, ['well M5'], p => ({ ...p, well: 'C3' })],
  ['a well at the edge', second3, { well: 'A3' }, ['well M5']],
  ['pieces before the well', second3, { turn: null }, ['palaces M5'], p => ({ ...p, well: null })],
  [
    'a turn before the first merchant',
    first4,
    { streets: [], turn: { seat: 0, number: 1 } },
    ['turn M5'],
    p => ({ ...p, stocks: p.stocks.map(s => ({ ...s, merchants: 6 })) }),
  ],
  ['a wrong number of turn', first4, {}, ['turn.number M5'], turn({ number: 2 })],
  ['a wrong seat in the first turns', first4, { turn: { seat: 2, number: 1 } }, ['turn.seat M4']],
  ['too few due', first4, {}, ['turn.due M6'], turn({ due: 1 })],
  ['too many due', first4, { walls: ['north1'] }, ['turn.due M6'], turn({ due: 3, placed: 1 })],
  ['more placed than due', first4, {}, ['turn.placed M6'], turn({ placed: 2 })],
  ['two growing palaces', first4, { palaces: [palace('grey', 'A1'), palace('grey', 'C1')] }, ['palaces M9']],
  [
    'variante française: two unroofed palaces',
    { ...first4, francaise: true },
    { palaces: [palace('grey', 'A1'), palace('grey', 'E1')], streets: [words('B1 C1 D1 D2 D3 C3 B3 A3 A2')] },
    ['palaces M9'],
  ],
  [
    'palaces that touch',
    first4,
    { palaces: [palace('grey', 'A1'), palace('brown', 'B2')] },
    ['palaces[0] M10', 'palaces[1] M10'],
  ],
  ['a palace at the well', second3, { well: 'C3', palaces: [palace('grey', 'D4')] }, ['palaces[0] M10']],
  [
    'buildings of a closed colour',
    { players: 2, rules: 'duel' },
    { palaces: [palace('grey', 'A1', { roof: 0 }), palace('grey', 'C1', { roof: 1 })], palaceTiles: { grey: 0 } },
    ['stocks M11'],
    stock(0, { buildings: { grey: 2, black: 9, brown: 9, orange: 9 } }),
  ],
  [
    'two palaces of a colour for one seat',
    first4,
    { palaces: [palace('grey', 'A1', { roof: 0 }), palace('grey', 'C1', { roof: 0 })], palaceTiles: { grey: 0 } },
    ['palaces[1].roof M12'],
  ],
  [
    'a neutral roof where there are none',
    first4,
    { palaces: [palace('grey', 'A1', { roof: 'neutral' })] },
    ['palaces[0].roof M13', 'stocks M3'],
  ],
  [
    'a blocking roof where there are none',
    first4,
    { palaces: [palace('grey', 'A1', { roof: 'blocking 0' })] },
    ['palaces[0].roof M14'],
  ],
  [
    'a roof without a seat',
    first4,
    owned,
    ['palaces[0].roof.seat M12'],
    p => ({ ...p, palaces: [{ ...p.palaces![0]!, roof: { kind: 'own' } }] }),
  ],
  [
    'limits of the duel elsewhere',
    first4,
    { palaces: [palace('grey', 'A1')] },
    ['turn M15'],
    turn({ placed: 1, buildings: ['grey'] }),
  ],
  [
    'more limits than pieces',
    duel,
    { palaces: [palace('grey', 'A1')] },
    ['turn M15'],
    turn({ due: 3, buildings: ['grey'] }),
  ],
  ['a roof used but not there', duel, {}, ['turn.roofs M15'], turn({ placed: 1, roofs: ['blocking'] })],
  ['a street in two parts', first4, { streets: [['H6', 'J6']] }, ['streets[0] M17']],
  ['a street with a branch', first4, { streets: [words('H6-J6 I7')] }, ['streets[0] M17']],
  ['a new street too early', first4, { streets: [['H6'], ['C3']] }, ['streets[0] M18']],
  [
    'a new street that touches too often',
    first4,
    { streets: [words('B3 B2 C2 D2 D3 D4 D5 C5 B5 A5 A4'), ['C3']] },
    ['streets[1] M18'],
  ],
  ['walls without a gate', first4, { walls: words('west1-11') }, ['walls M19']],
  ['a wall alone', first4, { walls: ['north5'] }, ['walls M19']],
  ['a palace tile of nobody', first4, owned, ['palaceTiles.grey M20'], p => ({ ...p, palaceTiles: {} })],
  ['a palace tile without a palace', first4, {}, ['palaceTiles.grey M20'], p => ({ ...p, palaceTiles: { grey: 0 } })],
  ['a tower tile without a connection', first4, owned, ['towerTiles.1 M21'], p => ({ ...p, towerTiles: { 1: 1 } })],
  ['a tower tile not taken', first4, { ...owned, walls: ['north1'] }, ['towerTiles.1 M21']],
  ['merchants of a tower not taken', second3, { ...owned, walls: ['north1'], towerTiles: { '1': 1 } }, ['stocks M3']],
  ['tea from nowhere', second3, {}, ['stocks[0].tea M23', 'stocks M23'], stock(0, { tea: 1 })],
  ['the end while somebody can place', first4, { turn: null }, [0, 1, 2, 3].map(() => 'turn M24')],
  ['a roof owed that is not', first4, {}, ['turn.roofOwed M25'], turn({ roofOwed: true })],
  [
    'a roof owed in the second edition',
    second3,
    {},
    ['turn.roofOwed M25', 'turn.roofOwed M25'],
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
    expect([...new Set(found.map(problem => problem.split(' ')[1]))]).toEqual(['M7', 'M10', 'M14', 'M17']);
  });

  test('the shape of a document is checked first', () => {
    for (const wrong of [null, 7, 'x', [], {}, { ...document(first4, {}), walls: ['north99'] }]) {
      const reading = medina.readPosition(wrong);
      expect(reading.ok).toBe(false);
    }
    expect(problems(first4, {}, p => ({ ...p, options: { players: 2, rules: 'first' } }))).toEqual([
      'options.players M3',
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

describe('a position whose turn nobody can take', () => {
  test.each(medina.variants)('M24: is refused at the end of $name', ({ options }) => {
    const state = medina.start(options);
    playOut(medina, state, seeded(3));
    for (let seat = 0; seat < options.players; seat++) {
      const reading = medina.readPosition({ ...medina.writePosition(state), turn: { seat } });
      expect(reading.ok).toBe(false);
      if (!reading.ok) expect(reading.problems.map(({ path, rule }) => `${path} ${rule}`)).toContain('turn.seat M24');
    }
  });
});

test.each(medina.variants)(
  'the caches of $name equal what is computed from scratch in every position',
  ({ options }) => {
    walkAll(options, 4 * GAMES, state => {
      const fresh = recompute(state);
      if (!fresh.sets.every((word, n) => word === state.sets[n])) expect(state).toEqual(fresh);
    });
  },
);
