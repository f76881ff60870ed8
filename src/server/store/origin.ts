// Detects whether a database is the one last used, or was restored or promoted from a copy that may lack its last lines.
import type { Database } from './database.ts';

const READ = `SELECT name, value FROM meta WHERE name IN ('origin', 'restored')`;
const PUT = 'INSERT INTO meta (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value';

/** The identity stored in a database: its last mark, and when it was last found to differ, in seconds. */
export interface Origin {
  readonly origin: string | undefined;
  readonly restored: number;
}

export async function readOrigin(db: Pick<Database, 'read'>): Promise<Origin> {
  const rows = await db.read(READ);
  const find = (name: string) => rows.find(row => row.name === name)?.value ?? undefined;
  return { origin: find('origin') as string | undefined, restored: Number(find('restored') ?? 0) };
}

export async function writeOrigin(
  db: Pick<Database, 'write'>,
  origin: string,
  restored: number | undefined,
): Promise<void> {
  const statements = [{ sql: PUT, values: ['origin', origin] }];
  if (restored !== undefined) statements.push({ sql: PUT, values: ['restored', String(restored)] });
  await db.write(...statements);
}

/** A time in seconds, later than every line written before it. */
export const toSeconds = (ms: number): number => Math.ceil(ms / 1000);
