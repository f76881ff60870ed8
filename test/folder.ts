import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** A new folder for the files of a test; it is gone when the test file is done, however that ended. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'caravanserai-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
