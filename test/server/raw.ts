// Clients that do as they like: they speak by bytes, do not read, do not answer, and keep their half of a connection open.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection that stays open on our side whatever the server does with its own. */
export async function openRaw(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

/** The first bytes that come back, as text. */
export async function hearFrom(socket: Socket): Promise<string> {
  const [data] = await once(socket, 'data');
  return String(data);
}

export const upgradeTo = (path: string, headers: Record<string, string> = {}): string =>
  [
    `GET ${path} HTTP/1.1`,
    ...Object.entries({ Host: '127.0.0.1', ...headers }).map(([name, value]) => `${name}: ${value}`),
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    '\r\n',
  ].join('\r\n');

/** A live socket that reads no more once it is open. */
export async function openDeafSocket(port: number, headers: Record<string, string> = {}): Promise<Socket> {
  const socket = await openRaw(port);
  socket.write(upgradeTo('/api/live', headers));
  const answer = await hearFrom(socket);
  if (!answer.startsWith('HTTP/1.1 101')) throw new Error(answer);
  socket.pause();
  return socket;
}

/** Control frames of a client, each with as much as one may hold; the mask is zero. */
export const pings = (count: number): Buffer =>
  Buffer.concat(Array<Buffer>(count).fill(Buffer.concat([Buffer.from([0x89, 0xfd, 0, 0, 0, 0]), Buffer.alloc(125)])));

export function textFrame(message: object): Buffer {
  const bytes = Buffer.from(JSON.stringify(message));
  return Buffer.concat([Buffer.from([0x81, 0x80 | bytes.length, 0, 0, 0, 0]), bytes]);
}
