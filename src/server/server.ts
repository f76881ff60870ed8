import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { appOf } from './app.ts';
import { type Decide, decideAnyhow } from './bots/decide.ts';
import { type SchedulerOptions, schedule } from './clock/scheduler.ts';
import { randomOf } from './environment.ts';
import { serveSockets } from './live/socket.ts';
import { openServices, type Services, type ServicesOptions } from './services.ts';

const DRAIN_MS = 8000;

export interface ServerOptions extends ServicesOptions {
  readonly webFolder: string;
  readonly port?: number;
  readonly host?: string;
  readonly decide?: Decide;
  readonly scheduler?: Partial<SchedulerOptions>;
}

export interface RunningServer {
  readonly url: string;
  readonly port: number;
  readonly services: Services;
  /** Takes nothing new, finishes what was begun, and closes everything. */
  close(): Promise<void>;
}

/** A whole server: pages, API, live push, and somebody who looks after bots and clocks. */
export function openServer(options: ServerOptions): Promise<RunningServer> {
  const services = openServices(options);
  const open = new Set<() => void>();
  const app = appOf(services, options.webFolder, open);
  const { host = '127.0.0.1' } = options;
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port: options.port ?? 0, hostname: host }, ({ port }) => {
      const scheduler = schedule(
        services,
        options.decide ?? decideAnyhow(services.games, randomOf(services.environment)),
        options.scheduler,
      );
      const sockets = serveSockets(server, services);
      resolve({ url: `http://${host}:${port}`, port, services, close });

      async function close(): Promise<void> {
        const closed = new Promise<void>(done => server.close(() => done()));
        server.closeIdleConnections();
        sockets.close();
        for (const end of [...open]) end();
        await scheduler.close();
        const drained = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
        await closed;
        clearTimeout(drained);
        services.hub.close();
        await services.store.close();
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
