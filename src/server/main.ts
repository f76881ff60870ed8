import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { earlierRules, games } from '../games/index.ts';
import { openPool } from './bots/pool.ts';
import { lockFolder } from './ops/lock.ts';
import { openLog } from './ops/log.ts';
import { readMaps } from './ops/maps.ts';
import { createMetrics } from './ops/metrics.ts';
import { loadSecret } from './ops/secret.ts';
import { openServer } from './server.ts';
import { readSettings, type Settings, WrongSetting } from './settings.ts';
import { type EventStore, openPostgres, openSqlite } from './store/index.ts';

/** The folder of this bundle, which also holds the built pages and the bundles of its threads. */
const here = dirname(fileURLToPath(import.meta.url));
const BOT_DEADLINE_MS = 4000;
/** How long a shutdown may take, whatever clients and databases do. */
const END_MS = 9000;

async function start(): Promise<void> {
  const settings = readSettings(process.env, games);
  const maps = settings.mapsFolder === undefined ? [] : readMaps(settings.mapsFolder);
  const log = openLog(settings.logLevel);
  const metrics = createMetrics({ process: true });
  const store = await openStore(settings, {
    committed: jobs => metrics.committed(jobs),
    trouble: error => log.warn({ err: error }, 'database error'),
  }).catch(error => {
    if (error instanceof WrongSetting) throw error;
    throw new WrongSetting(
      settings.databaseUrl === undefined
        ? `Cannot open the database in DATA_DIR=${settings.dataDir}: ${error.message}`
        : `Cannot open the database at DATABASE_URL: ${error.message}`,
    );
  });
  const bots = openPool(join(here, 'server-bots-worker.mjs'), {
    threads: Math.max(1, availableParallelism() - 1),
    deadline: BOT_DEADLINE_MS,
  });
  const server = await openServer({
    ...settings,
    maps,
    earlierRules,
    webFolder: join(here, 'web'),
    store,
    secret: settings.secret ?? loadSecret(settings.dataDir),
    unlimited: !settings.limited,
    decide: bots.decide,
    previews: { worker: join(here, 'server-previews-worker.mjs'), folder: join(here, 'previews') },
    scheduler: { retention: settings.retention },
    notices: { mail: settings.mail, outgoing: { allowPrivate: settings.allowPrivateTargets } },
    metrics,
    log,
  }).catch(error => {
    throw sorry(error, settings);
  });
  greet(settings, server.port);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      log.info('shutting down, finishing open requests');
      setTimeout(() => {
        log.warn('shutdown timed out: some requests were not finished');
        process.exit(1);
      }, END_MS);
      void Promise.all([server.close(), bots.close()]).then(() => process.exit(0));
    });
  }
}

async function openStore(
  { databaseUrl, dataDir }: Settings,
  watch: { committed(jobs: number): void; trouble(error: unknown): void },
): Promise<EventStore> {
  if (databaseUrl !== undefined) return openPostgres(databaseUrl, watch);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (!lockFolder(dataDir))
    throw new WrongSetting(
      `Another server is already using DATA_DIR=${dataDir}. Choose another folder, or share PostgreSQL: DATABASE_URL.`,
    );
  return openSqlite(join(dataDir, 'caravanserai.db'), watch, join(here, 'server-store-worker.mjs'));
}

function greet({ host }: Settings, port: number): void {
  const local = host === '127.0.0.1';
  console.log(
    `Caravanserai is running at http://${local ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`,
  );
  if (local) console.log('Only this machine can reach it. To open it to your network: HOST=0.0.0.0 npm start');
}

function sorry(error: NodeJS.ErrnoException, { port }: Settings): Error {
  return new WrongSetting(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is already in use. Choose another: PORT=8081 npm start`
      : `Cannot listen: ${error.message}`,
  );
}

start().catch(error => {
  console.error(error instanceof WrongSetting ? error.message : error);
  process.exit(1);
});
