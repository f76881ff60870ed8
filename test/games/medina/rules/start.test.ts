import { expect, test } from 'vitest';
import { medina } from '../../../../src/games/medina/index.ts';
import { deal, seeded } from '../../../../src/kernel/index.ts';
import { duel, first3, look, offered, optionsOf, played, refused, second2, second3, second4 } from '../helpers.ts';

test('M4: the first player puts an extra merchant inside, then takes his turn', () => {
  const state = medina.start(optionsOf(first3));
  expect(medina.actor(state)).toBe(0);
  expect(offered(state)).toHaveLength(14 * 9);
  expect(refused(state, 'first merchant A5')).toBe('M4 outer-cell');
  expect(refused(state, 'stable B2')).toBe('M4 first-merchant-first');
  const next = played(state, 'first merchant B2');
  expect(look(next).turn).toEqual({ seat: 0, number: 1, due: 2, placed: 0, roofOwed: false });
  expect(look(next).stocks[0]!.merchants).toBe(8);
  expect(refused(next, 'first merchant C2')).toBe('M4 first-merchant-lies');
  expect(refused(next, 'well C5')).toBe('M5 no-well');
});

test('M4: the turns of a duel have the merchant, 1, 2, and then always 3 pieces', () => {
  let state = played(medina.start(optionsOf(duel)), 'first merchant H6');
  expect(look(state).turn).toMatchObject({ seat: 1, due: 1 });
  state = played(state, 'wall north1');
  expect(look(state).turn).toMatchObject({ seat: 0, due: 2 });
  state = played(state, 'wall north2', 'wall north3');
  expect(look(state).turn).toMatchObject({ seat: 1, due: 3 });
  state = played(state, 'wall north4', 'wall north5', 'wall north6');
  expect(look(state).turn).toMatchObject({ seat: 0, due: 3 });
});

test.each([
  [second2, [1, 2, 2]],
  [second3, [1, 1, 2]],
  [second4, [1, 1, 2]],
])('M5: the first turns of %o have %o pieces', (asked, numbers) => {
  let state = played(medina.start(optionsOf(asked)), 'well C4', 'first merchant C5');
  let wall = 1;
  for (const [turn, due] of numbers.entries()) {
    expect(look(state).turn).toMatchObject({ seat: turn % optionsOf(asked).players, due });
    for (let n = 0; n < due; n++) state = played(state, `wall north${wall++}`);
  }
});

test('M4: the first merchant of a duel is not placed at the edge', () => {
  const state = medina.start(optionsOf({ rules: 'duel', players: 2 }));
  for (const cell of ['A5', 'F1']) expect(refused(state, `first merchant ${cell}`)).toBe('M4 outer-cell');
});

test('M5: well and merchant are laid out by chance, on different cells inside, also side by side', () => {
  const state = medina.start(optionsOf(second4));
  expect(medina.actor(state)).toBe(-1);
  expect(offered(state)).toHaveLength(14 * 9);
  expect(refused(state, 'first merchant C5')).toBe('M5 well-first');
  expect(refused(state, 'stable C5')).toBe('M5 well-first');
  expect(refused(state, 'well A5')).toBe('M5 outer-cell');
  const next = played(state, 'well C4');
  expect(offered(next)).toHaveLength(14 * 9 - 1);
  expect(refused(next, 'first merchant C4')).toBe('M5 well-cell');
  expect(refused(next, 'first merchant C5')).toBe(undefined);
  expect(refused(next, 'first merchant A5')).toBe('M5 outer-cell');
  expect(refused(next, 'stable C6')).toBe('M5 first-merchant-first');
  expect(refused(next, 'well C6')).toBe('M5 well-lies');
});

test('M5: towers carry 3, 2, 1, 0 merchants, and 6 tea tiles lie ready', () => {
  const seen = medina.view(deal(medina, medina.start(optionsOf(second3)), seeded(3)), null);
  expect(seen.towerMerchants).toEqual({ 1: 3, 2: 2, 3: 1, 4: 0 });
  expect(seen.teaToCome).toEqual([3, 2, 1]);
});
