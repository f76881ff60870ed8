// What can't be used now says why: when it is tapped, and when keys come to it.
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { finishedRecord } from './finished.ts';
import { tray } from './locators.ts';
import { act, playerAt, playUntil, waitForPaint } from './player.ts';
import { importRecord } from './screens.ts';
import { openSite } from './site.ts';
import { ENGLISH, FRENCH, PHONE, sitDown, visit } from './visit.ts';

const site = openSite();

const bar = (page: Page): Locator => page.locator('[data-control="actions"]');
const button = (page: Page, name: RegExp): Locator => bar(page).getByRole('button', { name });
const refused = (page: Page): Locator => bar(page).getByRole('alert');
const message = (page: Page): Locator => bar(page).getByRole('status');
/** A tap on what can't be used, which the browser's driver would wait for. */
const tap = (what: Locator): Promise<void> => what.click({ force: true });
/** Not to be used now, but within reach. */
const unavailable = (among: Locator): Locator => among.and(among.page().locator('[aria-disabled="true"]'));

describe('a button that can’t be used', () => {
  test('says why on a tap, and nothing is played', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH);
    await sitDown(page, site.server.url, 'china', { seats: ['person', 'novice', 'novice'] });
    await tap(unavailable(button(page, /^Confirm/)));
    await refused(page).getByText('Not yet. Place one or two pieces').waitFor();
    await tap(unavailable(button(page, /^Undo/)));
    await refused(page).getByText('nothing to undo').waitFor();
    await tap(unavailable(button(page, /^Start turn over/)));
    await refused(page).getByText('nothing to undo').waitFor();
    await page.keyboard.press('Control+Enter');
    await refused(page).getByText('Not yet.').waitFor();
    await leave();
  });

  test('says why while keys are on it, and no longer', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH);
    await sitDown(page, site.server.url, 'medina', { seats: ['person', 'novice'] });
    const before = await message(page).innerText();
    await page.keyboard.press('Tab');
    await button(page, /^Confirm/).focus();
    await message(page).getByText('Not yet.').waitFor();
    await button(page, /^Undo/).focus();
    await message(page).getByText('nothing to undo').waitFor();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => message(page).innerText()).toBe(before);
    await leave();
  });

  test('says whose turn it is while others play: the bar, the tray, the board and the hint', async () => {
    const { page, leave } = await visit(site.browser, FRENCH, PHONE);
    await page.addInitScript(() => localStorage.setItem('botPace', '600000'));
    await sitDown(page, site.server.url, 'medina', { seats: ['person', 'novice'] });
    const waits = page.getByRole('status').getByText('C’est à');
    const player = playerAt(page, 3);
    await playUntil(player, '.turn:not(.p1)');
    for (const what of ['[data-control=confirm]', '.pick button', '[data-spot]']) {
      await page.locator(what).first().dispatchEvent('click');
      await waits.waitFor();
      await page.keyboard.press('Escape');
      await expect.poll(() => waits.count()).toBe(0);
    }
    await tap(unavailable(page.getByRole('button', { name: 'Indice' })));
    await refused(page).getByText('demander un indice').waitFor();
    await leave();
  });
});

describe('in the tray', () => {
  test('a card that pays in this turn says so', async () => {
    for (const game of ['china', 'pagoda']) {
      const { page, leave } = await visit(site.browser, ENGLISH);
      await sitDown(page, site.server.url, game, { seats: ['person', 'novice'] });
      const spent = tray(page).locator('[data-at=spent]').first();
      await playUntil(playerAt(page, 5), spent);
      await tap(spent);
      await refused(page).getByText('This card pays for').waitFor();
      await leave();
    }
  });

  test('special cards and pieces say why by keys, and an unusable one stays within reach', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH);
    await sitDown(page, site.server.url, 'china', { seats: ['person', 'novice'] });
    await page.keyboard.press('Tab');
    const card = page.getByRole('button', { name: 'Two provinces', exact: true });
    await unavailable(card).focus();
    await message(page).getByText('Two provinces is for your second piece').waitFor();
    await leave();
  });

  test('Pagoda’s abilities say why', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH);
    await sitDown(page, site.server.url, 'pagoda', { seats: ['person', 'novice'] });
    const none = tray(page).locator('[data-at^="ability:"][aria-disabled=true]').first();
    const player = playerAt(page, 4);
    await playUntil(player, none);
    await waitForPaint(page);
    await tap(none);
    await expect.poll(() => refused(page).innerText()).not.toBe('');
    await act(player);
    await leave();
  });

  test('steps of a replay and a scored game say why as well, and the end names who is out', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH);
    await importRecord(page, site.server.url, finishedRecord('medina', 1));
    const step = (name: string): Locator => page.getByRole('button', { name, exact: true });
    await step('End of game').press('Enter');
    await page.getByText('Out: no pieces left').first().waitFor();
    await unavailable(step('End of game')).press('Enter');
    const said = page.getByRole('status').filter({ hasText: 'This is the end of the game.' });
    await said.waitFor();
    await step('Start of game').press('Enter');
    await expect.poll(() => said.count()).toBe(0);
    await tap(unavailable(step('Previous move')));
    await page.getByRole('status').getByText('This is the start of the game.').waitFor();
    await page.goto(`${site.server.url}/score/medina`);
    await tap(unavailable(page.getByRole('button', { name: 'Undo' })));
    await page.getByRole('status').getByText('nothing to undo').waitFor();
    await leave();
  });
});
