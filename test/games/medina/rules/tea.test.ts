import { describe, expect, test } from 'vitest';
import { medina } from '../../../../src/games/medina/index.ts';
import {
  eventsOf,
  first4,
  look,
  offered,
  optionsOf,
  palace,
  played,
  position,
  problems,
  refused,
  scarce,
  second3,
  second4,
  words,
} from '../helpers.ts';

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
    expect(refused(state, 'tea')).toBe('M23 no-tea');
    const gained = played(state, 'roof A1');
    expect(refused(gained, 'tea')).toBe(undefined);
    const used = played(gained, 'tea');
    expect(look(used).stocks[0]!.tea).toBe(2);
    expect(medina.actor(used)).toBe(1);
    const again = played(used, 'wall north1', 'wall north2', 'wall north3', 'wall north4');
    expect(refused(again, 'tea')).toBe('M23 tea-after-piece');
    expect(refused(again, 'build grey E5')).toBe(undefined);
  });
  test('M23: a position after an early tea is possible, with the number of its turn or without', () => {
    const start = medina.start(optionsOf({ rules: 'second', players: 2 }));
    const state = played(start, 'well F5', 'first merchant B2', 'build violet J5', 'roof J5', 'tea');
    const document = look(state);
    expect(document.turn).toMatchObject({ seat: 0, number: 3 });
    expect(medina.readPosition(document).ok).toBe(true);
    const { number: _, ...turn } = document.turn!;
    const read = medina.readPosition({ ...document, turn });
    expect(read.ok && look(read.value)).toEqual(document);
    expect(
      problems({ rules: 'second', players: 2 }, {}, () => ({ ...document, turn: { ...document.turn, number: 2 } })),
    ).toEqual(['turn.number M5']);
  });
  test('M23: not in games without it', () => {
    expect(refused(position(first4, {}), 'tea')).toBe('M23 no-tea-tiles');
    expect(refused(position({ ...second4, tea: false }, {}), 'tea')).toBe('M23 no-tea-tiles');
  });
  test('M23: not when only one piece is possible', () => {
    const stocks = [{ buildings: { grey: 0, violet: 0, brown: 0, orange: 0 }, tea: 2 }];
    const state = scarce('second', { stocks }, 'L1 L2');
    expect(look(state).turn!.due).toBe(1);
    expect(refused(state, 'tea')).toBe('M23 tea-not-due');
  });
  test('M6, M23: with tea a piece may make the second impossible, and then tea is compulsory', () => {
    expect(refused(scarce('second'), 'roof L1')).toBe('M6 strands');
    const state = scarce('second', { stocks: [{ tea: 1 }] });
    expect(refused(state, 'roof L1')).toBe(undefined);
    expect(offered(played(state, 'roof L1'))).toEqual(['tea']);
    expect(offered(played(state, 'build grey L2'))).toEqual(['tea', 'roof L1']);
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
  expect(offered(state)).toEqual(['build violet L2', 'roof L1']);
  expect(offered(played(state, 'roof L1'))).toEqual(['tea']);
});
