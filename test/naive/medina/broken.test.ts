// The reference is right by itself: it names every rule that a move breaks, and no other.
import { expect, test } from 'vitest';
import { broken } from './broken.ts';
import { brokenBy, lying, palace } from './example.ts';
import { tableOf } from './read.ts';
import { startOf } from './start.ts';
import type { Table } from './table.ts';

const NOTHING = {};
const rest = [NOTHING, NOTHING, NOTHING];
const duel = { rules: 'duel', players: 2 } as const;
const second3 = { rules: 'second', players: 3 } as const;

/** A brown palace that can grow beside a merchant, and a grey one with a roof. */
const city = lying({ palaces: [palace('brown', 'C3'), palace('grey', 'E4', 0)], streets: [['C4']] });
const blocked = { palaces: [palace('brown', 'A1')], streets: [['B1', 'B2', 'A2']] };
const stuck = lying({ palaces: [palace('brown', 'B1 B2 B3', 0, 'A3')], streets: [['H5'], ['H7'], ['A1', 'A2']] });
const closed = lying({ palaces: [0, 1, 2, 3].map(seat => palace('grey', `A${1 + 2 * seat}`, seat)) });
const neutral = lying({ options: second3, palaces: [palace('brown', 'A1', 0), palace('brown', 'D3 E3')] });
const spent = lying({ options: second3, palaces: [palace('brown', 'D3')], stocks: [{ walls: 2 }] });
const blocking = lying({
  options: duel,
  palaces: [palace('brown', 'A1', 'blocking 0'), palace('brown', 'D3'), palace('grey', 'H3')],
  turn: { placed: 1, due: 3, buildings: ['grey'], roofs: ['blocking'] },
});
const last = lying({ stocks: [{ buildings: { grey: 1 }, walls: 3 }, ...rest] });
const alone = lying({
  palaces: [palace('brown', 'A3', 0, 'B3 A4')],
  streets: [['A1']],
  stocks: [{ merchants: 1, stables: 1 }],
});

const cases: readonly (readonly [what: string, table: Table, move: string, rules: string])[] = [
  ['a legal building', city, 'brown C2', ''],
  ['M3: no such piece', lying({ stocks: [{ walls: 2 }] }), 'merchant P10', 'M3'],
  ['M6: a piece that leaves no second', alone, 'merchant A2', 'M6'],
  ['M8: apart from the palace that can grow', city, 'brown H8', 'M8'],
  ['M8: on a piece beside it', city, 'brown C4', 'M8'],
  ['M8, M10: apart, and beside another palace', city, 'brown F5', 'M8 M10'],
  ['M10: beside it and another palace', city, 'brown D3', 'M10'],
  ['M9: a start on a piece', city, 'grey C3', 'M9'],
  ['M9, M10: a start on a piece beside a palace', city, 'grey C4', 'M9 M10'],
  ['M10, M12: a start beside a roofed palace of its colour', city, 'grey E5', 'M10 M12'],
  ['M9: variante française', lying({ ...blocked, options: { francaise: true } }), 'brown F6', 'M9'],
  ['M11: a closed colour, whether or not in stock', closed, 'grey H8', 'M11'],
  ['M12: a roof on no palace', city, 'own H8', 'M12'],
  ['M12: a roof on a roof, of a colour owned', city, 'own E4', 'M12'],
  ['M13: a neutral roof on a roof', neutral, 'neutral A1', 'M13'],
  ['M13: a neutral roof on another building than the first', neutral, 'neutral E3', 'M13'],
  ['M3: no neutral roof left', spent, 'neutral D3', 'M3'],
  ['M13: neutral roofs in the first edition', city, 'neutral C3', 'M13'],
  ['M3, M14: blocking roofs outside the duel', city, 'blocking C3', 'M3 M14'],
  ['M14, M15: a second blocking roof of a colour, and of the turn', blocking, 'blocking D3', 'M15 M14'],
  ['M15: a second blocking roof of the turn', blocking, 'blocking H3', 'M15'],
  ['M15: a second building of a colour', blocking, 'grey H4', 'M15'],
  ['M16: on a merchant beside a building', city, 'stable C4', 'M16'],
  ['M16, M10: only at a corner', city, 'stable B2', 'M16 M10'],
  ['M10: a stable between two palaces', city, 'stable D3', 'M10'],
  ['M17: apart from a street that can be extended', city, 'merchant H8', 'M17'],
  ['M17: on a piece beside its end', city, 'merchant C3', 'M17'],
  ['M18: a new street on a piece', stuck, 'merchant B2', 'M18'],
  ['M18: a new street between two merchants', stuck, 'merchant H6', 'M18'],
  ['M19: a wall apart', city, 'wall north3', 'M19'],
  ['M23: tea in a game without it', city, 'tea', 'M23'],
  ['M25: a turn without the roof that is owed', last, 'wall north1', 'M25'],
  ['M24: after the end', { ...city, turn: undefined }, 'brown C2', 'M24'],
];

test.each(cases)('%s', (_, table, move, rules) => {
  expect(brokenBy(table, move)).toBe(rules);
});

test('M4, M5: nothing comes before what is laid out at the start', () => {
  const first = tableOf(startOf({ players: 3, rules: 'first' }));
  const second = tableOf(startOf(second3));
  expect([brokenBy(first, 'stable C3'), brokenBy(second, 'stable C3')]).toEqual(['M4', 'M5']);
  expect([...broken(first, { kind: 'first-merchant', cell: 'A1' })]).toEqual(['M4']);
  expect([...broken(first, { kind: 'well', cell: 'C3' })]).toEqual(['M5']);
  expect([...broken(second, { kind: 'first-merchant', cell: 'C3' })]).toEqual(['M5']);
  expect([...broken(second, { kind: 'well', cell: 'A1' })]).toEqual(['M5']);
});
