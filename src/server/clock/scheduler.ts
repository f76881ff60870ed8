import type { Decide } from '../bots/decide.ts';
import { scheduleBots } from '../bots/scheduler.ts';
import { SHARES, type Shares } from '../bots/shares.ts';
import type { Services } from '../services.ts';
import { scheduleClocks } from './clocks.ts';
import { KEEP_ALL, type Retention, scheduleRetention } from './retention.ts';

export interface SchedulerOptions {
  readonly every: number;
  /** How long a claimed table stays ours; if we die, another process takes it over afterwards. */
  readonly lease: number;
  readonly shares: Shares;
  readonly retention: Retention;
  /** How often to check for idle tables to clean up. */
  readonly tidyEvery: number;
}

const USUAL: SchedulerOptions = { every: 150, lease: 8000, shares: SHARES, retention: KEEP_ALL, tidyEvery: 600_000 };
const CLOCKS_AT_ONCE = 64;
const LOOK_EVERY = 2000;
/** How soon the host's decisions are in force. */
const HOUSE_EVERY = 1000;
/** How often to ask for what other processes left due, which happens only if they die or are overloaded. */
const ASK_EVERY = 4000;

/** Acts at tables where a clock or a bot is due, whichever process handled the last move. */
export function schedule(services: Services, decide: Decide, options: Partial<SchedulerOptions> = {}) {
  const { every, lease, shares, retention, tidyEvery } = { ...USUAL, ...options };
  const { store, tables, hub, environment, metrics, log } = services;
  const clocks = scheduleClocks(services, { lease, atOnce: CLOCKS_AT_ONCE });
  const bots = scheduleBots(services, decide, { lease, shares });
  const idle = scheduleRetention(services, retention);
  let wakeAt = 0;
  let askedAt = 0;
  let asking = false;
  tables.onDue = due => {
    wakeAt = Math.min(wakeAt, due);
  };

  async function look(): Promise<void> {
    if (asking || (environment.now() < wakeAt && performance.now() < askedAt + ASK_EVERY)) return;
    asking = true;
    askedAt = performance.now();
    // Requests that arrive while we ask count as well.
    wakeAt = Infinity;
    try {
      await bringForward();
      const { clock = Infinity, bot = Infinity } = await store.nextDue();
      wakeAt = Math.min(wakeAt, clock, bot);
      if (clock <= environment.now()) void clocks.round();
      if (bot <= environment.now()) void bots.round();
    } catch (error) {
      metrics.trouble('claim');
      log.warn({ err: error }, 'it is not known what is due; it will be asked again');
    }
    asking = false;
  }

  /** After the clock went back, reconsiders everything postponed by the fast clock; what is not due is postponed again. */
  async function bringForward(): Promise<void> {
    const now = environment.now();
    const latest = tables.horizon.findStepBack(now);
    if (latest === undefined) return;
    try {
      await store.bringForward(latest + lease, now);
    } catch (error) {
      tables.horizon.note(latest);
      throw error;
    }
  }

  const timers = [
    setInterval(() => void look(), every),
    setInterval(() => idle.round(), tidyEvery),
    setInterval(() => {
      services.house.look().catch(() => metrics.trouble('house'));
    }, HOUSE_EVERY),
  ];
  if (store.shared)
    timers.push(
      setInterval(() => {
        hub.lookAtAll().catch(() => metrics.trouble('look'));
      }, LOOK_EVERY),
    );
  return {
    async close() {
      for (const timer of timers) clearInterval(timer);
      await Promise.all([clocks.close(), bots.close(), idle.close()]);
    },
  };
}
