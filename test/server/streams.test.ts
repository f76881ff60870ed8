import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../src/server/server.ts';
import { type Guest, openToyServer, twoAtTable } from './guest.ts';
import { noteOpen } from './leaks.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await openToyServer({ unlimited: false, mostOpen: 3 });
});
afterAll(() => server.close());

/** Asks as `curl` would, and then does with the connection what the test wants. */
async function ask(method: string, path: string, { cookie }: Guest): Promise<Socket> {
  const socket = connect(server.port, '127.0.0.1');
  socket.on('error', () => {});
  await new Promise(resolve => socket.once('connect', resolve));
  socket.write(`${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: ${cookie}\r\n\r\n`);
  return socket;
}

describe('an event stream', () => {
  test('is not opened for who asks for its head', async () => {
    const { ann, table } = await twoAtTable(server.url);
    const expectNothingLeft = await noteOpen(server);
    const path = `/api/tables/${table}/events`;
    for (let n = 0; n < 5; n++) {
      const { status, headers, text } = await ann.ask('HEAD', path);
      expect([status, headers.get('content-type'), text]).toEqual([200, 'text/event-stream', '']);
    }
    expect(server.streams).toBe(0);
    const nowhere = await fetch(`${server.url}/api/tables/${'A'.repeat(22)}/events`, { method: 'HEAD' });
    expect(nowhere.status).toBe(404);
    await expectNothingLeft();
  });

  test('that is refused because too many are open leaves nothing behind', async () => {
    const { ann, table } = await twoAtTable(server.url);
    const path = `/api/tables/${table}/events`;
    const expectNothingLeft = await noteOpen(server);
    const three = await Promise.all([1, 2, 3].map(() => ask('GET', path, ann)));
    await expect.poll(() => server.streams).toBe(3);
    const expectNothingMore = await noteOpen(server);
    for (let n = 0; n < 20; n++) expect((await ann.get(path)).status).toBe(429);
    await expectNothingMore();
    for (const socket of three) socket.destroy();
    await expectNothingLeft();
  });

  test('that nobody reads is closed, with its connection', async () => {
    const { ann, bo, table } = await twoAtTable(server.url);
    const expectNothingLeft = await noteOpen(server);
    const socket = await ask('GET', `/api/tables/${table}/events`, ann);
    socket.pause();
    await expect.poll(() => server.streams).toBe(1);
    const [follower] = server.services.followers.at(table);
    // As much as a long evening of moves, at once: the operating system holds some megabytes of it.
    const bytes = Buffer.alloc(256 * 1024, 'x');
    await expect
      .poll(() => {
        follower!.send({ kind: 'update', line: 3, bytes });
        return server.streams;
      })
      .toBe(0);
    expect((await bo.look(table)).line).toBe(3);
    const countConnections = (): number => {
      server.http.closeIdleConnections();
      return server.connections;
    };
    await expect.poll(countConnections).toBe(0);
    socket.destroy();
    await expectNothingLeft();
  });
});
