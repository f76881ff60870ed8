import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { finger } from './hands.ts';
import { log, table, winner } from './locators.ts';
import { act, playerAt, playOn, playUntil, waitForPaint, waitUntilKept } from './player.ts';
import { openSite } from './site.ts';
import { ENGLISH, FRENCH, PHONE, sitDown, visit } from './visit.ts';

const site = openSite();
const logOn = (page: Page): Promise<string[]> => log.lines(page).allTextContents();

describe('whole games by what is on the screen', () => {
  test('China, three people at one device, in French', async () => {
    const { page, leave } = await visit(site.browser, FRENCH);
    await sitDown(page, site.server.url, 'china', { seats: ['person', 'person', 'person'] });
    await playOn(playerAt(page, 1));
    await leave();
  });

  test('Pagoda against a bot, in English, on a phone, and the rematch', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH, PHONE);
    await sitDown(page, site.server.url, 'pagoda', { seats: ['person', 'novice'] });
    await playOn(playerAt(page, 2, finger));
    await page.getByRole('link', { name: 'Result' }).click();
    await winner(page).waitFor();
    await page.getByRole('button', { name: 'Rematch' }).click();
    await table(page).waitFor();
    await leave();
  });

  test('Medina, two people and two bots, in French, on a phone', async () => {
    const { page, leave } = await visit(site.browser, FRENCH, PHONE);
    await sitDown(page, site.server.url, 'medina', { seats: ['person', 'novice', 'person', 'novice'] });
    await playOn(playerAt(page, 3, finger));
    await leave();
  });

  test('a game that is opened in another tab goes on there, and can be taken back', async () => {
    const { context, page, leave } = await visit(site.browser, ENGLISH);
    await sitDown(page, site.server.url, 'pagoda', { seats: ['person', 'novice'] });
    const other = await context.newPage();
    await other.goto(page.url());
    await page.getByRole('alert').getByText('is open in another tab').waitFor();
    const player = playerAt(other, 5);
    for (let n = 0; n < 12; n++) await act(player);
    // Mid-turn nobody else moves; what is being sent is no longer tried.
    await waitForPaint(other);
    await playUntil(player, '.app:has(.log li.now):has(.action-bar .primary:not([aria-disabled=true]))');
    await waitUntilKept(other);
    const log = await logOn(other);
    await page.reload();
    await other.getByRole('alert').getByText('is open in another tab').waitFor();
    await expect.poll(() => logOn(page)).toEqual(log);
    await leave();
  });
});
