import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterEach, describe, expect, test } from 'vitest';
import type { TableState } from '../../src/api/index.ts';
import type { RunningServer } from '../../src/server/server.ts';
import { type EventStore, openSqlite } from '../../src/server/store/index.ts';
import { newFolder } from '../folder.ts';
import { Guest, openToyServer, TOY, twoAtTable } from './guest.ts';

const folder = newFolder();
let server: RunningServer;
afterEach(() => server.close());

/** The same person at another server. */
const again = ({ cookie }: Guest): Guest => Object.assign(new Guest(server.url), { cookie });

/** Opens a database once more and counts the logs that are read. */
async function reopen(file: string): Promise<{ logs(): number }> {
  const store = openSqlite(file);
  let logs = 0;
  const readLog: EventStore['readLog'] = (...args) => {
    logs++;
    return store.readLog(...args);
  };
  server = await openToyServer({ store: { ...store, readLog }, scheduler: { every: 1e6 } });
  return { logs: () => logs };
}

/** What lists show of a table: not what follows from the game alone. */
const listedPart = ({ contributions: _, replaceFrom: __, ...state }: TableState) => state;

describe('lists of tables', () => {
  test('are as the tables are, without reading a single log', async () => {
    const file = join(folder, 'lists.db');
    server = await openToyServer({ store: openSqlite(file) });
    const { ann, bo, table } = await twoAtTable(server.url, { public: true, clock: { kind: 'days', days: 2 } });
    await ann.playAny(table);
    const over = await twoAtTable(server.url, { public: true });
    await over.ann.command(over.table, { kind: 'resign' });
    await bo.ask('PATCH', '/api/me', { name: 'Barbara' });
    const open = await bo.post('/api/tables', { ...TOY, public: true, watching: false });
    const looks = await Promise.all([bo.look(table), bo.look(open.json.table), over.bo.look(over.table)]);
    await server.close();
    const { logs } = await reopen(file);
    const mine = (await again(bo).get('/api/tables')).json.tables;
    const theirs = (await again(over.bo).get('/api/tables')).json.tables;
    const lobby = (await new Guest(server.url).get('/api/lobby')).json.tables;
    expect(logs()).toBe(0);
    for (const { table, line, ply, seat, state: whole } of looks) {
      const state = listedPart(whole);
      expect([...mine, ...theirs].find(listed => listed.table === table)).toMatchObject({ line, ply, seat, state });
    }
    expect(theirs[0].state, 'with its seed').toMatchObject({ status: 'over', seed: expect.any(String) });
    expect(lobby.map((listed: { table: string }) => listed.table)).toEqual([open.json.table, table]);
  });

  test('never cut off a game that is not over, and tell the finished ones page by page', async () => {
    server = await openToyServer();
    const { ann, bo, table } = await twoAtTable(server.url);
    const finished: string[] = [];
    for (let n = 0; n < 55; n++) {
      const { json } = await ann.post('/api/tables', TOY);
      await ann.command(json.table, { kind: 'hire', seat: 1, level: 'novice' });
      await ann.command(json.table, { kind: 'start' });
      await ann.command(json.table, { kind: 'resign' });
      finished.unshift(json.table);
    }
    const ids = ({ json }: { json: { tables: { table: string }[] } }): string[] => json.tables.map(it => it.table);
    const first = await ann.get('/api/tables');
    expect(ids(first)).toContain(table);
    expect(ids(first)).toHaveLength(51);
    const rest = await ann.get(`/api/tables?before=${first.json.more}`);
    expect(rest.json.more).toBeUndefined();
    const both = [...ids(first), ...ids(rest)];
    expect(both.filter(id => id !== table).toSorted()).toEqual(finished.toSorted());
    expect((await ann.get('/api/tables?before=yesterday')).status).toBe(400);
    for (let n = 0; n < 55; n++) await ann.post('/api/tables', TOY);
    expect(ids(await ann.get('/api/tables'))).toHaveLength(51 + 55);
    expect((await bo.get('/api/tables')).json.tables).toHaveLength(1);
  });

  test('say where it is one’s turn, the least time first', async () => {
    server = await openToyServer();
    const ann = await Guest.named(server.url, 'Ann');
    const open = async (clock: object): Promise<string> => {
      const { json } = await ann.post('/api/tables', { ...TOY, clock });
      const bo = await Guest.named(server.url, 'Bo');
      await bo.post(`/api/tables/${json.table}/enter`, { invite: json.invite });
      await bo.command(json.table, { kind: 'sit' });
      await ann.command(json.table, { kind: 'start' });
      return json.table;
    };
    const slow = await open({ kind: 'days', days: 7 });
    const endless = await open({ kind: 'none' });
    const quick = await open({ kind: 'days', days: 1 });
    const turns = async (): Promise<string[]> => (await ann.get('/api/turns')).json.tables;
    expect(await turns()).toEqual([quick, slow, endless]);
    await ann.playAny(quick);
    expect(await turns()).toEqual([slow, endless]);
    await ann.command(slow, { kind: 'resign' });
    expect(await turns()).toEqual([endless]);
    expect((await new Guest(server.url).get('/api/turns')).status).toBe(401);
  });

  test('make up once for what an earlier version did not keep', async () => {
    const file = join(folder, 'old.db');
    server = await openToyServer({ store: openSqlite(file) });
    const { ann, table } = await twoAtTable(server.url, { public: true });
    const { state } = await ann.look(table);
    await server.close();
    const db = new DatabaseSync(file);
    db.exec('UPDATE tables SET listing = NULL');
    db.close();
    const { logs } = await reopen(file);
    for (const path of ['/api/tables', '/api/lobby', '/api/tables'])
      expect((await again(ann).get(path)).json.tables).toMatchObject([{ table, state: listedPart(state) }]);
    expect(logs()).toBe(1);
    await server.close();
    const { logs: later } = await reopen(file);
    expect((await again(ann).get('/api/tables')).json.tables).toMatchObject([{ table, state: listedPart(state) }]);
    expect(later()).toBe(0);
  });

  test('leave out a table that can not be read, and no other', async () => {
    const file = join(folder, 'damaged.db');
    server = await openToyServer({ store: openSqlite(file) });
    const { ann, table } = await twoAtTable(server.url, { public: true });
    const other = (await ann.post('/api/tables', { ...TOY, public: true })).json.table;
    await server.close();
    const db = new DatabaseSync(file);
    db.exec(`UPDATE tables SET listing = '{' WHERE id IN ('${table}', '${other}')`);
    db.exec(`UPDATE log SET happening = '{' WHERE table_id = '${other}'`);
    db.close();
    await reopen(file);
    for (const path of ['/api/tables', '/api/lobby'])
      expect((await again(ann).get(path)).json.tables).toMatchObject([{ table }]);
  });

  test('show public tables also when many others may not be watched', async () => {
    server = await openToyServer();
    const { url } = server;
    const seen = await twoAtTable(url, { public: true });
    const host = await Guest.named(url, 'Host');
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'novice' }];
    for (let n = 0; n < 51; n++) {
      const { table } = (await host.post('/api/tables', { ...TOY, seats, public: true, watching: false })).json;
      await host.command(table, { kind: 'start' });
    }
    const { tables } = (await new Guest(url).get('/api/lobby')).json;
    expect(tables).toMatchObject([{ table: seen.table }]);
  });
});

describe('an export', () => {
  test('has all tables that one was let into, with what one may see of them', async () => {
    server = await openToyServer();
    const { url } = server;
    const [cy, di] = [await Guest.named(url, 'Cy'), await Guest.named(url, 'Di')];
    const tables = [];
    for (const watching of [true, false]) {
      const ann = await Guest.named(url, 'Ann');
      const { table, invite } = (await ann.post('/api/tables', { ...TOY, watching })).json;
      for (const guest of [cy, di]) await guest.post(`/api/tables/${table}/enter`, { invite });
      await di.command(table, { kind: 'sit' });
      await ann.command(table, { kind: 'start' });
      await ann.command(table, { kind: 'resign' });
      tables.push(table);
    }
    const { json, text } = await cy.get('/api/me/export');
    expect(JSON.stringify(json), 'written as ever').toBe(text);
    expect(Object.keys(json)).toEqual([
      'name',
      'since',
      'tables',
      'notices',
      'said',
      'devices',
      'passkeys',
      'vacations',
      'seen',
    ]);
    const [watched, shy] = tables.map(table => json.tables.find((kept: { table: string }) => kept.table === table));
    expect(watched).toEqual({ table: tables[0], game: 'toy', status: 'over', seat: null, record: expect.any(String) });
    expect(shy).toEqual({ table: tables[1], game: 'toy', status: 'over', seat: null });
    const own = (await di.get('/api/me/export')).json.tables;
    expect(own.map(({ seat, record }: { seat: number; record: string }) => [seat, typeof record])).toEqual([
      [1, 'string'],
      [1, 'string'],
    ]);
  });

  test('lets other work come between two tables, and keeps none of them in memory', async () => {
    const store = openSqlite(':memory:');
    const at: number[] = [];
    let turns = 0;
    let counting = true;
    const count = (): void => {
      turns++;
      if (counting) setImmediate(count);
    };
    const findListed: EventStore['findListed'] = id => {
      at.push(turns);
      return store.findListed(id);
    };
    server = await openToyServer({ store: { ...store, findListed } });
    const { ann, bo, table } = await twoAtTable(server.url);
    const ids = [table];
    for (let n = 0; n < 9; n++) {
      await bo.command(ids.at(-1)!, { kind: 'resign' });
      await ann.command(ids.at(-1)!, { kind: 'rematch' });
      ids.push((await ann.look(ids.at(-1)!)).state.rematch!);
      await bo.command(ids.at(-1)!, { kind: 'sit' });
      await ann.command(ids.at(-1)!, { kind: 'start' });
      await bo.post(`/api/tables/${ids.at(-1)}/chat`, { text: `${n}` });
    }
    for (const id of ids) server.services.tables.cache.drop(id);
    setImmediate(count);
    const { json } = await bo.get('/api/me/export');
    counting = false;
    expect(json.tables).toHaveLength(10);
    expect(json.said.map(({ text }: { text: string }) => text)).toEqual(Array.from({ length: 9 }, (_, n) => `${n}`));
    expect(new Set(at).size, 'one in a turn of the event loop').toBe(10);
    expect(server.services.tables.cache.size).toBe(0);
  });
});
