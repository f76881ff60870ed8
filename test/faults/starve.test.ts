import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { newFolder } from '../folder.ts';
import { Guest } from '../server/guest.ts';
import { PAGODA } from './players.ts';
import { ServerProcess } from './servers.ts';
import { count } from './size.ts';

const TABLES = count(24, 160);
const ROUNDS = count(1, 6);
const CHINA = { game: 'china', options: { players: 4 } };
const bot = (level: string) => ({ kind: 'bot', level });

let server: ServerProcess | undefined;
afterAll(() => server?.stop());

const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

/** Waits until a table is as it should be, and tells how long that took. */
async function until(holds: () => Promise<boolean>): Promise<number> {
  const begun = Date.now();
  while (!(await holds())) await pause(50);
  return Date.now() - begun;
}

test('a host with many tables of masters keeps neither the bots nor the clocks of others waiting', async () => {
  server = await ServerProcess.start({ DATA_DIR: join(newFolder(), 'data') });
  const { url } = server;
  const host = await Guest.named(url, 'Host');
  const masters = [bot('master'), bot('master'), bot('master'), { kind: 'me' }];
  const crowd: string[] = [];
  for (let n = 0; n < TABLES; n++)
    crowd.push((await host.post('/api/tables', { ...CHINA, seats: masters })).json.table);
  await Promise.all(crowd.map(table => host.command(table, { kind: 'start' })));

  let going = true;
  // The host plays on wherever it is to act, so that its masters always have something to think about.
  const playing = Promise.all(
    crowd.map(async table => {
      while (going) {
        await pause(1000);
        const { state, ply, sight } = await host.look(table, 1_000_000);
        if (state.actor === 3) await host.command(table, { kind: 'play', ply, move: sight!.choices[0]!.move });
      }
    }),
  );

  const figures: { novice: number[]; clock: number[] } = { novice: [], clock: [] };
  for (let round = 0; round < ROUNDS; round++) {
    const ann = await Guest.named(url, 'Ann');
    const { table } = (await ann.post('/api/tables', { ...PAGODA, seats: [bot('novice'), { kind: 'me' }] })).json;
    await ann.command(table, { kind: 'start' });
    figures.novice.push(await until(async () => (await ann.look(table)).news.some(({ kind }) => kind === 'played')));
    const bo = await Guest.named(url, 'Bo');
    const clock = { kind: 'live', base: 10, increment: 0 };
    const live = (await ann.post('/api/tables', { ...PAGODA, clock })).json;
    await bo.post(`/api/tables/${live.table}/enter`, { invite: live.invite });
    await bo.command(live.table, { kind: 'sit' });
    await ann.command(live.table, { kind: 'start' });
    await until(async () => (await ann.look(live.table)).state.late !== undefined);
    const { news } = await ann.look(live.table);
    figures.clock.push(news.at(-1)!.at - news.at(-2)!.at - 10_000);
  }
  going = false;
  await playing;
  const waits: number[] = [];
  for (const table of crowd) {
    const { news } = await host.look(table);
    for (const [n, { kind, seat, at }] of news.entries())
      if (kind === 'played' && seat !== 3) waits.push(at - news[n - 1]!.at);
  }
  waits.sort((a, b) => a - b);
  console.log(
    `${TABLES} tables of three masters: a novice elsewhere answered after ${figures.novice} ms; a clock of 10 s was`,
    `noticed ${figures.clock} ms late; ${waits.length} moves of masters took ${waits[waits.length >> 1]} ms (median),`,
    `${waits[Math.floor(waits.length * 0.99)]} ms (p99), at most ${waits.at(-1)} ms, pauses of 450 and 900 ms included`,
  );
  expect([figures.novice.length, figures.clock.length]).toEqual([ROUNDS, ROUNDS]);
});
