// The reference is right by itself: the number due, tea, the last player's roof, passing and the end.
import { describe, expect, test } from 'vitest';
import type { Position } from '../../../src/games/medina/position/schema.ts';
import { allows } from './broken.ts';
import { cellsFor, legal, lying, palace, playing } from './example.ts';
import { tableOf } from './read.ts';
import { startOf } from './start.ts';
import { played } from './turn.ts';

const NOTHING = {};

describe('M4, M5: the start', () => {
  const merchant = { kind: 'first-merchant', cell: 'C3' } as const;
  const started = (options: Position['options']) => {
    const table = tableOf(startOf(options));
    if (!table.options.well) return played(table, merchant);
    expect(allows(table, merchant)).toBe(false);
    const laid = played(table, { kind: 'well', cell: 'C4' });
    expect(allows(laid, { kind: 'first-merchant', cell: 'C4' })).toBe(false);
    return played(laid, merchant);
  };

  test.each([
    [{ players: 3, rules: 'first' }, [0, 0, 1, 1, 2, 2]],
    [{ players: 2, rules: 'duel' }, [1, 0, 0, 1, 1, 1, 0, 0, 0]],
    [{ players: 2, rules: 'second' }, [0, 1, 1, 0, 0]],
    [{ players: 3, rules: 'second' }, [0, 1, 2, 2, 0, 0]],
    [{ players: 4, rules: 'second', well: false }, [0, 1, 2, 2, 3, 3]],
  ] as const)('%j: the seats that place one after the other', (options, seats) => {
    let table = started(options);
    const walls = 'north1 north2 north3 north4 north5 north6 north7 north8 north9'.split(' ');
    for (const [i, seat] of seats.entries()) {
      expect(table.turn?.seat, `piece ${i}`).toBe(seat);
      table = playing(table, `wall ${walls[i]}`);
    }
  });

  test('neither well nor merchant lies in the outer row or column', () => {
    const table = tableOf(startOf({ players: 2 }));
    const cells = table.city.cells.filter(cell => allows(table, { kind: 'well', cell }));
    expect(cells).toHaveLength(12 * 8);
  });
});

describe('M6: the number due', () => {
  test('is 1 when only one piece can be placed', () => {
    const table = lying({ stocks: [{ walls: 1 }] });
    expect(playing(table, 'wall north1').turn?.seat).toBe(1);
  });

  test('counts a palace that can be roofed once it is started', () => {
    const table = lying({ stocks: [{ buildings: { grey: 1 } }] });
    expect(playing(table, 'grey C3', 'own C3').turn?.seat).toBe(1);
  });

  test('a piece that leaves no second is refused when another leaves one', () => {
    const asked = { palaces: [palace('brown', 'A3', 0, 'B3 A4')], streets: [['A1']] };
    const table = lying({ ...asked, stocks: [{ merchants: 1, stables: 1 }] });
    expect(cellsFor(table, 'stable')).toBe('A2');
    expect(cellsFor(table, 'merchant')).toBe('B1');
    expect(cellsFor(lying({ ...asked, stocks: [{ merchants: 1, stables: 1, walls: 1 }] }), 'merchant')).toBe('B1 A2');
  });

  test('merchants gained by the first piece count (M22)', () => {
    const table = lying({
      options: { rules: 'second' },
      palaces: [palace('grey', 'A1', 0)],
      stocks: [{ walls: 1 }],
    });
    expect(playing(table, 'wall north1').turn).toMatchObject({ seat: 0, placed: 1, due: 2 });
    expect(legal(table, 'wall north16')).toBe(false);
    expect(playing(table, 'wall north1', 'merchant P10').turn?.seat).toBe(1);
  });

  test('a roof that closes a colour takes the buildings away: refused if they were the rest (M11)', () => {
    const closing = [palace('brown', 'C1', 1), palace('brown', 'E1', 2), palace('brown', 'G1')];
    const table = lying({
      options: { players: 3 },
      palaces: [...closing, palace('grey', 'I1', 0), palace('black', 'K1', 0), palace('orange', 'M1', 0)],
      stocks: [{ buildings: { brown: 1 } }, NOTHING, NOTHING],
    });
    expect(legal(table, 'own G1')).toBe(false);
    expect(playing(table, 'brown G2', 'own G1').turn).toBeUndefined();
  });

  test('in the duel, the limits of M15 count', () => {
    const table = lying({ options: { rules: 'duel', players: 2 }, stocks: [{ buildings: { brown: 3 } }], palaces: [] });
    expect(playing(table, 'brown C3', 'own C3').turn?.seat).toBe(1);
    expect(playing(table, 'brown C3').turn).toMatchObject({ seat: 0, due: 2, placed: 1 });
  });
});

describe('M23: tea', () => {
  const tea = { rules: 'second', tea: true } as const;

  test('stands for the second piece, never for the first or the only one', () => {
    const table = lying({ options: tea, stocks: [{ walls: 2, tea: 1 }] });
    expect(legal(table, 'tea')).toBe(false);
    const used = playing(table, 'wall north1', 'tea');
    expect(used.turn?.seat).toBe(1);
    expect(used.stocks[0]!.tea).toBe(0);
    expect(playing(lying({ options: tea, stocks: [{ walls: 1, tea: 1 }] }), 'wall north1').turn?.seat).toBe(1);
    expect(playing(lying({ options: tea, turn: { number: 1 } }), 'wall north1').turn?.seat).toBe(1);
  });

  test('lets a first piece through that makes a second impossible, and is then compulsory', () => {
    const asked = { options: tea, palaces: [palace('grey', 'A1', 0)] };
    const with_ = lying({ ...asked, stocks: [{ walls: 1, tea: 1 }] });
    const forced = playing(with_, 'wall north16');
    expect(forced.turn).toMatchObject({ seat: 0, placed: 1, due: 2 });
    expect(playing(forced, 'tea').turn?.seat).toBe(1);
    expect(legal(lying({ ...asked, stocks: [{ walls: 1 }] }), 'wall north16')).toBe(false);
  });

  test('may just have been gained', () => {
    const table = lying({ options: tea, palaces: [palace('violet', 'C3')] });
    expect(playing(table, 'own C3', 'tea').stocks[0]!.tea).toBe(2);
  });
});

describe('M24, M25: the end', () => {
  const rest = [NOTHING, NOTHING, NOTHING];

  test('M24: a player who can place nothing is passed over; the game ends when nobody can', () => {
    const table = lying({ stocks: [{ walls: 2 }, NOTHING, { walls: 1 }, NOTHING] });
    const last = playing(table, 'wall north1', 'wall north2');
    expect(last.turn).toMatchObject({ seat: 2, due: 1 });
    expect(playing(last, 'wall north3').turn).toBeUndefined();
  });

  test('M24: a player may come back when a colour opens again', () => {
    const blocked = palace('grey', 'A1');
    const stocks = [{ merchants: 1 }, { buildings: { grey: 1 } }, NOTHING];
    const table = lying({
      options: { players: 3, francaise: true },
      palaces: [
        blocked,
        palace('black', 'D1', 1),
        palace('brown', 'F1', 1),
        palace('orange', 'H1', 1),
        palace('grey', 'J1', 1),
      ],
      streets: [['A2', 'B2', 'B1']],
      stocks,
    });
    expect(legal(table, 'own A1')).toBe(true);
    expect(playing(table, 'own A1', 'merchant C1').turn).toMatchObject({ seat: 1, due: 1 });
  });

  test('M25: the last player must roof in his turn, a building placed for it included', () => {
    const stocks = [{ buildings: { grey: 1 }, walls: 3 }, ...rest];
    const table = lying({ stocks });
    expect(legal(table, 'grey C3')).toBe(true);
    expect(legal(table, 'wall north1')).toBe(false);
    expect(legal(playing(table, 'grey C3'), 'wall north1')).toBe(false);
    expect(legal(playing(table, 'grey C3'), 'own C3')).toBe(true);
    const others = lying({ stocks: [stocks[0]!, { walls: 1 }, NOTHING, NOTHING] });
    expect(legal(others, 'wall north1')).toBe(true);
    const free = lying({ stocks: [{ walls: 3 }, ...rest] });
    expect(playing(free, 'wall north1', 'wall north2').turn).toMatchObject({ seat: 0, due: 1 });
    const second = lying({ options: { rules: 'second' }, stocks });
    expect(legal(second, 'wall north1')).toBe(true);
  });

  test('M25: one roof is enough', () => {
    const owned = [0, 1, 2, 3].map(seat => palace('brown', `A${1 + 2 * seat}`, seat));
    const others = [1, 2, 3].map(seat => palace('grey', `C${1 + 2 * seat}`, seat));
    const table = lying({ palaces: [...owned, ...others, palace('grey', 'F5')], stocks: [{ walls: 3 }, ...rest] });
    expect(playing(table, 'wall north1', 'own F5').turn?.seat).toBe(0);
    expect(playing(table, 'own F5', 'wall north1').turn?.seat).toBe(0);
    expect(legal(playing(table, 'wall north1'), 'wall north2')).toBe(false);
  });
});
