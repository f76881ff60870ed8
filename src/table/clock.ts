import type { Seat } from '../kernel/index.ts';
import { isResting, type Rest, spendTime, timeAfter } from './rests.ts';

/** The time limit of a table: none, days per turn, or a bank in seconds with an increment per turn. */
export type ClockSetting =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'days';
      readonly days: number;
      /** Clocks rest on Saturdays and Sundays, by this many minutes ahead of UTC. */
      readonly weekends?: number;
    }
  | { readonly kind: 'live'; readonly base: number; readonly increment: number };

/** What happens when time runs out: the others decide, a bot takes over until the player is back, or the player loses. */
export const TIMEOUTS = ['ask', 'bot', 'lose'] as const;
export type Timeout = (typeof TIMEOUTS)[number];

/** What each seat had left in milliseconds when the running clock started, and since when it has been running. */
export interface Clocks {
  readonly left: readonly number[];
  readonly running: Seat | null;
  readonly since: number;
  /** The seat to move while all clocks are paused: its clock continues after the pause. */
  readonly held?: Seat;
  /** Vacations of people at this table that count from now on. */
  readonly rests?: readonly Rest[];
}

const DAY = 24 * 3600 * 1000;
const LEAST_EXTENSION = 60_000;

/** The clocks before the start. */
export const startClocks = (setting: ClockSetting, seats: number): Clocks => ({
  left: Array<number>(seats).fill(fullTime(setting)),
  running: null,
  since: 0,
});

/** Starts the clock of this seat, or stops all clocks. A clock that is already running continues; a pause only holds it. */
export function runClock(
  setting: ClockSetting,
  clocks: Clocks,
  seat: Seat | null,
  at: number,
  isPaused = false,
): Clocks {
  const isHeld = isPaused && seat !== null;
  if (isHeld ? seat === clocks.held : seat === clocks.running && clocks.held === undefined) return clocks;
  const { held, rests, ...rest } = clocks;
  const isSameTurn = seat !== null && seat === (clocks.running ?? held);
  return {
    ...rest,
    left: isSameTurn ? spend(setting, clocks, at) : endTurn(setting, clocks, at),
    running: isHeld ? null : seat,
    since: at,
    ...(isHeld && { held: seat }),
    ...keepRests(rests?.filter(({ until }) => until > at)),
  };
}

const keepRests = (rests: readonly Rest[] | undefined): { rests?: readonly Rest[] } =>
  rests && rests.length > 0 ? { rests } : {};

/** What each seat has left now. */
function spend(setting: ClockSetting, clocks: Clocks, at: number): readonly number[] {
  const { left, running } = clocks;
  return running === null ? left : left.with(running, leftAt(setting, clocks, running, at));
}

/** What a seat has left at a time, in milliseconds. */
export function leftAt(setting: ClockSetting, clocks: Clocks, seat: Seat, at: number): number {
  const time = clocks.left[seat] ?? 0;
  if (clocks.running !== seat) return time;
  return Math.max(0, time - spendTime(restsOf(setting, clocks, seat), clocks.since, at));
}

/** What each seat has left at the end of a turn: adds the increment, or restarts the days. Turns in a pause earn nothing. */
function endTurn(setting: ClockSetting, clocks: Clocks, at: number): readonly number[] {
  const { running, held } = clocks;
  const seat = running ?? held;
  if (seat === undefined || seat === null) return clocks.left;
  if (setting.kind !== 'live') return clocks.left.with(seat, fullTime(setting));
  const left = spend(setting, clocks, at);
  return running === null ? left : left.with(seat, (left[seat] ?? 0) + setting.increment * 1000);
}

/** Gives more time to a seat that ran out of it: all its days again, or half the base. */
export function extendClock(setting: ClockSetting, clocks: Clocks, seat: Seat, at: number): Clocks {
  const more = setting.kind === 'live' ? Math.max(LEAST_EXTENSION, setting.base * 500) : fullTime(setting);
  return { ...clocks, left: clocks.left.with(seat, more), since: clocks.running === seat ? at : clocks.since };
}

/** Stops the clock of a seat for the time of a vacation; an earlier vacation ends where this one starts. */
export function restClock(clocks: Clocks, seat: Seat, at: number, until: number): Clocks {
  const { rests = [], ...rest } = clocks;
  const before = rests.map(old => (old.seat === seat && old.until > at ? { ...old, until: at } : old));
  const all = until > at ? [...before, { seat, from: at, until }] : before;
  return { ...rest, ...keepRests(all.filter(({ from, until }) => until > from)) };
}

const restsOf = (setting: ClockSetting, { rests = [] }: Clocks, seat: Seat) => ({
  weekends: setting.kind === 'days' ? setting.weekends : undefined,
  vacations: rests.filter(rest => rest.seat === seat),
});

/** Whether time does not count for a seat at a moment, although its clock runs: a weekend, or a vacation. */
export const isAtRest = (setting: ClockSetting, clocks: Clocks, seat: Seat, at: number): boolean =>
  setting.kind === 'days' && isResting(restsOf(setting, clocks, seat), at);

/** When the running seat runs out of time. */
export function findDeadline(setting: ClockSetting, clocks: Clocks): number | undefined {
  return whenLeft(setting, clocks, 0);
}

/**
 * When the player to move should be reminded: three quarters of the time are used up. Nothing if a turn starts with less
 * than a quarter, since the reminder was given before.
 */
export function findReminder(setting: ClockSetting, clocks: Clocks): number | undefined {
  return whenLeft(setting, clocks, fullTime(setting) / 4);
}

/** When the running clock shows this rest; nothing if it already showed no more when it started. */
function whenLeft(setting: ClockSetting, clocks: Clocks, rest: number): number | undefined {
  const { running, since } = clocks;
  const time = running === null ? undefined : clocks.left[running];
  if (setting.kind === 'none' || running === null || time === undefined || (rest > 0 && time <= rest)) return undefined;
  return timeAfter(restsOf(setting, clocks, running), since, time - rest);
}

/** All the time that a seat gets at once. */
export function fullTime(setting: ClockSetting): number {
  if (setting.kind === 'days') return setting.days * DAY;
  return setting.kind === 'live' ? setting.base * 1000 : 0;
}
