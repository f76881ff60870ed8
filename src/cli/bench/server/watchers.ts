import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { Socket } from 'node:net';

/** The server closes connections that are silent for long. */
const BEAT_MS = 8000;

export interface Watcher {
  /** Of a player; a watcher without a seat has none. */
  readonly cookie?: string;
  /** Called for whatever arrives, with its bytes. */
  read?(bytes: number): void;
  /** Called for an update. */
  arrived?(time: number): void;
}

/** Opens a socket that follows a table, like a page does. Implements only as much of the protocol as that needs. */
export function watch(url: string, table: string, { cookie = '', read, arrived }: Watcher): Promise<Socket> {
  const headers = {
    cookie,
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': randomBytes(16).toString('base64'),
  };
  return new Promise((resolve, reject) => {
    const call = request(`${url}/api/live`, { headers });
    call.on('error', reject);
    call.on('upgrade', (_, socket: Socket) => {
      socket.on('error', () => {});
      socket.on('data', data => {
        read?.(data.length);
        // Presence and beats arrive as well, but only the news of the table count.
        if (arrived && /"kind":"(update|delta)"/.test(String(data))) arrived(performance.now());
      });
      const beat = setInterval(() => socket.write(maskFrame(JSON.stringify({ kind: 'beat' }))), BEAT_MS);
      socket.on('close', () => clearInterval(beat));
      const wish = { kind: 'subscribe', table, since: 1, chat: null };
      socket.write(maskFrame(JSON.stringify({ ...wish, choices: false, deltas: 1 })));
      // An earlier server knows neither of them.
      socket.once('data', data => {
        if (String(data).includes('"kind":"problem"')) socket.write(maskFrame(JSON.stringify(wish)));
      });
      resolve(socket);
    });
    call.end();
  });
}

/** A masked text frame, as clients must send it. */
function maskFrame(text: string): Buffer {
  const body = Buffer.from(text);
  const mask = randomBytes(4);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(body.length);
  const head =
    body.length < 126 ? Buffer.from([0x81, 0x80 | body.length]) : Buffer.concat([Buffer.from([0x81, 0xfe]), length]);
  return Buffer.concat([head, mask, body.map((byte, i) => byte ^ mask[i % 4]!)]);
}
