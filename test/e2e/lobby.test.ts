import { describe, expect, test } from 'vitest';
import { type Ask, askAs, command, playFirstChoice } from './asking.ts';
import { isFine, WITH_AXE } from './fine.ts';
import { ownName, ownSeat, roomSeats } from './locators.ts';
import { guestOf } from './online.ts';
import { openSite } from './site.ts';
import { ENGLISH, FRENCH, PHONE } from './visit.ts';

const site = openSite();
const LIVE = { kind: 'live', base: 600, increment: 15 };
const DAYS = { kind: 'days', days: 3 };

/** Opens a table for two, with one seat free. */
const openTable = async (ask: Ask, game: string, wishes: object): Promise<string> =>
  (
    await ask('/api/tables', {
      game,
      options: game === 'pagoda' ? {} : { players: 2 },
      seats: [{ kind: 'me' }, { kind: 'open' }],
      shuffle: false,
      ...wishes,
    })
  ).table;

describe('the lobby', () => {
  test('seats a newcomer in one press, filters by the address, and shows games in play as they go on', async () => {
    const { url } = site.server;
    const ann = await guestOf(site.browser, 'Ann', ENGLISH);
    const bo = await guestOf(site.browser, 'Bo', FRENCH, PHONE, WITH_AXE);
    const cleo = await guestOf(site.browser, 'Cleo', ENGLISH, WITH_AXE);
    const [asAnn, asBo] = [askAs(ann, url), askAs(bo, url)];
    await asAnn('/api/people', { name: 'Ann' });
    const medina = await openTable(asAnn, 'medina', { public: true, clock: DAYS });
    await openTable(asAnn, 'china', { public: true, clock: LIVE });
    await openTable(asAnn, 'pagoda', { public: false, clock: LIVE });
    await ann.page.goto(`${url}/t/${medina}`);
    await roomSeats(ann.page).first().waitFor();

    const { page } = bo;
    await page.goto(`${url}/tables`);
    const open = page.getByRole('region', { name: /^Places libres/ }).getByRole('listitem');
    await expect.poll(() => open.count()).toBe(2);
    await expect
      .poll(() => open.first().innerText())
      .toMatch(/China.*Hôte.*Ann.*hors ligne.*10\smin \+ 15\ss par tour/s);
    await expect.poll(() => open.last().innerText()).toMatch(/Medina.*en ligne.*1\splace libre.*3\sjours par tour/s);
    await isFine(page);
    await page.getByRole('group', { name: 'Rythme' }).getByRole('button', { name: 'En différé' }).click();
    await expect.poll(() => open.count()).toBe(1);
    expect(new URL(page.url()).search).toBe('?pace=days');
    await page.getByRole('group', { name: 'Jeu' }).getByRole('button', { name: 'China' }).click();
    await page.getByText('Aucune table publique ne correspond').waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'China', pressed: true }).waitFor();
    await page.getByRole('button', { name: 'Voir toutes les tables' }).click();
    expect(new URL(page.url()).search).toBe('');
    await open
      .filter({ hasText: 'Medina' })
      .getByRole('button', { name: /^Prendre une place/ })
      .click();
    await ownName(page).fill('Bo');
    await isFine(page);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${url}/t/${medina}`);
    await ownSeat(page).getByText('Bo').waitFor();

    await command(asAnn, medina, { kind: 'start' });
    await cleo.page.goto(`${url}/tables?game=medina`);
    const watched = cleo.page.getByRole('region', { name: /^Watch/ }).getByRole('listitem');
    await watched.getByRole('img', { name: 'The board of Medina now' }).waitFor();
    await isFine(cleo.page);
    await playFirstChoice(asAnn, medina);
    await watched.getByText(/Ann placed /).waitFor();
    await cleo.page.goto(url);
    await cleo.page.getByRole('region', { name: 'Live now' }).getByRole('link', { name: 'Medina' }).click();
    await cleo.page.getByText('You’re watching. Hands stay hidden.').waitFor();
    expect((await asBo('/api/lobby')).tables.map(({ state }: { state: { game: string } }) => state.game)).not.toContain(
      'pagoda',
    );
    for (const { leave } of [ann, bo, cleo]) await leave();
  });

  test('keeps its list when the server is out of reach, and says when somebody was faster', async () => {
    const { url } = site.server;
    const ann = await guestOf(site.browser, 'Ann', ENGLISH);
    const bo = await guestOf(site.browser, 'Bo', ENGLISH);
    const cleo = await guestOf(site.browser, 'Cleo', ENGLISH);
    const asks = [ann, bo, cleo].map(guest => askAs(guest, url));
    for (const [n, { name }] of [ann, bo, cleo].entries()) await asks[n]!('/api/people', { name });
    const table = await openTable(asks[0]!, 'pagoda', { public: true, clock: LIVE });
    const { page } = bo;
    await page.goto(`${url}/tables?game=pagoda`);
    const seat = page.getByRole('button', { name: /^Take a seat: Pagoda, host Ann/ });
    await seat.waitFor();
    await page.route('**/api/lobby', route => route.abort());
    await page.getByRole('alert').getByText('Can’t reach the server.').waitFor();
    await command(asks[2]!, table, { kind: 'sit' });
    await seat.click();
    await page.getByRole('alert').getByText('took this seat').waitFor();
    await page.unroute('**/api/lobby');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('No public table matches your filters.').waitFor();
    await expect.poll(() => page.getByText('Can’t reach the server.').count()).toBe(0);
    await bo.leave(/ERR_FAILED|409/);
    for (const { leave } of [ann, cleo]) await leave();
  });
});
