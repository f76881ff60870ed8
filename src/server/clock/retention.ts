import { setImmediate } from 'node:timers/promises';
import type { Services } from '../services.ts';
import type { IdleQuery, Listed } from '../store/index.ts';
import type { LoadedTable } from '../tables/loaded.ts';

/** After how many days without activity a table is deleted or closed; 0 means never. */
export interface Retention {
  /** For tables whose game never started: they are deleted. */
  readonly unstartedDays: number;
  /** For games in progress: they are closed, and kept with their record like every finished game. */
  readonly abandonedDays: number;
}

export const KEEP_ALL: Retention = { unstartedDays: 0, abandonedDays: 0 };

const DAY = 24 * 3600 * 1000;
/** How often one process does it. */
const DUTY_MS = 3600 * 1000;
const BATCH = 20;

/** Deletes and closes idle tables, a few at a time, with other work in between. */
export function scheduleRetention(services: Services, { unstartedDays, abandonedDays }: Retention) {
  const { store, tables, environment, log, metrics } = services;
  const games = services.games.map(({ id }) => id);
  let closed = false;
  let work: Promise<void> = Promise.resolve();

  /** Processes everything a query finds. Skips what `settle` leaves, so that the rest gets its turn. */
  async function goThrough(
    days: number,
    list: (query: IdleQuery) => Promise<Listed[]>,
    settle: (loaded: LoadedTable, before: number) => Promise<boolean>,
  ): Promise<number> {
    if (days === 0) return 0;
    const before = environment.now() - days * DAY;
    let [settled, skip] = [0, 0];
    for (;;) {
      const batch = await list({ before, games, limit: BATCH, skip });
      for (const { id } of batch) {
        if (closed) return settled;
        const loaded = await tables.findSound(id);
        if (loaded && (await settle(loaded, before))) settled++;
        // Tables that advanced in the meantime are no longer found.
        else if (!loaded || loaded.table.at < before) skip++;
        await setImmediate();
      }
      if (batch.length < BATCH) return settled;
    }
  }

  async function tidy(): Promise<void> {
    const now = environment.now();
    if (unstartedDays + abandonedDays === 0 || !(await store.claimDuty('retention', now, now + DUTY_MS))) return;
    const deleted = await goThrough(unstartedDays, store.listUnstarted, async (loaded, before) => {
      // Tells those who still look at it first.
      if (loaded.table.status === 'open') await tables.closeIdle(loaded, before);
      return tables.deleteUnstarted(loaded);
    });
    const ended = await goThrough(
      abandonedDays,
      store.listAbandoned,
      async (loaded, before) => (await tables.closeIdle(loaded, before)).ok,
    );
    if (deleted + ended > 0) log.info({ deleted, closed: ended }, 'tables that nobody came back to');
  }

  let busy = false;
  return {
    /** Checks whether it is time, and whether this process should do it. */
    round(): void {
      if (busy || closed) return;
      busy = true;
      work = tidy()
        .catch(error => {
          metrics.trouble('retention');
          log.warn({ err: error }, 'idle tables could not be tidied up; it will be tried again');
        })
        .finally(() => {
          busy = false;
        });
    },
    async close(): Promise<void> {
      closed = true;
      await work;
    },
  };
}
