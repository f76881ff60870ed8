import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../src/server/server.ts';
import { Guest, openToyServer, TOY, twoAtTable } from './guest.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await openToyServer();
});
afterAll(() => server.close());

async function seatTwo(): Promise<{ ann: Guest; bo: Guest; table: string }> {
  const [ann, bo] = await Promise.all([Guest.named(server.url, 'Ann'), Guest.named(server.url, 'Bo')]);
  const { table, invite } = (await ann.post('/api/tables', TOY)).json;
  await bo.post(`/api/tables/${table}/enter`, { invite });
  await bo.command(table, { kind: 'sit' });
  return { ann, bo, table };
}

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

  test('changes their mind about it, and the table is back in the other’s list', async () => {
    const { ann, bo, table } = await seatTwo();
    await ann.command(table, { kind: 'remove', seat: 1 });
    expect((await ann.command(table, { kind: 'restore', seat: 1 })).status).toBe(200);
    expect((await bo.get('/api/tables')).json.tables).toMatchObject([{ table, seat: 1 }]);
    expect((await ann.get(`/api/tables/${table}`)).json.state.seats[1]).toEqual({ kind: 'person', name: 'Bo' });
  });

  test('makes somebody else the host, who can then start', async () => {
    const { ann, bo, table } = await seatTwo();
    expect((await bo.command(table, { kind: 'start' })).json.code).toBe('not-host');
    expect((await ann.command(table, { kind: 'appoint', seat: 1 })).status).toBe(200);
    const { seats } = (await ann.get(`/api/tables/${table}`)).json.state;
    expect(seats).toEqual([
      { kind: 'person', name: 'Ann' },
      { kind: 'person', name: 'Bo', host: true },
    ]);
    expect((await ann.command(table, { kind: 'start' })).json.code).toBe('not-host');
    expect((await bo.command(table, { kind: 'start' })).status).toBe(200);
  });

  test('opens a table to all and closes it again: who was not invited is out at once', async () => {
    const { ann, bo, table } = await seatTwo();
    const [cy, di] = await Promise.all(['Cy', 'Di'].map(name => Guest.named(server.url, name)));
    const change = (access: object) =>
      ann.command(table, { kind: 'change', options: TOY.options, clock: { kind: 'none' }, shuffle: false, ...access });
    const lobby = async (): Promise<string[]> =>
      (await cy!.get('/api/lobby')).json.tables.map((listed: { table: string }) => listed.table);
    expect(await lobby()).not.toContain(table);
    expect((await cy!.get(`/api/tables/${table}`)).status).toBe(404);
    expect((await change({ public: true })).status).toBe(200);
    expect(await lobby()).toContain(table);
    const renewed = (await ann.post(`/api/tables/${table}/invite`, {})).json.invite;
    await di!.post(`/api/tables/${table}/enter`, { invite: renewed });
    const [outsider, guest, seated] = await Promise.all([cy!.live(), di!.live(), bo.live()]);
    for (const live of [outsider, guest, seated]) live.subscribe(table);
    await Promise.all([outsider, guest, seated].map(live => live.updateAt(3)));
    expect((await change({ public: false })).status).toBe(200);
    await Promise.all([guest, seated].map(live => live.updateAt(4)));
    await outsider.until(message => message.kind === 'problem' && message.problem.code === 'no-such-table');
    expect(await lobby()).not.toContain(table);
    expect((await cy!.get(`/api/tables/${table}`)).status).toBe(404);
    expect((await change({ watching: false })).status).toBe(200);
    expect((await di!.get(`/api/tables/${table}`)).json.state).toMatchObject({ watching: false, public: false });
    for (const live of [outsider, guest, seated]) live.close();
  });

  test('removes nobody once the game has begun', async () => {
    const { ann, table } = await twoAtTable(server.url);
    expect((await ann.command(table, { kind: 'remove', seat: 1 })).json.code).toBe('not-open');
  });
});
