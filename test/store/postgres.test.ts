import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EventStore, type Hint, openPostgres, StoreDown } from '../../src/server/store/index.ts';
import { migrations } from '../../src/server/store/migrations.ts';
import { migratePostgres } from '../../src/server/store/postgres.ts';
import { type Cluster, openCluster } from './cluster.ts';
import { keepsItsPromises } from './contract.ts';
import { keepsPeopleApart } from './identity.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await openCluster();
});
afterAll(() => cluster?.destroy());

async function createDatabase(name: string): Promise<string> {
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return cluster.url.replace(/postgres$/, name);
}

const openTable = (store: EventStore, id: string): Promise<void> =>
  store.createTable(
    { id, game: 'toy', seed: 'ab'.repeat(32), invite: 'hash', public: false, revision: 1, createdAt: 1 },
    {
      table: id,
      line: 0,
      after: 0,
      mark: 1,
      entry: { at: 1, player: 'p', command: null, event: { kind: 'closed' } },
      summary: { status: 'open', due: null },
    },
    ['p', 'q'],
  );

keepsItsPromises('PostgreSQL', () => openPostgres(cluster.url));
let people: Promise<string> | undefined;
keepsPeopleApart('PostgreSQL', async () => {
  people ??= createDatabase('people');
  return openPostgres(await people);
});

describe('the PostgreSQL store', () => {
  test('appends after a line of an earlier version, which marks neither the line nor the head', async () => {
    const store = await openPostgres(cluster.url);
    await openTable(store, 'mixed');
    await cluster.ask(`INSERT INTO log (table_id, line, at, player, command, happening)
      VALUES ('mixed', 1, 2, 'p', 'c', '{"kind":"closed"}')`);
    await cluster.ask(`UPDATE tables SET line = 2 WHERE id = 'mixed'`);
    const append = (after: number, mark: number) =>
      store.append({
        table: 'mixed',
        line: 2,
        after,
        mark,
        entry: { at: 3, player: 'p', command: 'd', event: { kind: 'closed' } },
        summary: { status: 'open', due: null },
      });
    expect(await append(7, 8)).toBe('taken');
    expect(await append(0, 9)).toBe('stored');
    expect(await store.heads(['mixed'])).toEqual([{ id: 'mixed', line: 3, said: 0, mark: 9 }]);
    await store.close();
  });

  for (let version = 0; version < migrations.length; version++) {
    test(`opens a database of form ${version} with all that is in it`, async () => {
      const url = await createDatabase(`v${version}`);
      const pool = new pg.Pool({ connectionString: url });
      await migratePostgres(pool, version);
      if (version > 0) {
        await pool.query(`INSERT INTO players VALUES ('p', 'Ann', 1)`);
        await pool.query(
          `INSERT INTO tables (id, game, seed, invite, public, created_at, changed_at, line, status) VALUES ('t', 'toy', 'seed', 'hash', 1, 1, 1, 1, 'open')`,
        );
        await pool.query(`INSERT INTO log VALUES ('t', 0, 1, 'p', 'c', '{"kind":"closed"}')`);
        await pool.query(`INSERT INTO sitters VALUES ('p', 't')`);
      }
      await pool.end();
      const store = await openPostgres(url);
      expect(await store.listUnfinished('p')).toHaveLength(version > 0 ? 1 : 0);
      expect(await store.readChat('t', 0, 9)).toEqual([]);
      await store.close();
    });
  }

  test('is brought to its form by one of several processes that start at once', async () => {
    const url = await createDatabase('together');
    const stores = await Promise.all([1, 2, 3, 4].map(() => openPostgres(url)));
    expect(await stores[3]!.heads(['t'])).toEqual([]);
    await Promise.all(stores.map(store => store.close()));
  });

  test('outlives connections that end in the middle of a transaction, and goes on', async () => {
    const url = await createDatabase('ending');
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

  test('knows when it was restored into another cluster, or promoted', async () => {
    const url = await createDatabase('restored');
    const before = await openPostgres(url);
    expect(await before.restoredAt()).toBe(0);
    await before.close();
    const pool = new pg.Pool({ connectionString: url });
    await pool.query(`UPDATE meta SET value = 'another cluster and timeline' WHERE name = 'origin'`);
    await pool.end();
    const after = await openPostgres(url);
    const restored = await after.restoredAt();
    expect(restored).toBeGreaterThan(0);
    await after.close();
    const later = await openPostgres(url);
    expect(await later.restoredAt(), 'the same loss').toBe(restored);
    await later.close();
  });

  test('is busy, not gone, when a statement takes too long', async () => {
    const url = await createDatabase('slow');
    const store = await openPostgres(url);
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    await other.query('BEGIN; LOCK TABLE players');
    const waiting = store.putPlayer({ id: 'p', name: 'Ann', createdAt: 1 }).catch((error: unknown) => error);
    // A statement that is cancelled ends with the same code as one whose time is over.
    const cancelled = `SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE datname = 'slow' AND wait_event_type = 'Lock'`;
    await expect.poll(async () => (await other.query(cancelled)).rowCount).toBe(1);
    expect(await waiting).toMatchObject({ reason: 'busy' });
    await other.end();
    await store.close();
  });

  test('tells other processes what changed', async () => {
    const [a, b] = await Promise.all([openPostgres(cluster.url), openPostgres(cluster.url)]);
    const heard: Hint[] = [];
    b.hints.listen(hint => heard.push(hint));
    b.hints.follow('t');
    const other = 'one of another channel';
    const again = setInterval(() => {
      a.hints.send({ kind: 'table', table: other });
      a.hints.send({ kind: 'table', table: 't' });
      a.hints.send({ kind: 'name', player: 'p' });
    }, 20);
    await expect.poll(() => heard).toContainEqual({ kind: 'table', table: 't' });
    await expect.poll(() => heard).toContainEqual({ kind: 'name', player: 'p' });
    expect(heard, 'hints before it listened may be lost').toContainEqual({ kind: 'missed' });
    expect(heard).not.toContainEqual({ kind: 'table', table: other });
    clearInterval(again);
    await Promise.all([a.close(), b.close()]);
  });
});
