import { expect, test } from 'vitest';
import { formatAgo, formatMoment, formatRest, formatSpan, timeLeft } from '../../src/web/online/clock.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.each([
  [0, '0:00'],
  [59_999, '0:59'],
  [61_000, '1:01'],
  [HOUR, '1h 0m'],
  [DAY + 5 * HOUR + MINUTE, '1d 5h'],
])('%s ms of time left are shown as %s', (ms, shown) => {
  expect(formatRest(ms, 'en')).toBe(shown);
});

test('a clock runs for who is to play, by the server’s time, and not below zero', () => {
  const clock = { kind: 'days', days: 1, left: [1000, 2000], running: 1, since: 500 };
  const state = { clock } as unknown as Parameters<typeof timeLeft>[0];
  expect([timeLeft(state, 0, 1500), timeLeft(state, 1, 1500), timeLeft(state, 1, 9000)]).toEqual([1000, 1000, 0]);
  // A clock of this device that is behind gives nobody more time.
  expect(timeLeft(state, 1, 0)).toBe(2000);
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
