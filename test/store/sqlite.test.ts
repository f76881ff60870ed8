import { copyFileSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, test } from 'vitest';
import { bundle } from '../../scripts/build.mjs';
import { openSqlite } from '../../src/server/store/index.ts';
import { migrations } from '../../src/server/store/migrations.ts';
import { migrateSqlite, storeOnSqlite } from '../../src/server/store/sqlite.ts';
import { ThreadedWriter } from '../../src/server/store/threadedWriter.ts';
import { newFolder } from '../folder.ts';
import { keepsItsPromises } from './contract.ts';
import { keepsPeopleApart } from './identity.ts';

const folder = newFolder();

const thread = await bundle('server/store/worker');
const ways: [how: string, thread: string | undefined][] = [
  ['committing itself', undefined],
  ['with a thread that commits', thread],
];

for (const [how, program] of ways) {
  const name = program === undefined ? 'here' : 'thread';
  keepsItsPromises(`SQLite, ${how},`, async () => openSqlite(join(folder, `store-${name}.db`), {}, program));
  keepsPeopleApart(`SQLite, ${how},`, async () => openSqlite(join(folder, `people-${name}.db`), {}, program));
}

describe('the SQLite store', () => {
  test('waits for the disk at every commit', () => {
    const db = new DatabaseSync(join(folder, 'full.db'));
    storeOnSqlite(db);
    expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
    expect(db.prepare('PRAGMA synchronous').get(), 'FULL').toEqual({ synchronous: 2 });
    db.close();
  });

  test('stores the other lines of a commit where one log has a line that its head does not count', async () => {
    const db = new DatabaseSync(':memory:');
    const store = storeOnSqlite(db);
    const entry = { at: 1, player: 'p', command: null, event: { kind: 'closed' } } as const;
    const summary = { status: 'open', due: null } as const;
    for (const id of ['sound', 'damaged'])
      await store.createTable(
        { id, game: 'toy', seed: 'ab', invite: 'hash', public: false, revision: 1, createdAt: 1 },
        { table: id, line: 0, after: 0, mark: 1, entry, summary },
        [],
      );
    db.exec(`INSERT INTO log (table_id, line, at, happening) VALUES ('damaged', 1, 1, '{"kind":"closed"}')`);
    const append = (table: string) => store.append({ table, line: 1, after: 1, mark: 2, entry, summary });
    expect(await Promise.all(['damaged', 'sound'].map(append))).toEqual(['taken', 'stored']);
    expect((await store.heads(['damaged', 'sound'])).map(({ line }) => line).toSorted()).toEqual([1, 2]);
    await store.close();
  });

  test.each(ways)(
    '%s: leaves all in one file when it is closed, so that copying it is a backup',
    async (how, program) => {
      const file = join(folder, `whole-${how}.db`);
      const store = openSqlite(file, {}, program);
      for (let n = 0; n < 50; n++) await store.putPlayer({ id: `p${n}`, name: 'x'.repeat(1000), createdAt: n });
      await store.close();
      expect(statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0).toBe(0);
      const copy = join(folder, `copy-${how}.db`);
      copyFileSync(file, copy);
      const again = openSqlite(copy);
      expect(await again.findPlayer('p49')).toMatchObject({ createdAt: 49 });
      await again.close();
    },
  );

  test('keeps nothing of what was deleted, and lets nobody else read its files', async () => {
    const file = join(folder, 'own.db');
    writeFileSync(file, '', { mode: 0o644 });
    const store = openSqlite(file);
    const line = { at: 1, player: 'p', command: null, event: { kind: 'closed' } } as const;
    const first = {
      table: 't',
      line: 0,
      after: 0,
      mark: 1,
      entry: line,
      summary: { status: 'open', due: null },
    } as const;
    await store.createTable(
      { id: 't', game: 'toy', seed: 'ab', invite: 'hash', public: false, revision: 1, createdAt: 1 },
      first,
      [],
    );
    await store.say('t', { at: 1, player: 'p', text: 'a word to forget' });
    for (const name of [file, `${file}-wal`, `${file}-shm`]) expect(statSync(name).mode & 0o777, name).toBe(0o600);
    await store.deletePlayer('p');
    await store.close();
    expect(readFileSync(file).includes('a word to forget')).toBe(false);
  });

  test('a thread that commits waits for the disk, and is replaced when it has ended', async () => {
    const file = join(folder, 'thread.db');
    await openSqlite(file).close();
    const writer = new ThreadedWriter(thread, file);
    const ask = (sql: string) => writer.commit([{ statements: [{ sql, values: [] }] }]);
    expect(await ask('PRAGMA synchronous'), 'FULL').toEqual([[{ synchronous: 2 }]]);
    await expect(ask('SELECT nonsense')).rejects.toThrow(/nonsense/);
    expect(await ask('SELECT 1 AS one')).toEqual([[{ one: 1 }]]);
    await writer.close();
    expect(await ask('SELECT 2 AS two')).toEqual([[{ two: 2 }]]);
    await writer.close();
    const nowhere = new ThreadedWriter(join(folder, 'nowhere.mjs'), file);
    await expect(nowhere.commit([])).rejects.toMatchObject({ reason: 'gone' });
  });

  for (let version = 0; version < migrations.length; version++) {
    test(`opens a database of form ${version} with all that is in it`, async () => {
      const file = join(folder, `v${version}.db`);
      const db = new DatabaseSync(file);
      migrateSqlite(db, version);
      if (version > 0) {
        db.exec(`INSERT INTO players (id, name, created_at) VALUES ('p', 'Ann', 1)`);
        db.exec(
          `INSERT INTO tables (id, game, seed, invite, public, created_at, changed_at, line, status) VALUES ('t', 'toy', 'seed', 'hash', 1, 1, 1, 1, 'open')`,
        );
        db.exec(
          `INSERT INTO log (table_id, line, at, player, command, happening) VALUES ('t', 0, 1, 'p', 'c', '{"kind":"closed"}')`,
        );
        db.exec(`INSERT INTO sitters VALUES ('p', 't')`);
      }
      db.close();
      const store = openSqlite(file);
      expect(await store.findNames(['p'])).toEqual(version > 0 ? [{ id: 'p', name: 'Ann' }] : []);
      expect(await store.listUnfinished('p')).toHaveLength(version > 0 ? 1 : 0);
      expect(await store.readChat('t', 0, 9)).toEqual([]);
      expect(await store.findEarlyCookies(['p']), 'whose cookie names no device').toEqual(version > 0 ? ['p'] : []);
      await store.close();
    });
  }

  test('knows of tables of form 3 which of them may not be watched', async () => {
    const file = join(folder, 'watching.db');
    const db = new DatabaseSync(file);
    migrateSqlite(db, 3);
    for (const watching of [true, false]) {
      const opened = JSON.stringify({ kind: 'opened', plan: { game: 'toy', public: true, watching, shuffle: false } });
      db.exec(`INSERT INTO tables VALUES ('${watching}', 'toy', 'seed', 'hash', 1, 1, 1, 1, 'playing', NULL)`);
      db.exec(`INSERT INTO log VALUES ('${watching}', 0, 1, 'p', 'c', '${opened}')`);
    }
    db.close();
    const store = openSqlite(file);
    expect(await store.listOpenTables({ since: 0, limit: 9, games: ['toy'] })).toMatchObject([{ id: 'true' }]);
    await store.close();
  });

  test('refuses a database of a form that is newer than itself', () => {
    const file = join(folder, 'newer.db');
    const db = new DatabaseSync(file);
    db.exec(`PRAGMA user_version = ${migrations.length + 1}`);
    db.close();
    expect(() => openSqlite(file)).toThrow(/newer/);
  });
});
