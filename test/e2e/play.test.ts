import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openBrowser, openHouse } from './house.ts';
import { act, personAt } from './person.ts';

let house: House;
let browser: Browser;
beforeAll(async () => {
  [house, browser] = await Promise.all([openHouse(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await house?.close();
});

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** A page at a fresh table, with bots that do not pause. Complaints of the page fail the test. */
async function seated(game: string, seats: readonly ('person' | 'bot')[], viewport: typeof DESKTOP, locale: string) {
  const context = await browser.newContext({ viewport, locale });
  await context.addInitScript({ content: "localStorage.setItem('botPace', '0')" });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', message => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', error => complaints.push(error.message));
  await page.goto(`${house.url}/new/${game}`);
  const players = page
    .locator('fieldset', { hasText: /Players|Joueurs/ })
    .getByRole('button', { name: `${seats.length}`, exact: true });
  if (
    await players.waitFor({ timeout: 5000 }).then(
      () => true,
      () => false,
    )
  )
    await players.click();
  for (const [n, who] of seats.entries())
    await page
      .locator('.seat select')
      .nth(n)
      .selectOption(who === 'person' ? 'person' : 'novice');
  await page.locator('main .pri').click();
  await page.locator('.app').waitFor();
  return { context, page, complaints };
}

/** Plays some of a game that takes long in a browser: the log grows and the page does not complain. */
async function goOn(
  { context, page, complaints }: { context: BrowserContext; page: Page; complaints: string[] },
  seed: number,
) {
  const person = personAt(page, seed);
  for (let n = 0; n < 60; n++) await act(person);
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
  expect(complaints).toEqual([]);
  await context.close();
}

describe('games by pressing what is on the screen', () => {
  test('Pagoda against a bot, in English, for a while', async () => {
    await goOn(await seated('pagoda', ['person', 'bot'], DESKTOP, 'en-GB'), 1);
  });
  test('China with three people at one device, in French, for a while', async () => {
    await goOn(await seated('china', ['person', 'person', 'person'], DESKTOP, 'fr-FR'), 2);
  });
  test('Medina with two people and two bots, on a phone, for a while', async () => {
    await goOn(await seated('medina', ['person', 'bot', 'person', 'bot'], PHONE, 'fr-FR'), 3);
  });
  test('a game goes on after the tab was closed', async () => {
    const { context, page, complaints } = await seated('pagoda', ['person', 'bot'], PHONE, 'en-GB');
    const person = personAt(page, 4);
    for (let n = 0; n < 60; n++) await act(person);
    const url = page.url();
    await page.close();
    const again = await context.newPage();
    await again.goto(house.url);
    await again.locator(`a[href="${new URL(url).pathname}"]`).click();
    await again.locator('.app').waitFor();
    await goOn({ context, page: again, complaints }, 5);
  });
});
