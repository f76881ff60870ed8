import { sentence } from './sentence.ts';

const A_WEEK = 7;
const startOfDay = (at: number): number => new Date(at).setHours(0, 0, 0, 0);
const DAY_MS = 86_400_000;

/** When something was: in words up to a week, then by its date. */
export function sayWhen(at: number, now: number, locale: string, withTime: boolean): string {
  // A day may have 23 or 25 hours.
  const days = Math.round((startOfDay(now) - startOfDay(at)) / DAY_MS);
  const time = withTime ? ({ timeStyle: 'short' } as const) : {};
  if (days < 0 || days >= A_WEEK) return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', ...time }).format(at);
  const day = sentence(new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-days, 'day'));
  return withTime ? `${day}, ${new Intl.DateTimeFormat(locale, time).format(at)}` : day;
}
