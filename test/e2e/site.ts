import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import type { ServerOptions } from '../../src/server/server.ts';
import { openBrowser, openTestServer, type TestServer } from './server.ts';

/** A server and a browser for all tests of a file. */
export function openSite(options?: Partial<ServerOptions>): { readonly server: TestServer; readonly browser: Browser } {
  let server: TestServer;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([openTestServer(options), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });
  return {
    get server() {
      return server;
    },
    get browser() {
      return browser;
    },
  };
}
