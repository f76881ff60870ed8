import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { misfits } from './fine.ts';
import { table, waysToPay } from './locators.ts';
import { waitForPaint } from './player.ts';
import { openSite } from './site.ts';
import { ENGLISH, FRENCH, PHONE, visit } from './visit.ts';

const site = openSite();

const count = (page: Page): Promise<string> =>
  page
    .locator('[data-coach]')
    .getByText(/Step \d+ of|Étape \d+ sur/)
    .innerText();
const goOn = (page: Page) => page.locator('[data-coach]').getByRole('button');

/** The ring follows what it is around: where it is once it stays there. */
async function resting(ring: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  let before = '';
  for (;;) {
    const box = await ring.boundingBox();
    const now = JSON.stringify(box);
    if (box && now === before) return box;
    before = now;
    await ring.page().waitForTimeout(150);
  }
}

/** What a newcomer does: presses the coach's button if there is one, else the middle of what the ring is around. */
async function obey(page: Page): Promise<void> {
  const before = await count(page);
  const ring = page.locator('[data-ring]');
  if ((await goOn(page).count()) > 0) await goOn(page).click();
  else if ((await ring.count()) > 0) {
    const { x, y, width, height } = await resting(ring);
    await page.mouse.click(x + width / 2, y + height / 2);
  }
  await expect.poll(() => count(page)).not.toBe(before);
}

/** Obeys until the coach has nothing more to say. */
async function obeyToTheEnd(page: Page): Promise<void> {
  for (let n = 0; n < 30 && (await page.locator('[data-coach]').locator('a, button').count()) < 3; n++) {
    const [at, of] = (await count(page)).match(/\d+/g)!;
    if (at === of) return;
    await obey(page);
  }
  throw new Error(`the guide does not come to its end: ${await count(page)}`);
}

const learners = [
  { game: 'china', name: 'on a desktop, in English', wishes: [ENGLISH], tried: 1 },
  { game: 'pagoda', name: 'on a phone, in French', wishes: [FRENCH, PHONE], tried: 0 },
  { game: 'medina', name: 'on a phone, in English', wishes: [ENGLISH, PHONE], tried: 0 },
];

describe('a first game with the coach', () => {
  test.each(learners)('of $game $name: by pressing what the ring is around, then on against bots', async learner => {
    const { page, leave } = await visit(site.browser, { serviceWorkers: 'block' }, ...learner.wishes);
    await page.goto(`${site.server.url}/learn/${learner.game}`);
    await page.locator('[data-coach]').waitFor();
    for (let n = 0; n < 4; n++) await obey(page);
    await expect.poll(() => misfits(page)).toEqual([]);
    await obeyToTheEnd(page);
    await waitForPaint(page);
    const points = await page.locator('[data-at="score:0"]').innerText();
    await goOn(page).click();
    await page.waitForURL(/\/local\//);
    await table(page).waitFor();
    await expect.poll(() => page.locator('[data-at="score:0"]').innerText()).toBe(points);
    await expect.poll(() => page.locator('[data-coach]').count()).toBe(0);
    await leave();
  });

  test('answers kindly what it did not ask for, goes back when something is undone, and can be left', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH, { serviceWorkers: 'block' });
    await page.goto(`${site.server.url}/learn/china`);
    await page.locator('[data-coach]').waitFor();
    await obey(page);
    await obey(page);
    await page.locator('[data-spot=qi3]').dispatchEvent('click');
    await page.getByText('For now, follow the ring').waitFor();
    await expect.poll(() => count(page)).toContain('Step 3 of');
    await obey(page);
    await expect.poll(() => count(page)).toContain('Step 4 of');
    await page.keyboard.press('z');
    await expect.poll(() => count(page)).toContain('Step 3 of');
    await page.getByRole('link', { name: 'Leave' }).click();
    await page.waitForURL(/\/new\/china/);
    await leave();
  });

  test('is paid as the coach has planned it, so that it comes to its end', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH, { serviceWorkers: 'block' });
    await page.goto(`${site.server.url}/learn/pagoda`);
    await page.locator('[data-coach]').waitFor();
    const other = waysToPay(page).getByRole('button', { pressed: false }).first();
    for (let n = 0; n < 9 && (await other.count()) === 0; n++) await obey(page);
    await other.click();
    await page.getByText('For now, follow the ring').waitFor();
    await obeyToTheEnd(page);
    await leave();
  });

  test('says so when there is no such game', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH, { serviceWorkers: 'block' });
    await page.goto(`${site.server.url}/learn/chess`);
    await page.getByRole('alert').getByText('isn’t available').waitFor();
    await expect.poll(() => page.locator('[data-coach]').count()).toBe(0);
    await leave();
  });
});
