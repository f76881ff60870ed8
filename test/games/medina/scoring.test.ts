import { describe, expect, test } from 'vitest';
import { medina } from '../../../src/games/medina/index.ts';
import { type Asked, type Board, first4, palace, played, position, second4, words } from './helpers.ts';

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
