import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { seatNames, table } from './locators.ts';
import { openTestServer } from './server.ts';
import { openSite } from './site.ts';
import { ENGLISH, visit } from './visit.ts';

const site = openSite();

describe('the first page', () => {
  test('speaks the language that is chosen, and remembers it and the theme', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH);
    await page.goto(site.server.url);
    await page.getByText('Play now').waitFor();
    await page.getByRole('button', { name: 'Français' }).click();
    await page.getByRole('button', { name: 'Thème sombre' }).click();
    await page.reload();
    await page.getByText('Jouer maintenant').waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    await leave();
  });

  test('leads to a new game whose seats are called by the language of the page, or as somebody says', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH);
    await page.goto(`${site.server.url}/new/china`);
    const names = seatNames(page);
    const called = (): Promise<string[]> =>
      names.evaluateAll((inputs: HTMLInputElement[]) => inputs.map(({ value }) => value));
    await expect.poll(called).toEqual(['Player 1', 'Mandarin', 'Sultana', 'Karim']);
    await names.nth(1).fill('Ann');
    await page.getByRole('button', { name: 'Français' }).click();
    await expect.poll(called).toEqual(['Joueur 1', 'Ann', 'Sultane', 'Karim']);
    await names.nth(0).fill('');
    await expect.poll(called).toEqual(['', 'Ann', 'Sultane', 'Karim']);
    await leave();
  });

  test('offers the games that its host offers', async () => {
    const pagoda = await openTestServer({ games: games.filter(({ id }) => id === 'pagoda') });
    const { page, leave } = await visit(site.browser, ENGLISH);
    await page.goto(pagoda.url);
    await expect.poll(() => page.locator('article').getByRole('heading').allInnerTexts()).toEqual(['Pagoda']);
    await expect.poll(() => page.getByLabel('Game').first().locator('option').allInnerTexts()).toEqual(['Pagoda']);
    await page.getByRole('link', { name: 'All tables' }).click();
    await expect.poll(() => page.locator('main a[data-game]').allInnerTexts()).toEqual(['Pagoda']);
    await page.goBack();
    await page.getByRole('link', { name: 'Create a table' }).click();
    await page.waitForURL(/\/new\/pagoda#online$/);
    await leave();
    await pagoda.close();
  });

  test('begins a game in turns at this device by two clicks', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH);
    await page.goto(site.server.url);
    await page.getByRole('button', { name: 'Start game' }).click();
    await page.getByText('Pass the device to Player').waitFor();
    await leave();
  });

  test('begins one game however often the button is pressed, and asks before it is deleted', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH);
    await page.goto(site.server.url);
    await page.getByRole('button', { name: 'Start', exact: true }).dblclick();
    await table(page).waitFor();
    await page.goto(site.server.url);
    const kept = page.locator('section', { hasText: 'Continue' }).locator('li');
    await kept.first().waitFor();
    expect(await kept.count()).toBe(1);
    await kept.getByRole('button', { name: 'Delete this game' }).click();
    await kept.getByRole('button', { name: 'Delete?' }).blur();
    await kept.getByRole('button', { name: 'Delete this game' }).click();
    await kept.getByRole('button', { name: 'Delete?' }).click();
    await kept.waitFor({ state: 'detached' });
    await leave();
  });

  test('shows the latest games, and all of them when asked', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH);
    for (let n = 0; n < 6; n++) {
      await page.goto(site.server.url);
      await page.getByRole('button', { name: 'Start', exact: true }).click();
      await table(page).waitFor();
    }
    await page.goto(site.server.url);
    const kept = page.locator('section', { hasText: 'Continue' }).locator('li');
    await expect.poll(() => kept.count()).toBe(4);
    await page.getByRole('button', { name: 'All 6 games' }).click();
    await expect.poll(() => kept.count()).toBe(6);
    await leave();
  });

  test('does not take what is far too long for a record', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH);
    await page.goto(site.server.url);
    const buffer = Buffer.alloc(3_000_000, 'a line of nothing\n');
    await page.locator('input[type=file]').setInputFiles({ name: 'huge.txt', mimeType: 'text/plain', buffer });
    await page.getByRole('alert').getByText('too long to be a game record').waitFor();
    expect(await page.getByLabel('Record text').inputValue()).toBe('');
    await leave();
  });
});

describe('an address', () => {
  test.each([
    ['/nowhere', 'Page not found.'],
    ['/t/half.', 'Page not found.'],
    ['/new/constructor', 'This game isn’t available here.'],
    ['/learn/toString', 'This game isn’t available here.'],
    ['/score/valueOf', 'This game isn’t available here.'],
    ['/rules/hasOwnProperty', 'This game isn’t available here.'],
    ['/new/chess', 'This game isn’t available here.'],
  ])('like %s, which leads nowhere, says so', async (path, said) => {
    const { page, leave } = await visit(site.browser, ENGLISH);
    await page.goto(site.server.url + path);
    await page.getByRole('alert').getByText(said).waitFor();
    await leave();
  });

  test('may end with a slash', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH);
    await page.goto(`${site.server.url}/rules/medina/`);
    await page.getByRole('heading', { level: 1, name: 'Medina' }).waitFor();
    await leave();
  });
});
