import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../src/server/server.ts';
import { Guest, openToyServer, twoAtTable } from './guest.ts';
import { noteOpen } from './leaks.ts';
import { openRaw } from './raw.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await openToyServer();
});
afterAll(() => server.close());

/** Somebody who is deleted, and what another device still has of them. */
async function deleteWithCookieLeft(guest: Guest): Promise<Guest> {
  const left = Object.assign(new Guest(guest.url), { cookie: guest.cookie });
  expect((await guest.ask('DELETE', '/api/me')).status).toBe(204);
  return left;
}

describe('a guest who was deleted', () => {
  test('is a stranger to every request that still has the cookie', async () => {
    const watched = await twoAtTable(server.url);
    expect((await watched.bo.look(watched.table)).seat).toBe(1);
    const bo = await deleteWithCookieLeft(watched.bo);
    expect((await bo.get(`/api/tables/${watched.table}`)).status).toBe(404);
    expect((await bo.get(`/api/tables/${watched.table}/events`)).status).toBe(404);
    const open = await twoAtTable(server.url, { public: true });
    const left = await deleteWithCookieLeft(open.bo);
    const seen = await left.look(open.table);
    expect([seen.seat, seen.sight?.choices]).toEqual([null, []]);
    const live = await left.live();
    live.subscribe(open.table);
    expect((await live.updateAt(1)).seat).toBe(null);
    live.close();
  });

  test('gets nothing more over the sockets and streams that were open', async () => {
    const { ann, bo, table } = await twoAtTable(server.url, { public: true });
    const expectNothingLeft = await noteOpen(server);
    const live = await bo.live();
    live.subscribe(table);
    await live.updateAt(3);
    const stream = await openRaw(server.port);
    stream.write(`GET /api/tables/${table}/events HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: ${bo.cookie}\r\n\r\n`);
    let heard = '';
    stream.on('data', data => {
      heard += data;
    });
    await expect.poll(() => heard).toContain('event: update');
    await deleteWithCookieLeft(bo);
    expect(server.services.followers.at(table).size).toBe(0);
    await expect.poll(() => server.streams).toBe(0);
    expect((await ann.look(table)).state.status).toBe('over');
    live.socket.ping();
    await once(live.socket, 'pong');
    const seats = live.messages.flatMap(message => (message.kind === 'update' ? [message.state.seats[1]!.name] : []));
    expect(
      seats.every(name => name === 'Bo'),
      'nothing since it was deleted',
    ).toBe(true);
    live.close();
    stream.destroy();
    await expectNothingLeft();
  });
});
