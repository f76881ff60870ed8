import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, test } from 'vitest';
import { openSqlite } from '../../src/server/store/index.ts';
import { newFolder } from '../folder.ts';
import { Guest, openToyServer, TOY, twoAtTable } from './guest.ts';

const folder = newFolder();

const DAMAGES: { readonly [what: string]: string } = {
  'a line that is missing': 'DELETE FROM log WHERE table_id = ? AND line = 2',
  'a line that is cut off': `UPDATE log SET happening = '{"kind":"pla' WHERE table_id = ? AND line = 3`,
  'a line of an unknown kind': `UPDATE log SET happening = '{"kind":"danced"}' WHERE table_id = ? AND line = 3`,
  'a move that is not one': `UPDATE log SET happening = '{"kind":"played","seat":0,"entries":[[0,"?"]]}' WHERE table_id = ? AND line = 3`,
  'no line at all': 'DELETE FROM log WHERE table_id = ?',
};

describe('a table that can not be read', () => {
  test.each(Object.entries(DAMAGES))('%s: others are not concerned, and its players are told', async (what, damage) => {
    const file = join(folder, `${what.replaceAll(' ', '-')}.db`);
    const before = await openToyServer({ store: openSqlite(file) });
    const { ann, bo, table } = await twoAtTable(before.url, { public: true });
    const { state } = await ann.look(table);
    await [ann, bo][state.actor]!.playAny(table);
    const sound = (await ann.post('/api/tables', { ...TOY, public: true })).json.table;
    await before.close();
    const db = new DatabaseSync(file);
    db.prepare(damage).run(table);
    db.close();

    const server = await openToyServer({ store: openSqlite(file) });
    const [me, stranger] = [new Guest(server.url), await Guest.named(server.url, 'Cy')];
    me.cookie = ann.cookie;
    const looked = await me.get(`/api/tables/${table}`);
    expect([looked.status, looked.json.code]).toEqual([409, 'damaged-table']);
    expect((await stranger.get('/api/lobby')).json).toEqual({ tables: [expect.objectContaining({ table: sound })] });
    const mine = await me.get('/api/tables');
    expect(mine.json.tables.map((listed: { table: string }) => listed.table)).toEqual([sound]);
    expect(mine.json.unreadable).toEqual([{ table, game: 'toy', code: 'damaged-table' }]);
    expect((await me.command(table, { kind: 'resign' })).json.code).toBe('damaged-table');
    const live = await me.live();
    live.subscribe(table);
    expect((await live.problem()).code).toBe('damaged-table');
    expect(await server.services.metrics.text()).toMatch(/^caravanserai_unreadable_tables 1$/m);

    const mineAll = await me.get('/api/me/export');
    expect([mineAll.status, mineAll.json.tables.length, mineAll.json.unreadable]).toEqual([200, 1, [table]]);
    expect((await me.ask('DELETE', '/api/me')).status).toBe(204);
    await server.close();
  });

  test('is not shown to those who were not let in', async () => {
    const file = join(folder, 'private.db');
    const before = await openToyServer({ store: openSqlite(file) });
    const { table } = await twoAtTable(before.url);
    await before.close();
    const db = new DatabaseSync(file);
    db.prepare('DELETE FROM log WHERE table_id = ? AND line = 2').run(table);
    db.close();
    const server = await openToyServer({ store: openSqlite(file) });
    const stranger = await Guest.named(server.url, 'Cy');
    expect((await stranger.get(`/api/tables/${table}`)).json.code).toBe('no-such-table');
    expect((await stranger.post(`/api/tables/${table}/enter`, { invite: 'guessed' })).json.code).toBe('no-such-table');
    await server.close();
  });
});
