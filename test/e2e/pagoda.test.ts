import { expect, test } from 'vitest';
import { type Explanation, takesColumn, type View } from '../../src/games/pagoda/index.ts';
import { mouse } from './hands.ts';
import { log, readyToConfirm } from './locators.ts';
import { waitForPaint } from './player.ts';
import { findMoment, sitAt } from './positions.ts';
import { openSite } from './site.ts';
import { ENGLISH, FRENCH, PHONE, visit } from './visit.ts';

const site = openSite();

/** A turn of Pagoda that can only give cards up; it builds a column (P8) or nothing at all (P10). */
const findStuck = (column: boolean) =>
  findMoment<View, Explanation>(
    { game: 'pagoda', options: { players: 2, quick: false, beginners: false } as View['options'] },
    ({ view, options }) =>
      view.phase === 'begin' && options.every(({ kind }) => kind === 'discard') && takesColumn(view) === column,
  );

test('P8: without a fitting card two presses and the confirming button make a turn', async () => {
  const { page, leave } = await visit(site.browser, ENGLISH);
  await sitAt(page, site.server.url, findStuck(true));
  await page.getByRole('status').filter({ hasText: 'None of your cards fits' }).waitFor();
  await page.getByRole('button', { name: /^Modified turn/ }).click();
  await page.getByText('4 of 4 to discard').waitFor();
  await waitForPaint(page);
  await mouse(page, '[data-legal]', 0);
  await waitForPaint(page);
  const choice = page.getByRole('dialog').getByRole('listitem').getByRole('button').first();
  if (await choice.isVisible()) await choice.click();
  await readyToConfirm(page).waitFor();
  const before = await log.confirmed(page).count();
  await readyToConfirm(page).click();
  await expect.poll(() => log.confirmed(page).count()).toBeGreaterThan(before);
  await leave();
});

test('P10: where nothing can be built, the primary button gives four cards up', async () => {
  const { page, leave } = await visit(site.browser, ENGLISH);
  await sitAt(page, site.server.url, findStuck(false));
  await page.getByRole('button', { name: /^Discard 4 cards and draw/ }).click();
  await readyToConfirm(page).click();
  await expect.poll(() => log.confirmed(page).filter({ hasText: 'discarded' }).count()).toBeGreaterThan(3);
  await leave();
});

test('on a phone each ability shows its name and how often it can be used, both whole', async () => {
  const gained = findMoment<View, Explanation>(
    { game: 'pagoda', options: { players: 2, quick: false, beginners: false } as View['options'] },
    ({ view, seat, options }) =>
      view.phase === 'begin' &&
      options.some(({ kind }) => kind === 'column') &&
      Object.values(view.players[seat]!.tracks).some(uses => uses > 0),
  );
  const { page, leave } = await visit(site.browser, FRENCH, PHONE);
  await sitAt(page, site.server.url, gained);
  const abilities = page.locator('[data-at^="ability:"]');
  await abilities.first().waitFor();
  const tooHigh = await abilities.evaluateAll(buttons =>
    buttons.filter(button => button.scrollHeight > button.clientHeight + 1).map(button => button.textContent),
  );
  expect(tooHigh).toEqual([]);
  await leave();
});
