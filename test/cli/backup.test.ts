import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { seeded } from '../../src/kernel/index.ts';
import { Pair } from '../faults/players.ts';
import { ServerProcess } from '../faults/servers.ts';
import { newFolder } from '../folder.ts';

const ROOT = join(import.meta.dirname, '../..');
const folder = newFolder();
const servers: ServerProcess[] = [];
afterAll(async () => {
  for (const server of servers) await server.stop();
});

async function opened(data: string): Promise<ServerProcess> {
  const server = await ServerProcess.start({ DATA_DIR: data, SECRET: 'the same for both, and long enough to sign' });
  servers.push(server);
  return server;
}

/** The command as it is typed; other things go on meanwhile. */
function backup(...args: string[]): Promise<{ code: number | null; out: string; told: string }> {
  return new Promise(resolve => {
    const child = spawn(process.execPath, ['scripts/cli.mjs', 'backup', ...args], { cwd: ROOT });
    const out: Buffer[] = [];
    const told: Buffer[] = [];
    child.stdout.on('data', chunk => out.push(chunk));
    child.stderr.on('data', chunk => told.push(chunk));
    child.on('close', code =>
      resolve({ code, out: Buffer.concat(out).toString(), told: Buffer.concat(told).toString() }),
    );
  });
}

test('a server that is played on is copied, and the copy can be played on from', async () => {
  const data = join(folder, 'data');
  const restored = join(folder, 'restored');
  mkdirSync(restored);
  const copy = join(restored, 'caravanserai.db');
  const server = await opened(data);
  const pair = await Pair.seated(server.url);
  const random = seeded(7);
  for (let n = 0; n < 12; n++) await pair.play(random, `before-${n}`);
  const before = pair.acknowledged.length;
  expect(before).toBeGreaterThan(5);

  let copied = false;
  const playing = (async () => {
    for (let n = 0; !copied && (await pair.play(random, `during-${n}`)); n++);
  })();
  const { code, out, told } = await backup(copy, '--data', data, '--json');
  copied = true;
  await playing;
  expect(told).toBe('');
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ tables: 1, players: 2 });

  const again = await opened(restored);
  const [ann] = pair.guests;
  const here = await ann.look(pair.table);
  const response = await fetch(`${again.url}/api/tables/${pair.table}?since=0`, { headers: { cookie: ann.cookie } });
  const there = (await response.json()) as typeof here;
  // A copy begins a new epoch of draws, as the last line of a game that is not over.
  const kept = there.news.filter(({ kind }) => kind !== 'epoch');
  expect(kept.length).toBeGreaterThanOrEqual(before);
  expect(kept).toEqual(here.news.slice(0, kept.length));
  expect(there.news.at(-1)?.kind === 'epoch').toBe(there.state.status === 'playing');
});

test('a copy never overwrites, and tells when there is nothing to copy', async () => {
  const there = join(folder, 'there.db');
  writeFileSync(there, 'of value');
  const none = await backup(join(folder, 'x.db'), '--data', join(folder, 'none'));
  expect(none.code).toBe(1);
  expect(none.told).toContain('there is no database at');
  const nowhere = await backup(join(folder, 'nowhere/x.db'), '--data', join(folder, 'data'));
  expect(nowhere.told).toContain(`there is no folder ${join(folder, 'nowhere')}`);
  const taken = await backup(there, '--data', join(folder, 'data'));
  expect(taken.code).toBe(1);
  expect(taken.told).toContain('already exists; choose another name');
});
