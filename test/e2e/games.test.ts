import type { APIRequestContext } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { newId } from '../server/guest.ts';
import { type Guest, guestOf, myTurn, playTurn } from './online.ts';
import { openSite } from './site.ts';
import { ENGLISH, FRENCH, PHONE } from './visit.ts';

const site = openSite();
const FINISHED = 60;
const RUNNING = 30;

/** What a person asks the server for, with the cookies of their browser. */
const asker = (request: APIRequestContext) => async (path: string, data: object) => {
  const answer = await request.post(`${site.server.url}${path}`, { data });
  expect([200, 201, 204]).toContain(answer.status());
  return answer.status() === 204 ? undefined : answer.json();
};

/** Two people: one with games that are over and games that wait, who opens them all; the other joins. */
async function playMuch(ann: Guest, bo: Guest): Promise<void> {
  const [asAnn, asBo] = [asker(ann.context.request), asker(bo.context.request)];
  await asAnn('/api/people', { name: ann.name });
  await asBo('/api/people', { name: bo.name });
  const command = (ask: typeof asAnn, table: string, body: object) =>
    ask(`/api/tables/${table}/commands`, { id: newId(), command: body });
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
    await bo.page.goto(`${site.server.url}/games`);
    const play = bo.page.getByRole('region', { name: /^À vous de jouer/ });
    await expect.poll(() => play.getByRole('listitem').count()).toBe(5);
    for (const { leave } of [ann, bo]) await leave();
  });
});
