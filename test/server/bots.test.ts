import { afterAll, describe, expect, test } from 'vitest';
import { poolOf, TooLate } from '../../src/server/bots/pool.ts';
import { Guest, openToyServer, TOY } from './guest.ts';

/** A worker that does as its level says. */
const WORKER = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ level, seed }) => {
      if (level === 'stuck') for (;;);
      if (level === 'broken') throw new Error('broken');
      parentPort.postMessage(level + seed);
    });
  `)}`,
);
const pool = poolOf(WORKER, { threads: 2, deadline: 1500 });
afterAll(() => pool.close());
const ask = (level: string, seed = 0) => pool.decide({ game: 'toy', view: {}, seat: 0, level, seed });

describe('the threads that bots think in', () => {
  test('answer many questions, more than there are threads', async () => {
    const answers = await Promise.all(Array.from({ length: 9 }, (_, seed) => ask('quick', seed)));
    expect(answers).toEqual(Array.from({ length: 9 }, (_, seed) => `quick${seed}`));
  });
  test('are ended when they think too long or break, and replaced', async () => {
    const [stuck, broken, quick] = await Promise.allSettled([ask('stuck'), ask('broken'), ask('quick', 7)]);
    expect(stuck.status === 'rejected' && stuck.reason).toBeInstanceOf(TooLate);
    expect(broken.status).toBe('rejected');
    expect(quick).toEqual({ status: 'fulfilled', value: 'quick7' });
    expect(await ask('quick', 8)).toBe('quick8');
  });
});

describe('a bot at a table', () => {
  test.each([
    ['fails', () => Promise.reject(new Error('no idea'))],
    ['chooses what is not legal', async () => 'fly'],
  ])('that %s plays any legal move instead', async (_, decide) => {
    const server = await openToyServer({ decide });
    const ann = await Guest.named(server.url, 'Ann');
    const seats = [{ kind: 'bot', level: 'master' }, { kind: 'me' }];
    const { table } = (await ann.post('/api/tables', { ...TOY, seats })).json;
    const live = await ann.live();
    live.subscribe(table);
    await ann.command(table, { kind: 'start' });
    await live.until(message => message.kind === 'update' && message.state.actor === 1);
    live.close();
    await server.close();
  });

  test('and a clock are looked after again after a restart', async () => {
    let now = Date.now();
    const world = { now: () => now, bytes: (n: number) => Buffer.alloc(n, now++ % 251) };
    const { openSqlite } = await import('../../src/server/store/index.ts');
    const { mkdtempSync } = await import('node:fs');
    const { tmpdir } = await import('node:os');
    const file = `${mkdtempSync(`${tmpdir()}/caravanserai-`)}/x.db`;
    const { twoAtTable } = await import('./guest.ts');
    const first = await openToyServer({ world, store: openSqlite(file) });
    const { ann, bo, table } = await twoAtTable(first.url, { clock: { kind: 'days', days: 1 } });
    expect((await ann.look(table)).state.clock).toMatchObject({ kind: 'days', running: 0 });
    await first.close();
    now += 86_400_000;
    const second = await openToyServer({ world, store: openSqlite(file) });
    const again = new Guest(second.url);
    again.cookie = bo.cookie;
    const live = await again.live();
    live.subscribe(table);
    await live.until(message => message.kind === 'update' && message.state.late === 0);
    live.close();
    await second.close();
  });
});
