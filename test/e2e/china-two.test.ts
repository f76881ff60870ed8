import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { closePanels, log, openTab } from './locators.ts';
import { playerAt, playUntil, triedOn, waitForPaint } from './player.ts';
import { openSite } from './site.ts';
import { ENGLISH, FRENCH, PHONE, sitDown, visit } from './visit.ts';

const site = openSite();
const SEATS = { seats: ['person', 'novice'] } as const;
const INFLUENCE = { ...SEATS, options: [[/[Ii]nfluence/, /^\s*(yes|On|oui|Avec)\s*$/]] } as const;

const legal = (page: Page): Locator => page.locator('[data-legal]');
const special = (page: Page, name: string, state = ''): Locator =>
  page.getByRole('region', { name: 'Cards' }).getByRole('button', { name: `${name}${state}`, exact: true });
const confirmAs = (page: Page, name: RegExp): Locator =>
  page.locator('[data-control="actions"]').getByRole('button', { name });

async function press(page: Page, spot: Locator): Promise<void> {
  await spot.dispatchEvent('click');
  await waitForPaint(page);
  const choice = page.getByRole('dialog').getByRole('listitem').getByRole('button').first();
  if ((await choice.count()) > 0) await choice.click();
  await waitForPaint(page);
}

/** Places a first piece after which the card for two provinces can be used. */
async function placeFirst(page: Page): Promise<void> {
  await legal(page).first().waitFor();
  for (let n = 0; n < (await legal(page).count()); n++) {
    await press(page, legal(page).nth(n));
    if ((await special(page, 'Two provinces', ', available').count()) > 0) return;
    await page.keyboard.press('Z');
    await waitForPaint(page);
  }
  throw new Error('no first piece allows another province');
}

describe('China for two', () => {
  test('spends Two provinces only once its card is pressed, and shows that in tray and panel', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH);
    await sitDown(page, site.server.url, 'china', SEATS);
    await placeFirst(page);
    const tried = await triedOn(page);
    const before = await legal(page).count();
    await special(page, 'Two provinces', ', available').click();
    await expect.poll(() => legal(page).count()).toBeGreaterThan(before);
    const elsewhere = (await legal(page).first().getAttribute('data-spot'))!;
    // Pressed again, the card is put back, and a press there says which card it takes.
    await special(page, 'Two provinces', ', available').click();
    await expect.poll(() => legal(page).count()).toBe(before);
    await page.locator(`[data-spot="${elsewhere}"]`).dispatchEvent('click');
    await page.getByRole('alert').getByText('Tap Two provinces first').waitFor();
    expect(await triedOn(page)).toEqual(tried);
    await special(page, 'Two provinces', ', available').click();
    await press(page, page.locator(`[data-spot="${elsewhere}"]`));
    await special(page, 'Two provinces', ', used').waitFor();
    const panel = page.getByRole('region', { name: 'You', exact: true });
    await panel.getByText('special cards left: Emperor first and Change card').waitFor();
    await page.keyboard.press('z');
    await special(page, 'Two provinces', ', available').waitFor();
    await leave();
  });

  test('calls the Emperor first and skips his turn by keys alone', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH);
    await sitDown(page, site.server.url, 'china', INFLUENCE);
    await special(page, 'Emperor first', ', available').focus();
    await page.keyboard.press('Enter');
    await page.getByText('For the Emperor', { exact: true }).waitFor();
    const step = page.locator('[aria-current="step"]');
    await expect.poll(() => step.innerText()).toContain('The Emperor');
    await confirmAs(page, /^Skip his turn/).waitFor();
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => step.innerText()).toContain('Your pieces');
    await special(page, 'Emperor first', ', used').waitFor();
    await page.keyboard.press('Z');
    await special(page, 'Emperor first', ', available').waitFor();
    await leave();
  });

  test('changes a card for one of the row: the special card, the own card, the card of the row', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH);
    await sitDown(page, site.server.url, 'china', SEATS);
    await special(page, 'Change card', ', available').click();
    const own = page.locator('[data-at^="hand:"]').first();
    await own.click();
    await page.locator('[data-at="row:0"][data-lit]').click();
    await special(page, 'Change card', ', used').waitFor();
    await expect.poll(async () => (await triedOn(page)).length).toBeGreaterThan(0);
    await leave();
  });

  test('exchanges a card by the button under it', async () => {
    const { page, leave } = await visit(site.browser, FRENCH);
    await sitDown(page, site.server.url, 'china', SEATS);
    const exchange = page.getByRole('button', { name: /^Échanger la carte/ });
    expect(await exchange.count()).toBe(0);
    await page.locator('[data-at^="hand:"]').first().click();
    await exchange.click();
    await expect.poll(() => log.tried(page).count()).toBe(1);
    await leave();
  });

  test('asks which card to keep with the cards themselves, and shows what each would bring', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH);
    const begin = () => sitDown(page, site.server.url, 'china', INFLUENCE);
    await begin();
    const keep = page.getByRole('button', { name: /^Keep \w+, kept \d\s: \d/ });
    await playUntil(playerAt(page, 2), keep.first(), begin);
    await expect.poll(() => page.locator('[aria-current="step"]').innerText()).toContain('Keep a card');
    await keep.first().click();
    await expect.poll(() => page.locator('[aria-current="step"]').innerText()).toContain('Draw');
    await leave();
  });

  test('shows the Emperor’s cards and where he may go, and influence, at every size without a cut', async () => {
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 1280, height: 720 },
      { width: 390, height: 844 },
    ]) {
      const phone = viewport.width < 800;
      const { page, leave } = await visit(site.browser, ENGLISH, phone ? PHONE : {}, { viewport });
      await sitDown(page, site.server.url, 'china', INFLUENCE);
      await legal(page).first().waitFor();
      await waitForPaint(page);
      if (!phone)
        await page.getByRole('region', { name: 'The Emperor' }).getByText('you can place one piece').waitFor();
      const influence = page.getByRole('list', { name: 'Influence' }).getByRole('listitem');
      await expect.poll(() => influence.count()).toBe(5);
      for (const card of await influence.all()) expect(await card.isVisible()).toBe(true);
      if (phone) await openTab(page, 'Influence');
      await closePanels(page);
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('.hand, .action-bar, .action-bar .say, .left, .player-panel')]
          .filter(part => part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1)
          .map(({ className, clientHeight, scrollHeight, clientWidth, scrollWidth }) =>
            [className, clientHeight, scrollHeight, clientWidth, scrollWidth].join(' '),
          ),
      );
      expect({ viewport, cut }).toEqual({ viewport, cut: [] });
      await leave();
    }
  });
});

describe('with bonus tiles', () => {
  test('a first palace that is tried is on the board before its tiles are revealed, and the button says so', async () => {
    const { page, leave } = await visit(site.browser, FRENCH);
    await sitDown(page, site.server.url, 'china', { ...SEATS, options: [[/[Bb]onus/, /^\s*(oui|Avec)\s*$/]] });
    await legal(page).first().waitFor();
    await press(page, legal(page).first());
    await page.locator('[data-at="announced"]').waitFor();
    await confirmAs(page, /^Révéler les tuiles/).waitFor();
    await leave();
  });
});
