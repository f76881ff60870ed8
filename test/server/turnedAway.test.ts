import type { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { openToyServer, twoAtTable } from './guest.ts';
import { noteOpen } from './leaks.ts';
import { hearFrom, openDeafSocket, openRaw, upgradeTo } from './raw.ts';

const MANY = 30;

const closeAll = (sockets: readonly Socket[]): void => {
  for (const socket of sockets) socket.destroy();
};

describe('who is turned away', () => {
  test.each([
    ['from another page', upgradeTo('/api/live', { Origin: 'https://evil.example' }), /^HTTP\/1\.1 403 /],
    ['at another door', upgradeTo('/api/elsewhere'), /^HTTP\/1\.1 404 /],
    ['with a key that is none', upgradeTo('/api/live').replace(/Key: .*/, 'Key: none'), /^HTTP\/1\.1 400 /],
    ['with what is not HTTP', 'how do you do?\r\n\r\n', /^HTTP\/1\.1 400 /],
    ['with headers without end', `GET / HTTP/1.1\r\nX: ${'x'.repeat(100_000)}`, /^HTTP\/1\.1 400 /],
  ])('%s is told why, and the connection ends although the client keeps its half open', async (_, request, answer) => {
    const server = await openToyServer();
    const expectNothingLeft = await noteOpen(server);
    const sockets = await Promise.all(Array.from({ length: MANY }, () => openRaw(server.port)));
    const answers = sockets.map(hearFrom);
    for (const socket of sockets) socket.write(request);
    for (const told of await Promise.all(answers)) expect(told).toMatch(answer);
    await expect.poll(() => server.connections).toBe(0);
    closeAll(sockets);
    await expectNothingLeft();
    await server.close();
  });

  test('because of too many connections can come again once one is closed', async () => {
    const server = await openToyServer({ unlimited: false, mostOpen: 4 });
    const sockets = await Promise.all(Array.from({ length: MANY }, () => openRaw(server.port)));
    await expect.poll(() => server.connections).toBe(8);
    const open = sockets.filter(socket => !socket.readableEnded);
    expect(open.length).toBeGreaterThanOrEqual(8);
    closeAll(sockets);
    await expect.poll(() => server.connections).toBe(0);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    await server.close();
  });
});

test('a server closes whatever its clients do: refused, deaf, silent, or in the middle of a request', async () => {
  const server = await openToyServer();
  const { ann, table } = await twoAtTable(server.url);
  const deaf = await openDeafSocket(server.port);
  const [refused, half, body, stream] = (await Promise.all(Array.from({ length: 4 }, () => openRaw(server.port)))) as [
    Socket,
    Socket,
    Socket,
    Socket,
  ];
  refused.write(upgradeTo('/api/live', { Origin: 'https://evil.example' }));
  half.write('GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n');
  body.write(
    'POST /api/people HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
  );
  stream.write(`GET /api/tables/${table}/events HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: ${ann.cookie}\r\n\r\n`);
  await hearFrom(refused);
  await hearFrom(stream);
  stream.pause();
  await expect.poll(() => [server.sockets, server.streams]).toEqual([1, 1]);
  await server.close();
  const countOpen = () => [server.connections, server.sockets, server.streams, server.services.followers.size];
  await expect.poll(countOpen).toEqual([0, 0, 0, 0]);
  closeAll([deaf, refused, half, body, stream]);
});
