import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { build } from 'rolldown';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { choices } from './bots-page.ts';
import { openBrowser, openHouse } from './house.ts';
import { ENGLISH, sitDown, visit } from './visit.ts';

const POSITIONS = 300;
const SEED = 11;

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
  page = await browser.newPage();
  const { output } = await build({
    input: join(import.meta.dirname, 'bots-page.ts'),
    output: { format: 'iife', name: 'bots', codeSplitting: false },
    write: false,
  });
  const { code } = output[0];
  await page.addScriptTag({ content: `window.botsCode = ${JSON.stringify(code)};` });
});

afterAll(() => browser?.close());

/** A task of about 10 ms, done over and over: how long it takes at worst tells how busy the machine is. */
const USUAL = `(() => {
  const begun = performance.now();
  for (let i = 0, x = 0; i < 2e6; i++) x = Math.imul(x, 31) + i;
  return performance.now() - begun;
})()`;

/** Runs an expression in a worker of the page, and tells the longest task that its main thread had meanwhile, and the longest usual one. */
const inWorker = (expression: string): Promise<{ value: unknown; longest: number; usual: number }> =>
  page.evaluate(
    `new Promise((resolve, reject) => {
      let longest = 0;
      let usual = 0;
      const pace = setInterval(() => (usual = Math.max(usual, ${USUAL})), 100);
      const observer = new PerformanceObserver(list => {
        for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
      });
      observer.observe({ type: 'longtask' });
      const code = window.botsCode + ';self.onmessage = ({ data }) => self.postMessage(eval(data));';
      const worker = new Worker(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })));
      worker.onerror = ({ message }) => reject(new Error(message));
      worker.onmessage = ({ data }) => {
        clearInterval(pace);
        observer.disconnect();
        worker.terminate();
        resolve({ value: data, longest, usual });
      };
      worker.postMessage(${JSON.stringify(expression)});
    })`,
  );

describe.each(['china', 'pagoda', 'medina'])('%s', id => {
  test(`Node and Chromium choose the same move in ${POSITIONS} positions`, async () => {
    const { value } = await inWorker(`bots.choices('${id}', ${POSITIONS}, ${SEED})`);
    expect(value).toEqual(choices(id, POSITIONS, SEED));
  });
});

test.each([
  ['china', '4p-34', 4],
  ['pagoda', 'standard', 2],
  ['medina', 'second-4', 4],
])('a whole game of %s by masters keeps the page free', async (id, variant, players) => {
  const { value, longest, usual } = await inWorker(`bots.mastersGame('${id}', '${variant}', ${SEED})`);
  expect(value).toHaveLength(players);
  // On a machine with other work the usual task takes longer, too; 50 ms are held to by the bench.
  expect(longest).toBeLessThan(Math.max(50, 5 * usual));
});

test('masters at a table share their search between the cores that the page can spare', async () => {
  const house = await openHouse();
  const { page, context, leave } = await visit(browser, ENGLISH);
  await context.addInitScript("Object.defineProperty(navigator, 'hardwareConcurrency', { value: 4 })");
  await sitDown(page, house.url, 'pagoda', { seats: ['master', 'master'] });
  await expect.poll(() => page.locator('.log li').count(), { timeout: 60_000 }).toBeGreaterThan(6);
  expect(page.workers()).toHaveLength(3);
  await leave();
  await house.close();
});
