import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadBuild } from './bench/server/process.ts';
import type { Terminal } from './command.ts';
import { RELEASED } from './released.ts';

const MOST_BYTES = 64 * 1024 * 1024;

export interface DatabaseWork {
  /** The script of the server's operations, such as `tables`. */
  readonly script: string;
  readonly args?: readonly string[];
  readonly input?: string;
  /** The server's DATA_DIR. */
  readonly data: string;
}

/** Runs the server's code, which alone knows the database, in a separate process. Returns what it printed. */
export async function runOnDatabase(
  { script, args = [], input = '', data }: DatabaseWork,
  terminal: Terminal,
): Promise<string | undefined> {
  const file = RELEASED
    ? fileURLToPath(new URL(`server-ops-${script}.mjs`, import.meta.url))
    : await (await loadBuild()).bundle(`server/ops/${script}`);
  const env = { ...process.env, DATABASE_FILE: resolve(join(data, 'caravanserai.db')) };
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], {
    encoding: 'utf8',
    env,
    input,
    maxBuffer: MOST_BYTES,
  });
  if (status === 0) return stdout;
  terminal.tell(stderr);
  return undefined;
}
