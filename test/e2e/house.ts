// The real thing for tests: the built pages, the real server on a free port, a real Chromium.
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import chromiumPackage from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';
import { games } from '../../src/games/index.ts';
import { appOf } from '../../src/server/app.ts';

const WEB = join(import.meta.dirname, '../../build/web');

export interface House {
  readonly url: string;
  close(): Promise<void>;
}

/** A server of its own for a test. */
export async function openHouse(): Promise<House> {
  const app = appOf({ games, webFolder: WEB });
  return new Promise(resolve => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
      resolve({
        url: `http://127.0.0.1:${port}`,
        close: () => new Promise(closed => void server.close(() => closed())),
      });
    });
  });
}

export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({
    executablePath: await chromiumPackage.executablePath(),
    args: chromiumPackage.args.filter(arg => arg !== '--single-process'),
    headless: true,
  });
