import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Subscriber } from '../../src/server/live/subscriber.ts';
import type { RunningServer } from '../../src/server/server.ts';
import { type EventStore, type Hint, openPostgres } from '../../src/server/store/index.ts';
import { type Cluster, openCluster } from '../store/cluster.ts';
import { Guest, openToyServer, TOY, twoAtTable } from './guest.ts';

let cluster: Cluster;
const running: RunningServer[] = [];
beforeAll(async () => {
  cluster = await openCluster();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map(server => server.close()));
});
afterAll(() => cluster?.destroy());

async function start(change: (store: EventStore) => EventStore = store => store): Promise<RunningServer> {
  const server = await openToyServer({ store: change(await openPostgres(cluster.url)) });
  running.push(server);
  return server;
}

/** A process whose hints are all lost. */
const mute = (store: EventStore): EventStore => ({ ...store, hints: { ...store.hints, send: () => {} } });
const at = ({ url }: RunningServer, { cookie }: Guest): Guest => Object.assign(new Guest(url), { cookie });

describe('what happens at another process', () => {
  test.each([
    ['by hints', (store: EventStore) => store],
    ['by looking, where all hints are lost', mute],
  ])('is heard of %s: moves, what is said, names, deletions', async (_, change) => {
    const [here, there] = await Promise.all([start(), start(change)]);
    const { ann, bo, table } = await twoAtTable(there.url, { public: true });
    const live = await at(here, ann).live();
    const gone = await at(here, bo).live();
    live.subscribe(table);
    gone.subscribe(table);
    await Promise.all([live.updateAt(3), gone.updateAt(3)]);
    await ann.playAny(table);
    await live.updateAt(4);
    await bo.post(`/api/tables/${table}/chat`, { text: 'well played' });
    await live.until(message => message.kind === 'chat' && message.text === 'well played');
    const nameHere = async () => (await at(here, ann).look(table)).state.seats[1]!.name;
    expect(await nameHere()).toBe('Bo');
    await bo.ask('PATCH', '/api/me', { name: 'Barbara' });
    await expect.poll(nameHere).toBe('Barbara');
    const left = at(here, bo);
    await bo.ask('DELETE', '/api/me');
    await expect.poll(nameHere).toBe(undefined);
    await expect.poll(async () => (await left.look(table)).seat).toBe(null);
    // The deleted one no longer follows.
    await expect.poll(() => here.services.followers.at(table).size).toBe(1);
    live.close();
    gone.close();
  });

  test('is heard of after the connection for hints was cut', async () => {
    const [here, there] = await Promise.all([start(), start()]);
    const { ann, bo, table } = await twoAtTable(there.url);
    const live = await at(here, bo).live();
    live.subscribe(table);
    await live.updateAt(3);
    const client = new pg.Client({ connectionString: cluster.url });
    await client.connect();
    await client.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE '%LISTEN%' AND pid <> pg_backend_pid()`,
    );
    await client.end();
    await ann.playAny(table);
    await live.updateAt(4);
    live.close();
  });
});

describe('lines that the database lost', () => {
  test.each([
    ['the last ones', 2],
    ['all of them', 0],
  ])('are reported once, however many ask at the same time: %s', async (_, kept) => {
    const server = await start();
    const { ann, table } = await twoAtTable(server.url);
    const { line } = await ann.look(table);
    await cluster.ask(`DELETE FROM log WHERE table_id = '${table}' AND line >= ${kept}`);
    await cluster.ask(
      kept === 0
        ? `DELETE FROM tables WHERE id = '${table}'`
        : `UPDATE tables SET line = ${kept} WHERE id = '${table}'`,
    );
    const answers = await Promise.all(Array.from({ length: 8 }, () => ann.get(`/api/tables/${table}`)));
    for (const { status } of answers) expect(status).toBe(kept === 0 ? 404 : 200);
    expect(await server.services.metrics.text()).toMatch(
      new RegExp(`^caravanserai_lost_lines_total ${line - kept}$`, 'm'),
    );
  });

  test('are noticed by those who follow, also where others are in their place and nobody asks', async () => {
    const server = await start();
    const { ann, table } = await twoAtTable(server.url);
    const live = await ann.live();
    live.subscribe(table);
    await live.updateAt(3);
    await cluster.ask(`UPDATE log SET mark = mark + 1 WHERE table_id = '${table}' AND line = 2`);
    await live.until(message => message.kind === 'update' && message.anew === true);
  });
});

describe('tables that are followed and quiet', () => {
  const TABLES = 300;
  const ROUNDS = 12;

  test('cost less than a query a second together, with no place of a statement for each', async () => {
    const { services } = await start();
    const ann = await services.people.welcome('Ann');
    const silent: Subscriber = {
      player: ann.player.id,
      since: 0,
      chat: 0,
      choices: true,
      send: () => {},
      end: () => {},
    };
    const setup = { ...TOY, seats: [{ kind: 'person', player: ann.player.id }, { kind: 'open' }] } as const;
    const plan = {
      ...setup,
      host: ann.player.id,
      public: false,
      watching: true,
      shuffle: false,
      clock: { kind: 'none' },
    } as const;
    for (let n = 0; n < TABLES; n++) {
      const { id } = await services.tables.open(plan);
      services.hub.subscribe((await services.tables.find(id))!, { ...silent });
    }
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const listQueries = (): unknown[][] =>
      query.mock.calls.filter(
        ([text]) => !/due <=/.test(typeof text === 'string' ? text : (text as { text: string }).text),
      );
    // What is still on its way: channels that are listened to, and who is here.
    await expect
      .poll(() => listQueries().filter(([text]) => /LISTEN|notify/.test(JSON.stringify(text))).length)
      .toBeGreaterThan(0);
    await expect
      .poll(async () => {
        const before = listQueries().length;
        await new Promise(resolve => setTimeout(resolve, 500));
        return listQueries().length - before;
      })
      .toBeLessThan(3);
    query.mockClear();
    // One round comes every two seconds.
    for (let n = 0; n < ROUNDS; n++) await services.hub.lookAtAll();
    const looks = listQueries().filter(([text]) => /said|FROM players/.test(JSON.stringify(text)));
    expect(looks.length).toBeLessThan(2 * ROUNDS);
    expect(looks.length).toBeGreaterThanOrEqual(ROUNDS);
    for (const [, values] of looks) expect((values as unknown[]).length).toBe(1);
    query.mockClear();
    const hints: Hint[] = services.followers.tables.map(table => ({
      kind: 'presence',
      table,
      house: 'here',
      players: [ann.player.id],
      watchers: 0,
    }));
    for (const hint of hints) services.store.hints.send(hint);
    const countSent = (): number => listQueries().filter(([text]) => /pg_notify/.test(JSON.stringify(text))).length;
    await expect.poll(countSent).toBe(1);
    query.mockRestore();
  });
});
