import pg from 'pg';
import { accessValues, type Database, logValues, type Row, type Statement, summaryValues } from './database.ts';
import { groupCommits } from './group.ts';
import { migrations } from './migrations.ts';
import { type Append, type EventStore, type Hints, StoreDown } from './port.ts';
import { openHints } from './postgresHints.ts';
import { PostgresOrigin } from './postgresOrigin.ts';
import { storeOn } from './sql.ts';

const MIGRATING = 730_517;
const AT_ONCE = 4;
const CONNECT_MS = 3000;
const STATEMENT_MS = 5000;

/**
 * Appends many lines in one statement: stores those whose writers know the current log, and updates the heads of their
 * tables. Heads are locked in a fixed order to avoid deadlocks; after waiting for a lock, the head is checked again.
 */
const APPEND = `
  WITH new AS (
    SELECT n.* FROM unnest($1::text[], $2::int[], $3::bigint[], $4::text[], $5::text[], $6::text[], $7::bigint[], $8::text[], $9::bigint[],
        $10::text[], $11::int[], $12::text[], $13::text[], $14::text[], $15::bigint[], $16::int[], $17::int[])
      AS n (table_id, line, at, player, command, happening, mark, status, due, bots_of, started, listing, joins, leaves, after,
        public, watching)
    JOIN tables t ON t.id = n.table_id AND t.line = n.line
    WHERE t.mark = n.after
      OR EXISTS (SELECT 1 FROM log l WHERE l.table_id = n.table_id AND l.line = n.line - 1 AND l.mark = n.after)
    ORDER BY t.id FOR NO KEY UPDATE OF t
  ), stored AS (
    INSERT INTO log (table_id, line, at, player, command, happening, mark)
    SELECT table_id, line, at, player, command, happening, mark FROM new
    ON CONFLICT DO NOTHING RETURNING table_id, line
  ), heads AS (
    UPDATE tables SET line = new.line + 1, changed_at = new.at, status = new.status, due = new.due,
      bots_of = new.bots_of, started = new.started, listing = new.listing, mark = new.mark,
      public = COALESCE(new.public, tables.public), watching = COALESCE(new.watching, tables.watching)
    FROM new JOIN stored USING (table_id, line) WHERE tables.id = new.table_id
  ), joined AS (
    INSERT INTO sitters (player, table_id) SELECT joins, table_id FROM new JOIN stored USING (table_id, line)
    WHERE joins IS NOT NULL ON CONFLICT DO NOTHING
  ), gone AS (
    DELETE FROM sitters USING new JOIN stored USING (table_id, line)
    WHERE sitters.player = new.leaves AND sitters.table_id = new.table_id
  )
  SELECT table_id, line FROM stored`;

/** The store on PostgreSQL, for any number of processes. */
export async function openPostgres(
  url: string,
  watch: { committed?(jobs: number): void; trouble?(error: unknown): void } = {},
): Promise<EventStore> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    query_timeout: STATEMENT_MS + 1000,
    types: {
      getTypeParser: ((oid: number, format: 'text') =>
        oid === 20 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
  });
  // The pool replaces an idle connection that breaks; a broken one in use only fails its query and must not end the process.
  pool.on('error', error => watch.trouble?.(error));
  pool.on('connect', client => client.on('error', error => watch.trouble?.(error)));
  await migratePostgres(pool);
  const database = databaseOn(pool, openHints(url, pool, watch), watch);
  const origin = new PostgresOrigin(database);
  pool.on('connect', () => origin.doubt());
  return storeOn(database, () => origin.restoredAt());
}

/** Migrates a database to the current schema; one process at a time does it. */
export async function migratePostgres(pool: pg.Pool, to = migrations.length): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATING]);
    await client.query('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)');
    const { rows } = await client.query<{ version: number }>('SELECT version FROM schema_version');
    const version = rows[0]?.version ?? 0;
    if (version > migrations.length) throw new Error(`the database has form ${version}, newer than this program knows`);
    for (let step = version; step < to; step++) {
      await client.query('BEGIN');
      for (const statement of migrations[step]!) await client.query(statement);
      await client.query('DELETE FROM schema_version');
      await client.query('INSERT INTO schema_version VALUES ($1)', [step + 1]);
      await client.query('COMMIT');
    }
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATING]);
    client.release();
  } catch (error) {
    // Closed instead of reused, since it may hold the lock and an open transaction.
    client.release(true);
    throw error;
  }
}

function databaseOn(
  pool: pg.Pool,
  hints: Hints & { close(): Promise<void> },
  watch: { committed?(jobs: number): void },
): Database {
  const group = groupCommits<Append, 'stored' | 'taken'>(
    async appends => {
      // Of several lines for one position in the same group, the first wins.
      const first = new Map<string, Append>();
      for (const append of appends) if (!first.has(toKey(append))) first.set(toKey(append), append);
      const columns = Array.from({ length: 17 }, (): unknown[] => []);
      for (const append of first.values()) for (const [i, value] of toRow(append).entries()) columns[i]!.push(value);
      const { rows } = await guard(() => pool.query({ name: 'append', text: APPEND, values: columns }));
      const stored = new Set(rows.map(({ table_id, line }) => `${table_id} ${line}`));
      watch.committed?.(appends.length);
      return appends.map(append =>
        stored.has(toKey(append)) && first.get(toKey(append)) === append ? 'stored' : 'taken',
      );
    },
    { atOnce: AT_ONCE },
  );
  return {
    shared: true,
    hints,
    isIn: place => `= ANY (ARRAY(SELECT json_array_elements_text(${place}::json)))`,
    locking: 'FOR UPDATE SKIP LOCKED',
    read: async (text, ...values) => (await guard(() => pool.query(text, values))).rows as Row[],
    write: (...statements) => guard(() => transact(pool, statements)),
    append: append => group.add(append),
    async close() {
      await group.idle();
      await hints.close();
      await pool.end();
    },
  };
}

const toKey = ({ table, line }: Append): string => `${table} ${line}`;

const toRow = (append: Append): unknown[] => [
  ...logValues(append),
  ...summaryValues(append.summary),
  append.joins ?? null,
  append.leaves ?? null,
  append.after,
  ...accessValues(append),
];

async function transact(pool: pg.Pool, statements: readonly Statement[]): Promise<Row[]> {
  if (statements.length === 1) return (await pool.query(statements[0]!.sql, [...statements[0]!.values])).rows as Row[];
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    let rows: Row[] = [];
    for (const { sql, values } of statements) rows = (await client.query(sql, [...values])).rows as Row[];
    await client.query('COMMIT');
    client.release();
    return rows;
  } catch (error) {
    // Closed instead of reused, since the connection may be in any state.
    client.release(true);
    throw error;
  }
}

/** Turns connection errors, and errors of a server that is full or shutting down, into StoreDown; others are bugs. */
async function guard<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const code = (error as { code?: string }).code ?? '';
    if (/^53(100|200)$/.test(code)) throw new StoreDown('full', error);
    // 57014: the statement timed out.
    if (/^(40|55|57014$)/.test(code)) throw new StoreDown('busy', error);
    if (/^[0-9A-Z]{5}$/.test(code) && !/^(08|53|57)/.test(code)) throw error;
    throw new StoreDown('gone', error);
  }
}
