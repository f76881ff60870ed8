import { describe, expect, test } from 'vitest';
import {
  type ClockSetting,
  extendClock,
  findDeadline,
  findReminder,
  isAtRest,
  leftAt,
  restClock,
  runClock,
  startClocks,
} from '../../src/table/index.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Monday, 6 January 2025, 00:00 UTC. */
const MONDAY = Date.UTC(2025, 0, 6);
const DAYS: ClockSetting = { kind: 'days', days: 3 };
const FREE_WEEKENDS: ClockSetting = { kind: 'days', days: 3, weekends: 60 };
const LIVE: ClockSetting = { kind: 'live', base: 600, increment: 15 };

const begin = (setting: ClockSetting, at = MONDAY) => runClock(setting, startClocks(setting, 2), 0, at);

describe('weekends off', () => {
  test('a clock rests from Saturday to Sunday by the offset of its table', () => {
    const friday = MONDAY + 4 * DAY;
    const clocks = begin(FREE_WEEKENDS, friday);
    // An hour ahead of UTC, the weekend starts at 23:00 UTC on Friday and ends at 23:00 on Sunday.
    expect(leftAt(FREE_WEEKENDS, clocks, 0, friday + 23 * HOUR)).toBe(3 * DAY - 23 * HOUR);
    expect(leftAt(FREE_WEEKENDS, clocks, 0, friday + 71 * HOUR)).toBe(3 * DAY - 23 * HOUR);
    expect(leftAt(FREE_WEEKENDS, clocks, 0, friday + 72 * HOUR)).toBe(2 * DAY);
    expect(findDeadline(FREE_WEEKENDS, clocks)).toBe(friday + 5 * DAY);
    expect(isAtRest(FREE_WEEKENDS, clocks, 0, friday + 23 * HOUR)).toBe(true);
    expect(isAtRest(FREE_WEEKENDS, clocks, 0, friday + 71 * HOUR)).toBe(false);
  });

  test('a turn that begins on a weekend has all its days from Monday on', () => {
    const sunday = MONDAY + 6 * DAY;
    expect(findDeadline(FREE_WEEKENDS, begin(FREE_WEEKENDS, sunday))).toBe(MONDAY + 7 * DAY - HOUR + 3 * DAY);
  });

  test('a table without them counts every day', () => {
    expect(findDeadline(DAYS, begin(DAYS, MONDAY + 4 * DAY))).toBe(MONDAY + 7 * DAY);
  });
});

describe('a vacation', () => {
  test('postpones the end of a turn by its length and ends early without a refill', () => {
    const at = MONDAY + DAY;
    const away = restClock(begin(DAYS), 0, at, at + 10 * DAY);
    expect(findDeadline(DAYS, away)).toBe(MONDAY + 13 * DAY);
    const back = restClock(away, 0, at + 2 * DAY, at + 2 * DAY);
    expect(findDeadline(DAYS, back)).toBe(MONDAY + 5 * DAY);
    expect(leftAt(DAYS, back, 0, at + 2 * DAY)).toBe(2 * DAY);
  });

  test('lasts over several turns, and is for one seat alone', () => {
    const away = restClock(begin(DAYS), 1, MONDAY, MONDAY + 5 * DAY);
    expect(findDeadline(DAYS, away)).toBe(MONDAY + 3 * DAY);
    const theirs = runClock(DAYS, away, 1, MONDAY + DAY);
    expect(findDeadline(DAYS, theirs)).toBe(MONDAY + 8 * DAY);
    const later = runClock(DAYS, theirs, 0, MONDAY + 6 * DAY);
    expect(later.rests).toBeUndefined();
  });

  test('counts once where it overlaps a weekend', () => {
    const friday = MONDAY + 4 * DAY;
    const clocks = restClock(begin({ ...FREE_WEEKENDS, weekends: 0 }, friday), 0, friday + DAY, friday + 4 * DAY);
    expect(findDeadline({ ...FREE_WEEKENDS, weekends: 0 }, clocks)).toBe(friday + 6 * DAY);
  });
});

describe('a pause', () => {
  test('holds a clock where it is, and lets it go on from there', () => {
    for (const [setting, full] of [
      [DAYS, 3 * DAY],
      [LIVE, 600_000],
    ] as const) {
      const held = runClock(setting, begin(setting), 0, MONDAY + 60_000, true);
      expect([held.running, held.held, findDeadline(setting, held)]).toEqual([null, 0, undefined]);
      expect(runClock(setting, held, 0, MONDAY + DAY, true)).toBe(held);
      const on = runClock(setting, held, 0, MONDAY + 9 * DAY);
      expect([on.running, on.held, leftAt(setting, on, 0, MONDAY + 9 * DAY)]).toEqual([0, undefined, full - 60_000]);
    }
  });

  test('earns no increment for a turn that ends in it, while days begin again with the next turn', () => {
    const held = runClock(LIVE, begin(LIVE), 0, MONDAY + 60_000, true);
    expect(runClock(LIVE, held, 1, MONDAY + DAY, true).left).toEqual([540_000, 600_000]);
    const days = runClock(DAYS, begin(DAYS), 0, MONDAY + DAY, true);
    expect(runClock(DAYS, days, 1, MONDAY + 2 * DAY, true).left).toEqual([3 * DAY, 3 * DAY]);
  });
});

describe('the reminder', () => {
  test('is due when three quarters of the time are used up, weekends and vacations aside', () => {
    expect(findReminder(DAYS, begin(DAYS))).toBe(MONDAY + 2.25 * DAY);
    expect(findReminder({ ...FREE_WEEKENDS, weekends: 0 }, begin(FREE_WEEKENDS, MONDAY + 4 * DAY))).toBe(
      MONDAY + 8.25 * DAY,
    );
    expect(findReminder(LIVE, begin(LIVE))).toBe(MONDAY + 450_000);
    expect(findReminder({ kind: 'none' }, begin({ kind: 'none' }))).toBeUndefined();
  });

  test('is not given again in turns that begin with less, but after more time was given', () => {
    const short = { left: [100_000, 600_000], running: 0, since: MONDAY };
    expect(findReminder(LIVE, short)).toBeUndefined();
    expect(findReminder(LIVE, extendClock(LIVE, short, 0, MONDAY))).toBe(MONDAY + 150_000);
  });
});
