import { afterEach, describe, expect, test } from 'vitest';
import { askAs, command, playFirstChoice } from './asking.ts';
import { openTab, roomSeats, startButton } from './locators.ts';
import { byTurn, comeByLink, guestOf, myTurn, openTable, playTurn, sit } from './online.ts';
import { openSite } from './site.ts';
import { ENGLISH, FRENCH, PHONE } from './visit.ts';

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
    // Wherever they come back.
    const isTold = bo.page.getByRole('status').getByText(/^Pagoda\s: un bot joue à votre place depuis/);
    for (const path of ['/', '/tables', '/me', '/new/china', '/rules/medina']) {
      await bo.page.goto(site.server.url + path);
      await isTold.waitFor();
    }
    await bo.page.goto(`${site.server.url}/games`);
    const away = bo.page.getByRole('region', { name: /^En votre absence/ }).getByRole('listitem');
    await away.getByText(/Un bot joue pour vous/).waitFor();
    // What the bot did is not told as what Bo did.
    await away.getByText(/^Bo /).first().waitFor();
    await bo.page.getByRole('button', { name: 'Plus tard' }).click();
    await isTold.waitFor({ state: 'detached' });
    await bo.page.reload();
    await away.waitFor();
    expect(await isTold.count(), 'who leaves the seat to the bot is not asked again').toBe(0);
    await bo.page.goto(link);
    await bo.page.getByText(/Un bot joue à votre place depuis/).waitFor();
    await bo.page.getByRole('button', { name: 'Reprendre ma place' }).click();
    await bo.page.getByText(/Un bot joue à votre place/).waitFor({ state: 'detached' });
    for (const { leave } of [ann, bo]) await leave();
  });

  test('takes the seat back from any page in one press, and finds in the list who has it for good', async () => {
    const ann = await guestOf(site.browser, 'Ann', ENGLISH);
    const asAnn = askAs(ann, site.server.url);
    const bo = await guestOf(site.browser, 'Bo', FRENCH, PHONE);
    const asBo = askAs(bo, site.server.url);
    await asAnn('/api/people', { name: 'Ann' });
    await asBo('/api/people', { name: 'Bo' });
    const { table, card, invite } = await asAnn('/api/tables', {
      game: 'medina',
      options: { players: 2 },
      seats: [{ kind: 'me' }, { kind: 'open' }],
      clock: { kind: 'days', days: 1 },
      shuffle: false,
    });
    await asBo(`/api/invitations/${card}`, { secret: invite });
    await command(asBo, table, { kind: 'sit' });
    await command(asAnn, table, { kind: 'start' });
    await playFirstChoice(asAnn, table);
    const ask = async (what: string): Promise<void> => {
      await expect.poll(async () => (await asAnn(`/api/tables/${table}`)).state.late).toBe(1);
      const { ply } = await asAnn(`/api/tables/${table}`);
      await command(asAnn, table, { kind: 'ask', ply, what, seat: 1 });
    };
    ahead = DAY + 1000;
    await ask('replace');
    await bo.page.goto(`${site.server.url}/tables`);
    await bo.page.getByRole('button', { name: 'Reprendre ma place' }).click();
    await bo.page.waitForURL(`${site.server.url}/t/${table}`);
    await expect.poll(async () => (await asAnn(`/api/tables/${table}`)).state.seats[1].bot).toBeUndefined();
    while ((await asAnn(`/api/tables/${table}`)).state.actor === 0) await playFirstChoice(asAnn, table);
    await bo.page.goto(`${site.server.url}/games`);
    await bo.page
      .getByRole('region', { name: /^À vous de jouer/ })
      .getByRole('listitem')
      .waitFor();
    ahead = 3 * DAY;
    await ask('hand');
    const { secret } = await asAnn(`/api/tables/${table}/offer`, { seat: 1 });
    const dee = await guestOf(site.browser, 'Dee', ENGLISH);
    const asDee = askAs(dee, site.server.url);
    await asDee('/api/people', { name: 'Dee' });
    await asDee(`/api/tables/${table}/offer/take`, { id: 'take', secret });
    await bo.page
      .getByRole('region', { name: /^En votre absence/ })
      .getByText('Dee joue désormais à votre place')
      .waitFor();
    // Also on a device that has never seen the table.
    await bo.page.evaluate(() => localStorage.removeItem('seats'));
    await bo.page.getByRole('link', { name: /^Medina/ }).click();
    await bo.page.getByText('Après votre longue absence, Dee joue désormais à votre place.').waitFor();
    for (const { leave } of [ann, bo, dee]) await leave();
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
