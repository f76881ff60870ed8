import type { TableState } from '../../api/index.ts';
import type { Seat } from '../../kernel/index.ts';
import { fullTime, isAtRest, leftAt } from '../../table/clock.ts';
import type { Language } from '../settings.svelte.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What a seat has left, in milliseconds, by the server's time. A clock of this device that is behind gives nobody more. */
export const timeLeft = ({ clock }: TableState, seat: Seat, serverNow: number): number =>
  leftAt(clock, clock, seat, Math.max(serverNow, clock.since));

/** Whether time is short: a tenth of what there is at most. */
export const isShort = ({ clock }: TableState, left: number): boolean => left < fullTime(clock) / 10;

/** Whether the player to move should hurry: a quarter of the days is left. Live clocks are watched anyway. */
export const isReminded = ({ clock }: TableState, left: number): boolean =>
  clock.kind === 'days' && left < fullTime(clock) / 4;

/** Why the clock of a seat stands still, although the seat may be to move. */
export type StandStill =
  | { readonly kind: 'paused' | 'weekend' }
  | { readonly kind: 'vacation'; readonly until: number };

export function findStandStill({ clock, paused }: TableState, seat: Seat, serverNow: number): StandStill | undefined {
  const vacation = clock.rests?.find(rest => rest.seat === seat && rest.from <= serverNow && serverNow < rest.until);
  if (vacation) return { kind: 'vacation', until: vacation.until };
  if (paused !== undefined) return { kind: 'paused' };
  return isAtRest(clock, clock, seat, serverNow) ? { kind: 'weekend' } : undefined;
}

/** How many marks the time has passed at which it is worth a word: a minute, a quarter of it, and of days an hour. */
export function countMarks({ clock }: TableState, left: number): number {
  const marks = [...(clock.kind === 'days' ? [HOUR] : []), MINUTE, MINUTE / 4];
  return marks.filter(mark => left <= mark).length;
}

const unit = (language: Language, amount: number, name: 'day' | 'hour' | 'minute'): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'narrow' }).format(amount);

/** A rest of time, with the two units that matter: days and hours, hours and minutes, or minutes:seconds. */
export function formatRest(ms: number, language: Language): string {
  const days = Math.floor(ms / DAY);
  const hours = Math.floor((ms % DAY) / HOUR);
  const minutes = Math.floor((ms % HOUR) / MINUTE);
  if (days > 0) return `${unit(language, days, 'day')} ${unit(language, hours, 'hour')}`;
  if (hours > 0 && language === 'fr') return `${hours}h${String(minutes).padStart(2, '0')}`;
  if (hours > 0) return `${unit(language, hours, 'hour')} ${unit(language, minutes, 'minute')}`;
  return `${minutes}:${String(Math.floor((ms % MINUTE) / SECOND)).padStart(2, '0')}`;
}

/** A short rest of time for those who listen, in one unit: “45 seconds”. */
export function spellRest(ms: number, language: Language): string {
  const [size, name] = ms > HOUR ? [HOUR, 'hour'] : ms > MINUTE ? [MINUTE, 'minute'] : [SECOND, 'second'];
  return new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'long' }).format(
    Math.ceil(ms / size),
  );
}

/** A whole time, such as that of a clock: “3 days”, “20 min”. */
export function formatSpan(ms: number, language: Language): string {
  const [amount, name] = ms >= DAY ? [ms / DAY, 'day'] : [ms / MINUTE, 'minute'];
  const unitDisplay = name === 'day' ? 'long' : 'short';
  return new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay, maximumFractionDigits: 1 }).format(
    amount,
  );
}

/** How long ago something was. */
export function formatAgo(ms: number, language: Language): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  if (ms < MINUTE) return format.format(0, 'second');
  if (ms < HOUR) return format.format(-Math.floor(ms / MINUTE), 'minute');
  if (ms < DAY) return format.format(-Math.floor(ms / HOUR), 'hour');
  return format.format(-Math.floor(ms / DAY), 'day');
}

/** When something was: the time, and the day if it was not today. */
export function formatMoment(at: number, now: number, locale: string): string {
  const today = new Date(at).toDateString() === new Date(now).toDateString();
  const day = today ? {} : ({ day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(locale, { ...day, hour: '2-digit', minute: '2-digit' }).format(at);
}
