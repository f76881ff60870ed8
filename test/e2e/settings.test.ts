import { describe, expect, test } from 'vitest';
import { isFine, misfits, WITH_AXE } from './fine.ts';
import { log } from './locators.ts';
import { openSite } from './site.ts';
import { ENGLISH, PHONE, sitDown, visit } from './visit.ts';

const site = openSite();

describe('the settings', () => {
  test('follow the theme of the device until another one is chosen', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH, { colorScheme: 'dark' });
    const theme = (): Promise<string | undefined> => page.evaluate(() => document.documentElement.dataset.theme);
    await page.goto(site.server.url);
    await expect.poll(theme).toBe('dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(theme).toBe('light');
    await page.reload();
    await expect.poll(theme).toBe('light');
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: 'Dark theme' }).check({ force: true });
    await expect.poll(theme).toBe('dark');
    await page.getByRole('radio', { name: 'Same as device' }).check({ force: true });
    await expect.poll(theme).toBe('light');
    await leave();
  });

  test('remember the volume', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH);
    await page.goto(site.server.url);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('slider', { name: 'Volume' }).fill('35');
    await page.reload();
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect.poll(() => page.getByRole('slider', { name: 'Volume' }).inputValue()).toBe('35');
    await page.getByRole('checkbox', { name: 'Sounds' }).uncheck();
    await expect.poll(() => page.getByRole('slider', { name: 'Volume' }).isDisabled()).toBe(true);
    await leave();
  });

  test.each([
    [1440, 900],
    [1280, 720],
  ])('fit a window of %i × %i without scrolling, in both languages', async (width, height) => {
    const { page, leave } = await visit(site.browser, ENGLISH, { viewport: { width, height } });
    await page.goto(site.server.url);
    await page.getByRole('button', { name: 'Settings' }).click();
    const dialog = page.getByRole('dialog');
    for (const [language, title] of [
      ['English', 'Settings'],
      ['Français', 'Réglages'],
    ] as const) {
      await page.getByRole('radio', { name: language }).check({ force: true });
      await dialog.getByRole('heading', { name: title }).waitFor();
      expect(await dialog.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
    }
    await leave();
  });

  test.each([
    ['a desktop', {}],
    ['a phone', { ...PHONE, viewport: { width: 390, height: 844 } }],
  ])('make the text half as large again on %s, and everything still fits', async (_, size) => {
    const { page, leave } = await visit(site.browser, ENGLISH, size);
    await page.goto(site.server.url);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const title = page.getByRole('heading', { name: 'Choose a game' });
    const before = (await title.boundingBox())!.height;
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: '150%' }).check({ force: true });
    await expect.poll(() => misfits(page)).toEqual([]);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.poll(async () => (await title.boundingBox())!.height).toBeGreaterThan(before * 1.3);
    await expect.poll(() => misfits(page)).toEqual([]);
    await page.goto(`${site.server.url}/rules/medina`);
    await page.getByRole('searchbox').waitFor();
    await expect.poll(() => misfits(page)).toEqual([]);
    for (const game of ['china', 'medina', 'pagoda']) {
      const seats = game === 'pagoda' ? (['person', 'novice'] as const) : (['person', 'novice', 'novice'] as const);
      await sitDown(page, site.server.url, game, { seats });
      await expect.poll(async () => [game, await misfits(page)]).toEqual([game, []]);
    }
    await leave();
  });
});

describe('shortcuts', () => {
  test('are listed in a sheet that a key opens, and single keys can be switched off', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH, WITH_AXE);
    await sitDown(page, site.server.url, 'medina', { seats: ['person', 'novice'] });
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await page.keyboard.press('?');
    await sheet.getByText('Start turn over').waitFor();
    await isFine(page);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await page.keyboard.press('1');
    await page.locator('[data-legal]').first().waitFor();
    await page.locator('[data-legal]').first().dispatchEvent('click');
    await expect.poll(() => log.tried(page).count()).toBe(1);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('checkbox', { name: /^Single-key/ }).uncheck();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.keyboard.press('?');
    await page.keyboard.press('z');
    await expect.poll(() => log.tried(page).count()).toBe(1);
    expect(await sheet.count()).toBe(0);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('checkbox', { name: /^Single-key/ }).check();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.keyboard.press('z');
    await expect.poll(() => log.tried(page).count()).toBe(0);
    await leave();
  });
});
