import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { games } from '../games/index.ts';
import { appOf } from './app.ts';
import { readSettings, WrongSetting } from './settings.ts';

/** The bundle lies beside the folder of the built pages. */
const webFolder = join(dirname(fileURLToPath(import.meta.url)), 'web');

function start(): void {
  const settings = readSettings(process.env, games);
  const app = appOf({ games: settings.games, webFolder });
  const server = serve({ fetch: app.fetch, port: settings.port, hostname: settings.host }, ({ port }) => {
    console.log(
      `Caravanserai is open at http://${settings.host === '127.0.0.1' ? 'localhost' : settings.host}:${port}`,
    );
    if (settings.host === '127.0.0.1')
      console.log('Only this machine can reach it. For others too: HOST=0.0.0.0 npm start');
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `Port ${settings.port} is taken. Choose another: PORT=8081 npm start`
        : `The server can't listen: ${error.message}`,
    );
    process.exit(1);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close(() => process.exit(0));
      if ('closeIdleConnections' in server) server.closeIdleConnections();
    });
  }
}

try {
  start();
} catch (error) {
  if (!(error instanceof WrongSetting)) throw error;
  console.error(error.message);
  process.exit(1);
}
