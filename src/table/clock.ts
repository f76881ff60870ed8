import type { Seat } from '../kernel/index.ts';

/** The time limit of a table: none, days per turn, or a bank in seconds with an increment per turn. */
export type ClockSetting =
  | { readonly kind: 'none' }
  | { readonly kind: 'days'; readonly days: number }
  | { readonly kind: 'live'; readonly base: number; readonly increment: number };

/** What happens when time runs out: the others decide, a bot takes over until the player is back, or the player loses. */
export const TIMEOUTS = ['ask', 'bot', 'lose'] as const;
export type Timeout = (typeof TIMEOUTS)[number];

/** What each seat had left in milliseconds when the running clock started, and since when it has been running. */
export interface Clocks {
  readonly left: readonly number[];
  readonly running: Seat | null;
  readonly since: number;
}

const DAY = 24 * 3600 * 1000;
const LEAST_EXTENSION = 60_000;

/** The clocks before the start. */
export const startClocks = (setting: ClockSetting, seats: number): Clocks => ({
  left: Array<number>(seats).fill(fullTime(setting)),
  running: null,
  since: 0,
});

/** Starts the clock of this seat, or stops all clocks. A clock that is already running continues. */
export function runClock(setting: ClockSetting, clocks: Clocks, seat: Seat | null, at: number): Clocks {
  if (seat === clocks.running) return clocks;
  return { left: stopClock(setting, clocks, at), running: seat, since: at };
}

/** What each seat has left at the end of a turn: adds the increment, or restarts the days. */
function stopClock(setting: ClockSetting, { left, running, since }: Clocks, at: number): readonly number[] {
  if (running === null) return left;
  return left.map((time, seat) => {
    if (seat !== running) return time;
    return setting.kind === 'live' ? Math.max(0, time - (at - since)) + setting.increment * 1000 : fullTime(setting);
  });
}

/** Gives more time to a seat that ran out of it: all its days again, or half the base. */
export function extendClock(setting: ClockSetting, { left, running, since }: Clocks, seat: Seat, at: number): Clocks {
  const more = setting.kind === 'live' ? Math.max(LEAST_EXTENSION, setting.base * 500) : fullTime(setting);
  return { left: left.with(seat, more), running, since: running === seat ? at : since };
}

/** When the running seat runs out of time. */
export function findDeadline(setting: ClockSetting, { left, running, since }: Clocks): number | undefined {
  const time = running === null ? undefined : left[running];
  return setting.kind === 'none' || time === undefined ? undefined : since + time;
}

function fullTime(setting: ClockSetting): number {
  if (setting.kind === 'days') return setting.days * DAY;
  return setting.kind === 'live' ? setting.base * 1000 : 0;
}
