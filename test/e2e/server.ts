// The real thing for tests: the built pages, the real server on a free port, a real Chromium.
import { join } from 'node:path';
import { type Browser, chromium, firefox, webkit } from 'playwright-core';
import { unpackChromium } from '../../scripts/chromium.mjs';
import { games } from '../../src/games/index.ts';
import { openServer, type RunningServer, type ServerOptions } from '../../src/server/server.ts';
import { openSqlite } from '../../src/server/store/index.ts';

const WEB = join(import.meta.dirname, '../../build/web');

export type TestServer = RunningServer;

/** A server of its own for a test, that forgets everything and lets bots play at once, unless told otherwise. */
export const openTestServer = (options: Partial<ServerOptions> = {}): Promise<TestServer> =>
  openServer({
    games,
    store: openSqlite(':memory:'),
    secret: 'a secret of tests that is long enough',
    webFolder: WEB,
    unlimited: true,
    pace: { turn: 0, step: 0 },
    scheduler: { every: 10 },
    ...options,
  });

/** Without a graphics card, painting by the processor itself takes a tenth of the time that an emulated card takes. */
const BARE = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--font-render-hinting=none'];

/** The same server by a name of the network: a page from there, without https, has less than one of this machine. */
const NETWORK = 'caravanserai.lan';
export const overNetwork = (url: string): string => url.replace('127.0.0.1', NETWORK);

/** Which browser plays: the Chromium of the package, or one that this machine has (`npm run e2e -- --browser firefox`). */
export const BROWSER = process.env.BROWSER ?? 'chromium';
const others: { readonly [name: string]: typeof firefox } = { firefox, webkit };

export async function openBrowser(): Promise<Browser> {
  const other = others[BROWSER];
  if (other) {
    const { BROWSER_PATH: executablePath, BROWSER_CHANNEL: channel } = process.env;
    return other.launch({ headless: true, ...(executablePath && { executablePath }), ...(channel && { channel }) });
  }
  const args = [...BARE, `--host-resolver-rules=MAP ${NETWORK} 127.0.0.1`];
  return chromium.launch({ executablePath: await unpackChromium(), args, headless: true });
}
