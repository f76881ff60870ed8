import type { Cause } from './causes.ts';

export const LANGUAGES = ['en', 'fr'] as const;
export type NoticeLanguage = (typeof LANGUAGES)[number];

/** What a person wants to hear of, and when not. */
export interface Wishes {
  /** It is their turn. */
  readonly turns: boolean;
  /** Their time is nearly out, or a bot took their seat. */
  readonly time: boolean;
  /** Rematches, and arrivals at their tables. */
  readonly invitations: boolean;
  readonly quiet: QuietHours | null;
}

/** Hours without notices, in minutes after midnight in a time zone. They may span midnight. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
  readonly zone: string;
}

const USUAL: Wishes = { turns: true, time: true, invitations: true, quiet: null };

/** The wishes as stored; what an earlier version did not store is as usual. */
export const readWishes = (stored: string | undefined): Wishes =>
  stored === undefined ? USUAL : { ...USUAL, ...(JSON.parse(stored) as Partial<Wishes>) };

const WISH: { readonly [C in Cause]?: 'turns' | 'time' | 'invitations' } = {
  turn: 'turns',
  time: 'time',
  replaced: 'time',
  ready: 'invitations',
  rematch: 'invitations',
};

/** Whether a person wants to hear of a cause; of a free seat, they asked at its table. */
export function wants(wishes: Wishes, cause: Cause): boolean {
  const wish = WISH[cause];
  return wish === undefined || wishes[wish];
}

const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;

export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** When the quiet hours that a time falls in are over; undefined if it falls in none. */
export function endOfQuiet(quiet: QuietHours | null, now: number): number | undefined {
  if (!quiet || quiet.from === quiet.to || !isQuiet(quiet, now)) return undefined;
  const start = now - (now % MINUTE);
  const left = (quiet.to - minuteOfDay(quiet.zone, now) + DAY_MINUTES) % DAY_MINUTES;
  // The clocks may change in between: then it is an hour off, and corrected here.
  const guess = start + left * MINUTE;
  const off = minuteOfDay(quiet.zone, guess) - quiet.to;
  const wrapped = ((off + DAY_MINUTES * 1.5) % DAY_MINUTES) - DAY_MINUTES / 2;
  return Math.max(now + 1, guess - wrapped * MINUTE);
}

function isQuiet({ from, to, zone }: QuietHours, now: number): boolean {
  const minute = minuteOfDay(zone, now);
  return from < to ? from <= minute && minute < to : minute >= from || minute < to;
}

function minuteOfDay(zone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at);
  const read = (type: string): number => Number(parts.find(part => part.type === type)?.value ?? 0);
  return read('hour') * 60 + read('minute');
}
