import { createRequire } from 'node:module';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { type House, openBrowser, openHouse } from './house.ts';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

let house: House;
let browser: Browser;
beforeAll(async () => {
  [house, browser] = await Promise.all([openHouse(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await house?.close();
});

const looks = (['light', 'dark'] as const).flatMap(colorScheme =>
  [
    { width: 1440, height: 900 },
    { width: 360, height: 740 },
  ].map(viewport => ({ colorScheme, viewport })),
);

describe('the first page', () => {
  test.each(looks)('is accessible and fits: %j', async look => {
    const context = await browser.newContext({ ...look, locale: 'fr-FR', bypassCSP: true });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', message => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', error => complaints.push(error.message));
    await page.goto(house.url);
    await page.getByText('Ce qui est déjà là').waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(look.viewport.width);
    await page.addScriptTag({ path: AXE });
    const found = await page.evaluate('axe.run().then(({ violations }) => violations.map(v => v.id))');
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('speaks the language that is chosen, and remembers it and the theme', async () => {
    const context = await browser.newContext({ locale: 'en-GB' });
    const page = await context.newPage();
    await page.goto(house.url);
    await page.getByText('What is here so far').waitFor();
    await page.getByRole('button', { name: 'Français' }).click();
    await page.getByRole('button', { name: 'Thème sombre' }).click();
    await page.reload();
    await page.getByText('Ce qui est déjà là').waitFor();
    expect(await page.evaluate('document.documentElement.dataset.theme')).toBe('dark');
    await context.close();
  });

  test('says of each game what the server offers', async () => {
    const page = await browser.newPage({ locale: 'en-GB' });
    await page.goto(house.url);
    for (const game of games) {
      await page.locator(`[data-game=${game.id}]`).getByText(`${game.variants.length} ways to play`).waitFor();
    }
    await page.close();
  });
});
