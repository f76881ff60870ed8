import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { createApp } from './app.ts';
import { type Decide, decideAnyhow } from './bots/decide.ts';
import { type SchedulerOptions, schedule } from './clock/scheduler.ts';
import { trackConnections } from './connections.ts';
import { createRandom } from './environment.ts';
import { serveSockets } from './live/socket.ts';
import { Courier } from './notices/courier.ts';
import { type NoticeSchedulerOptions, scheduleNotices } from './notices/scheduler.ts';
import { Studio, type StudioOptions } from './previews/studio.ts';
import { openServices, type Services, type ServicesOptions } from './services.ts';

/** How long a shutdown waits for pending requests; sockets get less. */
const DRAIN_MS = 5000;
const IDLE_MS = 50;
/** How often requests that arrive too slowly are looked for. */
const CHECK_MS = 5000;

export interface ServerOptions extends ServicesOptions {
  readonly webFolder: string;
  readonly port?: number;
  readonly host?: string;
  readonly decide?: Decide;
  readonly scheduler?: Partial<SchedulerOptions>;
  readonly courier?: Partial<NoticeSchedulerOptions>;
  /** What previews of links are made with; without it, all have the general one. */
  readonly previews?: StudioOptions;
  /** How often live sockets get a beat, in milliseconds. */
  readonly beat?: number;
}

export interface RunningServer {
  readonly url: string;
  readonly port: number;
  readonly services: Services;
  readonly http: Server;
  /** How many are open now: live sockets, event streams, and connections of any kind. */
  readonly sockets: number;
  readonly streams: number;
  readonly connections: number;
  /** Stops accepting work, finishes pending requests, and closes everything. */
  close(): Promise<void>;
}

/** A whole server: pages, API, live push, and the scheduler for bots and clocks. */
export function openServer(options: ServerOptions): Promise<RunningServer> {
  const services = openServices(options);
  const open = new Set<() => void>();
  const studio = options.previews && new Studio(options.previews);
  const app = createApp(services, options.webFolder, open, studio);
  const { host = '127.0.0.1' } = options;
  return new Promise((resolve, reject) => {
    const listen = {
      fetch: app.fetch,
      port: options.port ?? 0,
      hostname: host,
      serverOptions: { connectionsCheckingInterval: CHECK_MS },
    };
    const server = serve(listen, ({ port }) => {
      const scheduler = schedule(
        services,
        options.decide ?? decideAnyhow(services.games, createRandom(services.environment)),
        options.scheduler,
      );
      const courier = scheduleNotices(services, new Courier(services), options.courier);
      const sockets = serveSockets(server, services, options.beat);
      resolve({
        url: `http://${host}:${port}`,
        port,
        services,
        http: server,
        get sockets() {
          return sockets.count;
        },
        get streams() {
          return open.size;
        },
        get connections() {
          return connections.size;
        },
        close,
      });

      async function close(): Promise<void> {
        const closed = new Promise<void>(done => server.close(() => done()));
        // A connection is idle once its request is done, including one whose stream was ended.
        const idle = setInterval(() => server.closeIdleConnections(), IDLE_MS);
        const drained = setTimeout(() => connections.destroy(), DRAIN_MS);
        sockets.close();
        for (const end of [...open]) end();
        await Promise.all([scheduler.close(), courier.close(), closed]);
        await studio?.close();
        clearInterval(idle);
        clearTimeout(drained);
        services.hub.close();
        await services.store.close();
      }
    }) as Server;
    const connections = trackConnections(server, services);
    server.once('error', reject);
    server.headersTimeout = 10_000;
    server.requestTimeout = 20_000;
  });
}
