import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, expect, test } from 'vitest';
import { seeded } from '../../src/kernel/index.ts';
import { Pair } from '../faults/players.ts';
import { ServerProcess } from '../faults/servers.ts';
import { newFolder } from '../folder.ts';

const ROOT = join(import.meta.dirname, '../..');
const folder = newFolder();
const data = join(folder, 'data');
const servers: ServerProcess[] = [];
afterAll(async () => {
  for (const server of servers) await server.stop();
});

async function openOn(): Promise<ServerProcess> {
  const server = await ServerProcess.start({ DATA_DIR: data });
  servers.push(server);
  return server;
}

/** The command as it is typed. What it keeps lies in the folder where it was typed. */
function table(...args: string[]): { status: number | null; stdout: string; stderr: string } {
  const { DATABASE_URL: _, ...env } = process.env;
  return spawnSync(process.execPath, [join(ROOT, 'scripts/cli.mjs'), 'table', ...args, '--data', data], {
    cwd: folder,
    encoding: 'utf8',
    env,
  });
}

test('a damaged table is found, repaired while the server runs, and played on; another is dropped', async () => {
  const server = await openOn();
  const [damaged, dropped] = [await Pair.seated(server.url), await Pair.seated(server.url)];
  const random = seeded(3);
  for (let n = 0; n < 8; n++) await damaged.play(random, `move-${n}`);
  const { news } = await damaged.guests[0].look(damaged.table);
  await server.stop();
  expect(table('check').stdout).toBe('2 tables, 0 damaged\n');

  const cut = news.length - 3;
  const db = new DatabaseSync(join(data, 'caravanserai.db'));
  db.prepare('DELETE FROM log WHERE table_id = ? AND line = ?').run(damaged.table, cut);
  db.prepare(`UPDATE log SET happening = '{' WHERE table_id = ? AND line = 0`).run(dropped.table);
  db.close();
  await server.start();
  const check = table('check', '--json');
  expect(check.status).toBe(1);
  expect(JSON.parse(check.stdout).damaged).toHaveLength(2);
  expect(JSON.parse(check.stdout).damaged).toContainEqual({
    table: damaged.table,
    game: 'pagoda',
    lines: cut,
    reason: `line ${cut} is missing`,
  });

  const repaired = JSON.parse(table('repair', damaged.table, '--json').stdout);
  expect(repaired).toMatchObject({ kept: cut, cut: 2 });
  expect(readFileSync(repaired.file, 'utf8').trim().split('\n')).toHaveLength(2);
  expect((await damaged.guests[0].look(damaged.table)).news).toEqual(news.slice(0, cut));
  expect(await damaged.play(random, 'afterwards')).toBe(true);
  expect(damaged.sent.at(-1)!.done).toBeDefined();

  expect(table('repair', dropped.table).stderr).toContain('it can only be dropped');
  expect(table('drop', dropped.table)).toMatchObject({ status: 2, stdout: '' });
  expect(table('drop', dropped.table, '--confirm', dropped.table).stdout).toBe(`${dropped.table}: deleted\n`);
  expect(table('check')).toMatchObject({ status: 0, stdout: '1 tables, 0 damaged\n' });
  expect(table('repair', damaged.table).stderr).toContain('is not damaged');
});
