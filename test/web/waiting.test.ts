import { describe, expect, test } from 'vitest';
import type { TableState } from '../../src/api/index.ts';
import { orderAfter, toChange } from '../../src/web/waiting/preparing.ts';
import { roomLine } from '../../src/web/waiting/roomLine.ts';
import { chooseClock, entryOf, nameZone, readAmount, withAmount, withWeekends } from '../../src/web/waiting/timing.ts';

describe('the order of seats', () => {
  test.each([
    [0, 2, [1, 2, 0, 3]],
    [3, 0, [3, 0, 1, 2]],
    [1, 2, [0, 2, 1, 3]],
  ])('after seat %i has moved to %i', (from, to, order) => {
    expect(orderAfter(4, from, to)).toEqual(order);
  });
});

describe('a clock', () => {
  const five = { kind: 'days', days: 5 } as const;

  test('is a preset or a custom one, and a custom one starts from the present one', () => {
    expect(entryOf({ kind: 'none' })).toBe('none');
    expect(entryOf({ kind: 'live', base: 600, increment: 15 })).toBe('live-600-15');
    expect(entryOf({ kind: 'live', base: 601, increment: 15 })).toBe('custom-live');
    expect(entryOf({ kind: 'days', days: 3, weekends: 60 })).toBe('days-3');
    expect(entryOf(five)).toBe('custom-days');
    expect(chooseClock('custom-days', five)).toBe(five);
    expect(chooseClock('custom-live', five).kind).toBe('live');
    expect(chooseClock('none', five)).toEqual({ kind: 'none' });
  });

  test('keeps weekends off when its days change', () => {
    const off = { ...five, weekends: 60 };
    expect(chooseClock('days-7', off)).toEqual({ kind: 'days', days: 7, weekends: 60 });
    expect(withAmount(off, 'days', 14)).toEqual({ kind: 'days', days: 14, weekends: 60 });
    expect(withWeekends(off, false)).toEqual(five);
    expect(withWeekends(five, true)).toHaveProperty('weekends');
  });

  test.each([
    ['5', 5],
    [' 14 ', 14],
    ['0', undefined],
    ['15', undefined],
    ['2.5', undefined],
    ['', undefined],
    ['many', undefined],
  ])('takes whole days within its limits: %j', (text, days) => {
    expect(readAmount(text, 'days')).toBe(days);
  });

  test.each([
    [0, 'UTC'],
    [60, 'UTC+1'],
    [-210, 'UTC−3:30'],
  ])('names the zone that is %i minutes ahead', (minutes, name) => {
    expect(nameZone(minutes)).toBe(name);
  });
});

describe('a change of settings', () => {
  const state = {
    options: { players: 3 },
    clock: { kind: 'days', days: 3, weekends: 60, left: [], running: null, since: 0 },
    timeout: 'bot',
    shuffle: true,
    whenFull: true,
  } as unknown as TableState;

  test('leaves what is not named as it is, and sends no time that has run', () => {
    expect(toChange(state, { shuffle: false })).toEqual({
      kind: 'change',
      options: { players: 3 },
      clock: { kind: 'days', days: 3, weekends: 60 },
      timeout: 'bot',
      shuffle: false,
      whenFull: true,
    });
  });

  test('is one line in the chat, however many follow each other', () => {
    const news = ['opened', 'changed', 'changed', 'arranged', 'sat', 'changed'].map((kind, line) => ({
      ...{ kind: kind as 'changed', line },
      ply: 0,
      at: line,
    }));
    expect(news.map((_, n) => roomLine(news, n, 'en'))).toEqual([
      undefined,
      undefined,
      'The host changed the options',
      'The host changed the order of seats',
      undefined,
      'The host changed the options',
    ]);
  });
});
