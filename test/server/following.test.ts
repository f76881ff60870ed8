import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Presence } from '../../src/api/index.ts';
import type { RunningServer } from '../../src/server/server.ts';
import { type EventStore, openSqlite, StoreDown } from '../../src/server/store/index.ts';
import { Guest, openToyServer, TOY, twoAtTable } from './guest.ts';
import { noteOpen } from './leaks.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await openToyServer();
});
afterAll(() => server.close());

/** Sends many frames in one write, and is gone before they are answered. */
async function burst(guest: Guest, frames: readonly object[]): Promise<void> {
  const live = await guest.live();
  for (const frame of frames) live.send(frame);
  live.socket.close();
  await expect.poll(() => live.closed).toBe(true);
}

describe('many frames in one write', () => {
  test('leave no follower once their socket is gone, and nobody who is gone stays present', async () => {
    const { ann, bo, table } = await twoAtTable(server.url);
    const expectNothingLeft = await noteOpen(server);
    const watching = await ann.live();
    watching.subscribe(table);
    await watching.updateAt(3);
    const subscribe = { kind: 'subscribe', table, since: 0 };
    for (let n = 0; n < 5; n++) await burst(bo, Array(50).fill(subscribe));
    await burst(bo, [subscribe, { kind: 'unsubscribe', table }, subscribe, subscribe]);
    await expect.poll(() => server.services.followers.size).toBe(1);
    watching.messages.length = 0;
    const other = await bo.live();
    other.subscribe(table);
    await watching.until<Presence>(message => message.kind === 'presence' && message.seats[1]!);
    other.close();
    await watching.until<Presence>(message => message.kind === 'presence' && !message.seats[1]);
    watching.close();
    await expectNothingLeft();
  });

  test('follow a table once: each update comes once, from the line that the last of them named', async () => {
    const { ann, bo, table } = await twoAtTable(server.url);
    const live = await bo.live();
    for (const since of [0, 1, 2]) live.subscribe(table, since);
    await live.updateAt(3);
    await ann.playAny(table);
    await live.updateAt(4);
    const updates = live.messages.flatMap(message => (message.kind === 'update' ? [message] : []));
    expect(updates.filter(({ line }) => line === 4)).toHaveLength(1);
    expect(updates.at(-2)).toMatchObject({ since: 2, line: 3 });
    expect(server.services.followers.at(table).size).toBe(1);
    live.close();
  });

  test('follow no more tables than one connection may', async () => {
    const ann = await Guest.named(server.url, 'Ann');
    const tables = await Promise.all(
      Array.from({ length: 55 }, async () => (await ann.post('/api/tables', TOY)).json.table),
    );
    const expectNothingLeft = await noteOpen(server);
    const live = await ann.live();
    for (const table of tables) live.subscribe(table);
    const count = (kind: string): number => live.messages.filter(message => message.kind === kind).length;
    await expect.poll(() => [count('update'), count('problem')]).toEqual([50, 5]);
    expect(server.services.followers.size).toBe(50);
    live.close();
    await expectNothingLeft();
  });
});

describe('a table that can not be followed because the store fails', () => {
  test('is not followed: neither by a socket nor by a stream', async () => {
    const store = openSqlite(':memory:');
    let down = false;
    const readChat: EventStore['readChat'] = (...asked) =>
      down ? Promise.reject(new StoreDown('gone')) : store.readChat(...asked);
    const weak = await openToyServer({ store: { ...store, readChat } });
    const { ann, table } = await twoAtTable(weak.url);
    const expectNothingLeft = await noteOpen(weak);
    down = true;
    const live = await ann.live();
    live.subscribe(table);
    expect(await live.problem()).toMatchObject({ status: 503, code: 'store-gone' });
    expect(weak.services.followers.size).toBe(0);
    expect((await ann.get(`/api/tables/${table}/events`)).status).toBe(503);
    expect(weak.services.followers.size).toBe(0);
    live.messages.length = 0;
    down = false;
    live.subscribe(table);
    await live.updateAt(3);
    await ann.playAny(table);
    await live.updateAt(4);
    expect(live.messages.filter(({ kind }) => kind === 'update')).toHaveLength(2);
    live.close();
    await expectNothingLeft();
    await weak.close();
  });
});
