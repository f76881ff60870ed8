import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { appOf } from './app.ts';
import { type Decide, decideAnyhow } from './bots/decide.ts';
import { type AttendantOptions, attend } from './clock/attendant.ts';
import { type House, type HouseOptions, houseOf } from './house.ts';
import { serveSockets } from './live/socket.ts';
import { randomOf } from './world.ts';

const DRAIN_MS = 8000;

export interface ServerOptions extends HouseOptions {
  readonly webFolder: string;
  readonly port?: number;
  readonly host?: string;
  readonly decide?: Decide;
  readonly attendant?: Partial<AttendantOptions>;
}

export interface RunningServer {
  readonly url: string;
  readonly port: number;
  readonly house: House;
  /** Takes nothing new, finishes what was begun, and closes everything. */
  close(): Promise<void>;
}

/** A whole server: pages, API, live push, and somebody who looks after bots and clocks. */
export function openServer(options: ServerOptions): Promise<RunningServer> {
  const house = houseOf(options);
  const open = new Set<() => void>();
  const app = appOf(house, options.webFolder, open);
  const { host = '127.0.0.1' } = options;
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port: options.port ?? 0, hostname: host }, ({ port }) => {
      const attendant = attend(
        house,
        options.decide ?? decideAnyhow(house.games, randomOf(house.world)),
        options.attendant,
      );
      const sockets = serveSockets(server, house);
      resolve({ url: `http://${host}:${port}`, port, house, close });

      async function close(): Promise<void> {
        const closed = new Promise<void>(done => server.close(() => done()));
        server.closeIdleConnections();
        sockets.close();
        for (const end of [...open]) end();
        await attendant.close();
        const drained = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
        await closed;
        clearTimeout(drained);
        house.hub.presences.close();
        await house.store.close();
      }
    }) as Server;
    server.once('error', reject);
    // A request line or headers that can't be read: a clear answer, and the connection ends.
    server.on('clientError', (_, socket) => {
      if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
      else socket.destroy();
    });
    server.headersTimeout = 10_000;
    server.requestTimeout = 20_000;
  });
}
