import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

/**
 * Where there is no graphics card, the processor paints by itself: the package's own arguments emulate a card by it, which
 * takes ten times as long as either and is what no device does.
 */
const BARE = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--font-render-hinting=none'];

/** Loaded when asked for: the other commands run without a browser. */
export async function openBrowser(): Promise<Browser> {
  const { default: chromiumPackage } = await import('@sparticuz/chromium');
  const { chromium } = await import('playwright-core');
  return chromium.launch({ executablePath: await chromiumPackage.executablePath(), args: BARE, headless: true });
}

export const SLOWDOWN = 4;

/** A page of its own, without what was kept before. Service workers are left out: they load everything, later. */
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
