import { afterEach, describe, expect, test } from 'vitest';
import { realEnvironment } from '../../src/server/environment.ts';
import { LIMITS } from '../../src/server/limits.ts';
import type { RunningServer, ServerOptions } from '../../src/server/server.ts';
import { openSqlite } from '../../src/server/store/index.ts';
import { Guest, newId, openToyServer, TOY, twoAtTable } from './guest.ts';

const DAY = 86_400_000;
let now = 0;
let server: RunningServer;
afterEach(() => server.close());

const RETENTION = { unstartedDays: 7, abandonedDays: 30 };
const open = async (options: Partial<ServerOptions> = {}): Promise<RunningServer> => {
  now = 100 * DAY;
  server = await openToyServer({
    environment: { ...realEnvironment, now: () => now },
    scheduler: { every: 10, tidyEvery: 5, retention: RETENTION },
    ...options,
  });
  return server;
};

const listMine = async (guest: Guest): Promise<string[]> =>
  (await guest.get('/api/tables')).json.tables.map(({ table }: { table: string }) => table);

describe('a table that nobody comes back to', () => {
  test('is deleted after a week, if its game never began', async () => {
    const { url } = await open();
    const ann = await Guest.named(url, 'Ann');
    const [idle, left] = [
      (await ann.post('/api/tables', TOY)).json.table,
      (await ann.post('/api/tables', TOY)).json.table,
    ];
    await ann.command(left, { kind: 'leave' });
    const live = await ann.live();
    live.subscribe(idle);
    await live.updateAt(1);
    now += 6 * DAY;
    const fresh = (await ann.post('/api/tables', TOY)).json.table;
    now += DAY + 1;
    await expect.poll(() => listMine(ann)).toEqual([fresh]);
    expect((await live.updateAt(2)).state, 'whoever follows it is told').toMatchObject({
      status: 'over',
      why: 'closed',
    });
    expect((await ann.get(`/api/tables/${idle}`)).status).toBe(404);
    live.close();
  });

  test('is closed after a month, if it is being played, and kept with its record', async () => {
    const { url } = await open();
    const { ann, bo, table } = await twoAtTable(url);
    await ann.playAny(table);
    const timed = await twoAtTable(url, { clock: { kind: 'days', days: 14 } });
    now += 29 * DAY;
    const other = await twoAtTable(url);
    now += DAY + 1;
    await expect.poll(async () => (await bo.look(table)).state).toMatchObject({ status: 'over', why: 'abandoned' });
    const { news, state } = await bo.look(table);
    expect(news.at(-1)).toMatchObject({ kind: 'closed' });
    expect(state.seed).toBeDefined();
    expect((await bo.get(`/api/tables/${table}/record`)).status).toBe(200);
    expect((await other.ann.look(other.table)).state.status, 'too early').toBe('playing');
    await expect.poll(async () => (await timed.ann.look(timed.table)).state.late).toBe(0);
    expect((await timed.ann.look(timed.table)).state.status).toBe('playing');
    now += 1000 * DAY;
    await expect.poll(async () => (await timed.ann.look(timed.table)).state.status).toBe('over');
    expect((await bo.get(`/api/tables/${table}/record`)).status, 'and kept').toBe(200);
  });

  test('is kept where the settings say so', async () => {
    const none = { unstartedDays: 0, abandonedDays: 0 };
    const { url, services } = await open({ scheduler: { every: 10, tidyEvery: 5, retention: none } });
    const ann = await Guest.named(url, 'Ann');
    const { table } = (await ann.post('/api/tables', TOY)).json;
    now += 1000 * DAY;
    const claimed = await services.store.claimDuty('retention', now, now + 1);
    expect(claimed, 'nobody else had the duty').toBe(true);
    expect(await listMine(ann)).toEqual([table]);
  });

  test('does not keep the others of many from their turn, and lets other work come in between', async () => {
    const store = openSqlite(':memory:');
    const deleted: number[] = [];
    let turns = 0;
    const count = (): void => {
      turns++;
      if (deleted.length < 45) setImmediate(count);
    };
    const { url } = await open({
      store: {
        ...store,
        async deleteTable(...args) {
          deleted.push(turns);
          return deleted.length <= 2 ? false : store.deleteTable(...args);
        },
      },
    });
    const ann = await Guest.named(url, 'Ann');
    for (let n = 0; n < 45; n++) await ann.post('/api/tables', TOY);
    now += 8 * DAY;
    setImmediate(count);
    await expect.poll(() => listMine(ann).then(({ length }) => length)).toBe(2);
    expect(new Set(deleted).size, 'one in a turn of the event loop').toBe(45);
  });
});

test('a rematch counts as a table that is opened', async () => {
  const { url } = await open({ unlimited: false });
  const { ann, bo, table: first } = await twoAtTable(url);
  let table = first;
  let refused = 0;
  for (let n = 0; n < LIMITS.tables.burst + 2 && refused === 0; n++) {
    now += 10_000 / LIMITS.commands.perSecond;
    await bo.command(table, { kind: 'resign' });
    const id = newId();
    const answer = await ann.command(table, { kind: 'rematch' }, id);
    refused = answer.status === 429 ? n : 0;
    if (refused > 0) break;
    expect((await ann.command(table, { kind: 'rematch' }, id)).text, 'asked again').toBe(answer.text);
    table = (await ann.look(table)).state.rematch!;
    await bo.command(table, { kind: 'sit' });
    await ann.command(table, { kind: 'start' });
  }
  // One of them was the first table, and little is forgiven meanwhile.
  expect(refused).toBeGreaterThanOrEqual(LIMITS.tables.burst - 1);
  expect(refused).toBeLessThanOrEqual(LIMITS.tables.burst + 1);
});
