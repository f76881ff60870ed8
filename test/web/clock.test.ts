import { describe, expect, test } from 'vitest';
import {
  countMarks,
  findStandStill,
  formatAgo,
  formatMoment,
  formatRest,
  formatSpan,
  isReminded,
  isShort,
  spellRest,
  timeLeft,
} from '../../src/web/online/clock.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.each([
  [0, '0:00', '0:00'],
  [59_999, '0:59', '0:59'],
  [61_000, '1:01', '1:01'],
  [HOUR, '1h 0m', '1h00'],
  [DAY - 1, '23h 59m', '23h59'],
  [DAY + 5 * HOUR + MINUTE, '1d 5h', '1j 5h'],
])('%s ms of time left are shown as %s, in French as %s', (ms, shown, inFrench) => {
  expect(formatRest(ms, 'en')).toBe(shown);
  expect(formatRest(ms, 'fr').replaceAll(/\s/g, ' ')).toBe(inFrench);
});

test.each([
  ['days', HOUR + 1, 0, '2 hours'],
  ['days', HOUR, 1, '60 minutes'],
  ['live', HOUR, 0, '60 minutes'],
  ['live', MINUTE, 1, '60 seconds'],
  ['days', 14_001, 3, '15 seconds'],
  ['live', 0, 2, '0 seconds'],
])('a clock of %s with %s ms left has passed %s marks that are said: %s', (kind, left, marks, said) => {
  const state = { clock: { kind } } as unknown as Parameters<typeof countMarks>[0];
  expect(countMarks(state, left)).toBe(marks);
  expect(spellRest(left, 'en')).toBe(said);
});

test('a clock runs for who is to play, by the server’s time, and not below zero', () => {
  const clock = { kind: 'days', days: 1, left: [1000, 2000], running: 1, since: 500 };
  const state = { clock } as unknown as Parameters<typeof timeLeft>[0];
  expect([timeLeft(state, 0, 1500), timeLeft(state, 1, 1500), timeLeft(state, 1, 9000)]).toEqual([1000, 1000, 0]);
  // A clock of this device that is behind gives nobody more time.
  expect(timeLeft(state, 1, 0)).toBe(2000);
});

describe('a clock that stands still', () => {
  /** A Friday at noon, by UTC. */
  const friday = Date.UTC(2026, 4, 15, 12);
  const clock = { kind: 'days', days: 2, weekends: 0, left: [2 * DAY, 2 * DAY], running: 0, since: friday };
  const at = (changes: object) => ({ clock: { ...clock, ...changes } }) as unknown as Parameters<typeof timeLeft>[0];

  test('says that it is the weekend, and loses nothing then', () => {
    const saturday = friday + DAY;
    expect(findStandStill(at({}), 0, friday)).toBeUndefined();
    expect(findStandStill(at({}), 0, saturday)).toEqual({ kind: 'weekend' });
    expect(timeLeft(at({}), 0, saturday)).toBe(2 * DAY - 12 * HOUR);
    expect(timeLeft(at({}), 0, friday + 3 * DAY)).toBe(2 * DAY - 24 * HOUR);
  });

  test('says until when somebody is on vacation', () => {
    const away = at({ rests: [{ seat: 1, from: friday, until: friday + 10 * DAY }] });
    expect(findStandStill(away, 1, friday + HOUR)).toEqual({ kind: 'vacation', until: friday + 10 * DAY });
    expect(findStandStill(away, 0, friday + HOUR)).toBeUndefined();
  });

  test('says that it is paused, with the time it had left', () => {
    const paused = { ...at({ running: null, held: 0, left: [5 * HOUR, DAY] }), paused: friday };
    expect(findStandStill(paused, 1, friday + HOUR)).toEqual({ kind: 'paused' });
    expect(timeLeft(paused, 0, friday + 3 * DAY)).toBe(5 * HOUR);
  });
});

test('time is short with a tenth of it left, and the player is reminded at a quarter of the days', () => {
  const at = (clock: object) => ({ clock }) as unknown as Parameters<typeof timeLeft>[0];
  const days = at({ kind: 'days', days: 4 });
  const live = at({ kind: 'live', base: 600, increment: 5 });
  expect([10 * HOUR, 9 * HOUR].map(left => isShort(days, left))).toEqual([false, true]);
  expect([90_000, 59_000].map(left => isShort(live, left))).toEqual([false, true]);
  expect([25 * HOUR, 23 * HOUR].map(left => isReminded(days, left))).toEqual([false, true]);
  expect(isReminded(live, 1000)).toBe(false);
});

test('how long ago something was is told in the largest unit that fits', () => {
  expect([30_000, 90_000, 2 * HOUR].map(ms => formatAgo(ms, 'en')).concat(formatAgo(3 * DAY, 'fr'))).toEqual([
    'now',
    '1 minute ago',
    '2 hours ago',
    'il y a 3 jours',
  ]);
});

test.each([
  [3 * DAY, 'en', '3 days'],
  [DAY, 'fr', '1 jour'],
  [20 * MINUTE, 'en', '20 min'],
] as const)('%d milliseconds of a clock are %s: %s', (ms, language, said) => {
  expect(formatSpan(ms, language).replaceAll('\u00a0', ' ')).toBe(said);
});

test('what was said today has a time, what was said before a day as well', () => {
  const noon = new Date(2026, 4, 12, 12, 30).getTime();
  expect(formatMoment(noon, noon + HOUR, 'en-GB')).toBe('12:30');
  expect(formatMoment(noon, noon + HOUR, 'en-US')).toMatch(/^12:30\sPM$/);
  expect(formatMoment(noon, noon + DAY, 'en-GB')).toBe('12 May, 12:30');
  expect(formatMoment(noon, noon + DAY, 'en-US')).toMatch(/^May 12/);
  expect(formatMoment(noon, noon + DAY, 'fr-FR')).toMatch(/^12 mai/);
});
