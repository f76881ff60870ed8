import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, test } from 'vitest';
import { openSqlite, type TargetRow } from '../../src/server/store/index.ts';
import { newFolder } from '../folder.ts';
import { Authenticator } from './authenticator.ts';
import { openToyServer, twoAtTable } from './guest.ts';

/** Tables of the database whose rows name a person, with how many rows do. */
function findTraces(file: string, ...texts: string[]): { [table: string]: number } {
  const db = new DatabaseSync(file);
  const tables = db.prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`).all() as { name: string }[];
  const traces = tables.flatMap(({ name }): [string, number][] => {
    const rows = db.prepare(`SELECT * FROM ${name}`).all();
    const found = rows.filter(row => texts.some(text => JSON.stringify(row).includes(text))).length;
    return found > 0 ? [[name, found]] : [];
  });
  db.close();
  return Object.fromEntries(traces);
}

test('all that is stored of a person is in the export, and gone when they are deleted', async () => {
  const file = join(newFolder(), 'people.db');
  const server = await openToyServer({ store: openSqlite(file) });
  const { store } = server.services;
  const url = `http://localhost:${server.port}`;
  const { ann, bo, table } = await twoAtTable(url, { clock: { kind: 'days', days: 2 } });
  const id = (await store.listPeople(9)).find(({ name }) => name === 'Ann')!.id;
  const key = new Authenticator(url);
  const { options } = (await ann.post('/api/me/passkeys/options', {})).json;
  await ann.post('/api/me/passkeys', { credential: key.create(options), name: 'Blue key' });
  await ann.post('/api/me/recovery', {});
  await ann.post('/api/me/code', {});
  await ann.post(`/api/tables/${table}/chat`, { text: 'hello' });
  await ann.post(`/api/tables/${table}/seen`, { line: 3, chat: 1 });
  const { until } = (await ann.post('/api/me/vacation', { days: 3 })).json;
  await ann.ask('PATCH', '/api/me/notices', { turns: false });
  const addresses = { push: 'https://push.example/x', webhook: 'https://hook.example/x', mail: 'ann@mail.example' };
  for (const [kind, address] of Object.entries(addresses) as [TargetRow['kind'], string][])
    await store.putTarget({
      id: kind,
      player: id,
      kind,
      address,
      keys: '{"secret":"of the webhook"}',
      language: 'fr',
      createdAt: 5,
      confirmed: true,
      failures: 0,
      failingSince: undefined,
      offAt: undefined,
    });
  await store.addNotice({ table, cause: 'turn', mark: '1', player: id }, 'n', {
    made: 9,
    at: 9,
    due: 9e15,
    happened: 9,
  });

  const exported = await ann.get('/api/me/export');
  expect(exported.json).toMatchObject({
    name: 'Ann',
    tables: [{ table }],
    said: [{ text: 'hello' }],
    devices: [{ browser: '' }],
    passkeys: [{ name: 'Blue key' }],
    recovery: expect.any(Number),
    vacations: [{ until }],
    seen: [{ table, line: 3, chat: 1 }],
  });
  expect(JSON.parse(exported.json.notices.wishes).turns).toBe(false);
  expect(exported.json.notices.targets.map(({ address }: { address: string }) => address).toSorted()).toEqual(
    Object.values(addresses).toSorted(),
  );
  expect(exported.text, 'no secret and no key').not.toMatch(/of the webhook|publicKey|hash/);

  const everywhere = Object.keys(findTraces(file, id)).toSorted();
  expect(everywhere).toEqual(
    ['chat', 'codes', 'devices', 'guests', 'log', 'outbox', 'passkeys', 'players', 'recoveries', 'seen', 'sitters']
      .concat('tables', 'targets', 'vacations', 'wishes')
      .toSorted(),
  );
  expect((await ann.ask('DELETE', '/api/me')).status).toBe(204);
  expect(Object.keys(findTraces(file, id)).toSorted(), 'moves, by an id that is nobody').toEqual(['log', 'tables']);
  expect(findTraces(file, 'hello', 'Blue key', ...Object.values(addresses))).toEqual({});
  expect((await bo.get('/api/me/export')).json.name, 'the others').toBe('Bo');
  await server.close();
});
