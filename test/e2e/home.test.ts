import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { openHouse } from './house.ts';
import { opened } from './opened.ts';
import { ENGLISH, visit } from './visit.ts';

const site = opened();

describe('the first page', () => {
  test('speaks the language that is chosen, and remembers it and the theme', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH);
    await page.goto(site.house.url);
    await page.getByText('Play now').waitFor();
    await page.getByRole('button', { name: 'Français' }).click();
    await page.getByRole('button', { name: 'Thème sombre' }).click();
    await page.reload();
    await page.getByText('Jouer maintenant').waitFor();
    await expect.poll(() => page.evaluate('document.documentElement.dataset.theme')).toBe('dark');
    await leave();
  });

  test('offers the games that its host offers', async () => {
    const pagoda = await openHouse({ games: games.filter(({ id }) => id === 'pagoda') });
    const { page, leave } = await visit(site.browser, ENGLISH);
    await page.goto(pagoda.url);
    await expect.poll(() => page.locator('article').getByRole('heading').allInnerTexts()).toEqual(['Pagoda']);
    await expect.poll(() => page.getByLabel('Game').first().locator('option').allInnerTexts()).toEqual(['Pagoda']);
    await leave();
    await pagoda.close();
  });

  test('begins a game in turns at this device by two clicks', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH);
    await page.goto(site.house.url);
    await page.getByRole('button', { name: 'Set up the table' }).click();
    await page.getByText('Hand over to Player').waitFor();
    await leave();
  });
});
