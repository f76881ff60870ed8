import { describe, expect, test } from 'vitest';
import { confirmButton, log, readyToConfirm } from './locators.ts';
import { act, playerAt, playUntil } from './player.ts';
import { openSite } from './site.ts';
import { ENGLISH, sitDown, visit } from './visit.ts';

const site = openSite();

describe('a game on this device', () => {
  test('is not overwritten by a tab that did not hear that another one plays on', async () => {
    const { context, page, leave } = await visit(site.browser, ENGLISH);
    await context.addInitScript(() => {
      BroadcastChannel.prototype.postMessage = () => {};
    });
    await sitDown(page, site.server.url, 'medina', { seats: ['person', 'person', 'person'] });
    const other = await context.newPage();
    await other.goto(page.url());
    const before = await log.confirmed(page).count();
    const player = playerAt(other, 1);
    while ((await log.confirmed(other).count()) < before + 3) await act(player);
    const there = await log.confirmed(other).allTextContents();

    await playUntil(playerAt(page, 2), readyToConfirm(page));
    await confirmButton(page).click();
    await page.getByRole('alert').filter({ hasText: 'is open in another tab' }).first().waitFor();
    await page.reload();
    await expect.poll(() => log.confirmed(page).allTextContents()).toEqual(there);
    await leave();
  });

  test('goes on where nothing can be kept, and says so', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH);
    await sitDown(page, site.server.url, 'medina', { seats: ['person', 'novice'] });
    await page.evaluate(() => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (...values) {
        const request = put.apply(this, values);
        this.transaction.abort();
        return request;
      };
    });
    const before = await log.confirmed(page).count();
    const player = playerAt(page, 3);
    while ((await log.confirmed(page).count()) < before + 2) await act(player);
    await page.getByText('couldn’t be saved on this device').waitFor();
    await leave();
  });

  test('is not stopped by a bot whose program can’t be loaded', async () => {
    const { page, context } = await visit(site.browser, ENGLISH);
    await context.route(/botWorker/, route => route.abort());
    await sitDown(page, site.server.url, 'medina', { seats: ['novice', 'novice'] });
    await page.getByText('A bot got stuck').waitFor();
    await expect.poll(() => log.lines(page).count()).toBeGreaterThan(4);
    await context.close();
  });

  test('is not stopped by a bot that answers nonsense', async () => {
    const { page, context, leave } = await visit(site.browser, ENGLISH);
    const body = "self.onmessage = ({ data }) => self.postMessage({ id: data.id, answer: 'castle' });";
    await context.route(/botWorker/, route => route.fulfill({ contentType: 'text/javascript', body }));
    await sitDown(page, site.server.url, 'medina', { seats: ['novice', 'novice'] });
    await page.getByText('A bot got stuck').waitFor();
    await expect.poll(() => log.confirmed(page).count()).toBeGreaterThan(4);
    await leave();
  });
});
