import { expect, test } from 'vitest';
import { sayWhen } from '../../../src/web/i18n/dates.ts';

const at = (day: number, hour: number): number => new Date(2026, 10, day, hour, 5).getTime();
const NOW = at(18, 9);

test.each([
  ['en-GB', at(18, 0), 'Today, 00:05'],
  ['en-GB', at(17, 23), 'Yesterday, 23:05'],
  ['en-US', at(15, 23), '3 days ago, 11:05 PM'],
  ['en-GB', at(12, 0), '6 days ago, 00:05'],
  ['en-GB', at(11, 23), '11 Nov 2026, 23:05'],
  ['fr-FR', at(18, 8), 'Aujourd’hui, 08:05'],
  ['fr-FR', at(17, 8), 'Hier, 08:05'],
  // A clock that was set back.
  ['en-GB', at(20, 8), '20 Nov 2026, 08:05'],
])('in %s a time is said in words up to a week: %i, %s', (locale, then, said) => {
  expect(sayWhen(then, NOW, locale, true).replaceAll('\u202f', ' ')).toBe(said);
});

test('without the time of day only the day is said', () => {
  expect(sayWhen(at(17, 23), NOW, 'en-GB', false)).toBe('Yesterday');
});
