import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import type { ServerOptions } from '../../src/server/server.ts';
import { type House, openBrowser, openHouse } from './house.ts';

/** A server and a browser for all tests of a file. */
export function opened(options?: Partial<ServerOptions>): { readonly house: House; readonly browser: Browser } {
  let house: House;
  let browser: Browser;
  beforeAll(async () => {
    [house, browser] = await Promise.all([openHouse(options), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await house?.close();
  });
  return {
    get house() {
      return house;
    },
    get browser() {
      return browser;
    },
  };
}
