import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgres } from '../../src/server/store/index.ts';
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

  test('tells other processes what changed', async () => {
    const [a, b] = await Promise.all([openPostgres(cluster.url), openPostgres(cluster.url)]);
    const heard = new Promise(resolve => b.hints.listen(resolve));
    const again = setInterval(() => a.hints.send({ kind: 'table', table: 't' }), 20);
    expect(await heard).toEqual({ kind: 'table', table: 't' });
    clearInterval(again);
    await Promise.all([a.close(), b.close()]);
  });
});
