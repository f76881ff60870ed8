import type { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import type { RunningServer } from '../../src/server/server.ts';
import { Guest, openToyServer } from './guest.ts';
import { noteOpen } from './leaks.ts';
import { openDeafSocket, pings, textFrame } from './raw.ts';

const MEGABYTE = 1024 * 1024;

/** The server's ends of the connections that come from now on. */
function noteConnections(server: RunningServer): Socket[] {
  const ends: Socket[] = [];
  server.http.on('connection', socket => ends.push(socket));
  return ends;
}

describe('a client that sends pings and never reads', () => {
  test('does not fill the memory, even where nothing limits its frames', async () => {
    const server = await openToyServer();
    const expectNothingLeft = await noteOpen(server);
    const ends = noteConnections(server);
    const socket = await openDeafSocket(server.port);
    const chunk = pings(1000);
    let most = 0;
    for (let bytes = 0; bytes < 30 * MEGABYTE && !ends[0]!.destroyed; bytes += chunk.length) {
      if (!socket.write(chunk)) await new Promise(resolve => setTimeout(resolve, 1));
      most = Math.max(most, ends[0]!.writableLength);
    }
    await expect
      .poll(() => {
        most = Math.max(most, ends[0]!.writableLength);
        return socket.writableLength;
      })
      .toBe(0);
    expect(most).toBeLessThan(MEGABYTE);
    socket.destroy();
    await expectNothingLeft();
    await server.close();
  });

  test('is closed when it sends more than the limit of frames allows', async () => {
    const server = await openToyServer({ unlimited: false });
    const expectNothingLeft = await noteOpen(server);
    const socket = await openDeafSocket(server.port);
    socket.write(pings(2000));
    await expect.poll(() => server.sockets).toBe(0);
    await expect.poll(() => server.connections).toBe(0);
    socket.destroy();
    await expectNothingLeft();
    await server.close();
  });
});

test('a client that pings now and then is answered', async () => {
  const server = await openToyServer();
  const live = await (await Guest.named(server.url, 'Ann')).live();
  const pong = new Promise(resolve => live.socket.once('pong', data => resolve(String(data))));
  live.socket.ping('are you there?');
  expect(await pong).toBe('are you there?');
  live.close();
  await server.close();
});

test('a client that lets more than a megabyte wait is dropped at the next beat, even if nothing is sent to it', async () => {
  const server = await openToyServer({ beat: 50 });
  const ends = noteConnections(server);
  const socket = await openDeafSocket(server.port);
  // Past all that is checked when a message is sent: it waits in the server's own memory.
  for (let n = 0; n < 40; n++) ends[0]!.write(Buffer.alloc(MEGABYTE / 2));
  expect(ends[0]!.writableLength).toBeGreaterThan(MEGABYTE);
  await expect
    .poll(() => {
      // It is heard of all the time, so it is not for its silence that it is dropped.
      socket.write(textFrame({ kind: 'beat' }));
      return server.sockets;
    })
    .toBe(0);
  socket.destroy();
  await server.close();
});

test('the more clients are connected, the less may wait for each', async () => {
  const server = await openToyServer({ beat: 100 });
  const ends = noteConnections(server);
  const socket = await openDeafSocket(server.port);
  const stillHere = setInterval(() => socket.write(textFrame({ kind: 'beat' })), 10);
  const listener = await (await Guest.named(server.url, 'Ann')).live();
  const hearBeats = (): Promise<void> =>
    new Promise(resolve => {
      let beats = 0;
      listener.socket.on('message', () => ++beats === 3 && resolve());
    });
  while (ends[0]!.writableLength < MEGABYTE / 3) ends[0]!.write(Buffer.alloc(MEGABYTE / 16));
  await hearBeats();
  expect(server.sockets, 'among few').toBe(2);
  const session = { token: undefined, address: '192.0.2.1', mayPass: () => true, end() {} };
  const leave = Array.from({ length: 1024 }, () => server.services.sessions.add({ ...session }));
  await expect.poll(() => server.sockets, { message: 'among a thousand' }).toBe(1);
  clearInterval(stillHere);
  for (const end of leave) end();
  listener.close();
  socket.destroy();
  await server.close();
});
