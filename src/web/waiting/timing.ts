import type { ClockSetting, Timeout } from '../../table/clock.ts';

/** How time is kept at a table, and what happens when it runs out. */
export interface Timing {
  readonly clock: ClockSetting;
  /** Without a clock: after how many minutes offline a bot can take over. */
  readonly away?: number;
  readonly timeout: Timeout;
}

type Live = Extract<ClockSetting, { kind: 'live' }>;
type Days = Extract<ClockSetting, { kind: 'days' }>;

export const LIVE: readonly Live[] = [
  { kind: 'live', base: 600, increment: 15 },
  { kind: 'live', base: 1200, increment: 30 },
  { kind: 'live', base: 2700, increment: 30 },
];
export const DAYS: readonly Days[] = [1, 3, 7].map(days => ({ kind: 'days', days }));
const PRESETS: readonly string[] = ['none', ...[...LIVE, ...DAYS].map(nameClock)];

/** Where a custom clock starts from. */
const CUSTOM = { live: { kind: 'live', base: 1800, increment: 20 }, days: { kind: 'days', days: 2 } } as const;

/** Minutes offline after which a bot can take over: while everybody sits there, or over days. */
export const AWAY: readonly number[] = [5, 30, 1440, 4320, 10_080];
export const USUAL_AWAY = 1440;

/** What can be typed for a custom clock; the base in minutes. */
export const LIMITS = { base: [1, 1440], increment: [0, 3600], days: [1, 14] } as const;
export type Amount = keyof typeof LIMITS;

function nameClock(clock: ClockSetting): string {
  if (clock.kind === 'live') return `live-${clock.base}-${clock.increment}`;
  return clock.kind === 'days' ? `days-${clock.days}` : clock.kind;
}

/** The entry of the list that a clock is: a preset, or a custom one. */
export const entryOf = (clock: ClockSetting): string => {
  const name = nameClock(clock);
  return PRESETS.includes(name) ? name : `custom-${clock.kind}`;
};

/** The clock of an entry of the list. Weekends off stay off; a custom clock starts from the present one if it can. */
export function chooseClock(entry: string, now: ClockSetting): ClockSetting {
  const custom = entry === 'custom-live' ? CUSTOM.live : entry === 'custom-days' ? CUSTOM.days : undefined;
  if (custom) return now.kind === custom.kind ? now : custom;
  const found = [...LIVE, ...DAYS].find(clock => nameClock(clock) === entry);
  if (!found) return { kind: 'none' };
  return found.kind === 'days' && now.kind === 'days' ? { ...now, days: found.days } : found;
}

/** What was typed, if it is a whole number within the limits. */
export function readAmount(text: string, amount: Amount): number | undefined {
  const [least, most] = LIMITS[amount];
  const number = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isInteger(number) && number >= least && number <= most ? number : undefined;
}

/** The clock with one amount changed. */
export function withAmount(clock: ClockSetting, amount: Amount, value: number): ClockSetting {
  if (clock.kind === 'days') return amount === 'days' ? { ...clock, days: value } : clock;
  if (clock.kind !== 'live' || amount === 'days') return clock;
  return amount === 'base' ? { ...clock, base: value * 60 } : { ...clock, increment: value };
}

/** Minutes ahead of UTC on this device: weekends are those of the host. */
export const offsetHere = (): number => 0 - new Date().getTimezoneOffset();

export function withWeekends(clock: ClockSetting, off: boolean): ClockSetting {
  if (clock.kind !== 'days') return clock;
  return { kind: 'days', days: clock.days, ...(off && { weekends: offsetHere() }) };
}

/** “UTC+1”, “UTC−3:30”. */
export function nameZone(minutes: number): string {
  const size = Math.abs(minutes);
  const rest = size % 60;
  const hours = `${Math.floor(size / 60)}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
  return size === 0 ? 'UTC' : `UTC${minutes < 0 ? '−' : '+'}${hours}`;
}
