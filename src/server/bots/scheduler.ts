import { createRandom } from '../environment.ts';
import type { Services } from '../services.ts';
import type { DueBot } from '../store/index.ts';
import { whoseBots } from '../tables/due.ts';
import type { LoadedTable } from '../tables/loaded.ts';
import { anyChoice, type Decide } from './decide.ts';
import { TooLate } from './pool.ts';
import { Crowds, pickFairly, type Shares } from './shares.ts';

/** How many waiting tables to choose from: some belong to parties that have used up their shares. */
const CANDIDATES = 256;

export interface BotScheduler {
  /** Starts on what is due, as far as there is room. */
  round(): Promise<void>;
  close(): Promise<void>;
}

/** Runs the bots that are due: parties take turns, and none gets more than its share at once. */
export function scheduleBots(
  services: Services,
  decide: Decide,
  { lease, shares }: { lease: number; shares: Shares },
): BotScheduler {
  const { store, tables, environment, log, metrics } = services;
  const offered = services.games.map(({ id }) => id);
  const serving = new Map<string, { readonly bot: DueBot; readonly work: Promise<void> }>();
  const crowds = new Crowds();
  const served = (): DueBot[] => [...serving.values()].map(({ bot }) => bot);
  let closed = false;
  let claiming = false;
  let more = false;

  async function round(): Promise<void> {
    if (claiming || closed || serving.size >= shares.atOnce) return;
    claiming = true;
    try {
      await claim();
    } catch (error) {
      metrics.trouble('claim');
      log.warn({ err: error }, 'no table could be claimed; it will be tried again');
    }
    claiming = false;
  }

  async function claim(): Promise<void> {
    const now = environment.now();
    const due = await store.listDueBots(now, CANDIDATES, offered, shares);
    // A table being served may become due again when the lease expires; it stays ours, and its bot thinks only once.
    const waiting = due.filter(({ id }) => !serving.has(id));
    crowds.note(waiting, served(), now);
    const picked = pickFairly(waiting, served(), shares);
    more = picked.length < waiting.length || waiting.some(bot => bot.waiting > shares.perParty);
    const ours = due.filter(bot => serving.has(bot.id) || picked.includes(bot)).map(({ id }) => id);
    const claimed = new Set(await store.claimBots(ours, now, now + lease));
    for (const bot of picked) if (claimed.has(bot.id) && !serving.has(bot.id)) serve(bot);
  }

  function serve(bot: DueBot): void {
    const work = look(bot)
      .catch(error => {
        metrics.trouble('bots');
        log.warn({ err: error }, 'a table could not be looked after; it will be tried again');
      })
      .finally(() => {
        serving.delete(bot.id);
        // The threads are idle while more is waiting, so do not wait for the next round.
        if (more && serving.size === 0) void round();
      });
    serving.set(bot.id, { bot, work });
  }

  async function look({ id, party }: DueBot): Promise<void> {
    const loaded = await tables.findSound(id);
    if (!loaded) return;
    const { table } = loaded;
    const { actor } = table;
    const level = actor >= 0 ? table.sitters[actor]!.bot : undefined;
    if (level === undefined) await store.setDue(id, table.deadline ?? null, table.line);
    else await playFor(loaded, actor, level, crowds.of(party));
  }

  async function playFor(loaded: LoadedTable, seat: number, level: string, crowd: number): Promise<void> {
    const { ply, match, line } = loaded.table;
    const { game } = loaded.row;
    const { view, choices } = match!.seatView(seat);
    const begun = performance.now();
    const seed = Buffer.from(environment.bytes(4)).readInt32BE();
    const play = (move: string) => tables.playBot(loaded, seat, ply, move);
    const count = (outcome: 'moved' | 'late' | 'failed'): void =>
      metrics.bot(outcome, (performance.now() - begun) / 1000);
    try {
      const move = choices.length === 1 ? choices[0]!.move : await decide({ game, view, seat, level, seed, crowd });
      const outcome = await play(move);
      // A stale move means that another process was faster.
      if (outcome.ok || outcome.code === 'stale') return count('moved');
      log.error({ game, level }, 'a bot chose a move that is not legal');
      count('failed');
    } catch (error) {
      // The thread was closed at shutdown; the next process to claim the table lets the bot think again.
      if (closed) return store.setDue(loaded.id, environment.now(), line, whoseBots(loaded.table));
      if (!(error instanceof TooLate)) log.error({ err: error, game, level }, 'a bot failed');
      count(error instanceof TooLate ? 'late' : 'failed');
    }
    await play(anyChoice(choices, createRandom(environment)));
  }

  return {
    round,
    async close() {
      closed = true;
      await Promise.allSettled([...serving.values()].map(({ work }) => work));
    },
  };
}
