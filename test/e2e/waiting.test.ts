import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { isFine, WITH_AXE } from './fine.ts';
import { botForSeat, ownName, roomSeats, startButton, table } from './locators.ts';
import { comeByLink, type Guest, guestOf, openTable, sit } from './online.ts';
import { openSite } from './site.ts';
import { ENGLISH, FRENCH } from './visit.ts';

const MINUTE = 60_000;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** How far the server's clock is ahead, or where it stands still. */
let ahead = 0;
let still: number | undefined;
const site = openSite({
  environment: { now: () => still ?? Date.now() + ahead, bytes: n => crypto.getRandomValues(Buffer.alloc(n)) },
});
afterEach(() => {
  ahead = 0;
  still = undefined;
});

const turn = (page: Page, name: string) => page.getByRole('switch', { name }).click();
const button = ({ page }: Guest, name: string | RegExp) => page.getByRole('button', { name, exact: true });
/** Whether something on the page has the focus. */
const hasFocus = (page: Page) => page.evaluate(() => document.activeElement !== document.body);
/** The names in the order of seats. */
const seated = async ({ page }: Guest): Promise<string[]> =>
  (await roomSeats(page).locator('b').allInnerTexts()).map(name => name.trim());

describe('the waiting room', () => {
  test('lets the host arrange, remove, change and start when full, while a friend and a spectator follow', async () => {
    const ann = await guestOf(site.browser, 'Ann', ENGLISH, WITH_AXE);
    await ann.page.goto(`${site.server.url}/new/medina#online`);
    await button(ann, 'Create table').click();
    await ann.page.getByText('Enter your name first.').waitFor();
    await expect.poll(() => ownName(ann.page).evaluate(field => field === document.activeElement)).toBe(true);
    const link = await openTable(ann, site.server.url, 'medina', 3, async page => {
      await page.getByLabel('Clock').selectOption('custom-days');
      const days = page.getByRole('spinbutton', { name: 'Days per turn' });
      await days.fill('15');
      await days.press('Tab');
      await page.getByText('Enter a whole number from 1 to 14.').waitFor();
      await button(ann, 'Create table').click();
      expect(await days.evaluate(field => field === document.activeElement), 'it is not lost, and shown').toBe(true);
      await days.fill('5');
      await turn(page, 'Weekends off');
      await page.getByRole('combobox', { name: 'When time runs out' }).selectOption('bot');
      await isFine(page);
    });
    const bo = await guestOf(site.browser, 'Bo', FRENCH, PHONE, WITH_AXE);
    await comeByLink(bo, link);
    await sit(bo);
    for (const text of ['5 jours par tour, sans les week-ends', 'Un bot prend le relais', 'Autorisés, avec leur nom'])
      await bo.page.getByText(text).waitFor();
    await ann.page.getByRole('status').getByText('Bo has taken a seat.').waitFor({ state: 'attached' });
    const cleo = await guestOf(site.browser, 'Cleo', ENGLISH);
    await comeByLink(cleo, link);
    await ann.page.getByText('Spectators: Cleo').waitFor();
    await bo.page.getByText('Spectateurs : Cleo').waitFor();
    for (const { page } of [ann, bo]) await isFine(page);

    // The order of seats, by keys and by dragging; before that the lot would decide.
    expect(await ann.page.getByRole('button', { name: 'Move Bo up' }).count()).toBe(0);
    await turn(ann.page, 'Random first player');
    await button(ann, 'Move Bo up').press('Enter');
    await expect.poll(() => seated(bo)).toEqual(['Bo', 'Ann']);
    await roomSeats(bo.page).first().getByText('joue en premier').waitFor();
    // The focus goes along.
    const back = button(ann, 'Move Bo down');
    await expect.poll(() => back.evaluate(arrow => arrow === document.activeElement)).toBe(true);
    const [from, to] = await Promise.all(
      ['Bo', 'Ann'].map(name => ann.page.getByTitle(`Drag ${name} to another seat`).boundingBox()),
    );
    await ann.page.mouse.move(from!.x + 5, from!.y + 20);
    await ann.page.mouse.down();
    await ann.page.mouse.move(to!.x + 5, to!.y + 25, { steps: 5 });
    await ann.page.mouse.up();
    await expect.poll(() => seated(cleo)).toEqual(['Ann', 'Bo']);
    await bo.page.getByText('L’hôte a changé l’ordre des places').waitFor();

    await ann.page.getByLabel('Clock').selectOption('live-600-15');
    await bo.page.getByText(/10\smin \+ 15\ss par tour/).waitFor();
    await turn(ann.page, 'Tea');
    await cleo.page.getByText('The host changed the options').last().waitFor();
    await ann.page.getByRole('combobox', { name: 'Players', exact: true }).selectOption('2');
    await expect.poll(() => roomSeats(bo.page).count()).toBe(2);
    await ann.page.getByRole('combobox', { name: 'Players', exact: true }).selectOption('3');
    await expect.poll(() => roomSeats(bo.page).count()).toBe(3);
    await ann.page.getByText('Start game · 1 seat is free').click({ force: true });
    await ann.page.getByRole('alert').getByText('Fill every seat first').waitFor();

    await button(ann, 'Free Bo’s seat').click();
    await bo.page.getByText('L’hôte a libéré votre place.').waitFor();
    await ann.page.getByRole('status').getByText('Bo’s seat is free.').waitFor();
    await button(ann, 'Undo').click();
    await bo.page.getByText('L’hôte a libéré votre place.').waitFor({ state: 'detached' });
    await expect.poll(() => seated(ann)).toEqual(['Ann', 'Bo']);
    await turn(ann.page, 'List as a public table');
    await bo.page.getByText('Table publique').waitFor();
    await turn(ann.page, 'List as a public table');
    await ann.page.getByRole('combobox', { name: 'Spectators' }).selectOption('counted');
    await bo.page.getByText('Autorisés, sans leur nom').waitFor();
    await ann.page.getByRole('combobox', { name: 'Spectators' }).selectOption('named');
    await button(ann, 'Make Bo the host').click();
    await button(ann, 'Yes, hand over').click();
    await ann.page.getByText('The table has a new host').waitFor();
    await button(bo, 'Confier la table à Ann').click();
    await isFine(bo.page);
    await button(bo, 'Oui, la confier').click();
    await button(ann, 'Free Bo’s seat').click();
    await bo.page.getByText('L’hôte a libéré votre place.').waitFor();
    expect(await hasFocus(ann.page), 'the button is gone').toBe(true);
    await sit(bo);
    await expect.poll(() => seated(ann)).toEqual(['Ann', 'Bo']);

    // The clock stands still, so that the host has all the time to think again.
    await turn(ann.page, 'Start when every seat is taken');
    await bo.page.getByText('La partie commence dès que toutes les places sont prises.').waitFor();
    still = Date.now() + ahead;
    await botForSeat(ann.page).selectOption('novice');
    await bo.page.getByText(/^La partie commence (dans|…)/).waitFor();
    await expect.poll(() => ann.page.title()).toMatch(/^Everyone’s here: ready to start · Medina/);
    // It does not start while the host has a seat in hand.
    const handle = await ann.page.getByTitle('Drag Bo to another seat').boundingBox();
    await ann.page.mouse.move(handle!.x + 5, handle!.y + 20);
    await ann.page.mouse.down();
    await bo.page.getByText(/^La partie commence (dans|…)/).waitFor({ state: 'detached' });
    await ann.page.mouse.up();
    await bo.page.getByText(/^La partie commence (dans|…)/).waitFor();
    await ann.page.getByRole('combobox', { name: 'Players', exact: true }).selectOption('2');
    await ann.page.getByRole('alert').getByText('3 seats are taken. Free one first.').waitFor();
    await button(ann, 'Wait').click();
    await startButton(ann.page).waitFor();
    expect(await hasFocus(ann.page), 'the button is gone').toBe(true);
    await turn(ann.page, 'Start when every seat is taken');
    await bo.page.getByText(/^La partie commence (dans|…)/).waitFor();
    still = undefined;
    ahead = 5000;
    for (const { page } of [ann, bo, cleo]) await table(page).waitFor();
    for (const { leave } of [ann, bo, cleo]) await leave();
  });

  test('lets any player start once the host has been away for two minutes', async () => {
    const ann = await guestOf(site.browser, 'Ann', ENGLISH);
    const link = await openTable(ann, site.server.url, 'pagoda', 2);
    const bo = await guestOf(site.browser, 'Bo', FRENCH, PHONE);
    await comeByLink(bo, link);
    await sit(bo);
    await ann.page.goto('about:blank');
    await bo.page.getByText(/^Ann est hors ligne. Sans retour avant/).waitFor();
    expect(await startButton(bo.page).count()).toBe(0);
    ahead = 2 * MINUTE;
    // The page knows the server's time by the next beat.
    await bo.page.getByText(/^Ann est hors ligne depuis deux minutes/).waitFor();
    await startButton(bo.page).click();
    await table(bo.page).waitFor();
    await ann.page.goto(link);
    await table(ann.page).waitFor();
    for (const { leave } of [ann, bo]) await leave();
  });

  test('tells a host who looks elsewhere that friends have arrived and that the table is full', async () => {
    const ann = await guestOf(site.browser, 'Ann', ENGLISH);
    await ann.context.addInitScript(() => {
      const told: string[] = [];
      const isAway = (): boolean => 'away' in document.documentElement.dataset;
      Object.assign(window, { told });
      Object.defineProperty(document, 'hidden', { get: isAway });
      ServiceWorkerRegistration.prototype.showNotification = async text => void told.push(text);
      // This browser has no notifications: what would be shown is written down.
      const Recorded = class {
        static permission = 'granted';
        static requestPermission = async () => 'granted';
        constructor(text: string) {
          told.push(text);
        }
      };
      Object.assign(window, { Notification: Recorded });
    });
    const told = () => ann.page.evaluate(() => (window as unknown as { told: string[] }).told);
    const link = await openTable(ann, site.server.url, 'medina', 3);
    await ann.page.getByText('When players arrive').click();
    await ann.page.getByLabel('Show a notification').check();
    await ann.page.evaluate(() => {
      document.documentElement.dataset.away = '';
    });
    const [bo, cleo] = [await guestOf(site.browser, 'Bo', FRENCH, PHONE), await guestOf(site.browser, 'Cleo', ENGLISH)];
    await comeByLink(bo, link);
    await sit(bo);
    await expect.poll(() => ann.page.title()).toMatch(/^Bo has taken a seat · Medina/);
    await expect.poll(told).toEqual(['Bo has taken a seat']);
    await comeByLink(cleo, link);
    await sit(cleo);
    await expect.poll(() => ann.page.title()).toMatch(/^Everyone’s here: ready to start · Medina/);
    await expect.poll(told).toContain('Cleo has taken a seat · Everyone’s here: ready to start');
    for (const { leave } of [ann, bo, cleo]) await leave();
  });

  test('asks before the host leaves, which makes somebody else the host, and before a table is closed', async () => {
    const ann = await guestOf(site.browser, 'Ann', ENGLISH);
    const link = await openTable(ann, site.server.url, 'pagoda', 2);
    const bo = await guestOf(site.browser, 'Bo', FRENCH, PHONE);
    await comeByLink(bo, link);
    await sit(bo);
    await button(ann, 'Leave seat').click();
    await ann.page.getByText('Bo becomes the host, and someone else can take your seat.').waitFor();
    await button(ann, 'Yes, leave').click();
    await button(bo, 'Fermer la table').waitFor();
    await sit(ann);
    const close = button(bo, 'Fermer la table');
    await close.click();
    await bo.page.getByRole('dialog', { name: 'Fermer cette table ?' }).waitFor();
    await bo.page.keyboard.press('Escape');
    await expect.poll(() => close.evaluate(asked => asked === document.activeElement)).toBe(true);
    expect(await roomSeats(ann.page).count(), 'nothing has happened').toBe(2);
    await close.click();
    await button(bo, 'Oui, la fermer').click();
    await bo.page.getByText('Cette table a été fermée avant le début de la partie.').waitFor();
    await ann.page.getByText('This table was closed before the game started.').waitFor();
    for (const { leave } of [ann, bo]) await leave();
  });
});
