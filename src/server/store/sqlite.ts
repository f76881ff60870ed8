import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import type { Database, Row, Value } from './database.ts';
import { groupCommits } from './group.ts';
import { migrations } from './migrations.ts';
import type { EventStore, Hint } from './port.ts';
import { storeOn } from './sql.ts';
import { trackOrigin } from './sqliteOrigin.ts';
import {
  closeWhole,
  diagnose,
  type Job,
  openWriter,
  prepareSqlite,
  type Result,
  Statements,
  toAppendJob,
  toStoreError,
} from './sqliteWriter.ts';
import { ThreadedWriter } from './threadedWriter.ts';

/** How long to retry on a locked database before a command is rejected. */
const PATIENCE_MS = 3000;
const PAUSE_MS = 20;

interface Watch {
  committed?(jobs: number): void;
}

/**
 * The store in one file, for one process. `file` may be `:memory:`. With the program of a thread, that thread commits, while
 * everything is read here.
 */
export function openSqlite(file: string, watch: Watch = {}, thread?: string): EventStore {
  if (file === ':memory:') return storeOnSqlite(new DatabaseSync(file, { timeout: 0 }), watch);
  makePrivate(file);
  const db = new DatabaseSync(file, { timeout: 0 });
  const writer = thread === undefined ? writeHere(db) : writeBeside(db, new ThreadedWriter(thread, file));
  return storeOnSqlite(db, watch, { beside: `${file}.origin`, writer });
}

function writeHere(db: DatabaseSyncInstance): Writer {
  let commit: ReturnType<typeof openWriter> | undefined;
  return {
    commit: jobs => {
      commit ??= openWriter(db);
      return commit(jobs);
    },
    close: () => closeWhole(db),
  };
}

/** The thread is the last to close the file, so that it can make it whole. */
export const writeBeside = (db: DatabaseSyncInstance, thread: ThreadedWriter): Writer => ({
  commit: jobs => thread.commit(jobs),
  close: () => {
    db.close();
    return thread.close();
  },
});

/** Only the owner may read the database, and the files that SQLite creates next to it with the same rights. */
function makePrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  for (const name of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(name)) chmodSync(name, 0o600);
}

/** The store on an open database. */
export function storeOnSqlite(
  db: DatabaseSyncInstance,
  watch: Watch = {},
  { beside, writer = writeHere(db) }: { beside?: string; writer?: Writer } = {},
): EventStore {
  prepareSqlite(db);
  migrateSqlite(db);
  const database = databaseOn(db, writer, watch);
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

/** Where groups of jobs are committed. */
interface Writer {
  commit(jobs: readonly Job[]): readonly Result[] | Promise<readonly Result[]>;
  close(): void | Promise<void>;
}

function databaseOn(db: DatabaseSyncInstance, writer: Writer, watch: Watch): Database {
  const statements = new Statements(db);

  async function commitPatiently(jobs: readonly Job[]): Promise<readonly Result[]> {
    const until = Date.now() + PATIENCE_MS;
    for (;;) {
      try {
        const results = await writer.commit(jobs);
        watch.committed?.(jobs.length);
        return results;
      } catch (error) {
        if (diagnose(error) !== 'busy' || Date.now() > until) throw toStoreError(error);
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
        return statements.all({ sql: text, values });
      } catch (error) {
        throw toStoreError(error);
      }
    },
    write: async (...list) => (await group.add({ statements: list })) as Row[],
    append: async append => (await group.add(toAppendJob(append))) as 'stored' | 'taken',
    async close() {
      await group.idle();
      await writer.close();
    },
  };
}
