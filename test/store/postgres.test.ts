import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EventStore, openPostgres, StoreDown } from '../../src/server/store/index.ts';
import { migrations } from '../../src/server/store/migrations.ts';
import { migratePostgres } from '../../src/server/store/postgres.ts';
import { type Cluster, openCluster } from './cluster.ts';
import { keepsItsPromises } from './contract.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await openCluster();
});
afterAll(() => cluster?.destroy());

async function databaseOf(name: string): Promise<string> {
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return cluster.url.replace(/postgres$/, name);
}

const openTable = (store: EventStore, id: string): Promise<void> =>
  store.createTable(
    { id, game: 'toy', seed: 'ab'.repeat(32), invite: 'hash', public: false, createdAt: 1 },
    {
      table: id,
      line: 0,
      entry: { at: 1, player: 'p', command: null, event: { kind: 'closed' } },
      summary: { status: 'open', due: null },
    },
    ['p', 'q'],
  );

keepsItsPromises('PostgreSQL', () => openPostgres(cluster.url));

describe('the PostgreSQL store', () => {
  for (let version = 0; version < migrations.length; version++) {
    test(`opens a database of form ${version} with all that is in it`, async () => {
      const url = await databaseOf(`v${version}`);
      const pool = new pg.Pool({ connectionString: url });
      await migratePostgres(pool, version);
      if (version > 0) {
        await pool.query(`INSERT INTO players VALUES ('p', 'Ann', 1)`);
        await pool.query(`INSERT INTO tables VALUES ('t', 'toy', 'seed', 'hash', 1, 1, 1, 1, 'open', NULL)`);
        await pool.query(`INSERT INTO sitters VALUES ('p', 't')`);
      }
      await pool.end();
      const store = await openPostgres(url);
      expect(await store.tablesOf('p', 9)).toHaveLength(version > 0 ? 1 : 0);
      expect(await store.readChat('t', 0, 9)).toEqual([]);
      await store.close();
    });
  }

  test('is brought to its form by one of several processes that start at once', async () => {
    const url = await databaseOf('together');
    const stores = await Promise.all([1, 2, 3, 4].map(() => openPostgres(url)));
    expect(await stores[3]!.heads(['t'])).toEqual([]);
    await Promise.all(stores.map(store => store.close()));
  });

  test('outlives connections that end in the middle of a transaction, and goes on', async () => {
    const url = await databaseOf('ending');
    const trouble: unknown[] = [];
    const store = await openPostgres(url, { trouble: error => trouble.push(error) });
    const killer = new pg.Client({ connectionString: cluster.url });
    await killer.connect();
    const kill = () => killer.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'ending'`);
    let down = 0;
    for (let round = 0; down < 5 && round < 500; round++) {
      const opening = Promise.allSettled(Array.from({ length: 20 }, (_, n) => openTable(store, `t${round}-${n}`)));
      await kill();
      for (const opened of await opening) {
        if (opened.status === 'fulfilled') continue;
        expect(opened.reason).toBeInstanceOf(StoreDown);
        down++;
      }
    }
    expect(down).toBeGreaterThanOrEqual(5);
    await expect
      .poll(() =>
        openTable(store, 'afterwards').then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
    await killer.end();
    await store.close();
  });

  test('tells other processes what changed', async () => {
    const [a, b] = await Promise.all([openPostgres(cluster.url), openPostgres(cluster.url)]);
    const heard = new Promise(resolve => b.hints.listen(resolve));
    const again = setInterval(() => a.hints.send({ kind: 'table', table: 't' }), 20);
    expect(await heard).toEqual({ kind: 'table', table: 't' });
    clearInterval(again);
    await Promise.all([a.close(), b.close()]);
  });
});
