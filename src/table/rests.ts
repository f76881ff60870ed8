// Spans in which a clock does not count: weekends and vacations. Weekends follow a fixed offset and not a time zone, so that
// a log leads to the same clocks wherever it is read, whatever that machine knows about daylight saving.
import type { Seat } from '../kernel/index.ts';

const DAY = 24 * 3600 * 1000;
const WEEK = 7 * DAY;
const MINUTE = 60_000;
/** 1970 began on a Thursday. */
const FIRST_SATURDAY = 2 * DAY;

/** A vacation of the person in a seat. */
export interface Rest {
  readonly seat: Seat;
  readonly from: number;
  readonly until: number;
}

export interface Rests {
  /** Minutes ahead of UTC, if weekends don't count. */
  readonly weekends: number | undefined;
  readonly vacations: readonly Rest[];
}

/** How long it is since the last Saturday began. */
const sinceSaturday = (weekends: number, at: number): number =>
  (((at + weekends * MINUTE - FIRST_SATURDAY) % WEEK) + WEEK) % WEEK;

/** When the rest at a moment ends; nothing if there is none. */
function findRestEnd({ weekends, vacations }: Rests, at: number): number | undefined {
  const into = weekends === undefined ? WEEK : sinceSaturday(weekends, at);
  const ends = vacations.flatMap(({ from, until }) => (from <= at && at < until ? until : []));
  if (into < 2 * DAY) ends.push(at + 2 * DAY - into);
  return ends.length === 0 ? undefined : Math.max(...ends);
}

/** When the next rest after a moment begins. */
function findRestStart({ weekends, vacations }: Rests, at: number): number {
  const starts = vacations.flatMap(({ from }) => (from > at ? from : []));
  if (weekends !== undefined) starts.push(at + WEEK - sinceSaturday(weekends, at));
  return Math.min(...starts, Number.POSITIVE_INFINITY);
}

export const isResting = (rests: Rests, at: number): boolean => findRestEnd(rests, at) !== undefined;

/** How much of a span counts. */
export function spendTime(rests: Rests, from: number, to: number): number {
  let spent = 0;
  for (let at = from; at < to; ) {
    const end = findRestEnd(rests, at);
    const next = end ?? Math.min(to, findRestStart(rests, at));
    if (end === undefined) spent += next - at;
    at = next;
  }
  return spent;
}

/** When this much time has counted. */
export function timeAfter(rests: Rests, from: number, time: number): number {
  let [at, rest] = [from, time];
  for (;;) {
    const end = findRestEnd(rests, at);
    if (end === undefined) {
      const start = findRestStart(rests, at);
      if (at + rest <= start) return at + rest;
      rest -= start - at;
      at = start;
    } else at = end;
  }
}
