import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openPool, TooLate } from '../../src/server/bots/pool.ts';
import type { RunningServer } from '../../src/server/server.ts';
import { type EventStore, openSqlite } from '../../src/server/store/index.ts';
import { newFolder } from '../folder.ts';
import { toy } from '../toy/toy.ts';
import { Guest, openToyServer, TOY, twoAtTable } from './guest.ts';

const folder = newFolder();

/** A worker that does as its level says. */
const WORKER = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ level, seed, ms }) => {
      if (level === 'timed') return parentPort.postMessage(String(ms));
      if (level === 'stuck') for (;;);
      if (level === 'broken') throw new Error('broken');
      parentPort.postMessage(level + seed);
    });
  `)}`,
);
const pool = openPool(WORKER, { threads: 2, deadline: 1500 });
afterAll(() => pool.close());
const ask = (level: string, seed = 0, crowd = 1) => pool.decide({ game: 'toy', view: {}, seat: 0, level, seed, crowd });

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
  test('have less time for each question the more there are to share it', async () => {
    expect(await Promise.all([1, 4, 100].map(crowd => ask('timed', 0, crowd)))).toEqual(['4000', '1000', '40']);
  });
  test('leave no question open when they are closed', async () => {
    const closing = openPool(WORKER, { threads: 1, deadline: 60_000 });
    const asked = ['stuck', 'quick'].map(level =>
      closing.decide({ game: 'toy', view: {}, seat: 0, level, seed: 0, crowd: 1 }).catch(() => 'refused'),
    );
    await closing.close();
    asked.push(
      closing.decide({ game: 'toy', view: {}, seat: 0, level: 'quick', seed: 1, crowd: 1 }).catch(() => 'refused'),
    );
    expect(await Promise.all(asked)).toEqual(['refused', 'refused', 'refused']);
  });
});

/** A table where a bot is to act. */
async function atBotsTurn({ url }: RunningServer, game = 'toy'): Promise<{ ann: Guest; table: string }> {
  const ann = await Guest.named(url, 'Ann');
  const seats = [{ kind: 'bot', level: 'master' }, { kind: 'me' }];
  const { table } = (await ann.post('/api/tables', { ...TOY, game, seats })).json;
  await ann.command(table, { kind: 'start' });
  return { ann, table };
}

/** Follows a table at a server until a seat is to act. */
async function untilActor({ url }: RunningServer, { cookie }: Guest, table: string, seat: number): Promise<void> {
  const live = await Object.assign(new Guest(url), { cookie }).live();
  live.subscribe(table);
  await live.until(message => message.kind === 'update' && message.state.actor === seat);
  live.close();
}

describe('a bot at a table', () => {
  test.each([
    ['fails', () => Promise.reject(new Error('no idea'))],
    ['chooses what is not legal', async () => 'fly'],
  ])('that %s plays any legal move instead', async (_, decide) => {
    const server = await openToyServer({ decide });
    const { ann, table } = await atBotsTurn(server);
    await untilActor(server, ann, table, 1);
    await server.close();
  });

  test('is asked once, however long it takes for an answer', async () => {
    let asked = 0;
    let answer: (move: string) => void = () => {};
    const decide = (): Promise<string> => {
      asked++;
      return new Promise(resolve => {
        answer = resolve;
      });
    };
    const store = openSqlite(':memory:');
    let due = 0;
    const claimBots: EventStore['claimBots'] = async (...args) => {
      const claimed = await store.claimBots(...args);
      due += claimed.length;
      return claimed;
    };
    const server = await openToyServer({ decide, store: { ...store, claimBots }, scheduler: { every: 5, lease: 5 } });
    const { ann, table } = await atBotsTurn(server);
    await expect.poll(() => due).toBeGreaterThan(3);
    expect(asked).toBe(1);
    answer('no move at all');
    await untilActor(server, ann, table, 1);
    await server.close();
  });

  test('that thinks when the server closes plays nothing, and thinks anew when it is open again', async () => {
    const file = join(folder, 'closed.db');
    let refuse: (error: Error) => void = () => {};
    const asked = new Promise<void>(resolve => {
      refuse = () => resolve();
    });
    const first = await openToyServer({
      store: openSqlite(file),
      decide: () =>
        new Promise((_, reject) => {
          refuse(new Error());
          refuse = reject;
        }),
    });
    const { ann, table } = await atBotsTurn(first);
    await asked;
    const { line } = await ann.look(table);
    const closing = first.close();
    refuse(new Error('the threads were closed'));
    await closing;
    let moved = 0;
    const second = await openToyServer({
      store: openSqlite(file),
      decide: async () => {
        moved++;
        throw new Error('any move will do');
      },
    });
    await untilActor(second, ann, table, 1);
    expect(moved).toBe(1);
    const again = Object.assign(new Guest(second.url), { cookie: ann.cookie });
    expect((await again.look(table, line)).news.map(({ kind }) => kind)).toEqual(['played']);
    await second.close();
  });

  test('goes on when its game was switched off for a while', async () => {
    const file = join(folder, 'off.db');
    const other = { ...toy, id: 'other' };
    const first = await openToyServer({
      store: openSqlite(file),
      pace: { turn: 0, step: 0 },
      scheduler: { every: 1e6 },
    });
    const { ann, table } = await atBotsTurn(first);
    await first.close();
    const without = await openToyServer({ store: openSqlite(file), games: [other], scheduler: { every: 5 } });
    expect(
      (await Object.assign(new Guest(without.url), { cookie: ann.cookie }).get(`/api/tables/${table}`)).status,
    ).toBe(404);
    const third = await atBotsTurn(without, 'other');
    await untilActor(without, third.ann, third.table, 1);
    await without.close();
    const again = await openToyServer({ store: openSqlite(file) });
    await untilActor(again, ann, table, 1);
    await again.close();
  });

  test('and a clock are looked after again after a restart', async () => {
    let now = Date.now();
    const environment = { now: () => now, bytes: (n: number) => Buffer.alloc(n, now++ % 251) };
    const file = join(folder, 'clock.db');
    const first = await openToyServer({ environment, store: openSqlite(file) });
    const { ann, bo, table } = await twoAtTable(first.url, { clock: { kind: 'days', days: 1 } });
    expect((await ann.look(table)).state.clock).toMatchObject({ kind: 'days', running: 0 });
    await first.close();
    now += 86_400_000;
    const second = await openToyServer({ environment, store: openSqlite(file) });
    const again = new Guest(second.url);
    again.cookie = bo.cookie;
    const live = await again.live();
    live.subscribe(table);
    await live.until(message => message.kind === 'update' && message.state.late === 0);
    live.close();
    await second.close();
  });
});
