import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { measureContrast } from './contrast.ts';
import { isFine as hasNoFaults, WITH_AXE } from './fine.ts';
import { botForSeat, openTab, ownName } from './locators.ts';
import { byTurn, comeByLink, guestOf, openTable, sit, startGame } from './online.ts';
import { act, playerAt } from './player.ts';
import { openSite } from './site.ts';
import { ENGLISH, FRENCH, PHONE } from './visit.ts';

const site = openSite();
const isLong = process.env.MODE === 'long';
let marks = 0;
let margin = Number.POSITIVE_INFINITY;

/** In the long run, contrast is measured as well, in both themes. */
async function isFine(page: Page): Promise<void> {
  await hasNoFaults(page);
  if (!isLong) return;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const found = await measureContrast(page);
    expect.soft(found.faint, `${colorScheme} ${page.url()}`).toEqual([]);
    marks += found.marks;
    margin = Math.min(margin, found.margin);
  }
  await page.emulateMedia({ colorScheme: null });
}

async function tabsAreFine(page: Page): Promise<void> {
  for (const tab of [/^(Chat|Discussion)/, /^Table$/]) {
    await openTab(page, tab);
    await isFine(page);
  }
}

describe('screens of tables online', () => {
  test('let nothing be found by axe and cut no text: in two languages, on a desktop and on a phone', async () => {
    const ann = await guestOf(site.browser, 'Anne-Sophie', ENGLISH, WITH_AXE);
    const bo = await guestOf(site.browser, 'Barthélemy', FRENCH, PHONE, WITH_AXE);
    const pages = [ann.page, bo.page];

    await bo.page.goto(`${site.server.url}/new/china#online`);
    const pick = (option: string, value: string) =>
      bo.page.getByRole('group', { name: option }).getByRole('button', { name: value, exact: true }).press('Enter');
    await pick('Joueurs', '5');
    await pick('Plateau', '3–4 joueurs');
    await bo.page.getByText('Incompatible avec vos autres choix.').waitFor();
    await isFine(bo.page);
    const link = await openTable(ann, site.server.url, 'china', 3, async page => {
      await page.getByLabel('Clock').selectOption('live-1200-30');
      await page.getByLabel('List as a public table').check();
      await isFine(page);
    });
    await bo.page.goto(link);
    await bo.page.getByRole('button', { name: 'Entrer' }).waitFor();
    await isFine(bo.page);
    await comeByLink(bo, link);
    for (const page of pages) await isFine(page);
    await sit(bo);
    await botForSeat(ann.page).selectOption('novice');
    for (const page of pages) await isFine(page);
    for (const path of ['/', '/tables', '/me']) {
      await bo.page.goto(site.server.url + path);
      await (path === '/me' ? ownName(bo.page) : bo.page.getByText(/Barthélemy/).first()).waitFor();
      await isFine(bo.page);
    }

    await bo.page.goto(link);
    await startGame(ann, [bo]);
    const [actor] = await byTurn(ann, bo);
    const player = playerAt(actor.page, 3);
    for (let n = 0; n < 2; n++) await act(player);
    for (const page of pages) await tabsAreFine(page);
    await bo.page.getByRole('button', { name: 'Proposer d’arrêter la partie' }).click();
    await ann.page.getByRole('button', { name: 'Accept' }).waitFor();
    for (const page of pages) await isFine(page);
    await ann.page.getByRole('button', { name: 'Accept' }).click();
    await bo.page.getByRole('link', { name: 'Résultat' }).waitFor();
    for (const page of pages) await isFine(page);
    if (isLong) console.log(`online: ${marks} marks, least ${margin.toFixed(2)} of what is needed`);
    for (const { leave } of [ann, bo]) await leave();
  });
});
