import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { finger, waitForPaint } from './hands.ts';
import { playerAt, playOn } from './player.ts';
import { openSite } from './site.ts';
import { ENGLISH, FRENCH, PHONE, sitDown, visit } from './visit.ts';

const site = openSite();
const LYING = { ...PHONE, viewport: { width: 844, height: 390 } };
const TABLES = [
  ['china', { seats: ['person', 'novice', 'novice', 'novice'] }],
  ['china', { seats: ['person', 'novice'] }],
  ['pagoda', { seats: ['person', 'novice'] }],
  ['medina', { seats: ['person', 'novice', 'novice', 'novice'] }],
] as const;

/** How much of the window's height the board has, in percent. */
const share = (page: Page): Promise<number> =>
  page.evaluate(() => Math.round((100 * document.querySelector('#board')!.clientHeight) / innerHeight));
const least = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.min(...[...document.querySelectorAll('[data-legal]')].map(spot => spot.getBoundingClientRect().width)),
  );

describe('a phone', () => {
  test.each(TABLES)('has its board first in %s (%o): more than half upright, all of it lying', async (game, wanted) => {
    const upright = await visit(site.browser, ENGLISH, PHONE);
    await sitDown(upright.page, site.server.url, game, wanted);
    await expect.poll(() => share(upright.page)).toBeGreaterThanOrEqual(55);
    await upright.page.setViewportSize(LYING.viewport);
    await expect.poll(() => share(upright.page)).toBe(100);
    await upright.leave();
  });

  test('comes near where a piece can go once it is chosen, and shows all again after the step', async () => {
    const { page, leave } = await visit(site.browser, FRENCH, PHONE);
    await sitDown(page, site.server.url, 'medina', { seats: ['person', 'novice'] });
    await page.locator('[data-at="stock:wall"]').tap();
    await expect.poll(() => least(page)).toBeGreaterThanOrEqual(44);
    const fit = page.getByRole('button', { name: 'Plateau entier' });
    await fit.waitFor();
    await finger(page, '[data-legal]', 0);
    await fit.waitFor({ state: 'detached' });
    await leave();
  });

  test('shows below the whole board where something can be done, and a tap goes there', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH, PHONE);
    await sitDown(page, site.server.url, 'china', { seats: ['person', 'novice', 'novice'] });
    const places = page.getByRole('list', { name: 'Palaces by province' });
    await places.getByRole('button', { name: 'Han' }).tap();
    await page.getByRole('button', { name: 'Fit the whole board' }).waitFor();
    await waitForPaint(page);
    const seen = await page.locator('[data-spot=han]').boundingBox();
    expect(seen!.x).toBeGreaterThan(0);
    expect(seen!.x + seen!.width).toBeLessThan(360);
    await leave();
  });

  test('shows its panels over the table when they are asked for', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH, PHONE);
    await sitDown(page, site.server.url, 'medina', { seats: ['person', 'novice'] });
    const ask = page.getByRole('button', { name: 'Panels' });
    expect(await page.getByRole('tab').count()).toBe(0);
    await ask.tap();
    await page.getByRole('tab', { name: 'Scores' }).tap();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('tab').count()).toBe(0);
    expect(await ask.evaluate(button => document.activeElement === button)).toBe(true);
    await leave();
  });
});

test('a whole game of China by touch on a phone that lies', async () => {
  const { page, leave } = await visit(site.browser, FRENCH, LYING);
  await sitDown(page, site.server.url, 'china', { seats: ['person', 'novice', 'novice'] });
  await playOn(playerAt(page, 6, finger));
  await leave();
});
