// The page behind a link, as those see it who were sent one.
import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { Guest } from '../server/guest.ts';
import { invitation, ownSeat, roomSeats, startButton, table } from './locators.ts';
import { guestOf, openTable } from './online.ts';
import { openSite } from './site.ts';
import { ENGLISH, FRENCH, visit } from './visit.ts';

const site = openSite();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const OPEN = { kind: 'open' };
const MEDINA = {
  game: 'medina',
  options: { players: 3, rules: 'second' },
  seats: [{ kind: 'me' }, OPEN, OPEN],
  clock: { kind: 'days', days: 3 },
};
/** What a server says of a link that no longer works is an error in the console of the browser. */
const REFUSED = /status of (403|404|410)/;

/** A host without a browser, and a table. */
async function openRoom(over: object = {}) {
  const ann = await Guest.named(site.server.url, 'Ann');
  const { json } = await ann.post('/api/tables', { ...MEDINA, ...over });
  const { table: id, card, invite } = json as { table: string; card: string; invite: string };
  const come = async (name: string): Promise<Guest> => {
    const guest = await Guest.named(site.server.url, name);
    await guest.post(`/api/invitations/${card}`, { secret: invite });
    await guest.command(id, { kind: 'sit' });
    return guest;
  };
  return { ann, id, card, invite, come, link: `${site.server.url}/i/${card}#${invite}` };
}

const nameField = (page: Page) =>
  page.getByRole('textbox', { name: /^(Your name at this table|Votre nom à cette table)$/ });
const takeSeat = (page: Page) => page.getByRole('button', { name: /^(Take a seat|Prendre une place)$/ });
const justWatch = (page: Page) => page.getByRole('button', { name: /^(Just watch|Regarder seulement)$/ });
const seats = (page: Page) => page.getByRole('list', { name: /^(Seats|Places)$/ }).getByRole('listitem');
const finding = (page: Page, title: string) => page.getByRole('heading', { name: title });

describe('an invitation', () => {
  test('says who invites to what, and one press takes a seat', async () => {
    const { link, come, id } = await openRoom();
    await come('Noé');
    const { page, leave } = await visit(site.browser, ENGLISH);
    const asked: string[] = [];
    page.on('request', request => asked.push(request.url()));
    await page.goto(link);
    await page.getByRole('heading', { level: 1, name: 'Ann invites you to Medina' }).waitFor();
    for (const fact of ['3 players', '3 days per turn', '2nd edition · well · tea'])
      await page.getByText(fact).waitFor();
    expect(await seats(page).allInnerTexts()).toEqual([
      expect.stringMatching(/Ann\s+host/),
      expect.stringMatching(/Noé\s+joined/),
      expect.stringMatching(/free\s+yours\?/),
    ]);
    await page.getByRole('img', { name: /^QR code/ }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Link to this table' }).inputValue()).toBe(link);
    expect(await page.getByRole('link', { name: 'Learn Medina in 3 minutes' }).getAttribute('href')).toBe(
      '/learn/medina',
    );
    await takeSeat(page).click();
    await page.getByRole('alert').getByText('Enter your name to take a seat.').waitFor();
    expect(await nameField(page).evaluate(field => field === document.activeElement)).toBe(true);
    await nameField(page).fill('  Sarah ');
    await takeSeat(page).click();
    await page.waitForURL(`${site.server.url}/t/${id}`);
    await ownSeat(page).filter({ hasText: 'Sarah' }).waitFor();
    expect(
      asked.filter(url => url.includes(link.split('#')[1]!)),
      'the secret is in no address',
    ).toEqual([]);
    expect(await invitation(page).innerText(), 'it can be sent on').toBe(link);
    await page.goto(link);
    await page.waitForURL(`${site.server.url}/t/${id}`);
    await ownSeat(page).waitFor();
    await leave();
  });

  test('lets people watch without a name, who can say one later', async () => {
    const { link, id } = await openRoom();
    const { page, leave } = await visit(site.browser, FRENCH, PHONE);
    await page.goto(link);
    await page.getByRole('heading', { level: 1, name: 'Ann vous invite à jouer à Medina' }).waitFor();
    expect(await page.getByRole('img', { name: /^QR code/ }).isVisible(), 'a phone shows itself no code').toBe(false);
    for (const button of [takeSeat(page), justWatch(page)])
      expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await justWatch(page).click();
    await page.waitForURL(`${site.server.url}/t/${id}`);
    await roomSeats(page).first().waitFor();
    await page.goto(link);
    await nameField(page).fill('Zoé');
    await takeSeat(page).click();
    await ownSeat(page).filter({ hasText: 'Zoé' }).waitFor();
    await leave();
  });

  test('that is full, begun or over says so, and what can still be done', async () => {
    const { ann, come, link, id } = await openRoom();
    const { page, leave } = await visit(site.browser, ENGLISH);
    await page.goto(link);
    await nameField(page).fill('Sarah');
    await Promise.all([come('Noé'), come('Zoé')]);
    await takeSeat(page).click();
    await finding(page, 'Every seat is taken').waitFor();
    expect(await nameField(page).count()).toBe(0);
    await justWatch(page).waitFor();
    await ann.command(id, { kind: 'start' });
    await page.reload();
    await finding(page, 'The game has already started').waitFor();
    await page.getByText('ask Ann for a seat in the next one').waitFor();
    await justWatch(page).click();
    await table(page).waitFor();
    await leave();

    const duel = await openRoom({ options: { players: 2, rules: 'second' }, seats: [{ kind: 'me' }, OPEN] });
    await duel.come('Bo');
    await duel.ann.command(duel.id, { kind: 'start' });
    await duel.ann.command(duel.id, { kind: 'resign' });
    const later = await visit(site.browser, FRENCH);
    await later.page.goto(duel.link);
    await finding(later.page, 'Cette partie est terminée').waitFor();
    expect(await seats(later.page).allInnerTexts()).toEqual([
      expect.stringMatching(/Bo\s+-?\d+ points?/),
      expect.stringMatching(/Ann\s+-?\d+ points?/),
    ]);
    await later.page.getByRole('button', { name: 'Voir le plateau final' }).click();
    await table(later.page).waitFor();
    await later.leave();
  });

  test('follows its table, and tells who waits at a full one that a seat is free', async () => {
    const { come, link, id } = await openRoom();
    const { page, context, leave } = await visit(site.browser, { ...ENGLISH });
    await page.goto(link);
    await nameField(page).fill('Sarah');
    const noe = await come('Noé');
    await seats(page).getByText('Noé').waitFor();
    expect(await nameField(page).inputValue(), 'what was typed stays').toBe('Sarah');
    // So it does while the server is out of reach.
    const looks = page.waitForEvent('requestfailed');
    await context.route('**/api/invitations/*', route => route.abort());
    await looks;
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(await nameField(page).inputValue()).toBe('Sarah');
    await context.unroute('**/api/invitations/*');
    const zoe = await come('Zoé');
    await finding(page, 'Every seat is taken').waitFor();
    const tell = page.getByRole('button', { name: 'Tell me if a seat opens' });
    await tell.click();
    expect(await tell.getAttribute('aria-pressed')).toBe('true');
    await page.getByText('Keep this page open: you’ll hear and see it here.').waitFor();
    await noe.command(id, { kind: 'leave' });
    await page.getByRole('status').getByText('A seat is free.').waitFor();
    await expect.poll(() => page.title()).toBe('A seat is free · Ann invites you to Medina · Caravanserai');
    await takeSeat(page).waitFor();
    await come('Tom');
    await finding(page, 'Every seat is taken').waitFor();
    await expect.poll(() => page.title()).toBe('Ann invites you to Medina · Caravanserai');
    await zoe.command(id, { kind: 'leave' });
    await takeSeat(page).waitFor();
    expect(await page.getByText('A seat is free.').count(), 'who no longer waits is not told').toBe(0);
    await nameField(page).fill('Sarah');
    await takeSeat(page).click();
    await ownSeat(page).filter({ hasText: 'Sarah' }).waitFor();
    await leave(/ERR_FAILED/);
  });

  test('tells whoever asks for a seat at the very moment when one becomes free', async () => {
    const { come, link, id } = await openRoom();
    const [noe] = await Promise.all([come('Noé'), come('Zoé')]);
    const { page, leave } = await visit(site.browser, ENGLISH);
    const leaveFirst = async (route: Route): Promise<void> => {
      await noe.command(id, { kind: 'leave' });
      await route.continue();
    };
    await page.route('**/wait', leaveFirst, { times: 1 });
    await page.goto(link);
    await finding(page, 'Every seat is taken').waitFor();
    await page.getByRole('button', { name: 'Tell me if a seat opens' }).click();
    await page.getByRole('status').getByText('A seat is free.').waitFor();
    await leave();
  });

  test('of a game that may not be watched shows no way in', async () => {
    const { ann, come, link, id } = await openRoom({ watching: false });
    await Promise.all([come('Noé'), come('Zoé')]);
    await ann.command(id, { kind: 'start' });
    const { page, leave } = await visit(site.browser, ENGLISH);
    await page.goto(link);
    await page.getByText('This table doesn’t allow spectators. Ask Ann').waitFor();
    expect(await justWatch(page).count()).toBe(0);
    await page.getByRole('link', { name: 'Start a table of your own' }).waitFor();
    await leave();
  });

  test('that was closed, renewed, cut off or never there says which', async () => {
    const { ann, card, invite, link, id } = await openRoom();
    const { page, leave } = await visit(site.browser, ENGLISH);
    const at = `${site.server.url}/i/${card}`;
    await page.goto(at);
    await finding(page, 'Part of this link is missing').waitFor();
    await page.getByRole('heading', { name: 'Ann invites you to Medina' }).waitFor();
    await page.goto(`${at}#${invite.slice(0, -3)}`);
    await finding(page, 'Part of this link is missing').waitFor();
    // Put right in the address bar.
    await page.evaluate(hash => {
      location.hash = hash;
    }, invite);
    await takeSeat(page).waitFor();
    const renewed = (await ann.post(`/api/tables/${id}/invite`, {})).json;
    await page.goto(link);
    await page.reload();
    await finding(page, 'This link has been replaced').waitFor();
    await page.goto(`${site.server.url}/i/${'A'.repeat(16)}#secret`);
    await finding(page, 'This invitation doesn’t exist').waitFor();
    await ann.command(id, { kind: 'leave' });
    await page.goto(`${site.server.url}/i/${renewed.card}#${renewed.invite}`);
    await finding(page, 'This table was closed before the game started').waitFor();
    await leave(REFUSED);
  });

  test('waits for a connection, and keeps the name that was typed', async () => {
    const { link } = await openRoom();
    const { page, context, leave } = await visit(site.browser, { ...ENGLISH });
    await page.goto(link);
    await nameField(page).fill('Sarah');
    await context.route('**/api/people', route => route.abort());
    await takeSeat(page).click();
    await page
      .getByRole('alert')
      .getByText(/can’t be reached|not reach|server/i)
      .waitFor();
    expect(await nameField(page).inputValue()).toBe('Sarah');
    await context.unroute('**/api/people');
    await takeSeat(page).click();
    await ownSeat(page).filter({ hasText: 'Sarah' }).waitFor();
    await context.route('**/api/invitations/*', route => route.abort());
    await page.goto(`${site.server.url}/i/${'B'.repeat(16)}#secret`);
    const again = page.getByRole('button', { name: 'Try again' });
    await again.waitFor();
    await context.unroute('**/api/invitations/*');
    await again.click();
    await finding(page, 'This invitation doesn’t exist').waitFor();
    await leave(/ERR_FAILED|status of 404/);
  });

  test('is made with a table, renewed by its host, and found by those who type it', async () => {
    const ann = await guestOf(site.browser, 'Ann', ENGLISH);
    await openTable(ann, site.server.url, 'pagoda', 2);
    const link = await invitation(ann.page).innerText();
    expect(link).toMatch(/\/i\/[\w-]{16}#[\w-]+$/);
    await ann.page.getByRole('button', { name: 'Create a new link' }).click();
    await expect.poll(() => invitation(ann.page).innerText()).not.toBe(link);
    const renewed = await invitation(ann.page).innerText();
    expect(renewed.split(/[#/]/).at(-2)).not.toBe(link.split(/[#/]/).at(-2));
    const bo = await guestOf(site.browser, 'Bo', ENGLISH);
    await bo.page.goto(site.server.url);
    await bo.page.getByRole('button', { name: 'I have an invitation' }).click();
    await bo.page.getByRole('textbox', { name: 'The link you were sent' }).fill(renewed);
    await bo.page.getByRole('button', { name: 'Go to the table' }).click();
    await nameField(bo.page).fill('Bo');
    await nameField(bo.page).press('Enter');
    await ownSeat(bo.page).waitFor();
    await startButton(ann.page).click();
    await Promise.all([table(ann.page).waitFor(), table(bo.page).waitFor()]);
    await ann.leave();
    await bo.leave();
  });
});
