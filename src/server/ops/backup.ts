// Copies a database while the server writes to it, and verifies the copy. Run by `cli backup`.
import { chmodSync, existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from '@photostructure/sqlite';

const [from = '', to = ''] = process.argv.slice(2);

async function run(): Promise<string> {
  if (!existsSync(from)) throw new Error(`there is no database at ${from}`);
  if (existsSync(to)) throw new Error(`${to} already exists; choose another name`);
  if (!existsSync(dirname(to))) throw new Error(`there is no folder ${dirname(to)}`);
  const source = new DatabaseSync(from, { readOnly: true });
  await backup(source, to);
  chmodSync(to, 0o600);
  source.close();
  const copy = new DatabaseSync(to);
  const check = copy.prepare('PRAGMA integrity_check').get() as { integrity_check: string };
  if (check.integrity_check !== 'ok') throw new Error(`the copy is corrupt: ${check.integrity_check}`);
  // Marks the copy, so that a server started on it knows that later lines may be missing.
  const hasMeta = copy.prepare(`SELECT 1 FROM sqlite_master WHERE name = 'meta'`).get() !== undefined;
  if (hasMeta) copy.exec(`INSERT OR REPLACE INTO meta VALUES ('origin', 'copy')`);
  const count = (table: string): number =>
    (copy.prepare(`SELECT COUNT(*) AS n FROM ${table}`).get() as { n: number }).n;
  const told = { file: to, tables: count('tables'), lines: count('log'), players: count('players') };
  copy.close();
  return JSON.stringify(told);
}

try {
  console.log(await run());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
