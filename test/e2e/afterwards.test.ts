import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { isFine, WITH_AXE } from './fine.ts';
import { finishedRecord } from './finished.ts';
import { drawing, log, openMore, totals, tray, turningPoints, winner } from './locators.ts';
import { importRecord } from './screens.ts';
import { openSite } from './site.ts';
import { ENGLISH, FRENCH, PHONE, visit } from './visit.ts';

const site = openSite();

/** The quick game for beginners: the shortest to look at again. */
const RECORD = finishedRecord('pagoda', 3);
const slider = (page: Page) => page.getByRole('slider');
const at = async (page: Page): Promise<number> => Number(await slider(page).inputValue());

declare global {
  interface Window {
    /** How often the device's sheet was opened, and what was sent by it. */
    sheet: { opened: number; readonly sent: { name: string; type: string; text: string }[] };
  }
}

/** Runs in the page: a device's sheet of where to send texts; whoever opens it closes it the first time, then sends. */
function installSheet(): void {
  const sheet: Window['sheet'] = { opened: 0, sent: [] };
  window.sheet = sheet;
  navigator.canShare = ({ files = [] } = {}) => files.every(({ type }) => type === 'text/plain');
  navigator.share = async ({ files = [] } = {}) => {
    if (++sheet.opened === 1) throw new DOMException('closed', 'AbortError');
    for (const file of files) sheet.sent.push({ name: file.name, type: file.type, text: await file.text() });
  };
}

describe('a record', () => {
  test('with a mistake is refused by its line and stays to be corrected; the right one opens from a file', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH, WITH_AXE);
    const lines = RECORD.split('\n');
    const broken = lines.toSpliced(30, 0, '0 dance').join('\n');
    await importRecord(page, site.server.url, broken);
    await page.getByRole('alert').getByText('Line 31').waitFor();
    await expect.poll(() => page.locator('textarea').inputValue()).toBe(broken);
    await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('0 dance');
    await isFine(page);
    await page.locator('input[type=file]').setInputFiles({
      name: 'game.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(RECORD),
    });
    await slider(page).waitFor();
    await leave();
  });

  test('is stepped through by keys, buttons, slider and log, by other eyes, and played on from', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH);
    await importRecord(page, site.server.url, RECORD);
    await slider(page).waitFor();
    const last = Number(await slider(page).getAttribute('max'));
    for (const [key, to] of [
      ['ArrowRight', 1],
      ['ArrowRight', 2],
      ['ArrowLeft', 1],
      ['End', last],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => at(page), { message: key }).toBe(to);
    }
    await page.getByRole('button', { name: 'Next move' }).click();
    await expect.poll(() => at(page)).toBe(1);
    await log.lines(page).getByRole('button').last().click();
    await expect.poll(() => at(page)).toBe(last);
    await page.goBack();
    await page.goForward();
    await expect.poll(() => at(page)).toBe(last);

    await page.keyboard.press('Home');
    for (const [eyes, cards] of [
      [undefined, 7],
      ['spectator', 0],
      ['Bo', 7],
    ] as const) {
      if (eyes) await page.getByLabel('View as').selectOption(eyes);
      await expect
        .poll(() => tray(page).locator('[aria-pressed]').count(), { message: eyes ?? 'own eyes' })
        .toBe(cards);
    }

    await slider(page).fill('6');
    await page.getByRole('button', { name: 'What if' }).click();
    await page.getByLabel('You play as').selectOption('Bo');
    await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
    await page.waitForURL(/\/local\//);
    await page.getByRole('region', { name: 'Bo', exact: true }).getByText('you', { exact: true }).waitFor();
    // In the middle of a turn of Bo: it starts at its beginning, after the lines of the first turn.
    await page.getByText('Branched from turn 2').waitFor();
    await expect.poll(() => log.lines(page).count()).toBeGreaterThan(2);
    await leave();
  });
});

describe('the end of a game', () => {
  test('tells who won and by what, how it went, and what would have been better', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH, WITH_AXE, {
      permissions: ['clipboard-write', 'clipboard-read'],
    });
    await importRecord(page, site.server.url, RECORD);
    await page.getByRole('link', { name: 'Result' }).click();
    const { scores } = JSON.parse(RECORD.trim().split('\n').at(-1)!) as { scores: number[] };
    const best = Math.max(...scores);
    await page.getByRole('heading', { level: 1, name: scores[0] === best ? 'Ann wins' : 'Bo wins' }).waitFor();
    await page
      .getByRole('region', { name: /wins$/ })
      .getByText(`${best} points, ${best - Math.min(...scores)} ahead`)
      .waitFor();
    const sums = await totals(page).allInnerTexts();
    expect(sums.map(Number)).toEqual(scores);

    await page.getByRole('progressbar').waitFor({ state: 'detached', timeout: 120_000 });
    await page.getByRole('img', { name: /^Points over time/ }).waitFor();
    await page.getByRole('img', { name: /^Win chances: .*100%/ }).waitFor();
    await isFine(page);

    await page.getByRole('button', { name: 'Check the draws' }).click();
    await page.getByText('match the seed').waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Share…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share this game' });
    const downloading = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Export game record' }).click();
    expect(readFileSync(await (await downloading).path(), 'utf8')).toBe(RECORD);
    await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
    await dialog.getByRole('button', { name: 'Copied' }).waitFor();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(RECORD);
    await dialog.getByRole('button', { name: 'Close' }).click();

    await turningPoints(page).first().click();
    const show = page.getByRole('button', { name: 'Show better move' });
    await show.waitFor();
    const board = async (): Promise<string> => drawing(page.locator('#board')).innerHTML();
    const before = await board();
    await show.click();
    await page.getByRole('button', { name: 'Show move played' }).waitFor();
    await expect.poll(() => board()).not.toBe(before);
    await isFine(page);
    await leave();
  });

  test('is sent by the device as a file, which a browser that knows nothing of it opens with the same scores', async () => {
    const sender = await visit(site.browser, FRENCH, PHONE);
    await sender.context.addInitScript(installSheet);
    await importRecord(sender.page, site.server.url, RECORD);
    await sender.page.getByRole('link', { name: 'Résultat' }).click();
    await winner(sender.page).waitFor();
    const shown = await totals(sender.page).allInnerTexts();
    await sender.page.getByRole('button', { name: 'Partager…' }).tap();
    for (const times of [1, 2]) {
      await sender.page.getByRole('button', { name: 'Partager l’enregistrement…' }).tap();
      await expect.poll(() => sender.page.evaluate(() => window.sheet.opened)).toBe(times);
    }
    const sent = () => sender.page.evaluate(() => window.sheet.sent);
    await expect.poll(async () => (await sent()).length).toBe(1);
    const { name, type, text } = (await sent())[0]!;
    expect(name).toMatch(/^pagoda-\d{4}-\d\d-\d\d\.txt$/);
    await sender.leave();

    const { page, leave } = await visit(site.browser, ENGLISH);
    await page.goto(site.server.url);
    await openMore(page);
    await page.locator('input[type=file]').setInputFiles({ name, mimeType: type, buffer: Buffer.from(text) });
    await page.getByRole('link', { name: 'Result' }).click();
    await winner(page).waitFor();
    expect(await totals(page).allInnerTexts()).toEqual(shown);
    expect(shown.map(Number)).toEqual((JSON.parse(RECORD.trim().split('\n').at(-1)!) as { scores: number[] }).scores);
    await page.getByRole('button', { name: 'Share…' }).click();
    await page.getByRole('button', { name: 'Export game record' }).waitFor();
    expect(await page.getByRole('button', { name: 'Share record…' }).count()).toBe(0);
    await leave();
  });

  test('of a game that goes on leads back to its table', async () => {
    const { page, leave } = await visit(site.browser, FRENCH, PHONE);
    await importRecord(page, site.server.url, RECORD.split('\n').slice(0, 20).join('\n'));
    await slider(page).waitFor();
    await page.goto(page.url().replace('/replay/', '/end/'));
    await page.waitForURL(/\/replay\//);
    await slider(page).waitFor();
    await leave();
  });
});
