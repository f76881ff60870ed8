import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { newFolder } from '../folder.ts';
import { beginButton, table, winner } from './locators.ts';
import { act, playerAt, playOn, triedOn, waitForPaint } from './player.ts';
import { openTestServer } from './server.ts';
import { openSite } from './site.ts';
import { ENGLISH, KEPT, sitDown, visit, waitUntilInstalled } from './visit.ts';

const folder = newFolder();
const site = openSite();

/** What is being tried, while more can be: nothing is on its way to be kept for good. */
const tried = async (page: Page): Promise<string[]> => {
  const lines = await triedOn(page);
  return (await page.locator('[data-legal]').count()) > 0 ? lines : [];
};

describe('without a server', () => {
  test('a game goes on after a reload in the middle of a turn, to its end, and another one begins', async () => {
    const server = await openTestServer();
    const { page, context } = await visit(site.browser, ENGLISH, KEPT);
    await sitDown(page, server.url, 'pagoda', {
      seats: ['person', 'novice'],
      options: [
        [/Length/, /Quick/],
        [/Abilities/, /Off/],
      ],
    });
    await waitUntilInstalled(page);
    const player = playerAt(page, 21);
    for (let n = 0; n < 12; n++) await act(player);
    await server.close();

    let before = await tried(page);
    for (; before.length === 0; before = await tried(page)) await act(player);
    await page.reload();
    await table(page).waitFor();
    await expect.poll(() => tried(page)).toEqual(before);
    await playOn(player);
    await page.getByRole('link', { name: 'Result' }).click();
    await winner(page).waitFor();

    await page.getByRole('button', { name: 'Rematch' }).click();
    await page.waitForURL(/\/local\//);
    await act(player);
    await page.goto(`${server.url}/rules/pagoda`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await context.close();
  });

  test('a map is drawn and printed, a game is scored on it, and another one played', async () => {
    const server = await openTestServer();
    const { page, context } = await visit(site.browser, ENGLISH, KEPT);
    await page.goto(server.url);
    await waitUntilInstalled(page);
    await server.close();

    const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
    await page.goto(`${server.url}/maps`);
    await button(/^From the built-in map/).click();
    await page.getByRole('textbox', { name: 'Name of the map' }).fill('Our board');
    await page.keyboard.press('Enter');
    await page.getByTestId('map-sheet').getByRole('button', { name: /^Yan,/ }).click();
    await button('violet').click();
    await page.getByText('saved on this device').waitFor();
    await button('Share and print').click();
    const saved = page.waitForEvent('download');
    await button('Save as PDF').click();
    expect(readFileSync(await (await saved).path(), 'latin1')).toMatch(/^%PDF-/);

    await button('Score a game').click();
    for (const space of ['chin1', 'chin2', 'chin3', 'chin4']) await page.locator(`[data-spot="${space}"]`).click();
    await page.getByText('chain of 4: Kinsheng, Nanzheng, Shangch’in, Yong').waitFor();
    // The map is in the address: it is still there after the page was loaded again.
    await page.reload();
    await page.getByText('chain of 4: Kinsheng, Nanzheng, Shangch’in, Yong').waitFor();

    await page.goto(`${server.url}/maps`);
    await page
      .getByRole('link', { name: /Our board/ })
      .first()
      .click();
    await button('Play with it').click();
    await button('Our board').waitFor();
    await beginButton(page).click();
    await table(page).waitFor();
    const player = playerAt(page, 23);
    for (let n = 0; n < 12; n++) await act(player);
    await page.reload();
    await table(page).waitFor();
    await page.getByText('Our board').first().waitFor();
    await context.close();
  });

  test('the pages can be installed', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH, KEPT);
    await page.goto(site.server.url);
    const client = await page.context().newCDPSession(page);
    const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
    await leave();
  });
});

describe('a new version', () => {
  test('leaves an open game alone, is offered on the first page, and comes when asked', async () => {
    const webFolder = join(folder, 'release');
    cpSync(join(import.meta.dirname, '../../build/web'), webFolder, { recursive: true });
    const worker = readFileSync(join(webFolder, 'sw.js'), 'utf8');
    const release = (version: number): void =>
      writeFileSync(join(webFolder, 'sw.js'), worker.replace(/"?version"?:\s*["'`]\w+["'`]/, `"version":"${version}"`));
    release(1);
    const server = await openTestServer({ webFolder });
    const { page, leave } = await visit(site.browser, ENGLISH, KEPT);
    await sitDown(page, server.url, 'pagoda', { seats: ['person', 'novice'] });
    await waitUntilInstalled(page);
    const cacheNames = (): Promise<string[]> => page.evaluate(() => caches.keys());
    await expect.poll(() => cacheNames()).toEqual(['caravanserai-1']);

    release(2);
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.ready).update();
    });
    const isWaiting = (): Promise<boolean> =>
      page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
    await expect.poll(isWaiting).toBe(true);
    // The host no longer has the files of the version that is open here; the tab goes on with those it kept.
    rmSync(join(webFolder, 'assets'), { recursive: true });
    const player = playerAt(page, 22);
    for (let n = 0; n < 8; n++) await act(player);
    expect(await page.getByText('A new version is ready.').count()).toBe(0);
    // The last press may have led to a question.
    await waitForPaint(page);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Rules' }).click();
    await page.getByRole('dialog', { name: 'Rules of Pagoda' }).getByRole('searchbox').waitFor();
    await page.keyboard.press('Escape');

    await page.getByRole('link', { name: 'Caravanserai' }).click();
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Update now' }).click();
    await reloaded;
    await expect.poll(() => cacheNames()).toEqual(['caravanserai-1', 'caravanserai-2']);
    await leave();
    await server.close();
  });
});
