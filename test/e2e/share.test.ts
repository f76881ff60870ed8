import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { isFine, WITH_AXE } from './fine.ts';
import { finishedGame, keepOnDevice } from './kept.ts';
import { openTab } from './locators.ts';
import { openSite } from './site.ts';
import { ENGLISH, FRENCH, PHONE, visit } from './visit.ts';

const site = openSite();
const PNG = '89504e470d0a1a0a';

/** Opens the way to share a finished game, and waits for its picture. */
async function openSharing(page: Page, id: string): Promise<void> {
  await page.goto(`${site.server.url}/end/${id}`);
  await page.getByRole('button', { name: /^(Share…|Partager…)$/ }).click();
  await page.getByRole('img', { name: /^(Final board and points|Plateau final et points)/ }).waitFor();
}

/** How many colours a part of the shown picture has: left and top, width and height as shares of it. */
const countColours = (page: Page, part: readonly [number, number, number, number]): Promise<number> =>
  page.getByRole('img', { name: /^(Final board|Plateau final)/ }).evaluate(async (picture: HTMLImageElement, part) => {
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = picture.naturalWidth;
    canvas.height = picture.naturalHeight;
    const pen = canvas.getContext('2d')!;
    pen.drawImage(picture, 0, 0);
    const [left, top, width, height] = part.map((share, n) => share * (n % 2 ? canvas.height : canvas.width));
    const { data } = pen.getImageData(left!, top!, width!, height!);
    return new Set(new Uint32Array(data.buffer)).size;
  }, part);

describe('a finished game', () => {
  test.each(['china', 'pagoda', 'medina'])('of %s is saved as a picture of its board and its points', async game => {
    const kept = finishedGame(game, game === 'pagoda' ? 2 : 4);
    const { page, leave } = await visit(site.browser, ENGLISH);
    await keepOnDevice(page, site.server.url, kept);
    await openSharing(page, kept.id);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save picture' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`${game}-2026-01-02.png`);
    const bytes = readFileSync(await file.path());
    expect(bytes.subarray(0, 8).toString('hex')).toBe(PNG);
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([2400, 1260]);
    // Pieces and map on the left, letters on the right: an empty part has one colour or two.
    expect(await countColours(page, [0.1, 0.2, 0.5, 0.6])).toBeGreaterThan(1000);
    expect(await countColours(page, [0.68, 0.05, 0.3, 0.9])).toBeGreaterThan(100);
    await leave();
  });

  test('is shared by a link that shows its comments in a browser that knows nothing of it', async () => {
    const kept = finishedGame('medina', 3, { comments: [{ entries: 12, text: 'Why not the well? <b>' }] });
    const sender = await visit(site.browser, ENGLISH, { permissions: ['clipboard-write', 'clipboard-read'] });
    await keepOnDevice(sender.page, site.server.url, kept);
    await openSharing(sender.page, kept.id);
    await sender.page.getByRole('button', { name: 'Copy link' }).click();
    await sender.page.getByText('Link copied').waitFor();
    const link = await sender.page.evaluate(() => navigator.clipboard.readText());
    await sender.leave();

    const { page, leave } = await visit(site.browser, FRENCH, PHONE, WITH_AXE);
    await page.goto(link);
    await page.waitForURL(/\/replay\/r/);
    await openTab(page, 'Notes');
    await page.getByRole('button', { name: 'Why not the well? <b>' }).click();
    await page.getByRole('status').filter({ hasText: '« Why not the well? <b> »' }).waitFor();
    await isFine(page);
    await leave();
  });

  test('is shared from the position that is looked at, and a link that is cut says so', async () => {
    const kept = finishedGame('pagoda', 2);
    const { page, leave } = await visit(site.browser, ENGLISH, WITH_AXE, {
      permissions: ['clipboard-write', 'clipboard-read'],
    });
    await keepOnDevice(page, site.server.url, kept);
    await page.goto(`${site.server.url}/replay/${kept.id}#9`);
    await openTab(page, 'Comments');
    // Keys move the cursor there, not the game.
    await page.getByRole('textbox', { name: 'Comment on this position' }).fill('Here');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Home');
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText('Link copied').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.goto('about:blank');
    await page.goto(link);
    await page.waitForURL(/\/replay\/r\w+#9$/);
    await expect.poll(() => page.getByRole('slider').inputValue()).toBe('9');
    await page.goto('about:blank');
    await page.goto(link.slice(0, -100));
    await page.getByRole('alert').getByText('This link is incomplete').waitFor();
    await isFine(page);
    await leave();
  });
});
