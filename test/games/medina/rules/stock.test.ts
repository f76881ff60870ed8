import { expect, test } from 'vitest';
import { first4, palace, position, refused, second3, words } from '../helpers.ts';

test('M3: a piece that is not in stock is not placed', () => {
  const stocks = [{ stables: 0, merchants: 0, walls: 0, buildings: { grey: 0 } }];
  const board = {
    palaces: [palace('grey', 'A1-E1', { stables: 'A2-C2' })],
    streets: [words('D6-J6')],
    walls: words('south1-8'),
    stocks,
  };
  const state = position(first4, board);
  expect(refused(state, 'build grey F1')).toBe('M3 no-building');
  expect(refused(state, 'stable D2')).toBe('M3 no-stable');
  expect(refused(state, 'merchant K6')).toBe('M3 no-merchant');
  expect(refused(state, 'wall north1')).toBe('M3 no-wall');
});

test('M3: nor is a neutral roof', () => {
  const palaces = [palace('grey', 'A1', { roof: 'neutral' }), palace('grey', 'C3')];
  const state = position(second3, { palaces, stocks: [{ neutralRoofs: 0 }] });
  expect(refused(state, 'neutral roof C3')).toBe('M3 neutral-spent');
});
