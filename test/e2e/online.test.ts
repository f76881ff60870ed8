import { describe, expect, test } from 'vitest';
import { startButton, tray, turnPill } from './locators.ts';
import { comeByLink, type Guest, gather, guestOf } from './online.ts';
import { playerAt, playOn } from './player.ts';
import { openSite } from './site.ts';
import { ENGLISH, FRENCH } from './visit.ts';

const site = openSite();

/** Everybody plays until the game is over, each in a browser of their own; all see the same points then. */
async function playAll(guests: readonly Guest[], watchers: readonly Guest[] = []): Promise<void> {
  await Promise.all(guests.map(({ page }, n) => playOn(playerAt(page, 10 + n))));
  const seen = await Promise.all([...guests, ...watchers].map(pointsOn));
  expect(new Set(seen.map(points => points.join())).size).toBe(1);
}

async function pointsOn({ page }: Guest): Promise<number[]> {
  await turnPill(page)
    .filter({ hasText: /Game over|Partie terminée/ })
    .waitFor();
  const points = await page.locator('[data-at^="score:"]').allInnerTexts();
  return points.map(text => Number.parseInt(text, 10));
}

/** Cuts a browser off for a while, as a tunnel does; then it must find its way back by itself. */
async function cutOff({ page, context }: Guest): Promise<void> {
  await page.waitForTimeout(3000);
  await context.setOffline(true);
  await page.locator('[data-lost]').waitFor();
  await page.waitForTimeout(1500);
  await context.setOffline(false);
  await page.locator('[data-lost]').waitFor({ state: 'detached' });
}

const say = async ({ page }: Guest, text: string): Promise<void> => {
  await page.getByRole('tab', { name: /^(Chat|Discussion)/ }).click();
  await page.getByRole('textbox').fill(text);
  await page.keyboard.press('Enter');
};

describe('whole games online, by link', () => {
  test('China: four browsers, one of them cut off for a while', async () => {
    const guests = await gather(site.browser, site.server.url, 'china', ['Ann', 'Bo', 'Cleo', 'Dan']);
    await Promise.all([playAll(guests), cutOff(guests[2]!)]);
    const [host, ...others] = guests as [Guest, ...Guest[]];
    for (const guest of others) await guest.context.close();
    await host.page.getByRole('link', { name: 'Result' }).click();
    await host.page.getByRole('button', { name: 'Check the draws' }).click();
    await host.page.getByText('match the seed').waitFor();
    await host.context.close();
  });

  test('Medina: four browsers', async () => {
    const guests = await gather(site.browser, site.server.url, 'medina', ['Ann', 'Bo', 'Cleo', 'Dan']);
    await playAll(guests);
    for (const { leave } of guests) await leave();
  });

  test('Pagoda: two play, two watch without seeing a hand, and they talk', async () => {
    const [ann, bo] = (await gather(site.browser, site.server.url, 'pagoda', ['Ann', 'Bo'])) as [Guest, Guest];
    const watchers = [await guestOf(site.browser, 'Cleo', ENGLISH), await guestOf(site.browser, 'Dan', FRENCH)];
    for (const watcher of watchers) {
      await comeByLink(watcher, ann.page.url());
      await watcher.page.getByText(/You’re watching|Vous regardez/).waitFor();
    }
    await expect.poll(() => tray(ann.page).getByRole('button').count()).toBeGreaterThan(0);
    for (const { page } of watchers) expect(await tray(page).getByRole('button').count()).toBe(0);

    await say(bo, 'Bonne partie !');
    const unread = watchers[0]!.page.getByRole('tab', { name: 'Chat (1)' });
    await unread.click();
    await watchers[0]!.page.getByText('Bonne partie !').first().waitFor();
    await watchers[0]!.page.getByText('Only players at the table can chat.').waitFor();

    await playAll([ann, bo], watchers);
    await ann.page.getByRole('button', { name: 'Rematch' }).click();
    await startButton(ann.page).waitFor();
    await bo.page.getByRole('link', { name: 'Aller à la revanche' }).click();
    await bo.page.getByRole('button', { name: 'Prendre cette place' }).click();
    await expect.poll(() => startButton(ann.page).isEnabled()).toBe(true);
    for (const { leave } of [ann, bo, ...watchers]) await leave();
  });
});
