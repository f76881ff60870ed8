// Notes what clients do and are told, and what databases have.
import type { Update } from '../../../src/api/index.ts';
import type { Attempt, Failover, Line, Logs, Reading } from './history.ts';

type Ask = (sql: string) => Promise<Record<string, unknown>[]>;

export class Recorder {
  readonly attempts: Attempt[] = [];
  readonly readings: Reading[] = [];
  readonly failovers: Failover[] = [];
  readonly closed = new Set<string>();
  /** How many lines each stream has told so far, and of which table. */
  readonly streams = new Map<string, { readonly table: string; readonly line: number }>();
  readonly tables = new Set<string>();
  /** How often somebody looked at a table in vain. */
  vain = 0;
  #time = 0;

  tick = (): number => ++this.#time;
  count = (outcome: Attempt['outcome'], fits: (attempt: Attempt) => boolean = () => true): number =>
    this.attempts.filter(attempt => attempt.outcome === outcome && fits(attempt)).length;

  read(reading: Reading): void {
    this.readings.push(reading);
    const { stream, table, since, told } = reading;
    if (stream !== undefined) this.streams.set(stream, { table, line: since + told.length });
  }

  /** A server ended a stream. */
  close(stream: string): void {
    this.closed.add(stream);
    this.streams.delete(stream);
  }

  /** Whether every stream is as far as a database. */
  isHeard = (logs: Logs): boolean =>
    [...this.streams.values()].every(({ table, line }) => line === (logs.get(table)?.length ?? 0));
}

const tell = (kind: string, seat: number | undefined, at: number): string => `${kind} ${seat ?? '-'} ${at}`;

export const toldBy = ({ news }: Update): string[] => news.map(({ kind, seat, at }) => tell(kind, seat, at));

/** All logs of a database. */
export async function readLogs(ask: Ask): Promise<Logs> {
  const logs = new Map<string, Line[]>();
  for (const row of await ask('SELECT * FROM log ORDER BY table_id, line')) {
    const table = row.table_id as string;
    const { kind, seat } = JSON.parse(row.happening as string);
    const line: Line = {
      line: Number(row.line),
      mark: Number(row.mark),
      kind,
      command: row.command as string | null,
      told: tell(kind, seat, Number(row.at)),
    };
    logs.set(table, [...(logs.get(table) ?? []), line]);
  }
  return logs;
}

export const readRunning = async (ask: Ask): Promise<Set<string>> =>
  new Set((await ask(`SELECT id FROM tables WHERE status = 'playing'`)).map(({ id }) => id as string));
