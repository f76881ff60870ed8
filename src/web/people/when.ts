import { sayWhen } from '../i18n/dates.ts';
import { settings } from '../settings.svelte.ts';

/** A day inside a sentence: “today”, “3 days ago”, “12 Oct 2026”. */
export function dayOf(at: number): string {
  const day = sayWhen(at, Date.now(), settings.locale, false);
  return /^\p{L}\p{Ll}/u.test(day) ? day.toLocaleLowerCase(settings.locale) : day;
}

/** A day and a time, with its month in letters. */
export const momentOf = (at: number): string =>
  new Intl.DateTimeFormat(settings.locale, { dateStyle: 'long', timeStyle: 'short' }).format(at);
