import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSqlite } from '../../src/server/store/index.ts';
import { newFolder } from '../folder.ts';
import { toy } from '../toy/toy.ts';
import { Guest, openToyServer, twoAtTable } from './guest.ts';

const folder = newFolder();
const newer = { ...toy, revision: toy.revision + 1 };

/** Two people at a table of the present rules, and what they are once the server has newer ones. */
async function playThen(file: string, options: object) {
  const before = await openToyServer({ store: openSqlite(file) });
  const { ann, bo, table } = await twoAtTable(before.url);
  const people = [ann, bo];
  await people[(await ann.look(table)).state.actor]!.playAny(table);
  const known = await ann.look(table);
  await before.close();
  const server = await openToyServer({ store: openSqlite(file), ...options });
  const later = people.map(({ cookie }) => Object.assign(new Guest(server.url), { cookie }));
  return { server, table, known, ann: later[0]!, bo: later[1]! };
}

test('a running game is played on by the rules it began with, where they are still there; a new one by the newest', async () => {
  const { server, table, known, ann, bo } = await playThen(join(folder, 'kept.db'), {
    games: [newer],
    earlierRules: [toy],
  });
  expect((await ann.look(table)).news).toEqual(known.news);
  for (;;) {
    const { state } = await ann.look(table);
    if (state.status === 'over') break;
    expect((await [ann, bo][state.actor]!.playAny(table)).status).toBe(200);
  }
  expect((await ann.get(`/api/tables/${table}/record`)).text).toContain(`"revision":${toy.revision}`);
  const next = await twoAtTable(server.url);
  expect((await server.services.store.findTable(next.table))!.revision).toBe(newer.revision);
  await server.close();
});

test('where they are not, the table says so, its host may end it, and nothing of it is lost', async () => {
  const file = join(folder, 'gone.db');
  const { server, table, known, ann, bo } = await playThen(file, { games: [newer] });
  expect((await ann.get(`/api/tables/${table}`)).json).toMatchObject({ status: 409, code: 'other-revision' });
  expect((await bo.get('/api/tables')).json.unreadable).toEqual([{ table, game: 'toy', code: 'other-revision' }]);
  expect((await (await Guest.named(server.url, 'Cy')).get(`/api/tables/${table}`)).json.code).toBe('no-such-table');
  expect((await bo.command(table, { kind: 'resign' })).json.code).toBe('other-revision');
  const end = { kind: 'ask', ply: 0, what: 'end' };
  expect((await bo.command(table, end)).json.code).toBe('not-host');
  const ended = [await ann.command(table, end, 'the-end'), await ann.command(table, end, 'the-end')];
  expect(ended.map(({ status }) => status)).toEqual([200, 200]);
  expect(ended[1]!.json).toEqual(ended[0]!.json);
  expect((await ann.command(table, end)).json.code).toBe('over');
  expect((await bo.get('/api/tables')).json.unreadable).toBeUndefined();
  await server.close();

  const again = await openToyServer({ store: openSqlite(file) });
  const { state, news } = await Object.assign(new Guest(again.url), { cookie: ann.cookie }).look(table);
  expect([state.status, state.why]).toEqual(['over', 'closed']);
  expect(news.slice(0, -1)).toEqual(known.news);
  await again.close();
});
