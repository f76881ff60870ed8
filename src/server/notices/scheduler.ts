import type { Services } from '../services.ts';
import type { OutboxRow } from '../store/index.ts';
import type { Courier } from './courier.ts';
import { Lanes } from './lanes.ts';

export interface NoticeSchedulerOptions {
  /** How often to look whether something is due. */
  readonly every: number;
  /** How long a claimed notice stays ours; if we die, another process sends it afterwards. */
  readonly lease: number;
  /** How often to look for what a process that died left behind. */
  readonly sweepEvery: number;
}

/** A lease is longer than the slowest delivery. */
const USUAL: NoticeSchedulerOptions = { every: 250, lease: 30_000, sweepEvery: 15_000 };
/** How often to ask for what other processes put into the outbox. */
const ASK_EVERY = 4000;
const DAY = 24 * 3600 * 1000;
/** What is older when a process starts is not told any more. */
const START_SWEEP_MS = 3 * DAY;
const SWEEP_MS = 5 * 60_000;
const TIDY_MS = 3600 * 1000;
const UNCONFIRMED_MS = DAY;
/** Longer than any clock, so that no cause that still holds is told again. */
const SETTLED_MS = 60 * DAY;

/** Sends what is in the outbox, whichever process put it there. */
export function scheduleNotices(services: Services, courier: Courier, options: Partial<NoticeSchedulerOptions> = {}) {
  const { every, lease, sweepEvery } = { ...USUAL, ...options };
  const { store, environment, metrics, log, notices } = services;
  const { notifier } = notices;
  const busy = new Set<Promise<void>>();
  const lanes = new Lanes(() => performance.now());
  let closed = false;
  let claiming: Promise<void> | undefined;
  let wakeAt = 0;
  let askedAt = 0;
  let since = START_SWEEP_MS;
  let sweeping: Promise<void> | undefined;
  notifier.onNotice = due => {
    wakeAt = Math.min(wakeAt, due);
  };

  const report = (error: unknown): void => {
    metrics.trouble('notices');
    log.warn({ err: error }, 'notices could not be looked after; it will be tried again');
  };

  async function claim(): Promise<void> {
    askedAt = performance.now();
    wakeAt = Infinity;
    const now = environment.now();
    const next = await store.nextNotice();
    if (next === undefined) return;
    wakeAt = Math.min(wakeAt, next);
    if (next > now) return;
    for (const { limit, whose } of lanes.claims())
      for (const row of await store.claimNotices(now, now + lease, limit, whose)) deliver(row);
  }

  function deliver(row: OutboxRow): void {
    const end = lanes.begin(row.player);
    const work: Promise<void> = courier
      .deliver(row)
      .catch(report)
      .finally(() => {
        busy.delete(work);
        end();
        wakeAt = 0;
      });
    busy.add(work);
  }

  function look(): void {
    const isTime = environment.now() >= wakeAt || performance.now() >= askedAt + ASK_EVERY;
    if (closed || claiming || !isTime) return;
    claiming = claim()
      .catch(report)
      .finally(() => {
        claiming = undefined;
      });
  }

  async function sweep(): Promise<void> {
    const now = environment.now();
    // Alone, only a start finds something left behind; among several, one of them looks for all.
    const isFirst = since === START_SWEEP_MS;
    if (!isFirst && !store.shared) await notifier.refresh();
    else if (isFirst || (await store.claimDuty('notices', now, now + sweepEvery * 0.9)))
      await notifier.sweep(now - since);
    since = SWEEP_MS;
    await notifier.lookForSeats();
    if (await store.claimDuty('tidy notices', now, now + TIDY_MS))
      await store.tidyNotices(now - UNCONFIRMED_MS, now - SETTLED_MS);
  }

  function sweepNow(): void {
    if (closed || sweeping) return;
    sweeping = sweep()
      .catch(report)
      .finally(() => {
        sweeping = undefined;
      });
  }

  sweepNow();
  const timers = [setInterval(look, every), setInterval(sweepNow, sweepEvery)];
  return {
    async close(): Promise<void> {
      closed = true;
      for (const timer of timers) clearInterval(timer);
      await Promise.all([claiming, sweeping, notifier.idle(), ...busy]);
      await Promise.all(busy);
    },
  };
}
