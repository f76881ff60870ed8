import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite';
import { headValues, logValues, type Row, type Statement, sql, type Value } from './database.ts';
import { type Append, StoreDown } from './port.ts';

/** What is written in one commit together with others, and what came of it. */
export type Job = { readonly append: readonly Value[] } | { readonly statements: readonly Statement[] };
export type Result = 'stored' | 'taken' | readonly Row[];

/** An append as plain values, first those of its head: a message to a thread costs more the more objects it has. */
export const toAppendJob = (append: Append): Job => ({
  append: [...headValues(append), ...logValues(append), append.joins ?? null, append.leaves ?? null],
});
const HEAD = 12;
const LOG = 7;

/** A damaged log has a line that its head does not count. The others of the same commit must not fail with it. */
class UnknownLine extends Error {
  readonly job: Job;
  constructor(job: Job) {
    super('the log has a line that its head does not count');
    this.job = job;
  }
}

/** How every connection to a database file is set. */
export function prepareSqlite(db: DatabaseSyncInstance): void {
  // WAL lets readers continue while we write; FULL waits for the disk at every commit.
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
  // Overwrites deleted content.
  db.exec('PRAGMA secure_delete = ON');
}

/** Statements on an open database, each prepared once. */
export class Statements {
  readonly #db: DatabaseSyncInstance;
  readonly #prepared = new Map<string, StatementSyncInstance>();

  constructor(db: DatabaseSyncInstance) {
    this.#db = db;
  }

  prepare(text: string): StatementSyncInstance {
    const known = this.#prepared.get(text);
    if (known) return known;
    const statement = this.#db.prepare(text.replaceAll(/\$(\d+)/g, '?$1'));
    this.#prepared.set(text, statement);
    return statement;
  }

  all({ sql, values }: Statement): Row[] {
    return this.prepare(sql).all(...values) as Row[];
  }
}

/** Carries out jobs on an open database, all in one commit, or none. Throws what SQLite says. */
export function openWriter(db: DatabaseSyncInstance): (jobs: readonly Job[]) => readonly Result[] {
  const statements = new Statements(db);

  function carryOut(job: Job): Result {
    if ('statements' in job) {
      let rows: Row[] = [];
      for (const statement of job.statements) rows = statements.all(statement);
      return rows;
    }
    const { append } = job;
    const [table = null] = append;
    const [joins = null, leaves = null] = append.slice(HEAD + LOG);
    if (statements.prepare(sql.head).run(...append.slice(0, HEAD)).changes === 0) return 'taken';
    if (statements.prepare(sql.line).run(...append.slice(HEAD, HEAD + LOG)).changes === 0) throw new UnknownLine(job);
    if (joins !== null) statements.prepare(sql.sits).run(joins, table);
    if (leaves !== null) statements.prepare(sql.leaves).run(leaves, table);
    return 'stored';
  }

  return function commit(jobs: readonly Job[], damaged: readonly Job[] = []): readonly Result[] {
    db.exec('BEGIN IMMEDIATE');
    try {
      const results = jobs.map(job => (damaged.includes(job) ? 'taken' : carryOut(job)));
      db.exec('COMMIT');
      return results;
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK');
      if (error instanceof UnknownLine) return commit(jobs, [...damaged, error.job]);
      throw error;
    }
  };
}

/** Makes the file alone the whole database, so that a copy of it is a backup. */
export function closeWhole(db: DatabaseSyncInstance): void {
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  db.close();
}

/** Why a database cannot be read or written now; nothing if it is none of its troubles. */
export function diagnose(error: unknown): StoreDown['reason'] | undefined {
  const text = error instanceof Error ? error.message : '';
  if (/database is locked|database table is locked|busy/i.test(text)) return 'busy';
  if (/disk is full|database or disk is full/i.test(text)) return 'full';
  if (/disk I\/O|unable to open|database is not open|readonly|malformed/i.test(text)) return 'gone';
  return undefined;
}

/** The error of a job, as callers of the store get it. */
export function toStoreError(error: unknown): unknown {
  const trouble = diagnose(error);
  return trouble === undefined ? error : new StoreDown(trouble, error);
}
