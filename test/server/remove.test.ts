import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../src/server/server.ts';
import { Guest, openToyServer, TOY, twoAtTable } from './guest.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await openToyServer();
});
afterAll(() => server.close());

describe('the host', () => {
  test('frees the seat of somebody before the start, and that one is told', async () => {
    const [ann, bo] = await Promise.all(['Ann', 'Bo'].map(name => Guest.named(server.url, name)));
    const { table, invite } = (await ann!.post('/api/tables', TOY)).json;
    await bo!.post(`/api/tables/${table}/enter`, { invite });
    await bo!.command(table, { kind: 'sit' });
    const live = await bo!.live();
    live.subscribe(table);
    expect((await live.updateAt(2)).seat).toBe(1);
    expect((await bo!.command(table, { kind: 'remove', seat: 0 })).json.code).toBe('not-host');
    expect((await ann!.command(table, { kind: 'remove', seat: 0 })).json.code).toBe('no-such-seat');
    expect((await ann!.command(table, { kind: 'remove', seat: 1 })).status).toBe(200);
    const told = await live.updateAt(3);
    expect(told).toMatchObject({ seat: null, news: [{ kind: 'removed', seat: 1 }] });
    expect(told.state.seats[1]).toEqual({ kind: 'open' });
    expect((await bo!.get('/api/tables')).json.tables).toEqual([]);
    expect((await ann!.command(table, { kind: 'remove', seat: 1 })).json.code).toBe('no-such-seat');
    expect((await bo!.command(table, { kind: 'sit' })).status).toBe(200);
    live.close();
  });

  test('removes nobody once the game has begun', async () => {
    const { ann, table } = await twoAtTable(server.url);
    expect((await ann.command(table, { kind: 'remove', seat: 1 })).json.code).toBe('not-open');
  });
});
