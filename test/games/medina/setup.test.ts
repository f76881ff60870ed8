// Board, pieces and options: M1 to M3.
import { describe, expect, test } from 'vitest';
import { medina } from '../../../src/games/medina/index.ts';
import {
  duel,
  eventsOf,
  first3,
  first4,
  optionsOf,
  palace,
  played,
  position,
  second2,
  second3,
  second4,
} from './helpers.ts';

test.each([
  [second4, 16, 11, 54],
  [second2, 14, 10, 48],
  [duel, 16, 11, 54],
])('M1: the city of %o is %i by %i with %i wall cells', (asked, columns, rows, walls) => {
  const state = medina.start(optionsOf(asked));
  const words = medina.vocabulary(state).map(move => medina.writeMove(state, move));
  expect(words.filter(word => word.startsWith('stable '))).toHaveLength(columns * rows);
  expect(words.filter(word => word.startsWith('wall '))).toHaveLength(walls);
  expect(words).toContain(`stable ${String.fromCharCode(64 + columns)}${rows}`);
});

test.each([
  ['north1', 1],
  ['west1', 1],
  ['north16', 3],
  ['east1', 3],
  ['east11', 2],
  ['south16', 2],
  ['south1', 4],
  ['west11', 4],
])('M1: the wall at %s starts at tower %i', (cell, tower) => {
  expect(eventsOf(position(first4, { turn: { seat: 0, number: 1 } }), `wall ${cell}`)[0]).toMatchObject({
    kind: 'wall',
    tower,
  });
});

test.each([
  [first4, 'grey', 1],
  [first4, 'black', 2],
  [second4, 'violet', 2],
  [second4, 'brown', 3],
  [second4, 'orange', 4],
] as const)('M2: in %o the %s tile counts %i', (asked, colour, value) => {
  const state = played(position(asked, { palaces: [palace(colour, 'C3')], turn: { seat: 3 } }), 'roof C3');
  expect(medina.scores(state).items).toContainEqual({
    seat: 3,
    rule: 'M20',
    kind: 'palace-tile',
    points: value,
    settled: false,
    detail: { colour },
  });
});

test.each([
  [first3, 6, 4, 8, 10, 0],
  [first4, 5, 3, 6, 8, 0],
  [duel, 9, 6, 12, 16, 0],
  [second2, 8, 4, 12, 15, 2],
  [second3, 6, 4, 8, 12, 1],
  [second4, 5, 3, 6, 9, 0],
])('M3: the pieces of %o', (asked, buildings, stables, merchants, walls, neutralRoofs) => {
  const state = medina.start(optionsOf(asked));
  const stock = medina.view(state, 0).stocks.at(-1)!;
  expect(Object.values(stock.buildings)).toEqual([buildings, buildings, buildings, buildings]);
  expect(stock).toMatchObject({ stables, merchants, walls, neutralRoofs, tea: 0 });
  expect(stock.ownRoofs).toHaveLength(4);
  expect(stock.blockingRoofs).toHaveLength(asked.rules === 'duel' ? 4 : 0);
});

describe('options', () => {
  test.each([
    [{ players: 2, rules: 'first' }, 'M3 players'],
    [{ players: 3, rules: 'duel' }, 'M3 players'],
    [{ players: 4, rules: 'first', well: true }, 'M5 well'],
    [{ players: 4, rules: 'first', tea: true }, 'M23 tea'],
    [{ players: 4, rules: 'second', wallArms: true }, 'M21 wallArms'],
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
  test('wall lines are separate in the first edition and the duel, but not in the second edition nor in revision 1', () => {
    const lines = (asked: object, revision?: number) => {
      const reading = medina.readOptions(asked, revision);
      return reading.ok && reading.value.wallArms;
    };
    expect([first4, duel, second4].map(asked => lines(asked))).toEqual([true, true, false]);
    expect([first4, duel, second4].map(asked => lines(asked, 1))).toEqual([false, false, false]);
    expect(lines({ ...duel, wallArms: false })).toBe(false);
  });
  test('variants have unlike names and options', () => {
    expect(new Set(medina.variants.map(({ name }) => name)).size).toBe(medina.variants.length);
    expect(new Set(medina.variants.map(({ options }) => JSON.stringify(options))).size).toBe(medina.variants.length);
  });
});
