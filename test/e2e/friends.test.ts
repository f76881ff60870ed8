// A group of friends from the link to the rematch, each at a screen of their own, by what the pages say.
import { afterEach, describe, expect, test } from 'vitest';
import { invitation, log, ownName, ownSeat, roomSeats, sitButton, table } from './locators.ts';
import { type Guest, guestOf, myTurn, playTurn } from './online.ts';
import { openSite } from './site.ts';
import { ENGLISH, FRENCH, PHONE } from './visit.ts';

const HOUR = 3_600_000;
const LARGE_PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const TABLET = { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true };

/** How far the server's clock is ahead. */
let ahead = 0;
const site = openSite({
  environment: { now: () => Date.now() + ahead, bytes: n => crypto.getRandomValues(Buffer.alloc(n)) },
});
afterEach(() => {
  ahead = 0;
});

const button = ({ page }: Guest, name: string | RegExp) => page.getByRole('button', { name }).first();
const tab = ({ page }: Guest, name: RegExp) => page.getByRole('tab', { name });

const isFocused = (element: Element) => element === document.activeElement;

/** Comes by the invitation with a name, and takes a seat. */
async function join(guest: Guest, link: string): Promise<void> {
  const { page, name } = guest;
  await page.goto(link);
  await page.getByRole('heading', { level: 1, name: /^Ann (invites you to|vous invite à jouer à) Medina$/ }).waitFor();
  const field = page.getByRole('textbox', { name: /^(Your name at this table|Votre nom à cette table)$/ });
  await field.fill(name);
  await button(guest, /^(Take a seat|Prendre une place)$/).click();
  await ownSeat(page).filter({ hasText: name }).or(table(page)).first().waitFor();
}

describe('a group of friends', () => {
  test('comes by a link, starts, loses one to the clock, finds another, ends with a result and plays again', async () => {
    const ann = await guestOf(site.browser, 'Ann', ENGLISH);
    const bo = await guestOf(site.browser, 'Bo', ENGLISH, LARGE_PHONE);
    const cleo = await guestOf(site.browser, 'Cléo', FRENCH, PHONE);
    const dee = await guestOf(site.browser, 'Dee', ENGLISH, TABLET);
    const eve = await guestOf(site.browser, 'Eve', ENGLISH);

    // A table by the page for new games, found from the first page.
    await ann.page.goto(site.server.url);
    await ann.page.getByRole('link', { name: 'Play, Medina' }).click();
    await ann.page.getByRole('link', { name: /^Online, by link/ }).click();
    await ann.page.getByRole('group', { name: 'Players' }).getByRole('button', { name: '4', exact: true }).click();
    await ownName(ann.page).fill('Ann');
    await ann.page.getByLabel('Clock').selectOption({ label: '1 day per turn' });
    await ann.page.getByRole('switch', { name: 'Start when every seat is taken' }).click();
    await ann.page.getByText('Order of play and spectators').click();
    await ann.page.getByRole('switch', { name: 'Random first player' }).click();
    await button(ann, 'Create table').click();
    await invitation(ann.page).waitFor();
    const link = await invitation(ann.page).innerText();

    await join(bo, link);
    await join(cleo, link);
    await cleo.page.getByText('La partie commence dès que toutes les places sont prises.').waitFor();
    for (const name of ['Ann', 'Bo', 'Cléo']) await roomSeats(ann.page).getByText(name, { exact: true }).waitFor();
    await join(dee, link);
    const four = [ann, bo, cleo, dee];
    await Promise.all(four.map(({ page }) => table(page).waitFor()));

    // Dee has My games open beside the table.
    const list = await dee.context.newPage();
    await list.goto(`${site.server.url}/games`);
    const waiting = list.getByRole('region', { name: /^Waiting for others/ }).getByRole('listitem');
    await waiting.getByText(/Ann/).first().waitFor();
    expect(await list.title()).not.toMatch(/^\(/);
    for (const [n, guest] of four.slice(0, 3).entries()) {
      await myTurn(guest).waitFor();
      await playTurn(guest, n);
    }
    await list
      .getByRole('region', { name: /^Your turn/ })
      .getByRole('listitem')
      .waitFor();
    await expect.poll(() => list.title()).toMatch(/^\(1\) /);
    await list.getByTitle('1 game is waiting for you').waitFor();
    await playTurn(dee, 3);
    await expect.poll(() => list.title()).not.toMatch(/^\(/);
    await myTurn(ann).waitFor();
    await playTurn(ann, 4);

    // Bo puts the phone away in the middle of the turn.
    await myTurn(bo).waitFor();
    await bo.page.goto('about:blank');
    ahead = 25 * HOUR;
    await ann.page.getByText('Bo is out of time. What now?').waitFor();
    await cleo.page.getByText(/^Bo n’a plus de temps\. Que faire/).waitFor();
    await button(ann, 'Find someone new').click();
    await cleo.page.getByText('Ann propose que quelqu’un d’autre prenne la place de Bo.').waitFor();
    await button(cleo, 'Accepter').click();
    await button(dee, 'Accept').click();
    await ann.page.getByText('Bo’s seat is on offer. Anyone with this link can take it over.').first().waitFor();
    expect(await ann.page.getByText('What now?').count(), 'one thing is said at a time').toBe(0);
    await tab(ann, /^Table$/).click();
    const seat = await ann.page.getByText(/^https?:\/\/\S+\/seat\/\S+$/).innerText();

    await eve.page.goto(seat);
    await eve.page.getByRole('heading', { name: 'Take over Bo’s seat' }).waitFor();
    await ownName(eve.page).fill('Eve');
    await button(eve, 'Take this seat').click();
    await myTurn(eve).waitFor();
    expect(await eve.page.getByRole('link', { name: 'Skip to the board' }).evaluate(isFocused)).toBe(false);
    await tab(ann, /^Log$/).click();
    await log.lines(ann.page).getByText('Eve took over the seat on offer').waitFor();
    await playTurn(eve, 5);
    await myTurn(cleo).waitFor();
    await bo.page.goto(link);
    await bo.page.getByRole('heading', { name: 'The game has already started' }).waitFor();
    await button(bo, 'Just watch').click();
    await bo.page.getByText('You were away for a long time, and Eve took over your seat.').waitFor();

    // They agree to end it there.
    await tab(ann, /^Table$/).click();
    await button(ann, 'Propose ending the game').click();
    await button(cleo, 'Accepter').click();
    for (const guest of [dee, eve]) await button(guest, 'Accept').click();
    await ann.page.getByText(/^Everyone agreed to end the game\. .*(wins?|share the win)\.$/).waitFor();
    await cleo.page.getByText(/^Tout le monde a accepté d’arrêter la partie\. /).waitFor();
    for (const { page } of [ann, dee]) {
      const result = page.getByRole('list', { name: 'Result' }).getByRole('listitem');
      await expect.poll(() => result.allInnerTexts()).toHaveLength(4);
    }
    await list.getByRole('region', { name: 'Finished' }).getByRole('listitem').first().waitFor();

    await button(ann, 'Rematch').click();
    await ann.page.getByText(/^kept for Eve until /).waitFor();
    await invitation(ann.page).waitFor();
    await list.getByText('A seat is reserved for you').waitFor();
    await cleo.page.getByText('Ann propose une revanche.').first().waitFor();
    await cleo.page
      .getByText(/^Votre place est gardée jusqu’/)
      .first()
      .waitFor();
    await cleo.page.getByRole('link', { name: 'Aller à la revanche' }).click();
    await roomSeats(cleo.page)
      .getByText(/^vous est réservée jusqu’/)
      .waitFor();
    await sitButton(cleo.page).click();
    for (const { page } of [dee, eve]) {
      await page.getByRole('link', { name: 'Go to rematch' }).click();
      await roomSeats(page)
        .getByText(/^kept for you until /)
        .waitFor();
      await sitButton(page).click();
    }
    // As before, it starts once all are there.
    const again = [ann, cleo, dee, eve];
    await Promise.all(again.map(({ page }) => table(page).waitFor()));
    await myTurn(ann).waitFor();
    for (const guest of again) await guest.leave();
    await bo.leave();
  });
});
