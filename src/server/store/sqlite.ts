import { DatabaseSync, type DatabaseSyncInstance, type StatementSyncInstance } from '@photostructure/sqlite';
import { type Database, headValues, logValues, type Row, type Statement, sql, type Value } from './database.ts';
import { grouped } from './group.ts';
import { migrations } from './migrations.ts';
import { type Append, type EventStore, type Hint, StoreDown } from './port.ts';
import { storeOn } from './sql.ts';

/** How long a locked database is tried again before a command is rejected. */
const PATIENCE_MS = 3000;
const PAUSE_MS = 20;

interface Watch {
  committed?(jobs: number): void;
}

type Job = { readonly append: Append } | { readonly statements: readonly Statement[] };
type Result = 'stored' | 'taken' | readonly Row[];

/** The store in one file, for one process. `file` may be `:memory:`. */
export const openSqlite = (file: string, watch: Watch = {}): EventStore =>
  storeOnSqlite(new DatabaseSync(file, { timeout: 0 }), watch);

/** The store on an open database. */
export function storeOnSqlite(db: DatabaseSyncInstance, watch: Watch = {}): EventStore {
  // WAL lets readers read on while we write; FULL waits for the disk at every commit.
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
  migrateSqlite(db);
  return storeOn(databaseOn(db, watch));
}

/** Brings a database file of any earlier form to the present one, or as far as `to`. */
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
  const prepared = (text: string): StatementSyncInstance => {
    const known = statements.get(text);
    if (known) return known;
    const statement = db.prepare(text.replaceAll(/\$(\d+)/g, '?$1'));
    statements.set(text, statement);
    return statement;
  };
  const all = ({ sql, values }: Statement): Row[] => prepared(sql).all(...values) as Row[];

  function carryOut(job: Job): Result {
    if ('statements' in job) {
      let rows: Row[] = [];
      for (const statement of job.statements) rows = all(statement);
      return rows;
    }
    const { append } = job;
    if (prepared(sql.log).run(...logValues(append)).changes === 0) return 'taken';
    prepared(sql.head).run(...headValues(append));
    if (append.joins !== undefined) prepared(sql.sits).run(append.joins, append.table);
    if (append.leaves !== undefined) prepared(sql.leaves).run(append.leaves, append.table);
    return 'stored';
  }

  function commit(jobs: readonly Job[]): readonly Result[] {
    db.exec('BEGIN IMMEDIATE');
    try {
      const results = jobs.map(carryOut);
      db.exec('COMMIT');
      watch.committed?.(jobs.length);
      return results;
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK');
      throw error;
    }
  }

  async function patiently(jobs: readonly Job[]): Promise<readonly Result[]> {
    const until = Date.now() + PATIENCE_MS;
    for (;;) {
      try {
        return commit(jobs);
      } catch (error) {
        const trouble = troubleOf(error);
        if (trouble === undefined) throw error;
        if (trouble !== 'busy' || Date.now() > until) throw new StoreDown(trouble, error);
        await new Promise(resolve => setTimeout(resolve, PAUSE_MS));
      }
    }
  }

  const group = grouped(patiently);
  const local: ((hint: Hint) => void)[] = [];
  return {
    shared: false,
    hints: { send: () => {}, listen: listener => void local.push(listener) },
    locking: '',
    async read(text: string, ...values: Value[]) {
      try {
        return all({ sql: text, values });
      } catch (error) {
        const trouble = troubleOf(error);
        throw trouble === undefined ? error : new StoreDown(trouble, error);
      }
    },
    write: async (...list) => (await group.add({ statements: list })) as Row[],
    append: async append => (await group.add({ append })) as 'stored' | 'taken',
    async close() {
      await group.idle();
      db.close();
    },
  };
}

function troubleOf(error: unknown): StoreDown['reason'] | undefined {
  const text = error instanceof Error ? error.message : '';
  if (/database is locked|database table is locked|busy/i.test(text)) return 'busy';
  if (/disk is full|database or disk is full/i.test(text)) return 'full';
  if (/disk I\/O|unable to open|database is not open|readonly|malformed/i.test(text)) return 'gone';
  return undefined;
}
