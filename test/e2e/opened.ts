import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import type { ServerOptions } from '../../src/server/server.ts';
import { type House, openBrowser, openHouse } from './house.ts';

/** A server and a browser for all tests of a file. */
export function opened(options?: Partial<ServerOptions>): { readonly server: House; readonly browser: Browser } {
  let server: House;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([openHouse(options), openBrowser()]);
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
