import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../src/server/server.ts';
import type { TableSetup } from '../../src/table/index.ts';
import { Guest, openToyServer, TOY } from './guest.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await openToyServer();
});
afterAll(() => server.close());

const days = (count: number) => ({ kind: 'days', days: count }) as const;
const SETTINGS = { kind: 'change', options: { players: 2 }, shuffle: false };

/** A table with a log as earlier versions wrote it, which had up to 30 days. */
async function openEarlier(): Promise<{ ann: Guest; bo: Guest; table: string }> {
  const [ann, bo] = [await Guest.named(server.url, 'Ann'), await Guest.named(server.url, 'Bo')];
  const host = (await server.services.store.listPeople(99)).find(({ name }) => name === 'Ann')!.id;
  const plan: TableSetup = {
    game: 'toy',
    options: { players: 2 },
    seats: [{ kind: 'person', player: host }, { kind: 'open' }],
    host,
    public: true,
    watching: true,
    shuffle: false,
    clock: days(30),
  };
  const { id } = await server.services.tables.open(plan);
  return { ann, bo, table: id };
}

describe('a clock of more than 14 days', () => {
  test('is not for new tables, nor for those that have fewer', async () => {
    const ann = await Guest.named(server.url, 'New');
    expect((await ann.post('/api/tables', { ...TOY, clock: days(15) })).json.code).toBe('unreadable');
    const { table } = (await ann.post('/api/tables', { ...TOY, clock: days(14) })).json;
    expect((await ann.command(table, { ...SETTINGS, clock: days(15) })).json.code).toBe('wrong-options');
    expect((await ann.command(table, { ...SETTINGS, clock: days(31) })).json.code).toBe('unreadable');
    expect((await ann.look(table)).state.clock).toMatchObject(days(14));
  });

  test('stays where an earlier version allowed it: read, listed, changed, played, and again', async () => {
    const { ann, bo, table } = await openEarlier();
    expect((await ann.look(table)).state.clock).toMatchObject(days(30));
    expect((await ann.get('/api/tables')).json.tables[0].state.clock).toMatchObject(days(30));
    expect((await bo.get('/api/lobby')).json.tables).toContainEqual(expect.objectContaining({ table }));
    expect((await ann.command(table, { ...SETTINGS, clock: days(30), whenFull: true })).status).toBe(200);
    expect((await ann.command(table, { ...SETTINGS, clock: days(30) })).status).toBe(200);
    await bo.command(table, { kind: 'sit' });
    expect((await ann.command(table, { kind: 'start' })).status).toBe(200);
    expect((await ann.playAny(table)).status).toBe(200);
    await bo.command(table, { kind: 'resign' });
    expect((await ann.command(table, { kind: 'rematch' })).status).toBe(200);
    const { rematch } = (await ann.look(table)).state;
    expect((await ann.look(rematch!)).state.clock).toMatchObject(days(30));
  });
});
