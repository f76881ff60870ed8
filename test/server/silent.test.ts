// Browsers open connections ahead of need. One that has said nothing yet must not find an answer to its first request there.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { trackConnections } from '../../src/server/connections.ts';
import { openServices } from '../../src/server/services.ts';
import { openSqlite } from '../../src/server/store/index.ts';
import { toy } from '../toy/toy.ts';
import { SECRET } from './guest.ts';
import { openRaw } from './raw.ts';

const services = openServices({ games: [toy], store: openSqlite(':memory:'), secret: SECRET, unlimited: true });
const server = createServer({ connectionsCheckingInterval: 20 }, (_, response) => response.end());
server.headersTimeout = 50;
server.requestTimeout = 100;
trackConnections(server, services);

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  server.close();
  await services.store.close();
});

/** All that a client hears that sends this and nothing more. */
async function hearAfter(sent: string): Promise<string> {
  const socket = await openRaw((server.address() as AddressInfo).port);
  const heard: Buffer[] = [];
  socket.on('data', data => heard.push(data));
  if (sent !== '') socket.write(sent);
  const closed = once(socket, 'close');
  socket.once('end', () => socket.end());
  await closed;
  return Buffer.concat(heard).toString();
}

test('a connection that says nothing for long is closed without a word', async () => {
  expect(await hearAfter('')).toBe('');
});

test('one that stops in the middle of a request is told that it took too long', async () => {
  expect(await hearAfter('GET / HTTP/1.1\r\nHost: a\r\n')).toMatch(/^HTTP\/1\.1 408 /);
});
