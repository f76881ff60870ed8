import { join } from 'node:path';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { choices } from './bots-page.ts';
import { openBrowser } from './house.ts';

const POSITIONS = 300;
const SEED = 11;

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
  page = await browser.newPage();
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'bots-page.ts')],
    bundle: true,
    format: 'iife',
    globalName: 'bots',
    write: false,
  });
  const code = outputFiles[0]!.text;
  await page.addScriptTag({ content: `window.botsCode = ${JSON.stringify(code)};` });
});

afterAll(() => browser?.close());

/** Runs an expression in a worker of the page, and tells the longest task that its main thread had meanwhile. */
const inWorker = (expression: string): Promise<{ value: unknown; longest: number }> =>
  page.evaluate(
    `new Promise((resolve, reject) => {
      let longest = 0;
      const observer = new PerformanceObserver(list => {
        for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
      });
      observer.observe({ type: 'longtask' });
      const code = window.botsCode + ';self.onmessage = ({ data }) => self.postMessage(eval(data));';
      const worker = new Worker(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })));
      worker.onerror = ({ message }) => reject(new Error(message));
      worker.onmessage = ({ data }) => {
        observer.disconnect();
        worker.terminate();
        resolve({ value: data, longest });
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
  ['china', '4p-34'],
  ['medina', 'second-4'],
])('a whole game of %s by four masters keeps the page free', async (id, variant) => {
  const { value, longest } = await inWorker(`bots.mastersGame('${id}', '${variant}', ${SEED})`);
  expect(value).toHaveLength(4);
  expect(longest).toBeLessThan(50);
});
