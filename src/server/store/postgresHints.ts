import pg from 'pg';
import { COMMON, channelOf, channels, toPayloads } from './channels.ts';
import type { Hint, Hints } from './port.ts';

const GATHER_MS = 5;
const RETRY_MS = 1000;
/** An unused channel stays subscribed for a while, so that its next follower costs nothing. */
const LINGER_MS = 30_000;
const NOTIFY = 'SELECT pg_notify(channel, payload) FROM unnest($1::text[], $2::text[]) AS n (channel, payload)';

/**
 * Hints between processes with LISTEN and NOTIFY. They are sent after the commit, collected for some milliseconds, and
 * outside its transaction: a NOTIFY inside would make commits wait for each other. Tables are spread over channels, and a
 * process listens to those of the tables followed there. Periodic checks make up for lost hints.
 */
export function openHints(
  url: string,
  pool: pg.Pool,
  watch: { trouble?(error: unknown): void },
): Hints & { close(): Promise<void> } {
  const listeners: ((hint: Hint) => void)[] = [];
  const followed = channels();
  const timers = createTimers();
  let pending = new Map<string, Hint>();
  let sending: NodeJS.Timeout | undefined;
  let closed = false;
  let client: pg.Client | undefined;
  let heard = new Set<string>();
  let turn = Promise.resolve();

  const tell = (hint: Hint): void => {
    for (const listener of listeners) listener(hint);
  };

  async function connect(): Promise<void> {
    if (closed) return;
    const fresh = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000, keepAlive: true });
    let again = false;
    const retry = (error?: unknown): void => {
      if (client === fresh) client = undefined;
      if (again || closed) return;
      again = true;
      watch.trouble?.(error);
      timers.add(RETRY_MS, () => void connect());
    };
    fresh.on('error', retry);
    fresh.on('end', () => retry());
    fresh.on('notification', ({ payload }) => {
      for (const hint of JSON.parse(payload ?? '[]') as Hint[]) tell(hint);
    });
    try {
      await fresh.connect();
      await fresh.query(`LISTEN ${COMMON}`);
      heard = new Set();
      client = fresh;
      if (closed) await fresh.end();
      else await listen();
    } catch (error) {
      await fresh.end().catch(() => {});
      retry(error);
    }
  }

  /** Listens to exactly the channels of followed tables. Earlier hints are lost. */
  async function listen(): Promise<void> {
    const on = client;
    if (!on || closed) return;
    const wanted = followed.list();
    const more = wanted.filter(channel => !heard.has(channel));
    const less = [...heard].filter(channel => !wanted.includes(channel));
    if (more.length + less.length > 0) {
      await on.query([...more.map(name => `LISTEN ${name}`), ...less.map(name => `UNLISTEN ${name}`)].join('; '));
      if (client === on) heard = new Set(wanted);
    }
    if (more.length > 0) tell({ kind: 'missed' });
  }

  const listenLater = (ms: number): void =>
    timers.add(ms, () => {
      turn = turn.then(listen).catch(error => watch.trouble?.(error));
    });

  function flush(): void {
    sending = undefined;
    const payloads = toPayloads([...pending.values()]);
    pending = new Map();
    const columns = [payloads.map(({ channel }) => channel), payloads.map(({ payload }) => payload)];
    pool.query(NOTIFY, columns).catch(error => watch.trouble?.(error));
  }

  void connect();
  return {
    send(hint) {
      // A later report of who is connected replaces the one before.
      pending.set(JSON.stringify(hint.kind === 'presence' ? [hint.kind, hint.table] : hint), hint);
      sending ??= setTimeout(flush, GATHER_MS);
    },
    listen: listener => void listeners.push(listener),
    follow(table) {
      followed.add(table);
      if (!heard.has(channelOf(table))) listenLater(GATHER_MS);
    },
    unfollow(table) {
      if (followed.remove(table)) listenLater(LINGER_MS);
    },
    async close() {
      closed = true;
      clearTimeout(sending);
      timers.clear();
      await turn;
      await client?.end().catch(() => {});
    },
  };
}

/** Tasks for later, unless the store is closed first. */
function createTimers(): { add(ms: number, work: () => void): void; clear(): void } {
  const timers = new Set<NodeJS.Timeout>();
  return {
    add(ms, work) {
      const timer = setTimeout(() => {
        timers.delete(timer);
        work();
      }, ms).unref();
      timers.add(timer);
    },
    clear() {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
