// A file next to the database has the mark with which this server left it. A restored copy has a different one.
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Database } from './database.ts';
import { readOrigin, toSeconds, writeOrigin } from './origin.ts';

export interface SqliteOrigin {
  /** Since when lines may be missing, in seconds since 1970; 0 if the database was never restored. */
  restoredAt(): Promise<number>;
  /** Marks the database at a clean shutdown. */
  leave(): Promise<void>;
}

export function trackOrigin(db: Database, beside: string): SqliteOrigin {
  // Both places get a new mark whenever the database is opened or closed, so an older copy has an older one.
  async function mark(restored: number | undefined): Promise<void> {
    const origin = randomBytes(12).toString('hex');
    await writeOrigin(db, origin, restored);
    writeFileSync(beside, origin, { mode: 0o600 });
  }
  async function open(): Promise<number> {
    const left = existsSync(beside) ? readFileSync(beside, 'utf8') : undefined;
    const { origin, restored } = await readOrigin(db);
    const found = origin === left ? undefined : toSeconds(Date.now());
    await mark(found);
    return found ?? restored;
  }
  const opened = open();
  opened.catch(() => {});
  return {
    restoredAt: () => opened,
    leave: async () => {
      await opened;
      await mark(undefined);
    },
  };
}
