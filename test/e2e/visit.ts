// A person's browser: its window, language and theme, and what the pages complained about in it.

import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { beginButton, table, whoSits } from './locators.ts';

const DESKTOP = { viewport: { width: 1440, height: 900 } };
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
/** A phone that lies. */
export const LYING = { ...PHONE, viewport: { width: 844, height: 390 } };
export const TABLET = { ...PHONE, viewport: { width: 820, height: 1180 } };
export const ENGLISH = { locale: 'en-GB' };
export const FRENCH = { locale: 'fr-FR' };

/** How long a busy machine may take for what must come. */
export const PATIENCE_MS = 90_000;

/** What the browser's driver itself warns about. */
const DRIVER = /Service Worker registration blocked by Playwright/;

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Closes the browser's window; the test fails if a page complained of anything but what was to come. */
  leave(toCome?: RegExp): Promise<void>;
}

/** Pages that are kept on the device and go on without a network; elsewhere each window would fetch all of them anew. */
export const KEPT = { serviceWorkers: 'allow' } as const;

/** A fresh browser window with bots that do not pause. Desktop size, and nothing is kept, unless told otherwise. */
export async function visit(browser: Browser, ...wishes: readonly BrowserContextOptions[]): Promise<Visit> {
  const wanted: BrowserContextOptions = Object.assign(
    { reducedMotion: 'reduce', serviceWorkers: 'block' },
    DESKTOP,
    ...wishes,
  );
  // Firefox has no window of a phone but its size and its fingers.
  if (browser.browserType().name() === 'firefox') delete wanted.isMobile;
  const context = await browser.newContext(wanted);
  await context.addInitScript(() => {
    // An empty page keeps nothing, and Firefox says so.
    if (location.protocol.startsWith('http')) localStorage.setItem('botPace', '0');
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const complaints: string[] = [];
  context.on('console', message => {
    if (message.type() === 'error' || (message.type() === 'warning' && !DRIVER.test(message.text())))
      complaints.push(`${message.text()} ${message.location().url}`);
  });
  context.on('weberror', error => complaints.push(error.error().message));
  return {
    context,
    page: await context.newPage(),
    async leave(toCome) {
      await context.close();
      expect(complaints.filter(complaint => !toCome?.test(complaint))).toEqual([]);
    },
  };
}

/** Waits until the pages are kept on this device, and come from there. */
export const waitUntilInstalled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise(resolve => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });

type Sitter = 'person' | 'novice' | 'apprentice' | 'expert' | 'master';
interface Wanted {
  /** Who sits where, in this order. */
  readonly seats: readonly Sitter[];
  /** Options to press on the page, by what stands on them. */
  readonly options?: readonly (readonly [option: RegExp, value: RegExp])[];
}

/** Sets up a game on the page for new games, and sits down at its table. */
export async function sitDown(page: Page, url: string, game: string, { seats, options = [] }: Wanted): Promise<void> {
  await page.goto(`${url}/new/${game}`);
  await whoSits(page).nth(1).waitFor();
  const number: (readonly [RegExp, RegExp])[] = [[/Players|Joueurs/, new RegExp(`^\\s*${seats.length}\\s*$`)]];
  for (const [option, value] of [...(game === 'pagoda' ? [] : number), ...options])
    await page.getByRole('group', { name: option }).getByRole('button', { name: value }).click();
  for (const [n, who] of seats.entries()) await whoSits(page).nth(n).selectOption(who);
  await page.getByLabel(/^(Random first player|Premier joueur au hasard)$/).uncheck();
  await beginButton(page).click();
  await table(page).waitFor();
  // Other letters take other room.
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}
