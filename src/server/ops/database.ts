import { existsSync } from 'node:fs';
import { type EventStore, openPostgres, openSqlite } from '../store/index.ts';

/** Opens the database that the environment names, for a command that runs beside the server. */
async function openDatabase(): Promise<EventStore> {
  const { DATABASE_URL: url, DATABASE_FILE: path = '' } = process.env;
  if (url !== undefined) return openPostgres(url);
  if (!existsSync(path)) throw new Error(`there is no database at ${path}`);
  return openSqlite(path);
}

/** Runs some work on the database, prints what it returns as JSON, or says in one sentence why it can't be done. */
export async function runOn(work: (store: EventStore) => Promise<object>): Promise<void> {
  try {
    const store = await openDatabase();
    try {
      console.log(JSON.stringify(await work(store)));
    } finally {
      await store.close();
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
