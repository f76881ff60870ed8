import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadBuild } from '../bench/server/process.ts';
import { type Command, parseWithFile } from '../command.ts';
import { RELEASED } from '../released.ts';

export const backup: Command = {
  summary: 'back up the server’s database while it runs',
  help: `usage: cli backup FILE [--data FOLDER] [--json]

Copies the embedded SQLite database to FILE, even while the server is writing, and verifies the copy.
To restore, stop the server and replace caravanserai.db with the copy. See docs/operating.md.

  --data   the server’s DATA_DIR (default: data)
  --json   print one JSON object: {file, tables, lines, players}`,
  async run(args, terminal) {
    const options = { data: { type: 'string' }, json: { type: 'boolean' } } as const;
    const { values, file } = parseWithFile(args, options, 'cli backup FILE');
    // Only the server's code knows the database, so it runs in a separate process.
    const script = RELEASED
      ? fileURLToPath(new URL('server-ops-backup.mjs', import.meta.url))
      : await (await loadBuild()).bundle('server/ops/backup');
    const from = resolve(join(values.data ?? 'data', 'caravanserai.db'));
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, from, resolve(file)], { encoding: 'utf8' });
    if (status !== 0) {
      terminal.tell(stderr);
      return 1;
    }
    const { tables, lines, players } = JSON.parse(stdout) as { tables: number; lines: number; players: number };
    await terminal.print(values.json ? stdout : `${file}: ${tables} tables, ${lines} log lines, ${players} players\n`);
    return 0;
  },
};
