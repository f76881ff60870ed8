import { afterEach, describe, expect, test } from 'vitest';
import { ask, comeIn, playTogether } from './atTable.ts';
import { log, openTab, ownName, playerPanels } from './locators.ts';
import { type Guest, guestOf, myTurn, playTurn } from './online.ts';
import { openSite } from './site.ts';
import { ENGLISH, FRENCH, PHONE } from './visit.ts';

const HOUR = 3_600_000;
/** How far the server's clock is ahead. */
let ahead = 0;
const site = openSite({
  environment: { now: () => Date.now() + ahead, bytes: n => crypto.getRandomValues(Buffer.alloc(n)) },
});
afterEach(() => {
  ahead = 0;
});
/** What a browser reports where a seat is no longer offered. */
const REFUSED = /status of 40[34]/;

const tab = ({ page }: Guest, name: RegExp) => page.getByRole('tab', { name });
const button = ({ page }: Guest, name: string | RegExp) => page.getByRole('button', { name }).first();

describe('a game over days', () => {
  test('goes on with somebody new where time ran out, ends with a result, and leads to a rematch', async () => {
    const bo = await guestOf(site.browser, 'Bo', ENGLISH);
    const ann = await guestOf(site.browser, 'Ann', ENGLISH);
    const cleo = await guestOf(site.browser, 'Cleo', FRENCH, PHONE);
    const id = await playTogether(site.server.url, [bo, ann, cleo], {
      game: 'medina',
      options: { players: 3 },
      clock: { kind: 'days', days: 1 },
      public: true,
    });
    await myTurn(bo).waitFor();
    // A clock that runs is not red before time is short.
    const clock = bo.page.locator('[data-clock=running]');
    const colour = () => clock.evaluate(element => getComputedStyle(element).color);
    const calm = await bo.page.getByRole('tab', { name: 'Log' }).evaluate(element => getComputedStyle(element).color);
    expect(await colour()).toBe(calm);
    ahead = 20 * HOUR;
    await bo.page.reload();
    await bo.page.getByText(/^You have .* left for this turn\.$/).waitFor();
    await bo.page.goto('about:blank');
    ahead = 25 * HOUR;

    await ann.page.getByText('Bo is out of time. What now?').waitFor();
    const list = await ann.context.newPage();
    await list.goto(`${site.server.url}/games`);
    await list.getByRole('listitem').getByText('Out of time').waitFor();
    await list.close();
    await button(ann, 'Find someone new').click();
    await cleo.page.getByText('Ann propose que quelqu’un d’autre prenne la place de Bo.').waitFor();
    await button(cleo, 'Accepter').click();
    await ann.page.getByText('Bo’s seat is on offer. Anyone with this link can take it over.').first().waitFor();
    await tab(ann, /^Table$/).click();
    const link = await ann.page.getByText(/^https?:\/\/\S+\/seat\/\S+$/).innerText();
    await ann.page.getByRole('img', { name: 'Scan to take over the seat' }).waitFor();
    await ann.page.goto(link);
    await ann.page.getByText('You already have a seat at this table.').waitFor();
    await ann.page.getByRole('link', { name: 'Go to table' }).click();

    // Before somebody new comes, the one who was away may come back: it is said how.
    await bo.page.goto(link);
    await bo.page.getByText('This is your own seat.').waitFor();
    await bo.page.goto('about:blank');

    const dee = await guestOf(site.browser, 'Dee', FRENCH, PHONE);
    await dee.page.goto(link.replace(/#.*/, ''));
    await dee.page.getByText('Il manque une partie du lien').waitFor();
    await dee.page.goto(link);
    await dee.page.getByRole('heading', { name: 'Prendre la place de Bo' }).waitFor();
    await ownName(dee.page).fill('Dee');
    await button(dee, 'Prendre cette place').click();
    await myTurn(dee).waitFor();
    await openTab(dee.page, /^Journal$/);
    await log.lines(dee.page).getByText('Vous prenez la place proposée').waitFor();
    await log.lines(ann.page).getByText('The player before Dee ran out of time').waitFor();
    await log.lines(ann.page).getByText('Dee took over the seat on offer').waitFor();
    await bo.page.goto(`${site.server.url}/t/${id}`);
    await bo.page.getByText('You were away for a long time, and Dee took over your seat.').waitFor();
    await bo.page.goto(link);
    await bo.page.getByText('This seat is no longer on offer').waitFor();

    await tab(ann, /^Table$/).click();
    await button(ann, 'Propose ending the game').click();
    for (const guest of [cleo, dee]) await button(guest, 'Accepter').click();
    await ann.page.getByText(/^Everyone agreed to end the game\. .*(wins?|share the win)\.$/).waitFor();
    await ann.page.getByRole('list', { name: 'Result' }).getByRole('listitem').nth(2).waitFor();
    // The whole result, although the rules never ended it.
    const result = await ann.context.newPage();
    await result.goto(ann.page.url());
    await result.getByRole('link', { name: 'Result' }).click();
    await result.getByText(/^Everyone agreed to end the game\. .*(wins?|share the win)\.$/).waitFor();
    const standings = result.getByRole('list', { name: 'Result' }).getByRole('listitem');
    expect(await standings.count()).toBe(3);
    const points = (await standings.allInnerTexts()).map(text => Number(/(\d+) points?/.exec(text)?.[1])).sort();
    const totals = await result
      .getByRole('row', { name: /^Total/ })
      .getByRole('cell')
      .allInnerTexts();
    expect(totals.map(Number).sort(), 'the sheet adds up to what the table said').toEqual(points);
    await result.reload();
    await standings.first().waitFor();
    await result.close();
    // Whoever has nothing but finished games finds them on the first page.
    const home = await cleo.context.newPage();
    await home.goto(site.server.url);
    await home.getByRole('region', { name: 'Mes parties' }).getByRole('heading', { name: 'Terminées' }).waitFor();
    await home.close();
    await ann.page.getByLabel('Next player starts').check();
    await button(ann, 'Rematch').click();
    await ann.page.waitForURL(url => url.pathname.startsWith('/t/') && !url.pathname.endsWith(id));
    await dee.page.getByText('Ann propose une revanche.').waitFor();
    await dee.page.getByText(/^Votre place est gardée jusqu’/).waitFor();
    await dee.page.getByRole('link', { name: 'Aller à la revanche' }).click();
    const { state } = await ask(dee, 'GET', `/api/tables/${new URL(ann.page.url()).pathname.slice(3)}`);
    expect(state.seats.map(({ kind }: { kind: string }) => kind)).toEqual(['person', 'open', 'open']);
    expect(state.shuffle).toBe(false);
    for (const guest of [ann, cleo, dee]) await guest.leave();
    await bo.leave(REFUSED);
  });

  test('is paused by consent, marks what came since the last turn, and keeps what spectators say from the players', async () => {
    const ann = await guestOf(site.browser, 'Ann', ENGLISH);
    const bo = await guestOf(site.browser, 'Bo', FRENCH);
    const id = await playTogether(site.server.url, [ann, bo], {
      game: 'pagoda',
      options: {},
      clock: { kind: 'live', base: 3600, increment: 60 },
      public: true,
    });
    await tab(ann, /^Table$/).click();
    await button(ann, 'Propose a pause').click();
    await bo.page.getByText('Ann propose de mettre les pendules en pause.').waitFor();
    await button(bo, 'Accepter').click();
    await ann.page.getByText(/^The clocks have been paused since/).waitFor();
    await playerPanels(ann.page).getByText('paused').first().waitFor();
    const left = () => ask(ann, 'GET', `/api/tables/${id}`).then(({ state }) => state.clock.left[0]);
    const before = await left();
    ahead = 2 * HOUR;
    await button(bo, 'Relancer les pendules').click();
    await ann.page.getByText(/^The clocks have been paused since/).waitFor({ state: 'detached' });
    expect(await left()).toBe(before);
    await tab(bo, /^Journal$/).click();
    await log.lines(bo.page).getByText('Vous relancez les pendules').waitFor();

    await playTurn(ann, 1);
    await ann.page.goto('about:blank');
    await playTurn(bo, 2);
    await ann.page.goto(`${site.server.url}/t/${id}`);
    await myTurn(ann).waitFor();
    const lines = await log.lines(ann.page).allInnerTexts();
    const since = lines.indexOf('Since your last turn');
    expect(since).toBeGreaterThan(0);
    expect(lines.length).toBeGreaterThan(since + 1);
    expect(lines.slice(since + 1).every(line => line.startsWith('Bo'))).toBe(true);

    const zoe = await guestOf(site.browser, 'Zoé', ENGLISH);
    await comeIn(zoe, site.server.url);
    await zoe.page.goto(`${site.server.url}/t/${id}`);
    await tab(zoe, /^Chat/).click();
    await zoe.page.getByText('Players see these messages once the game is over.').waitFor();
    await zoe.page.getByRole('textbox', { name: 'Write a message' }).fill('Watch https://example.org/\nand wait');
    await zoe.page.keyboard.press('Enter');
    await zoe.page.getByRole('link', { name: 'https://example.org/' }).waitFor();
    await ann.page.getByRole('textbox', { name: 'Write a message' }).waitFor({ state: 'detached' });

    // A message that is being written outlives the tab and the page; others hear of one while they look elsewhere.
    await tab(ann, /^Chat/).click();
    await ann.page.getByText('Watching: Zoé').waitFor();
    await ann.page.getByRole('textbox', { name: 'Write a message' }).fill('Half a message');
    await tab(ann, /^Log/).click();
    await ann.page.reload();
    await tab(ann, /^Table$/).click();
    await button(ann, 'Propose a pause').click();
    await tab(ann, /^Chat/).click();
    expect(await ann.page.getByRole('textbox', { name: 'Write a message' }).inputValue()).toBe('Half a message');
    await ann.page.keyboard.press('Tab');
    await button(ann, 'Send').click();
    await expect.poll(() => bo.page.title()).toContain('✉');
    const note = bo.page.getByRole('status').getByRole('button', { name: /Ann a écrit/ });
    const [said, asked] = await Promise.all([note.boundingBox(), button(bo, 'Refuser').boundingBox()]);
    expect(said!.y, 'below what is asked').toBeGreaterThanOrEqual(asked!.y + asked!.height);
    await note.click();
    await button(bo, 'Refuser').click();
    const heard = bo.page.getByRole('list', { name: 'Discussion' });
    await heard.getByText('Half a message').waitFor();
    expect(await bo.page.getByText('and wait').count()).toBe(0);
    await expect.poll(() => bo.page.title()).not.toContain('✉');

    await tab(ann, /^Table$/).click();
    await button(ann, 'Resign').click();
    await button(ann, 'Yes, resign').click();
    await bo.page.getByText('Ann a abandonné. Vous gagnez.').first().waitFor();
    expect(await playerPanels(bo.page).first().innerText(), 'no bot plays on').not.toMatch(/bot|Apprenti/);
    await button(bo, 'Spectateurs').click();
    await heard.getByRole('link', { name: 'https://example.org/' }).waitFor();
    expect(await heard.getByRole('link').getAttribute('rel')).toBe('noopener noreferrer nofollow');
    for (const guest of [ann, bo, zoe]) await guest.leave();
  });
});
