import { describe, expect, test } from 'vitest';
import { medina } from '../../../../src/games/medina/index.ts';
import { seeded } from '../../../../src/kernel/index.ts';
import { cases, first4, look, palace, played, position, refused, words } from '../helpers.ts';

cases('M17', [
  ['beside an end', first4, { streets: [words('D6-H6')] }, 'merchant H5', 'legal'],
  ['beside the other end', first4, { streets: [words('D6-H6')] }, 'merchant C6', 'legal'],
  ['not beside the middle', first4, { streets: [words('D6-H6')] }, 'merchant F5', 'M17 not-at-end'],
  ['not apart', first4, { streets: [words('D6-H6')] }, 'merchant F8', 'M17 not-at-end'],
  ['no loop', first4, { streets: [words('D6 E6 F6 F5 F4')] }, 'merchant E4', 'legal'],
  [
    'not beside a second merchant',
    first4,
    { streets: [words('D6 E6 F6 F5 F4 E4')] },
    'merchant E5',
    'M17 second-merchant',
  ],
  ['a corner does not matter', first4, { streets: [words('D6 E6 E5')] }, 'merchant D5', 'M17 second-merchant'],
  ['a corner does not matter', first4, { streets: [words('D6 E6')] }, 'merchant E5', 'legal'],
  [
    'not on another piece',
    first4,
    { streets: [words('D6-H6')], palaces: [palace('grey', 'I6')] },
    'merchant I6',
    'M17 occupied',
  ],
]);

test('M17: an end that touches an old merchant is still an end', () => {
  // The example is about two streets alone, so it is looked at without asking how they came about.
  const seen = medina.view(position(first4, {}), 0);
  const state = medina.guess({ ...seen, streets: [words('A3-C3'), words('D3-E3')] }, 0, seeded(1));
  expect(refused(state, 'merchant D4')).toBe(undefined);
  expect(refused(state, 'merchant D2')).toBe(undefined);
  expect(refused(state, 'merchant F3')).toBe(undefined);
  expect(refused(state, 'merchant C4')).toBe('M17 not-at-end');
});

describe('M18', () => {
  test("M18: only when the current street can't be extended", () => {
    expect(refused(position(first4, { streets: [words('D6-H6')] }), 'merchant N9')).toBe('M17 not-at-end');
    const wound = words('B3 B2 C2 D2 D3 D4 D5 C5 B5 A5 A4');
    const state = position(first4, { streets: [wound] });
    expect(refused(state, 'merchant N9')).toBe(undefined);
    expect(refused(state, 'merchant E4')).toBe(undefined);
    expect(refused(state, 'merchant C3')).toBe('M18 crowded');
  });
  const closed = {
    streets: [words('C1 C2 B2')],
    palaces: [palace('grey', 'A2 A3 B3'), palace('brown', 'D1'), palace('orange', 'F1', { roof: 1 })],
    palaceTiles: { orange: 1 },
  };
  test('M18: on any empty cell, also in the outer row', () => {
    const state = position(first4, closed);
    expect(refused(state, 'merchant P11')).toBe(undefined);
    expect(refused(state, 'merchant C3')).toBe(undefined);
    expect(refused(state, 'merchant B1')).toBe('M18 crowded');
    expect(refused(state, 'merchant D2')).toBe(undefined);
    expect(refused(state, 'merchant A3')).toBe('M18 occupied');
    expect(refused(state, 'merchant C2')).toBe('M18 occupied');
    const next = played(state, 'merchant P11');
    expect(look(next).streets).toEqual([['C1', 'C2', 'B2'], ['P11']]);
    expect(refused(next, 'merchant P10')).toBe(undefined);
    expect(refused(next, 'merchant C3')).toBe('M17 not-at-end');
  });
  test('M18: a street that began at an old merchant has both its ends', () => {
    const next = played(position(first4, closed), 'merchant C3', 'merchant C4');
    expect(refused(next, 'merchant D3')).toBe(undefined);
    expect(refused(next, 'merchant C5')).toBe(undefined);
    expect(refused(next, 'merchant D2')).toBe('M17 not-at-end');
  });
  test('M18: the option keeps a new street from all older merchants', () => {
    const state = position({ ...first4, newStreetTouches: 0 }, closed);
    expect(refused(state, 'merchant C3')).toBe('M18 crowded');
    expect(refused(state, 'merchant C4')).toBe(undefined);
  });
});
