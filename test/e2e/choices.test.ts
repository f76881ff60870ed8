import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { finger } from './hands.ts';
import { log } from './locators.ts';
import { triedOn } from './player.ts';
import { openSite } from './site.ts';
import { ENGLISH, FRENCH, PHONE, sitDown, visit } from './visit.ts';

const site = openSite();
const cell = (page: Page, name: string): Locator => page.getByRole('button', { name: new RegExp(`^${name}, `) });
const lot = (page: Page): Locator => page.getByRole('button', { name: /^(Lot|Terrain) 1,/ });

/** Whether two parts of the page cover each other. */
async function overlap(a: Locator, b: Locator): Promise<boolean> {
  const [one, other] = [(await a.boundingBox())!, (await b.boundingBox())!];
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

describe('a press with several meanings', () => {
  test('asks beside its place with pieces and payments, and plays what is chosen by mouse', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH);
    await sitDown(page, site.server.url, 'pagoda', { seats: ['person', 'novice'] });
    await lot(page).click({ position: { x: 60, y: 60 } });
    const choice = page.getByRole('dialog', { name: 'Lot 1' });
    await choice.waitFor();
    expect(await overlap(choice, lot(page))).toBe(false);
    expect(await overlap(choice, page.locator('[data-control="actions"]'))).toBe(false);
    await expect
      .poll(() => page.locator('[data-control="actions"]').getByRole('status').innerText())
      .toContain('Lot 1');
    const row = choice.getByRole('button', { name: /^\w+ column pays .+ \+1$/ }).first();
    const wanted = (await row.innerText()).split(' ')[0]!.toLowerCase();
    await row.click();
    await choice.waitFor({ state: 'detached' });
    await expect.poll(async () => (await triedOn(page)).join()).toContain(wanted);
    await leave();
  });

  test('is answered by keys: arrows, Enter, and the number of a row', async () => {
    const { page, leave } = await visit(site.browser, FRENCH);
    await sitDown(page, site.server.url, 'medina', { seats: ['person', 'novice'] });
    await cell(page, 'A1').focus();
    await page.keyboard.press('Enter');
    const choice = page.getByRole('dialog', { name: 'A1' });
    const rows = choice.getByRole('listitem').getByRole('button');
    const focused = (n: number) =>
      expect.poll(() => rows.nth(n).evaluate(row => row === document.activeElement)).toBe(true);
    await focused(0);
    await page.keyboard.press('ArrowDown');
    await focused(1);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await focused((await rows.count()) - 1);
    await page.keyboard.press('2');
    await choice.waitFor({ state: 'detached' });
    await expect.poll(async () => (await triedOn(page)).join()).toContain('violet');
    await page.keyboard.press('z');
    await expect.poll(() => log.tried(page).count()).toBe(0);
    await cell(page, 'A1').focus();
    await page.keyboard.press('Enter');
    await focused(0);
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await triedOn(page)).join()).toContain('gris');
    await leave();
  });

  test('is closed by Escape, by its cross and by a press elsewhere, and nothing is played', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH);
    await sitDown(page, site.server.url, 'medina', { seats: ['person', 'novice'] });
    const choice = page.getByRole('dialog', { name: 'B2' });
    const close: readonly (() => Promise<void>)[] = [
      () => page.keyboard.press('Escape'),
      () => choice.getByRole('button', { name: 'Close' }).click(),
      async () => {
        const { x, y } = (await cell(page, 'B6').boundingBox())!;
        await page.mouse.click(x + 5, y + 5);
      },
    ];
    for (const way of close) {
      await cell(page, 'B2').click();
      await choice.waitFor();
      await way();
      await choice.waitFor({ state: 'detached' });
      expect(await page.getByRole('dialog').count()).toBe(0);
      expect(await triedOn(page)).toEqual([]);
    }
    await leave();
  });

  test('marks a lot with its whole tag on a phone, where tags are larger', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH, PHONE);
    await sitDown(page, site.server.url, 'pagoda', { seats: ['person', 'novice'] });
    await lot(page).waitFor();
    const below = await page.evaluate(() => {
      const tags = [...document.querySelectorAll('#board .tag')].map(tag => tag.getBoundingClientRect().bottom);
      const lots = [...document.querySelectorAll('#board [data-spot]')].map(lot => lot.getBoundingClientRect().bottom);
      return { tags: tags.length, beyond: Math.max(...tags) - Math.max(...lots) };
    });
    expect(below.tags).toBe(6);
    expect(below.beyond).toBeLessThanOrEqual(1);
    await leave();
  });

  test('is a sheet in place of the hand on a phone, below the place', async () => {
    const { page, leave } = await visit(site.browser, FRENCH, PHONE);
    await sitDown(page, site.server.url, 'medina', { seats: ['person', 'novice'] });
    await finger(page, '[data-spot=D8]', 0);
    const choice = page.getByRole('dialog', { name: 'D8' });
    await choice.waitFor();
    const sheet = (await choice.boundingBox())!;
    expect(sheet.width).toBe(360);
    expect(sheet.y + sheet.height).toBeCloseTo(740, 0);
    expect(await overlap(choice, cell(page, 'D8'))).toBe(false);
    await choice.getByRole('button', { name: /^bâtiment orange/i }).tap();
    await page.locator('[data-at="md-building:D8"]').waitFor();
    await leave();
  });
});
