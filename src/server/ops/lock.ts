import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';

/** Locks a folder for the lifetime of this process, however it ends. Returns false if another process has it. */
export function lockFolder(folder: string): boolean {
  const file = new DatabaseSync(join(folder, 'lock'), { timeout: 0 });
  try {
    // An SQLite lock is an operating-system lock: it is released when the process ends and leaves nothing to clean up.
    file.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    file.close();
    if (error instanceof Error && /locked|busy/i.test(error.message)) return false;
    throw error;
  }
  held.push(file);
  return true;
}

/** Referenced here, because garbage collection would release the lock. */
const held: unknown[] = [];
