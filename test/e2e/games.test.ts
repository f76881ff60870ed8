import { describe, expect, test } from 'vitest';
import { askAs, command, playFirstChoice } from './asking.ts';
import { type Guest, guestOf, myTurn, playTurn } from './online.ts';
import { openSite } from './site.ts';
import { ENGLISH, FRENCH, PHONE } from './visit.ts';

const site = openSite();
const FINISHED = 60;
const RUNNING = 30;

/** Two people: one with games that are over and games that wait, who opens them all; the other joins. */
async function playMuch(ann: Guest, bo: Guest): Promise<void> {
  const [asAnn, asBo] = [askAs(ann, site.server.url), askAs(bo, site.server.url)];
  await asAnn('/api/people', { name: ann.name });
  await asBo('/api/people', { name: bo.name });
  const open = (seats: readonly object[], clock: object) =>
    asAnn('/api/tables', { game: 'medina', options: { players: 2 }, seats, clock });
  for (let n = 0; n < RUNNING; n++) {
    const { table, invite } = await open([{ kind: 'me' }, { kind: 'open' }], { kind: 'days', days: 1 + (n % 14) });
    await asBo(`/api/tables/${table}/enter`, { invite });
    await command(asBo, table, { kind: 'sit' });
    await command(asAnn, table, { kind: 'start' });
  }
  for (let n = 0; n < FINISHED; n++) {
    const { table } = await open([{ kind: 'me' }, { kind: 'bot', level: 'novice' }], { kind: 'none' });
    await command(asAnn, table, { kind: 'start' });
    await command(asAnn, table, { kind: 'resign' });
  }
}

describe('many games', () => {
  test('those that wait are found, counted, and played one after the other without a list in between', async () => {
    const ann = await guestOf(site.browser, 'Ann', ENGLISH);
    const bo = await guestOf(site.browser, 'Bo', FRENCH, PHONE);
    await ann.context.addInitScript(() => {
      Object.defineProperty(navigator, 'setAppBadge', {
        value: async (count: number) => document.documentElement.setAttribute('data-badge', String(count)),
      });
    });
    await playMuch(ann, bo);
    const { page } = ann;
    await page.goto(`${site.server.url}/games`);
    const yourTurn = page.getByRole('region', { name: /^Your turn/ });
    await expect.poll(() => yourTurn.getByRole('listitem').count()).toBe(RUNNING);
    const finished = page.getByRole('region', { name: 'Finished' });
    expect(await finished.getByRole('listitem').count()).toBe(50);
    await page.getByRole('button', { name: 'Show older games' }).click();
    await expect.poll(() => finished.getByRole('listitem').count()).toBe(FINISHED);
    expect(await finished.getByText('2nd').count()).toBe(FINISHED);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Next game/ })
      .click();
    for (let played = 0; played < 5; played++) {
      await myTurn(ann).waitFor();
      const waiting = RUNNING - played;
      await expect.poll(() => page.title()).toContain(`(${waiting}) `);
      expect(await page.locator('html').getAttribute('data-badge')).toBe(`${waiting}`);
      await page.getByTitle(`${waiting - 1} games are waiting for you`).waitFor();
      await playTurn(ann, played);
      const before = page.url();
      await expect.poll(() => page.title()).toContain(`(${waiting - 1}) `);
      if (played % 2 === 0) await page.keyboard.press('n');
      else await page.getByRole('link', { name: /Next game/ }).click();
      await expect.poll(() => page.url()).not.toBe(before);
    }
    const asAnn = askAs(ann, site.server.url);
    const { tables } = await asAnn('/api/turns');
    for (const table of tables) await asAnn(`/api/tables/${table}/chat`, { text: 'Bonjour !' });
    await bo.page.goto(`${site.server.url}/games`);
    const play = bo.page.getByRole('region', { name: /^À vous de jouer/ }).getByRole('listitem');
    await expect.poll(() => play.count()).toBe(5);
    await play.first().getByRole('img', { name: 'Le plateau de Medina en ce moment' }).waitFor();
    await play
      .first()
      .getByText(/Ann place /)
      .waitFor();
    expect(await play.getByText('nouveau message').count()).toBe(0);
    const waiting = bo.page.getByRole('region', { name: /^Aux autres de jouer/ }).getByRole('listitem');
    expect(await waiting.getByText('1 nouveau message').count()).toBe(RUNNING - 5);

    await page.goto(`${site.server.url}/games`);
    const games = finished.getByRole('list').first().getByRole('listitem');
    await expect.poll(() => games.count()).toBe(50);
    await finished
      .getByRole('button', { name: /^Hide Medina/ })
      .first()
      .click();
    await expect.poll(() => games.count()).toBe(49);
    await finished.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect.poll(() => games.count()).toBe(50);
    await finished
      .getByRole('button', { name: /^Hide Medina/ })
      .first()
      .click();
    await finished.getByRole('button', { name: 'Undo' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Hidden games' }).click();
    const hidden = page.getByRole('list', { name: 'Hidden games' }).getByRole('listitem');
    await hidden.getByRole('button', { name: /^Show again: Medina/ }).click();
    await expect.poll(() => hidden.count()).toBe(0);
    await page.getByText('No hidden games.').waitFor();

    // The tab is out of view, and Bo plays.
    await page.evaluate(() => Object.defineProperty(document, 'hidden', { get: () => true }));
    const asBo = askAs(bo, site.server.url);
    const count = (await asAnn('/api/turns')).tables.length;
    const [theirs] = (await asBo('/api/turns')).tables;
    while ((await asBo('/api/turns')).tables.includes(theirs)) await playFirstChoice(asBo, theirs);
    await expect.poll(() => page.title()).toContain(`(${count + 1}) `);

    await page.goto(site.server.url);
    const mine = page.getByRole('region', { name: 'My games' });
    await mine.getByRole('heading', { name: 'Finished' }).waitFor();
    expect(await mine.getByRole('link', { name: /2nd, \d+ – \d+/ }).count(), 'the last ones').toBe(2);
    for (const { leave } of [ann, bo]) await leave();
  });
});

describe('the small boards of a list', () => {
  test('are drawn from what everybody may see, for whoever has cards there as well', async () => {
    const ann = await guestOf(site.browser, 'Ann', ENGLISH);
    const bo = await guestOf(site.browser, 'Bo', FRENCH);
    const [asAnn, asBo, asNobody] = await Promise.all(
      [ann, bo, await guestOf(site.browser, 'Cleo', ENGLISH)].map(guest => askAs(guest, site.server.url)),
    );
    await asAnn!('/api/people', { name: 'Ann' });
    await asBo!('/api/people', { name: 'Bo' });
    const { table } = await asAnn!('/api/tables', {
      game: 'china',
      options: { players: 2 },
      seats: [{ kind: 'me' }, { kind: 'open' }],
      clock: { kind: 'none' },
      public: true,
      shuffle: false,
    });
    await command(asBo!, table, { kind: 'sit' });
    await command(asAnn!, table, { kind: 'start' });
    await playFirstChoice(asAnn!, table);
    const { page } = ann;
    const asked: string[] = [];
    page.on('request', request => asked.push(new URL(request.url()).pathname));
    const [answer] = await Promise.all([
      page.waitForResponse(response => response.url().endsWith(`/api/tables/${table}/glance`)),
      page.goto(`${site.server.url}/games`),
    ]);
    await page.getByRole('img', { name: 'The board of China now' }).waitFor();
    const { view } = await answer.json();
    expect(view).toEqual((await asNobody!(`/api/tables/${table}`)).sight.view);
    expect(view).not.toEqual((await asAnn!(`/api/tables/${table}`)).sight.view);
    expect(asked).not.toContain(`/api/tables/${table}`);
    for (const { leave } of [ann, bo]) await leave();
  });
});
