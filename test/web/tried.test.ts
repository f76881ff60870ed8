import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepTried, loadTried } from '../../src/web/tried.ts';

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('what was tried is there again at the same table while it stands as it did', () => {
  keepTried('a', 7, ['build', 'end']);
  expect(loadTried('a', 7)).toEqual(['build', 'end']);
  expect(loadTried('a', 8)).toEqual([]);
  expect(loadTried('b', 7)).toEqual([]);
});

test('tables do not disturb each other, and the last word counts', () => {
  keepTried('a', 7, ['build']);
  keepTried('b', 2, ['draw']);
  keepTried('a', 7, ['end']);
  expect([loadTried('a', 7), loadTried('b', 2)]).toEqual([['end'], ['draw']]);
});

test('only the latest tables are kept', () => {
  for (let n = 0; n < 100; n++) keepTried(`${n}`, 1, ['draw']);
  expect(loadTried('0', 1)).toEqual([]);
  expect(loadTried('99', 1)).toEqual(['draw']);
  expect(kept.get('tried')!.length).toBeLessThan(2000);
});

test.each([
  '',
  'null',
  '{',
  '{"ply":1}',
  '[null,1,"a"]',
  '[["a"]]',
  '[["a",null]]',
  '[["a",{"ply":1,"moves":"draw"}]]',
])('rubbish in the storage, like %j, is nothing tried', rubbish => {
  kept.set('tried', rubbish);
  expect(loadTried('a', 1)).toEqual([]);
  keepTried('a', 1, ['draw']);
  expect(loadTried('a', 1)).toEqual(['draw']);
});

test('a browser that keeps nothing disturbs nobody', () => {
  const refuse = (): never => {
    throw new Error('denied');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  keepTried('a', 1, ['draw']);
  expect(loadTried('a', 1)).toEqual([]);
});
