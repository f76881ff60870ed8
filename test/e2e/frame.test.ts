import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { finishedRecord } from './finished.ts';
import { tray } from './locators.ts';
import { newGame, sitAt } from './positions.ts';
import { importRecord } from './screens.ts';
import { openSite } from './site.ts';
import { ENGLISH, FRENCH, PHONE, sitDown, visit } from './visit.ts';

const site = openSite();
const CHINA = games.find(({ id }) => id === 'china')!.variants.find(({ name }) => name === '3p-34')!.options;

describe('the frame of a table', () => {
  test('tells what counts at a place of the board that is pointed at, and for whom', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH);
    await importRecord(page, site.server.url, finishedRecord('china'));
    await page.getByRole('slider').press('End');
    const told = page.getByRole('region', { name: 'This space' });
    await told.getByRole('heading', { name: 'Palaces by province' }).waitFor();
    await page.locator('[data-at^="palace:"]').first().waitFor();
    const { x, y, width, height } = (await page.locator('[data-at^="palace:"]').first().boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    await told.getByRole('link', { name: 'C17' }).first().waitFor();
    await leave();
  });

  test('names what lies at the place that is pointed at and what it counts, also once something is tried there', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH);
    // A hand with one way to pay for a palace there, so that a press asks no question.
    await sitAt(page, site.server.url, newGame('china', CHINA, 1));
    const told = page.getByRole('region', { name: 'This space' });
    const city = page.locator('[data-legal][data-spot$="1"]').first();
    await city.waitFor();
    const { x, y, width, height } = (await city.boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    await told.getByText('empty · available').waitFor();
    await page.mouse.click(x + width / 2, y + height / 2);
    await told.getByText('your palace').waitFor();
    await told.getByRole('listitem').filter({ hasText: 'You · palaces in' }).getByText('C17').waitFor();
    await leave();
  });

  test('tells why not beside the place that was pressed, in nobody’s way, until something else is done', async () => {
    const { page, leave } = await visit(site.browser, FRENCH);
    await sitDown(page, site.server.url, 'medina', { seats: ['person', 'novice'] });
    const refused = page.locator('[data-spot]:not([data-legal])').first();
    await tray(page).getByRole('button', { disabled: false }).first().click();
    await page.locator('[data-legal]').first().waitFor();
    const { x, y, width, height } = (await refused.boundingBox())!;
    await page.mouse.click(x + width / 2, y + height / 2);
    const bubble = page.locator('[data-whynot]');
    await bubble.getByText(/^Pourquoi pas .+\s\?$/).waitFor();
    const shown = (await bubble.boundingBox())!;
    expect(shown.x - (x + width)).toBeLessThan(60);
    expect(shown.y).toBeGreaterThanOrEqual(0);
    await expect.poll(() => page.getByRole('alert').innerText()).toContain('Règle M');
    const isHit = (): Promise<boolean | undefined> =>
      page.evaluate(({ x, y }) => {
        const hit = document.elementFromPoint(x + 20, y + 20);
        return hit ? hit.closest('[data-whynot]') !== null : undefined;
      }, shown);
    await expect.poll(isHit).toBe(false);
    await page.keyboard.press('Escape');
    await bubble.waitFor({ state: 'detached' });
    await leave();
  });

  test('tells in a complete turn that it is, and no longer once it is confirmed', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH);
    await sitDown(page, site.server.url, 'medina', { seats: ['person', 'novice'] });
    await page.locator('[data-at="stock:wall"]').click();
    await page.locator('[data-legal]').first().click();
    await page.locator('[data-spot="C4"]').click();
    const alert = page.getByRole('alert').filter({ hasText: 'Your turn is complete' });
    await alert.waitFor();
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await alert.waitFor({ state: 'detached' });
    await leave();
  });

  test('shows on a phone where one looks while the board is magnified, and a press there goes elsewhere', async () => {
    const { page, leave } = await visit(site.browser, FRENCH, PHONE);
    await sitDown(page, site.server.url, 'medina', { seats: ['person', 'novice'] });
    const map = page.getByTitle('Vue d’ensemble');
    await map.waitFor({ state: 'detached' });
    await page.locator('[data-spot="H6"]').tap();
    await map.tap({ position: { x: 3, y: 3 } });
    await expect
      .poll(() => page.locator('[data-control=world]').evaluate((world: HTMLElement) => world.style.transform))
      .toMatch(/^translate\(0px, 88px\) scale\(/);
    await page.locator('[aria-label="Plateau entier"]').tap();
    await map.waitFor({ state: 'detached' });
    await leave();
  });

  test('shows on a phone what matters most of the players, and all of it when they are pressed', async () => {
    const { page, leave } = await visit(site.browser, FRENCH, PHONE);
    await sitDown(page, site.server.url, 'china', { seats: ['person', 'novice', 'novice'] });
    const height = async (): Promise<number> =>
      (await page.getByRole('region', { name: 'Joueurs', exact: true }).boundingBox())!.height;
    await expect.poll(height).toBeLessThan(80);
    await page.locator('[data-at="seat:0"]').tap();
    await expect.poll(height).toBeGreaterThan(120);
    await page.locator('[data-at="seat:0"]').tap();
    await expect.poll(height).toBeLessThan(80);
    await leave();
  });
});
