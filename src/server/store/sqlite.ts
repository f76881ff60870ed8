import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';
import { DatabaseSync, type DatabaseSyncInstance, type StatementSyncInstance } from '@photostructure/sqlite';
import { type Database, headValues, logValues, type Row, type Statement, sql, type Value } from './database.ts';
import { groupCommits } from './group.ts';
import { migrations } from './migrations.ts';
import { type Append, type EventStore, type Hint, StoreDown } from './port.ts';
import { storeOn } from './sql.ts';
import { trackOrigin } from './sqliteOrigin.ts';

/** How long to retry on a locked database before a command is rejected. */
const PATIENCE_MS = 3000;
const PAUSE_MS = 20;

interface Watch {
  committed?(jobs: number): void;
}

/** A damaged log has a line that its head does not count. The others of the same commit must not fail with it. */
class UnknownLine extends Error {
  readonly job: Job;
  constructor(job: Job) {
    super('the log has a line that its head does not count');
    this.job = job;
  }
}

type Job = { readonly append: Append } | { readonly statements: readonly Statement[] };
type Result = 'stored' | 'taken' | readonly Row[];

/** The store in one file, for one process. `file` may be `:memory:`. */
export function openSqlite(file: string, watch: Watch = {}): EventStore {
  if (file === ':memory:') return storeOnSqlite(new DatabaseSync(file, { timeout: 0 }), watch);
  makePrivate(file);
  return storeOnSqlite(new DatabaseSync(file, { timeout: 0 }), watch, `${file}.origin`);
}

/** Only the owner may read the database, and the files that SQLite creates next to it with the same rights. */
function makePrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  for (const name of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(name)) chmodSync(name, 0o600);
}

/** The store on an open database. */
export function storeOnSqlite(db: DatabaseSyncInstance, watch: Watch = {}, beside?: string): EventStore {
  // WAL lets readers continue while we write; FULL waits for the disk at every commit.
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
  // Overwrites deleted content.
  db.exec('PRAGMA secure_delete = ON');
  migrateSqlite(db);
  const database = databaseOn(db, watch);
  if (beside === undefined) return storeOn(database);
  const { restoredAt, leave } = trackOrigin(database, beside);
  const close = (): Promise<void> => leave().finally(() => database.close());
  return storeOn({ ...database, close }, restoredAt);
}

/** Migrates a database file to the current schema, or up to `to`. */
export function migrateSqlite(db: DatabaseSyncInstance, to = migrations.length): void {
  const { user_version: version } = db.prepare('PRAGMA user_version').get() as { user_version: number };
  if (version > migrations.length) throw new Error(`the database has form ${version}, newer than this program knows`);
  for (const [step, statements] of migrations.slice(0, to).entries()) {
    if (step < version) continue;
    db.exec('BEGIN IMMEDIATE');
    for (const statement of statements) db.exec(statement);
    db.exec(`PRAGMA user_version = ${step + 1}; COMMIT`);
  }
}

function databaseOn(db: DatabaseSyncInstance, watch: Watch): Database {
  const statements = new Map<string, StatementSyncInstance>();
  const prepare = (text: string): StatementSyncInstance => {
    const known = statements.get(text);
    if (known) return known;
    const statement = db.prepare(text.replaceAll(/\$(\d+)/g, '?$1'));
    statements.set(text, statement);
    return statement;
  };
  const all = ({ sql, values }: Statement): Row[] => prepare(sql).all(...values) as Row[];

  function carryOut(job: Job): Result {
    if ('statements' in job) {
      let rows: Row[] = [];
      for (const statement of job.statements) rows = all(statement);
      return rows;
    }
    const { append } = job;
    if (prepare(sql.head).run(...headValues(append)).changes === 0) return 'taken';
    if (prepare(sql.line).run(...logValues(append)).changes === 0) throw new UnknownLine(job);
    if (append.joins !== undefined) prepare(sql.sits).run(append.joins, append.table);
    if (append.leaves !== undefined) prepare(sql.leaves).run(append.leaves, append.table);
    return 'stored';
  }

  function commit(jobs: readonly Job[], damaged: readonly Job[] = []): readonly Result[] {
    db.exec('BEGIN IMMEDIATE');
    try {
      const results = jobs.map(job => (damaged.includes(job) ? 'taken' : carryOut(job)));
      db.exec('COMMIT');
      watch.committed?.(jobs.length);
      return results;
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK');
      if (error instanceof UnknownLine) return commit(jobs, [...damaged, error.job]);
      throw error;
    }
  }

  async function commitPatiently(jobs: readonly Job[]): Promise<readonly Result[]> {
    const until = Date.now() + PATIENCE_MS;
    for (;;) {
      try {
        return commit(jobs);
      } catch (error) {
        const trouble = diagnose(error);
        if (trouble === undefined) throw error;
        if (trouble !== 'busy' || Date.now() > until) throw new StoreDown(trouble, error);
        await new Promise(resolve => setTimeout(resolve, PAUSE_MS));
      }
    }
  }

  const group = groupCommits(commitPatiently);
  const local: ((hint: Hint) => void)[] = [];
  return {
    shared: false,
    hints: { send: () => {}, follow: () => {}, unfollow: () => {}, listen: listener => void local.push(listener) },
    isIn: place => `IN (SELECT value FROM json_each(${place}))`,
    locking: '',
    async read(text: string, ...values: Value[]) {
      try {
        return all({ sql: text, values });
      } catch (error) {
        const trouble = diagnose(error);
        throw trouble === undefined ? error : new StoreDown(trouble, error);
      }
    },
    write: async (...list) => (await group.add({ statements: list })) as Row[],
    append: async append => (await group.add({ append })) as 'stored' | 'taken',
    async close() {
      await group.idle();
      // Makes the file alone the whole database, so that a copy of it is a backup.
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      db.close();
    },
  };
}

function diagnose(error: unknown): StoreDown['reason'] | undefined {
  const text = error instanceof Error ? error.message : '';
  if (/database is locked|database table is locked|busy/i.test(text)) return 'busy';
  if (/disk is full|database or disk is full/i.test(text)) return 'full';
  if (/disk I\/O|unable to open|database is not open|readonly|malformed/i.test(text)) return 'gone';
  return undefined;
}
