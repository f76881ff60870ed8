// The reference is right by itself: what may be placed where, by the examples of docs/rules/medina.md and some corners.
import { describe, expect, test } from 'vitest';
import { cellsFor, legal, lying, palace, playing } from './example.ts';
import { palaceNamed } from './placements.ts';

describe('palaces', () => {
  test('M8: a building extends beside a building, not beside a stable alone, and not elsewhere', () => {
    const table = lying({ palaces: [palace('brown', 'C3', undefined, 'D3')] });
    expect(cellsFor(table, 'brown')).toBe('C2 B3 C4');
  });

  test('M8: merchants stand in the way; the edge of the city does not matter', () => {
    const table = lying({ palaces: [palace('brown', 'A1')], streets: [['B1', 'C1']] });
    expect(cellsFor(table, 'brown')).toBe('A2');
  });

  test('M9: a blocked palace lets the colour start anew, away from the blocked one too; not in the variante française', () => {
    const asked = { palaces: [palace('brown', 'A1')], streets: [['B1', 'B2', 'A2']] };
    const cells = cellsFor(lying(asked), 'brown').split(' ');
    expect(cells).toHaveLength(16 * 11 - 4);
    expect(cells).not.toContain('A2');
    const french = { francaise: true };
    expect(cellsFor(lying({ ...asked, options: french }), 'brown')).toBe('');
    expect(legal(playing(lying({ ...asked, options: french }), 'own A1'), 'brown D4')).toBe(true);
  });

  test('M9: a palace that only M10 keeps from growing is blocked', () => {
    const table = lying({
      palaces: [palace('brown', 'A1'), palace('grey', 'C1 C2'), palace('orange', 'B4 A4', 0)],
      streets: [['P1']],
    });
    expect(legal(table, 'brown A2')).toBe(true);
    const blocked = lying({ palaces: [palace('brown', 'A1'), palace('grey', 'C1 C2'), palace('orange', 'B3', 0)] });
    expect(legal(blocked, 'brown A2')).toBe(false);
    expect(legal(blocked, 'brown H8')).toBe(true);
  });

  test('M10: nothing touches another palace, orthogonally or diagonally', () => {
    const table = lying({ palaces: [palace('brown', 'C3', 0, 'D3'), palace('grey', 'H8')] });
    const barred = ['B2', 'C2', 'D2', 'E2', 'B3', 'E3', 'B4', 'C4', 'D4', 'E4'];
    for (const cell of barred) expect(legal(table, `brown ${cell}`), cell).toBe(false);
    expect(legal(table, 'brown F3')).toBe(true);
  });

  test('M10: the eight cells around the well are barred to buildings and stables, not to merchants', () => {
    const table = lying({
      options: { rules: 'second', well: true },
      well: 'F6',
      palaces: [palace('brown', 'D5')],
      streets: [['E3', 'E4']],
    });
    expect(cellsFor(table, 'brown')).toBe('D4 C5 D6');
    expect(cellsFor(table, 'stable')).toBe('D4 C5 D6');
    expect(legal(table, 'merchant E5')).toBe(true);
    expect(legal(table, 'grey F7')).toBe(false);
    expect(legal(table, 'grey F8')).toBe(true);
    expect(legal(table, 'grey F6')).toBe(false);
  });

  test('M11: the last owner of a colour closes it, and its buildings leave the game', () => {
    const table = lying({
      options: { players: 3 },
      palaces: [palace('brown', 'A1', 1), palace('brown', 'A4', 2), palace('brown', 'A7'), palace('brown', 'A10')],
    });
    expect(legal(table, 'brown A8')).toBe(true);
    const closed = playing(table, 'own A7');
    expect(cellsFor(closed, 'brown')).toBe('');
    expect(closed.stocks.map(({ buildings }) => buildings.brown)).toEqual([0, 0, 0]);
    expect(legal(closed, 'stable A11')).toBe(true);
    expect(legal(closed, 'own A10')).toBe(false);
  });
});

describe('roofs', () => {
  test('M12: any unroofed palace of a colour not yet owned', () => {
    const table = lying({
      palaces: [palace('brown', 'A1', 0), palace('brown', 'A4'), palace('grey', 'B8 A8'), palace('orange', 'F8', 1)],
    });
    expect(legal(table, 'own A4')).toBe(false);
    expect(legal(table, 'own A8')).toBe(true);
    expect(legal(table, 'own B8')).toBe(false);
    expect(legal(table, 'own F8')).toBe(false);
    expect(legal(table, 'neutral A8')).toBe(false);
  });

  test('M13: a neutral roof may go on a colour that the player owns, while he has one', () => {
    const second = { rules: 'second', players: 3 } as const;
    const palaces = [palace('brown', 'A1', 0), palace('brown', 'A4'), palace('brown', 'A7')];
    const table = lying({ options: second, palaces });
    const once = playing(table, 'neutral A4');
    expect(palaceNamed(once, 'A4')?.roof).toEqual({ kind: 'neutral', seat: undefined });
    expect(legal(once, 'neutral A7')).toBe(false);
  });

  test('M14: a blocking roof of a colour is used once, and lost when the opponent has used both', () => {
    const duel = { rules: 'duel', players: 2 } as const;
    const open = palace('brown', 'A7');
    const mine = lying({ options: duel, palaces: [palace('brown', 'A1', 0), open] });
    expect(legal(mine, 'blocking A7')).toBe(true);
    const used = lying({ options: duel, palaces: [palace('brown', 'A1', 'blocking 0'), open] });
    expect(legal(used, 'blocking A7')).toBe(false);
    const theirs = lying({ options: duel, palaces: [palace('brown', 'A1', 'blocking 1'), open] });
    expect(legal(theirs, 'blocking A7')).toBe(true);
    const both = [palace('brown', 'A1', 'blocking 1'), palace('brown', 'D1', 1), open];
    expect(legal(lying({ options: duel, palaces: both }), 'blocking A7')).toBe(false);
    expect(legal(lying({ options: duel, palaces: both }), 'own A7')).toBe(true);
  });

  test('M15: the examples of the duel', () => {
    const palaces = [palace('brown', 'A1'), palace('orange', 'A5'), palace('black', 'E5'), palace('grey', 'I5')];
    const table = lying({ options: { rules: 'duel', players: 2 }, palaces });
    expect(playing(table, 'brown B1', 'orange B5', 'blocking E5').turn?.seat).toBe(1);
    expect(playing(table, 'stable B1', 'stable B5', 'black F5').turn?.seat).toBe(1);
    expect(legal(playing(table, 'black F5'), 'black G5')).toBe(false);
    expect(legal(playing(table, 'black F5', 'own E5'), 'own A1')).toBe(false);
    expect(legal(playing(table, 'black F5', 'own E5'), 'blocking A1')).toBe(true);
    expect(legal(playing(table, 'black F5', 'own E5'), 'black L5')).toBe(false);
  });
});

describe('stables, merchants, walls', () => {
  test('M16: a stable stands beside a building, roofed or not, not beside a stable alone', () => {
    const table = lying({ palaces: [palace('brown', 'C3', 1, 'D3')] });
    expect(cellsFor(table, 'stable')).toBe('C2 B3 C4');
  });

  test('M10, M16: no stable between two palaces', () => {
    const table = lying({ palaces: [palace('brown', 'C3', 1), palace('grey', 'E3')] });
    expect(cellsFor(table, 'stable')).toBe('C2 E2 B3 F3 C4 E4');
  });

  test('M17: only at the ends, beside exactly one merchant', () => {
    expect(cellsFor(lying({ streets: [['C3']] }), 'merchant')).toBe('C2 B3 D3 C4');
    expect(cellsFor(lying({ streets: [['D3', 'C3', 'C4', 'C5', 'D5']] }), 'merchant')).toBe('D2 E3 E5 D6');
    expect(
      cellsFor(
        lying({
          streets: [
            ['A1', 'A2'],
            ['C1', 'C2'],
          ],
        }),
        'merchant',
      ),
    ).toBe('D1 D2 C3');
  });

  test('M17: an end stays an end when it touches an old merchant', () => {
    const table = lying({ streets: [['A1', 'A2'], ['B2']] });
    expect(cellsFor(table, 'merchant')).toBe('C2 B3');
  });

  test('M18: a new street only when both ends are stuck; it touches at most one old merchant, or with the option none', () => {
    const stuck = {
      streets: [['H5'], ['H7'], ['A1', 'A2']],
      palaces: [palace('brown', 'B1 B2 B3', 0, 'A3')],
    };
    const cells = cellsFor(lying(stuck), 'merchant').split(' ');
    expect(cells).toHaveLength(16 * 11 - 8 - 1);
    expect(cells).not.toContain('H6');
    expect(cells).toContain('H4');
    const apart = cellsFor(lying({ ...stuck, options: { newStreetTouches: 0 } }), 'merchant').split(' ');
    expect(apart).toHaveLength(16 * 11 - 8 - 7);
    const free = { ...stuck, palaces: [palace('brown', 'B1 B2 B3', 0)] };
    expect(cellsFor(lying(free), 'merchant')).toBe('A3');
    expect(playing(lying(stuck), 'merchant H4').streets.at(-1)).toEqual(['H4']);
  });

  test('M19: walls grow from the towers, and the last gap of a side stays open', () => {
    const corners = lying({});
    const walls = [...corners.city.walls.keys()].filter(cell => legal(corners, `wall ${cell}`));
    expect(walls.sort()).toEqual('east1 east11 north1 north16 south1 south16 west1 west11'.split(' '));
    const north = Array.from({ length: 15 }, (_, i) => `north${i + 2}`);
    expect(legal(lying({ walls: north }), 'wall north1')).toBe(false);
    expect(legal(lying({ walls: north.slice(1) }), 'wall north1')).toBe(true);
    expect(legal(lying({ walls: north.slice(1) }), 'wall north2')).toBe(true);
    expect(legal(lying({ walls: ['north1'] }), 'wall north3')).toBe(false);
  });
});
