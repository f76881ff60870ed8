import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

/**
 * Without a graphics card, let the processor paint directly: the package's default arguments emulate a card instead, which
 * is ten times slower and unlike any real device.
 */
const BARE = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--font-render-hinting=none'];

/** Loads the script that unpacks the browser of the tests; the bundled command line is next to its folder. */
type Chromium = { unpackChromium(): Promise<string> };
const loadChromium = (): Promise<Chromium> => import(new URL('../scripts/chromium.mjs', import.meta.url).href);

/** Loaded on demand, because the other commands run without a browser. */
export async function openBrowser(): Promise<Browser> {
  const { chromium } = await import('playwright-core');
  const { unpackChromium } = await loadChromium();
  return chromium.launch({ executablePath: await unpackChromium(), args: BARE, headless: true });
}

export const SLOWDOWN = 4;

/** A fresh page without stored data. Service workers are disabled, since they would load everything later. */
export async function freshPage(browser: Browser, slowdown: number, more: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    serviceWorkers: 'block',
    ...more,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

/** Runs in a page or a worker. */
const findScripts = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter(name => name.endsWith('.js'));

/** The addresses of all scripts that a page has loaded. */
export const listScripts = (page: Page): Promise<string[]> => page.evaluate(findScripts);

/** The same for its workers. */
export async function listWorkerScripts(page: Page): Promise<string[]> {
  const scripts = page.workers().map(async worker => [worker.url(), ...(await worker.evaluate(findScripts))]);
  return (await Promise.all(scripts)).flat();
}
