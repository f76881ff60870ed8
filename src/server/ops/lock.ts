import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';

/** Makes a folder ours as long as this process lives, however it ends. Returns whether nobody else has it. */
export function lockFolder(folder: string): boolean {
  const file = new DatabaseSync(join(folder, 'lock'), { timeout: 0 });
  try {
    // A lock of SQLite is one of the operating system: it ends with the process, and leaves nothing to clean up.
    file.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    file.close();
    if (error instanceof Error && /locked|busy/i.test(error.message)) return false;
    throw error;
  }
  held.push(file);
  return true;
}

/** Kept in reach: a lock that is collected is given up. */
const held: unknown[] = [];
