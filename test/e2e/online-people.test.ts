import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { openSqlite } from '../../src/server/store/index.ts';
import { newFolder } from '../folder.ts';
import {
  botForSeat,
  closePanels,
  log,
  openMore,
  openTab,
  ownSeat,
  playNow,
  readyToConfirm,
  roomSeats,
  startButton,
  table,
} from './locators.ts';
import {
  byTurn,
  comeByLink,
  confirm,
  type Guest,
  gather,
  guestOf,
  myTurn,
  openTable,
  playTurn,
  sit,
  tryTurn,
} from './online.ts';
import { keptTries, triedOn } from './player.ts';
import { openTestServer } from './server.ts';
import { openSite } from './site.ts';
import { ENGLISH, FRENCH, KEPT, PHONE } from './visit.ts';

/** How far the server's clock is ahead. */
let ahead = 0;
const environment = { now: () => Date.now() + ahead, bytes: (n: number) => crypto.getRandomValues(Buffer.alloc(n)) };
const folder = newFolder();
const site = openSite({ environment: environment });
afterEach(() => {
  ahead = 0;
});

const moreTab = /^Table$/;

describe('people at tables', () => {
  test('a public table is found on the first page, and a newcomer sits down by clicking', async () => {
    const ann = await guestOf(site.browser, 'Ann', ENGLISH);
    await openTable(ann, site.server.url, 'medina', 3, page => page.getByLabel('List as a public table').check());
    const bo = await guestOf(site.browser, 'Bo', FRENCH, PHONE);
    await bo.page.goto(site.server.url);
    await openMore(bo.page);
    await bo.page.getByRole('link', { name: /Medina.*Ann/ }).click();
    await bo.page.getByText('place libre').first().waitFor();
    await sit(bo);
    await ann.page.getByText('Bo', { exact: true }).waitFor();
    await botForSeat(ann.page).selectOption('novice');
    await startButton(ann.page).click();
    await table(bo.page).waitFor();
    // On a phone the panels are away: what is said is counted until the chat is in sight, and again afterwards.
    await openTab(ann.page, /^Chat/);
    const field = ann.page.getByRole('textbox', { name: 'Write a message' });
    for (const text of ['Hello', 'Your turn soon']) {
      await field.fill(text);
      await field.press('Enter');
      await bo.page.getByRole('button', { name: 'Panneaux (1)' }).waitFor();
      await openTab(bo.page, /^Discussion/);
      await bo.page.getByRole('listitem').filter({ hasText: text }).waitFor();
      await closePanels(bo.page);
      await bo.page.getByRole('button', { name: 'Panneaux', exact: true }).waitFor();
    }
    await ann.page.goto(site.server.url);
    // Where something can be done it waits there, else among all of them.
    await ann.page
      .getByRole('heading', { name: /^(My games|Continue)$/ })
      .first()
      .waitFor();
    for (const { leave } of [ann, bo]) await leave();
  });

  test('a move is taken back when the other agrees, and the game ends when both do', async () => {
    const [ann, bo] = (await gather(site.browser, site.server.url, 'pagoda', ['Ann', 'Bo'])) as [Guest, Guest];
    const [actor, other] = await byTurn(ann, bo);
    const icon = ({ page }: Guest) => page.locator('link[rel=icon]').getAttribute('href');
    await expect.poll(() => actor.page.title()).toMatch(/^●/);
    expect([await icon(actor), await icon(other)]).toEqual([
      expect.stringContaining('turn'),
      expect.not.stringContaining('turn'),
    ]);
    await playTurn(actor, 1, page => expect.poll(() => keptTries(page)).toBeGreaterThan(0));
    // What was sent is not tried again by itself, should it be taken back.
    await expect.poll(() => keptTries(actor.page)).toBe(0);
    await openTab(actor.page, moreTab);
    await actor.page.getByRole('button', { name: /Ask to take back|Demander à reprendre/ }).click();
    await other.page.getByRole('button', { name: /^(Accept|Accepter)$/ }).click();
    await myTurn(actor).waitFor();

    await tryTurn(actor, 2);
    await openTab(other.page, moreTab);
    await other.page.getByRole('button', { name: /Propose ending|Proposer d’arrêter/ }).click();
    await actor.page.getByRole('button', { name: /^(Decline|Refuser)$/ }).click();
    await other.page
      .getByText(new RegExp(`${actor.name} (declined|refuse)`))
      .first()
      .waitFor();
    // What is being tried is not disturbed by what others ask.
    await expect.poll(() => confirm(actor).isEnabled()).toBe(true);
    await other.page.getByRole('button', { name: /Propose ending|Proposer d’arrêter/ }).click();
    await actor.page.getByRole('button', { name: /^(Accept|Accepter)$/ }).click();
    await actor.page
      .getByText(/Everyone agreed|Tout le monde a accepté/)
      .first()
      .waitFor();
    await other.page.getByRole('button', { name: /Check the draws|Vérifier les tirages/ }).click();
    await other.page.getByText(/Fair: all|Tirages honnêtes/).waitFor();
    await actor.page.getByRole('link', { name: /^(Result|Résultat)$/ }).click();
    await actor.page.waitForURL(/\/end\//);
    for (const { leave } of [ann, bo]) await leave();
  });

  test('what somebody said stays theirs when somebody else takes their seat', async () => {
    const ann = await guestOf(site.browser, 'Ann', ENGLISH);
    const link = await openTable(ann, site.server.url, 'pagoda', 2);
    const bo = await guestOf(site.browser, 'Bo', ENGLISH);
    await comeByLink(bo, link);
    await sit(bo);
    await bo.page.getByRole('textbox', { name: 'Write a message' }).fill('Back soon');
    await bo.page.keyboard.press('Enter');
    const speaker = ann.page
      .getByRole('list', { name: 'Chat' })
      .getByRole('listitem')
      .filter({ hasText: 'Back soon' })
      .locator('b');
    await speaker.waitFor();
    await bo.page.getByRole('button', { name: 'Leave seat' }).click();
    const cleo = await guestOf(site.browser, 'Cleo', ENGLISH);
    await comeByLink(cleo, link);
    await sit(cleo);
    await roomSeats(ann.page).getByText('Cleo').waitFor();
    expect(await speaker.innerText()).toBe('Bo');
    for (const { leave } of [ann, bo, cleo]) await leave();
  });

  test('who runs out of time may go on; the other may let a bot play, and both hear of it', async () => {
    const ann = await guestOf(site.browser, 'Ann', ENGLISH);
    const link = await openTable(ann, site.server.url, 'pagoda', 2, page =>
      page.getByLabel('Clock').selectOption('live-600-15'),
    );
    const bo = await guestOf(site.browser, 'Bo', ENGLISH);
    await comeByLink(bo, link);
    await sit(bo);
    await startButton(ann.page).click();
    for (const { page } of [ann, bo]) await page.locator('[data-clock]').first().waitFor();
    const [actor, other] = await byTurn(ann, bo);
    ahead = 20 * 60_000;
    await actor.page.getByText('You’re out of time, but you can still play.').waitFor();
    await other.page.getByText(`${actor.name} is out of time. What now?`).waitFor();
    await other.page.getByRole('button', { name: 'Give more time' }).click();
    await other.page.getByText('What now?').waitFor({ state: 'detached' });
    ahead *= 2;
    await other.page.getByRole('button', { name: 'Let a bot take over' }).click();
    await actor.page.getByText('A bot has been playing for you since').waitFor();
    await actor.page.getByRole('button', { name: 'Take back my seat' }).click();
    await actor.page.getByText('A bot has been playing for you since').waitFor({ state: 'detached' });
    await openTab(other.page, moreTab);
    await other.page.getByRole('button', { name: 'Resign' }).click();
    await other.page.getByRole('button', { name: 'Yes, resign' }).click();
    await actor.page.getByText(`${other.name} resigned. You win.`).first().waitFor();
    for (const { leave } of [ann, bo]) await leave();
  });

  test('the same person on two devices: a turn that comes too late is told, and the table shown as it is', async () => {
    const [ann, bo] = (await gather(site.browser, site.server.url, 'pagoda', ['Ann', 'Bo'])) as [Guest, Guest];
    const [actor, other] = await byTurn(ann, bo);
    const link = actor.page.url();
    const second = await guestOf(site.browser, actor.name, ENGLISH);
    const desk = await actor.context.newPage();
    await desk.goto(`${site.server.url}/me`);
    await desk.getByRole('button', { name: /Add a device|Ajouter un appareil/ }).click();
    const code = await desk.getByRole('status', { name: 'Code' }).innerText();
    await second.page.goto(`${site.server.url}/me`);
    await second.page.getByLabel('Code or recovery link').fill(code);
    await second.page.getByRole('button', { name: 'Continue on this device' }).click();
    await second.page.getByText(`Welcome back, ${actor.name}!`).waitFor();
    await second.page.goto(link);
    await table(second.page).waitFor();

    await tryTurn(actor, 3);
    await actor.context.setOffline(true);
    await actor.page.locator('[data-lost]').waitFor();
    await confirm(actor).click();
    await playTurn(second, 4);
    await actor.context.setOffline(false);
    await actor.page
      .getByRole('alert')
      .getByText(/has moved on|a avancé/)
      .waitFor();
    await readyToConfirm(actor.page).waitFor({ state: 'detached' });
    for (const { context } of [actor, second, other]) await context.close();
  });

  test('a browser that forgets all but its cookies, as some do after a week, still has its seat and its name', async () => {
    const ann = await guestOf(site.browser, 'Ann', ENGLISH);
    const link = await openTable(ann, site.server.url, 'pagoda', 2);
    await ann.page.goto(`${site.server.url}/me`);
    await ann.page.evaluate(() => localStorage.clear());
    await ann.page.goto(link);
    await ownSeat(ann.page).getByText('Ann').waitFor();
    await ann.page.goto(site.server.url);
    await ann.page.getByRole('heading', { name: 'My games' }).waitFor();
    await ann.context.clearCookies();
    await ann.page.goto(link);
    await ann.page.getByRole('heading', { name: 'You’re invited to a table' }).waitFor();
    await ann.leave();
  });

  test('who wants to be forgotten is: name and right to the table are gone', async () => {
    const ann = await guestOf(site.browser, 'Annabel', ENGLISH);
    await openTable(ann, site.server.url, 'pagoda', 2);
    const table = ann.page.url();
    await ann.page.goto(`${site.server.url}/me`);
    const [download] = await Promise.all([
      ann.page.waitForEvent('download'),
      ann.page.getByRole('button', { name: 'Download everything' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('caravanserai.json');
    await ann.page.getByRole('button', { name: 'Delete everything' }).click();
    await ann.page.getByRole('button', { name: 'Delete for good' }).click();
    await ann.page.getByText('The server has forgotten you.').waitFor();
    await ann.page.getByRole('button', { name: 'Enter' }).waitFor();
    await ann.page.goto(table);
    await ann.page.getByRole('heading', { name: 'You’re invited to a table' }).waitFor();
    await ann.context.close();
  });
});

describe('a server that is gone for a while', () => {
  test('gets a turn that was tried before a reload and confirmed meanwhile once, when it is back', async () => {
    const file = join(folder, 'x.db');
    const first = await openTestServer({ store: openSqlite(file) });
    const [ann, bo] = (await gather(site.browser, first.url, 'pagoda', ['Ann', 'Bo'])) as [Guest, Guest];
    const [actor, other] = await byTurn(ann, bo);
    await tryTurn(actor, 5);
    const tried = await triedOn(actor.page);
    await actor.page.reload();
    await expect.poll(() => triedOn(actor.page)).toEqual(tried);
    await first.close();
    await actor.page.locator('[data-lost]').waitFor();
    await confirm(actor).click();
    await actor.page.waitForTimeout(1000);
    const again = await openTestServer({ store: openSqlite(file), port: first.port });
    await actor.page.locator('[data-lost]').waitFor({ state: 'detached' });
    await confirm(actor).and(actor.page.locator('[aria-disabled=true]')).waitFor();
    await log.lines(other.page).first().waitFor();
    for (const { context } of [ann, bo]) await context.close();
    await again.close();
  });

  test('leaves games on the device as they are, and says so where tables would be', async () => {
    const gone = await openTestServer();
    const { page, context } = await guestOf(site.browser, 'Ann', ENGLISH, KEPT);
    await page.goto(gone.url);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await gone.close();
    await page.goto(`${gone.url}/tables`);
    await page.getByRole('alert').getByText('Can’t reach the server.').waitFor();
    await page.goto(`${gone.url}/t/aaaaaaaaaaaaaaaaaaaaaa`);
    await page.getByRole('alert').getByText('Can’t reach the server.').waitFor();
    await page.goto(gone.url);
    await playNow(page).click();
    await table(page).waitFor();
    await context.close();
  });
});
