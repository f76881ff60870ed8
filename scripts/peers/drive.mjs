// Plays the toy at tables of another server, whose four players and one watcher are all connected. Arguments: the server
// and how many tables. Each line on the input is a wish, `round` or `steady RATE`; each line of the output answers one.
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { CELLS, SEATS } from './toy.mjs';

const [peer, count] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'caravanserai-peer-'));
const { openTable } = await import(`./client-${peer.replace('-files', '')}.mjs`);
const file = new URL(`./serve-${peer.replace('-files', '')}.mjs`, import.meta.url);
// What a server says about itself is not an answer to a wish.
const stdio = ['ignore', 'ignore', 'inherit', 'ipc'];
const server = fork(file, peer.endsWith('-files') ? [folder] : [], {
  stdio,
  env: { ...process.env, NODE_ENV: 'production' },
});
const hear = () => new Promise(resolve => server.once('message', resolve));
const { port } = await hear();

const tables = [];
for (let n = 0; n < Number(count); n++) tables.push({ ...(await openTable(port, SEATS)), ply: 0 });

async function ask() {
  const heard = hear();
  server.send('');
  return heard;
}

/** Waits until the server sends nothing any more. */
async function quiet() {
  for (let before = -1; ; ) {
    const { bytes } = await ask();
    if (bytes === before) return;
    before = bytes;
    await new Promise(resolve => setTimeout(resolve, 100));
  }
}

/** The next move of a table: the cells in an order that meets each once. Ends when it is acknowledged. */
function move(table) {
  const { ply } = table;
  table.ply++;
  return table.place(ply % SEATS, (ply * 7) % CELLS);
}

async function playRound() {
  await quiet();
  const first = await ask();
  const before = await ask();
  const begun = performance.now();
  await Promise.all(tables.map(move));
  const seconds = (performance.now() - begun) / 1000;
  await quiet();
  const after = await ask();
  const cpu = after.cpu - before.cpu - (before.cpu - first.cpu);
  const { length } = tables;
  return {
    movesPerSecond: length / seconds,
    cpu: cpu / length,
    bytes: (after.bytes - before.bytes) / length / (SEATS + 1),
  };
}

async function playSteadily(rate) {
  const begun = performance.now();
  const times = await Promise.all(
    tables.map(async (table, n) => {
      await new Promise(resolve => setTimeout(resolve, Math.max(0, begun + (n * 1000) / rate - performance.now())));
      const sent = performance.now();
      await move(table);
      return performance.now() - sent;
    }),
  );
  return { times };
}

const answer = value => process.stdout.write(`${JSON.stringify(value)}\n`);
answer({ ready: tables.length });
for await (const line of createInterface({ input: process.stdin })) {
  const [wish, rate] = line.split(' ');
  answer(wish === 'round' ? await playRound() : await playSteadily(Number(rate)));
}
server.kill();
rmSync(folder, { recursive: true, force: true });
process.exit();
