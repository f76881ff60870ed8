// Goes over every screen, in a test file for each size: two may run at once.
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faults, WITH_AXE } from './fine.ts';
import { waitForPaint } from './player.ts';
import { type Screen, screens } from './screens.ts';
import { openSite } from './site.ts';
import { visit } from './visit.ts';

/** Where pictures of all screens go, for eyes: SCREENS=/some/folder npm test -- sweep. */
const PICTURES = process.env.SCREENS;

/** The browser itself reports what a server does not have. */
const NOT_THERE = /status of 404 .*\/api\/tables\/unknown/;

/** Nothing but what a visit begins with: workers would keep what the next screen should load. */
export const BARE_VISIT: BrowserContextOptions = { ...WITH_AXE };

/** A screen in both themes, in the language that it is in. */
async function takePictures(page: Page, path: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await waitForPaint(page);
    await page.screenshot({ path: `${path}.${colorScheme}.png` });
  }
  await page.emulateMedia({ colorScheme: null });
}

/** What is wrong with each of some screens, in both languages and both themes. */
export async function faultsOf(
  screens: readonly Screen[],
  page: Page,
  url: string,
  size: string,
): Promise<{ readonly [screen: string]: readonly string[] }> {
  const found: { [screen: string]: readonly string[] } = {};
  for (const { name, open } of screens) {
    await open(page, url).catch(error => {
      throw new Error(`${name}: ${error.message}`);
    });
    const wrong = await faults(page, async language => {
      if (PICTURES) await takePictures(page, join(PICTURES, `${name.replaceAll(/\W+/g, '-')}.${size}.${language}`));
    });
    if (wrong.length > 0) found[name] = wrong;
  }
  return found;
}

/** Every screen, once. */
export function sweep(size: string, ...wishes: readonly BrowserContextOptions[]): void {
  const site = openSite();
  test(`every screen of a ${size} fits, is accessible and cuts no text, in both languages and themes`, async () => {
    const { page, leave } = await visit(site.browser, BARE_VISIT, ...wishes);
    expect(await faultsOf(screens, page, site.server.url, size)).toEqual({});
    await leave(NOT_THERE);
  });
}
