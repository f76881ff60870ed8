import type { Services } from '../services.ts';
import { whoseBots } from '../tables/due.ts';

/** Records who has run out of time. It never waits for a bot, however many are thinking. */
export function scheduleClocks(services: Services, { lease, atOnce }: { lease: number; atOnce: number }) {
  const { store, tables, environment, log, metrics } = services;
  const offered = services.games.map(({ id }) => id);
  const busy = new Map<string, Promise<void>>();
  let closed = false;
  let claiming = false;

  async function round(): Promise<void> {
    if (claiming || closed || busy.size >= atOnce) return;
    claiming = true;
    try {
      const now = environment.now();
      for (const id of await store.claimDue(now, now + lease, atOnce - busy.size, offered)) {
        if (busy.has(id)) continue;
        const work = look(id)
          .catch(error => {
            metrics.trouble('clocks');
            log.warn({ err: error }, 'a table could not be looked after; it will be tried again');
          })
          .finally(() => busy.delete(id));
        busy.set(id, work);
      }
    } catch (error) {
      metrics.trouble('claim');
      log.warn({ err: error }, 'no table could be claimed; it will be tried again');
    }
    claiming = false;
  }

  async function look(id: string): Promise<void> {
    const loaded = await tables.findSound(id);
    if (!loaded) return;
    const { table } = loaded;
    const { actor } = table;
    // Stored by a version that did not distinguish bots from clocks.
    if (actor >= 0 && table.sitters[actor]!.bot !== undefined)
      return store.setDue(id, environment.now(), table.line, whoseBots(table));
    const outcome = await tables.runClock(loaded);
    // Nothing was due after all; it will be due when the clock says so.
    if (!outcome.ok && outcome.code === 'not-late')
      await store.setDue(id, table.startsAt ?? table.deadline ?? null, table.line);
  }

  return {
    round,
    async close(): Promise<void> {
      closed = true;
      await Promise.allSettled(busy.values());
    },
  };
}
