// The reference is right by itself: tiles, tea and points, by the examples of docs/rules/medina.md.
import { describe, expect, test } from 'vitest';
import { lying, palace, playing } from './example.ts';
import { pointsOf } from './score.ts';

describe('palace tiles', () => {
  test('M20: the example of blue and green', () => {
    const blue = palace('orange', 'A1 B1 C1', 0, 'A2 B2');
    const table = lying({
      palaces: [blue, palace('orange', 'F6 G6 H6 I6')],
      palaceTiles: { orange: 0 },
      turn: { seat: 1 },
      stocks: Array(4).fill({ stables: 3, walls: 9 }),
    });
    const roofed = playing(table, 'own F6', 'stable F7');
    expect(roofed.palaceTiles.orange).toBe(0);
    expect(playing(roofed, 'stable G7').palaceTiles.orange).toBe(1);
  });

  test('M20: a stable at an unroofed palace, or at one under a blocking roof, wins nothing', () => {
    const palaces = [palace('brown', 'A1', 0), palace('brown', 'D1 E1 F1', 'blocking 1'), palace('brown', 'D5 E5')];
    const table = lying({ options: { rules: 'duel', players: 2 }, palaces, palaceTiles: { brown: 0 } });
    expect(playing(table, 'stable D2', 'stable D6').palaceTiles.brown).toBe(0);
    expect(playing(table, 'blocking D5').palaceTiles.brown).toBe(0);
  });

  test('M13, M20: a neutral palace puts the tile back; only a strictly larger palace takes it from there', () => {
    const palaces = [palace('brown', 'A1', 0), palace('brown', 'D1 E1'), palace('brown', 'D5 E5')];
    const table = lying({ options: { rules: 'second', players: 3 }, palaces, palaceTiles: { brown: 0 } });
    const back = playing(table, 'neutral D1', 'stable B1');
    expect(back.palaceTiles.brown).toBeUndefined();
    const equal = playing(back, 'own D5');
    expect(equal.palaceTiles.brown).toBeUndefined();
    expect(playing(equal, 'stable A2').palaceTiles.brown).toBe(0);
    expect(playing(equal, 'stable F5').palaceTiles.brown).toBe(1);
    expect(playing(equal, 'stable D2').palaceTiles.brown).toBeUndefined();
  });
});

describe('tower tiles', () => {
  const blue = palace('brown', 'A2 B2', 0);
  const orange = palace('orange', 'D1', undefined);
  const grey = palace('grey', 'F2', 2);

  test('M21: the example of tower 1', () => {
    const table = lying({
      palaces: [blue, orange, grey],
      walls: ['west1'],
      stocks: Array(4).fill({ stables: 2, walls: 9 }),
    });
    const connected = playing(
      table,
      'wall west2',
      'wall north1',
      'wall north2',
      'wall north3',
      'wall north4',
      'wall north5',
    );
    expect(connected.towerTiles[1]).toBe(0);
    const roofed = playing(connected, 'wall north6', 'own D1');
    expect(roofed.towerTiles[1]).toBe(3);
    const yellow = playing(roofed, 'stable F1', 'wall east1');
    expect(yellow.towerTiles[1]).toBe(2);
    expect(playing(yellow, 'stable A3', 'wall west3').towerTiles[1]).toBe(2);
  });

  test('M21: a roof may connect a palace to several towers at once', () => {
    const line = (side: string, from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, i) => `${side}${from + i}`);
    const table = lying({
      palaces: [palace('grey', 'F1 G1 H1')],
      walls: [...line('north', 1, 6), ...line('north', 8, 16)],
    });
    expect(playing(table, 'own F1').towerTiles).toMatchObject({ 1: 0, 2: undefined, 3: 0, 4: undefined });
  });

  test('M21: with the option, the other arm of a tower is a connection of its own', () => {
    for (const wallArms of [false, true]) {
      const table = lying({
        options: { wallArms },
        palaces: [palace('grey', 'A1', 0), palace('brown', 'A3', 1)],
        walls: ['north1', 'west1', 'west2'],
        towerTiles: { 1: 0 },
      });
      const north = lying({
        options: { wallArms },
        palaces: [palace('grey', 'A1', 0), palace('brown', 'C2', 1, 'C1')],
        walls: ['north1', 'north2', 'north3'],
        towerTiles: { 1: 1 },
      });
      expect(playing(table, 'wall west3').towerTiles[1]).toBe(1);
      expect(playing(north, 'wall west1').towerTiles[1]).toBe(wallArms ? 0 : 1);
    }
  });

  test('M22: the first to take a tower tile takes its merchants, whoever placed the wall; M13: a neutral palace removes them', () => {
    const second = { rules: 'second', players: 3 } as const;
    const owned = lying({ options: second, palaces: [palace('grey', 'A1', 1)] });
    expect(playing(owned, 'wall north1').stocks.map(({ merchants }) => merchants)).toEqual([3, 6, 3]);
    expect(playing(owned, 'wall north1', 'wall west1').stocks[1]!.merchants).toBe(6);
    const neutral = lying({ options: second, palaces: [palace('grey', 'A1', 'neutral'), palace('brown', 'A3 A4', 1)] });
    const gone = playing(neutral, 'wall west1', 'wall west2', 'wall west3');
    expect(gone.stocks[1]!.merchants).toBe(3);
    expect(gone.towerTiles[1]).toBe(1);
  });
});

describe('points', () => {
  test('M23: the example of three claims', () => {
    const table = lying({
      options: { rules: 'second', players: 3, tea: true },
      palaces: [palace('violet', 'A1'), palace('violet', 'A4'), palace('violet', 'A7'), palace('violet', 'A10')],
    });
    const claimed = playing(table, 'own A1', 'wall north1', 'neutral A4', 'own A7');
    expect(claimed.stocks.map(({ tea }) => tea)).toEqual([3, 1, 0]);
    expect(playing(claimed, 'own A10').stocks.map(({ tea }) => tea)).toEqual([3, 1, 0]);
  });

  const merchants = (cells: string) => ({ streets: [cells.split(' ')] });
  const walls = (cells: string) => ({ walls: cells.split(' ') });

  test.each([
    [
      '4 + 2 stables + 2 walls + 3 merchants',
      11,
      { palaces: [palace('grey', 'A1 A2 A3 A4', 0, 'B1 B2')], ...walls('west1 west2'), ...merchants('C1 C2 C3 B3') },
    ],
    [
      '5 + 1 wall + 4 merchants',
      10,
      { palaces: [palace('grey', 'A1 A2 A3 A4 A5', 0)], ...walls('north1'), ...merchants('B1 B2 B3 B4') },
    ],
    [
      '4 + 1 stable + 5 walls + 3 merchants',
      13,
      {
        palaces: [palace('grey', 'A1 A2 A3 A4', 0, 'B1')],
        ...walls('west1 west2 west3 north1 north2'),
        ...merchants('B2 B3 B4'),
      },
    ],
  ])('M26: %s', (_, points, asked) => {
    expect(pointsOf(lying(asked))).toEqual([points, 0, 0, 0]);
  });

  test('M26: tiles, a merchant between two palaces, and nothing for unroofed, neutral and blocking ones', () => {
    const palaces = [
      palace('grey', 'A1', 0),
      palace('brown', 'C1', 1),
      palace('orange', 'E5'),
      palace('orange', 'H5', 'neutral'),
    ];
    const table = lying({ palaces, streets: [['B1']], palaceTiles: { grey: 0, brown: 1 }, towerTiles: { 3: 2, 4: 1 } });
    expect(pointsOf(table)).toEqual([3, 9, 3, 0]);
  });

  test('M26: 4 for each building or stable two cells from the well in a straight line', () => {
    const table = lying({
      options: { rules: 'second', well: true },
      well: 'F6',
      palaces: [
        palace('grey', 'F4 E4 D4 D5 D6', 0),
        palace('brown', 'H7', 1, 'H6'),
        palace('orange', 'H9 I9', 2),
        palace('violet', 'F8'),
      ],
      streets: [['A1']],
    });
    expect(pointsOf(table)).toEqual([5 + 8, 2 + 4, 2, 0]);
  });
});
