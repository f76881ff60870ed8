import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { build } from 'rolldown';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { choices } from './bots-page.ts';
import type { Call } from './bots-worker.ts';
import { log } from './locators.ts';
import { openBrowser, openTestServer } from './server.ts';
import { ENGLISH, sitDown, visit } from './visit.ts';

const POSITIONS = 300;
const SEED = 11;

let browser: Browser;
let page: Page;
/** The script of the worker. */
let source: string;

beforeAll(async () => {
  browser = await openBrowser();
  page = await browser.newPage();
  const { output } = await build({
    input: join(import.meta.dirname, 'bots-worker.ts'),
    output: { format: 'iife', codeSplitting: false },
    write: false,
  });
  const { code } = output[0];
  source = code;
});

afterAll(() => browser?.close());

/** Calls a function of the bots in a worker of the page. */
const inWorker = (call: Call): Promise<unknown> =>
  page.evaluate(
    ({ code, call }) =>
      new Promise((resolve, reject) => {
        const worker = new Worker(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })));
        worker.onerror = ({ message }) => reject(new Error(message));
        worker.onmessage = ({ data }) => {
          worker.terminate();
          resolve(data);
        };
        worker.postMessage(call);
      }),
    { code: source, call },
  );

describe.each(['china', 'pagoda', 'medina'])('%s', id => {
  test(`Node and Chromium choose the same move in ${POSITIONS} positions`, async () => {
    const chosen = await inWorker({ name: 'choices', args: [id, POSITIONS, SEED] });
    expect(chosen).toEqual(choices(id, POSITIONS, SEED));
  });
});

// How free the page is meanwhile is measured by `bench web`.
test.each([
  ['china', '4p-34', 4],
  ['pagoda', 'standard', 2],
  ['medina', 'second-4', 4],
])('masters play a whole game of %s in a worker', async (id, variant, players) => {
  expect(await inWorker({ name: 'mastersGame', args: [id, variant, SEED] })).toHaveLength(players);
});

test('masters at a table share their search between the cores that the page can spare', async () => {
  const services = await openTestServer();
  const { page, context, leave } = await visit(browser, ENGLISH);
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'hardwareConcurrency', { value: 4 });
  });
  await sitDown(page, services.url, 'pagoda', { seats: ['master', 'master'] });
  await expect.poll(() => log.lines(page).count(), { timeout: 60_000 }).toBeGreaterThan(6);
  expect(page.workers()).toHaveLength(3);
  await leave();
  await services.close();
});
