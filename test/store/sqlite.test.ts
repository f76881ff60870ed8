import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, test } from 'vitest';
import { openSqlite } from '../../src/server/store/index.ts';
import { migrations } from '../../src/server/store/migrations.ts';
import { migrateSqlite, storeOnSqlite } from '../../src/server/store/sqlite.ts';
import { newFolder } from '../folder.ts';
import { keepsItsPromises } from './contract.ts';

const folder = newFolder();

keepsItsPromises('SQLite', async () => openSqlite(join(folder, 'store.db')));

describe('the SQLite store', () => {
  test('waits for the disk at every commit', () => {
    const db = new DatabaseSync(join(folder, 'full.db'));
    storeOnSqlite(db);
    expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
    expect(db.prepare('PRAGMA synchronous').get(), 'FULL').toEqual({ synchronous: 2 });
    db.close();
  });

  for (let version = 0; version < migrations.length; version++) {
    test(`opens a database of form ${version} with all that is in it`, async () => {
      const file = join(folder, `v${version}.db`);
      const db = new DatabaseSync(file);
      migrateSqlite(db, version);
      if (version > 0) {
        db.exec(`INSERT INTO players VALUES ('p', 'Ann', 1)`);
        db.exec(`INSERT INTO tables VALUES ('t', 'toy', 'seed', 'hash', 1, 1, 1, 1, 'open', NULL)`);
        db.exec(`INSERT INTO log VALUES ('t', 0, 1, 'p', 'c', '{"kind":"closed"}')`);
        db.exec(`INSERT INTO sitters VALUES ('p', 't')`);
      }
      db.close();
      const store = openSqlite(file);
      expect(await store.namesOf(['p'])).toEqual(version > 0 ? [{ id: 'p', name: 'Ann' }] : []);
      expect(await store.tablesOf('p', 9)).toHaveLength(version > 0 ? 1 : 0);
      expect(await store.readChat('t', 0, 9)).toEqual([]);
      await store.close();
    });
  }

  test('refuses a database of a form that is newer than itself', () => {
    const file = join(folder, 'newer.db');
    const db = new DatabaseSync(file);
    db.exec(`PRAGMA user_version = ${migrations.length + 1}`);
    db.close();
    expect(() => openSqlite(file)).toThrow(/newer/);
  });
});
