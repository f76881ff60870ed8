import { anyChoice, type Decide } from '../bots/decide.ts';
import { TooLate } from '../bots/pool.ts';
import { randomOf } from '../environment.ts';
import type { Services } from '../services.ts';
import type { LoadedTable } from '../tables/loaded.ts';

export interface SchedulerOptions {
  readonly every: number;
  /** How long a table is ours once we claimed it: if we die, another process takes it over then. */
  readonly lease: number;
  readonly atOnce: number;
}

const USUAL: SchedulerOptions = { every: 150, lease: 8000, atOnce: 64 };
const LOOK_EVERY = 2000;

/** Looks after tables where time or a bot must act, whichever process the last move came through. */
export function schedule(services: Services, decide: Decide, options: Partial<SchedulerOptions> = {}) {
  const { every, lease, atOnce } = { ...USUAL, ...options };
  const { store, tables, hub, environment, log, metrics } = services;
  const offered = services.games.map(({ id }) => id);
  const busy = new Map<string, Promise<void>>();
  let closed = false;
  let claiming = false;

  async function claim(): Promise<void> {
    if (claiming || closed || busy.size >= atOnce) return;
    claiming = true;
    try {
      const due = await store.claimDue(environment.now(), environment.now() + lease, atOnce - busy.size, offered);
      for (const id of due) {
        // Its bot waits for a thread or thinks: to ask again would only make the queue longer.
        if (busy.has(id)) continue;
        const work = look(id)
          .catch(error => {
            metrics.trouble('attendant');
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
    const loaded = await tables.find(id);
    if (!loaded) return;
    const { table } = loaded;
    const { actor } = table;
    const bot = actor >= 0 ? table.sitters[actor]!.bot : undefined;
    const outcome = bot === undefined ? await tables.runClock(loaded) : await playFor(loaded, actor, bot);
    // Nothing was due after all: it will be when the clock says so. A stale move means that somebody else was faster.
    if (outcome && !outcome.ok && outcome.code === 'not-late') await store.setDue(id, table.deadline ?? null);
  }

  async function playFor(loaded: LoadedTable, seat: number, level: string) {
    const { ply, match } = loaded.table;
    const { view, choices } = match!.seatView(seat);
    const begun = performance.now();
    const seed = Buffer.from(environment.bytes(4)).readInt32BE();
    const played = (move: string) => tables.playBot(loaded, seat, ply, move);
    const count = (outcome: 'moved' | 'late' | 'failed'): void =>
      metrics.bot(outcome, (performance.now() - begun) / 1000);
    try {
      const move =
        choices.length === 1 ? choices[0]!.move : await decide({ game: loaded.row.game, view, seat, level, seed });
      const outcome = await played(move);
      if (outcome.ok || outcome.code === 'stale') {
        count('moved');
        return outcome;
      }
      log.error({ game: loaded.row.game, level }, 'a bot chose a move that is not legal');
      count('failed');
    } catch (error) {
      // Its thread was closed with us: whoever looks after the table next lets it think anew.
      if (closed) return store.setDue(loaded.id, environment.now());
      if (!(error instanceof TooLate)) log.error({ err: error, game: loaded.row.game, level }, 'a bot failed');
      count(error instanceof TooLate ? 'late' : 'failed');
    }
    return played(anyChoice(choices, randomOf(environment)));
  }

  const timers = [setInterval(() => void claim(), every)];
  if (store.shared)
    timers.push(
      setInterval(() => {
        hub.lookAtAll().catch(() => metrics.trouble('look'));
      }, LOOK_EVERY),
    );
  return {
    async close() {
      closed = true;
      for (const timer of timers) clearInterval(timer);
      await Promise.allSettled(busy.values());
    },
  };
}
