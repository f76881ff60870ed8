import pg from 'pg';
import type { Hint, Hints } from './port.ts';

const CHANNEL = 'caravanserai';
const GATHER_MS = 5;
const RETRY_MS = 1000;
/** A notification holds less than 8000 bytes. */
const MOST_BYTES = 7000;

/**
 * Hints between processes by LISTEN and NOTIFY. They are sent after the commit, gathered for some milliseconds, and outside of
 * its transaction: a NOTIFY inside would make commits wait for each other. A hint that is lost is made up for by looking now and then.
 */
export function hintsOver(
  url: string,
  pool: pg.Pool,
  watch: { trouble?(error: unknown): void },
): Hints & { close(): Promise<void> } {
  const listeners: ((hint: Hint) => void)[] = [];
  let pending = new Map<string, Hint>();
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  let client: pg.Client | undefined;

  async function connect(): Promise<void> {
    if (closed) return;
    const fresh = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000, keepAlive: true });
    let again = false;
    const retry = (error?: unknown): void => {
      if (again || closed) return;
      again = true;
      watch.trouble?.(error);
      setTimeout(() => void connect(), RETRY_MS).unref();
    };
    fresh.on('error', retry);
    fresh.on('end', () => retry());
    fresh.on('notification', ({ payload }) => {
      for (const hint of JSON.parse(payload ?? '[]') as Hint[]) for (const listener of listeners) listener(hint);
    });
    try {
      await fresh.connect();
      await fresh.query(`LISTEN ${CHANNEL}`);
      client = fresh;
    } catch (error) {
      await fresh.end().catch(() => {});
      retry(error);
    }
  }

  function flush(): void {
    timer = undefined;
    const hints = [...pending.values()];
    pending = new Map();
    for (const payload of payloadsOf(hints))
      pool.query('SELECT pg_notify($1, $2)', [CHANNEL, payload]).catch(error => watch.trouble?.(error));
  }

  void connect();
  return {
    send(hint) {
      pending.set(`${hint.kind} ${'table' in hint ? hint.table : hint.player}`, hint);
      timer ??= setTimeout(flush, GATHER_MS);
    },
    listen: listener => void listeners.push(listener),
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}

function payloadsOf(hints: readonly Hint[]): string[] {
  const payloads: string[] = [];
  let list: string[] = [];
  let bytes = 2;
  for (const hint of hints) {
    const text = JSON.stringify(hint);
    if (bytes + text.length > MOST_BYTES && list.length > 0) {
      payloads.push(`[${list.join()}]`);
      list = [];
      bytes = 2;
    }
    list.push(text);
    bytes += text.length + 1;
  }
  if (list.length > 0) payloads.push(`[${list.join()}]`);
  return payloads;
}
