import { afterEach, describe, expect, test } from 'vitest';
import { openTab, roomSeats, startButton } from './locators.ts';
import { byTurn, comeByLink, guestOf, myTurn, openTable, playTurn, sit } from './online.ts';
import { openSite } from './site.ts';
import { ENGLISH, FRENCH } from './visit.ts';

const DAY = 24 * 3_600_000;
/** How far the server's clock is ahead. */
let ahead = 0;
const site = openSite({
  environment: { now: () => Date.now() + ahead, bytes: n => crypto.getRandomValues(Buffer.alloc(n)) },
});
afterEach(() => {
  ahead = 0;
});

describe('somebody who is away', () => {
  test('is replaced by a bot after a day, not before, is told when they are back, and plays on', async () => {
    const ann = await guestOf(site.browser, 'Ann', ENGLISH);
    const link = await openTable(ann, site.server.url, 'pagoda', 2);
    const bo = await guestOf(site.browser, 'Bo', FRENCH);
    await comeByLink(bo, link);
    await sit(bo);
    await startButton(ann.page).click();
    const [actor] = await byTurn(ann, bo);
    if (actor === ann) await playTurn(ann, 1);
    await myTurn(bo).waitFor();
    await bo.page.goto('about:blank');
    await openTab(ann.page, /^Table$/);
    await ann.page.getByText('If Bo doesn’t come back, a bot can take over from').waitFor();
    expect(await ann.page.getByRole('button', { name: 'Propose a bot for Bo' }).count()).toBe(0);
    ahead = DAY;
    // The page knows the server's time by the next beat.
    const propose = ann.page.getByRole('button', { name: 'Propose a bot for Bo' }).first();
    await propose.click({ timeout: 60_000 });
    await myTurn(ann).waitFor();
    await bo.page.goto(link);
    await bo.page.getByText(/Un bot joue à votre place depuis/).waitFor();
    await bo.page.getByRole('button', { name: 'Reprendre ma place' }).click();
    await bo.page.getByText(/Un bot joue à votre place/).waitFor({ state: 'detached' });
    for (const { leave } of [ann, bo]) await leave();
  });

  test('loses a seat to the host before the start, and is told', async () => {
    const ann = await guestOf(site.browser, 'Ann', ENGLISH);
    const link = await openTable(ann, site.server.url, 'pagoda', 2);
    const bo = await guestOf(site.browser, 'Boris', FRENCH);
    await comeByLink(bo, link);
    await sit(bo);
    await roomSeats(ann.page).getByText('Boris').waitFor();
    await ann.page.getByRole('button', { name: 'Free Boris’s seat' }).click();
    await bo.page.getByText('L’hôte a libéré votre place.').waitFor();
    await roomSeats(ann.page).getByText('Boris').waitFor({ state: 'detached' });
    await sit(bo);
    await bo.page.getByText('L’hôte a libéré votre place.').waitFor({ state: 'detached' });
    for (const { leave } of [ann, bo]) await leave();
  });
});
