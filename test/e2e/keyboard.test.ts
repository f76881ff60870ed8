import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { log, ownName, table } from './locators.ts';
import { type Guest, guestOf, openTable, sit } from './online.ts';
import { playerAt, playOn, playUntil, waitForPaint } from './player.ts';
import { openSite } from './site.ts';
import { checkFocus, median, typist } from './typist.ts';
import { ENGLISH, FRENCH, sitDown, visit } from './visit.ts';

const site = openSite();
const inBoard = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.closest('#board') !== null && document.activeElement !== document.body);

describe('keys', () => {
  test.each(['Control+Enter', 'Meta+Enter'])('%s confirms and does nothing else', async keys => {
    const { page, leave } = await visit(site.browser, ENGLISH);
    await sitDown(page, site.server.url, 'medina', { seats: ['person', 'novice'] });
    await page.keyboard.press('1');
    await page.keyboard.press('n');
    await expect.poll(() => page.evaluate(() => document.activeElement?.matches('[data-legal]'))).toBe(true);
    await page.keyboard.press(keys);
    await page.getByRole('alert').first().waitFor();
    await waitForPaint(page);
    expect(await log.tried(page).count()).toBe(0);
    const confirmed = await log.confirmed(page).count();
    await page.keyboard.press('Enter');
    await expect.poll(() => log.tried(page).count()).toBe(1);
    await page.keyboard.press(keys);
    await expect.poll(() => log.confirmed(page).count()).toBeGreaterThan(confirmed);
    await checkFocus(page, keys);
    await leave();
  });

  test('confirm from the filter of the board in words as well', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH);
    await sitDown(page, site.server.url, 'medina', { seats: ['person', 'novice'] });
    await page.getByRole('checkbox', { name: 'In words' }).check();
    await playUntil(playerAt(page, 2), '[data-control=confirm]:not([aria-disabled=true])');
    const confirmed = await log.confirmed(page).count();
    await page.getByRole('searchbox').focus();
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => log.confirmed(page).count()).toBeGreaterThan(confirmed);
    await leave();
  });

  test('that are held down press once', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH);
    const begin = () => sitDown(page, site.server.url, 'pagoda', { seats: ['person', 'person'] });
    await begin();
    await playUntil(playerAt(page, 3), 'dialog[open] li', begin);
    await page.keyboard.press('Escape');
    await expect.poll(() => inBoard(page)).toBe(true);
    const tried = await log.tried(page).count();
    await page.keyboard.down('Enter');
    await page.locator('dialog[open] li').first().waitFor();
    for (let n = 0; n < 3; n++) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await waitForPaint(page);
    expect(await page.locator('dialog[open]').count()).toBe(1);
    expect(await log.tried(page).count()).toBe(tried);
    await leave();
  });

  test('open and close what lies over a table, never leave it, and go on where they were', async () => {
    const { page, leave } = await visit(site.browser, FRENCH);
    await sitDown(page, site.server.url, 'china', { seats: ['person', 'novice', 'novice'] });
    const address = page.url();
    await page.keyboard.press('n');
    await expect.poll(() => inBoard(page)).toBe(true);
    const at = () => page.evaluate(() => (document.activeElement as SVGElement | null)?.dataset.spot);
    const spot = await at();
    for (const [key, name] of [
      ['r', /^Règles/],
      ['?', 'Raccourcis clavier'],
    ] as const) {
      await page.keyboard.press(key);
      await page.getByRole('dialog', { name }).waitFor();
      expect(page.url()).toBe(address);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await expect.poll(at).toBe(spot);
    }
    await page.keyboard.press('p');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Joueurs');
    await page.keyboard.press('l');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('tab');
    await leave();
  });
});

describe('the focus', () => {
  test('goes to the board by its link, which leaves the invitation in the address', async () => {
    const ann = await guestOf(site.browser, 'Ann', ENGLISH);
    const bo = await guestOf(site.browser, 'Bo', ENGLISH);
    const link = await openTable(ann, site.server.url, 'medina', 2);
    await comeByKeys(bo, link);
    await sit(bo);
    await ann.page.getByRole('button', { name: 'Start game' }).focus();
    await ann.page.keyboard.press('Enter');
    await Promise.all([ann, bo].map(({ page }) => table(page).waitFor()));
    for (const { page, name } of [ann, bo]) await checkFocus(page, `the start of ${name}`);
    await bo.page.reload();
    await table(bo.page).waitFor();
    await bo.page.getByRole('link', { name: 'Skip to the board' }).waitFor({ state: 'attached' });
    await bo.page.keyboard.press('Tab');
    await bo.page.keyboard.press('Enter');
    await expect.poll(() => inBoard(bo.page)).toBe(true);
    expect(bo.page.url()).toBe(link);
    for (const { leave } of [ann, bo]) await leave();
  });

  test('is on the board once a hidden hand is shown, and after every page', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH);
    await page.goto(`${site.server.url}/new/pagoda`);
    const start = page.getByRole('button', { name: 'Start' });
    await start.focus();
    await page.keyboard.press('Enter');
    await table(page).waitFor();
    await checkFocus(page, 'Start');
    await sitDown(page, site.server.url, 'pagoda', { seats: ['person', 'person'] });
    await page.locator('[data-curtain]').waitFor();
    await page.keyboard.press('Enter');
    await page.locator('[data-curtain]').waitFor({ state: 'detached' });
    await expect.poll(() => inBoard(page)).toBe(true);
    await leave();
  });
});

/** Comes by link and says a name, by keys. */
async function comeByKeys({ page, name }: Guest, link: string): Promise<void> {
  await page.goto(link);
  await ownName(page).fill(name);
  await page.keyboard.press('Enter');
  await page
    .getByRole('heading', { name: /Waiting|Medina/ })
    .first()
    .waitFor();
  await checkFocus(page, 'naming');
}

const isLong = process.env.MODE === 'long';
const courses = [
  ['china', { seats: ['person', 'novice', 'novice'] }],
  ['pagoda', { seats: ['person', 'novice'], options: [[/Length/, /Quick/]] }],
  ['medina', { seats: ['person', 'novice'] }],
] as const;

const tellKeys = (where: string, presses: readonly number[]): void =>
  console.log(
    `${where}: ${presses.length} decisions, ${median(presses)} keys in the median, ${Math.max(...presses)} at most`,
  );

describe('whole games by keys alone', () => {
  test.each(courses)('%s on the board, at most four keys a decision in the median', async (game, wanted) => {
    const { page, leave } = await visit(site.browser, ENGLISH);
    await sitDown(page, site.server.url, game, wanted);
    const { hand, presses } = typist();
    await playOn(playerAt(page, 4, hand));
    if (isLong) tellKeys(`${game} on the board`, presses);
    expect(median(presses)).toBeLessThanOrEqual(4);
    await leave();
  });

  test.each(courses)('%s in words, at most four keys a decision in the median', async (game, wanted) => {
    const { page, leave } = await visit(site.browser, ENGLISH);
    await sitDown(page, site.server.url, game, wanted);
    await page.getByRole('checkbox', { name: 'In words' }).check();
    await page.getByRole('heading', { level: 2, name: /in words$/ }).waitFor();
    const { hand, presses } = typist();
    await playOn(playerAt(page, 5, hand));
    if (isLong) tellKeys(`${game} in words`, presses);
    expect(median(presses)).toBeLessThanOrEqual(4);
    await leave();
  });
});
