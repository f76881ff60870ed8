import { describe, expect, test } from 'vitest';
import { carryOut } from '../../src/server/ops/orders.ts';
import { invitation, turnPill } from './locators.ts';
import { byTurn, comeByLink, type Guest, gather, guestOf, myTurn, openTable, playTurn } from './online.ts';
import { overNetwork } from './server.ts';
import { openSite } from './site.ts';
import { ENGLISH } from './visit.ts';

const site = openSite();

describe('a table online', () => {
  test('is played on over a network without https', async () => {
    const url = overNetwork(site.server.url);
    const [ann, bo] = (await gather(site.browser, url, 'medina', ['Ann', 'Bo'])) as [Guest, Guest];
    expect(await ann.page.evaluate(() => isSecureContext)).toBe(false);
    const [actor, other] = await byTurn(ann, bo);
    await playTurn(actor, 1);
    await myTurn(other).waitFor();
    for (const { context } of [ann, bo]) await context.close();
  });

  test('is followed again when the server refused that at first', async () => {
    const [ann, bo] = (await gather(site.browser, site.server.url, 'medina', ['Ann', 'Bo'])) as [Guest, Guest];
    const [actor, other] = await byTurn(ann, bo);
    let asked = 0;
    await other.page.routeWebSocket(/\/api\/live$/, socket => {
      if (asked++ > 0) {
        socket.connectToServer();
        return;
      }
      const problem = { status: 503, code: 'store-busy', title: 'Busy', detail: 'Try again.' };
      const say = (message: object): void => socket.send(JSON.stringify(message));
      const beat = setInterval(() => say({ kind: 'beat', at: Date.now() }), 1000);
      socket.onMessage(() => say({ kind: 'problem', problem }));
      socket.onClose(() => clearInterval(beat));
    });
    await other.page.reload();
    await expect.poll(() => asked).toBe(2);
    await playTurn(actor, 2);
    await myTurn(other).waitFor();
    for (const { leave } of [ann, bo]) await leave();
  });

  test('asks for all of a table when a delta does not lead where the server says', async () => {
    const [ann, bo] = (await gather(site.browser, site.server.url, 'medina', ['Ann', 'Bo'])) as [Guest, Guest];
    const [actor, other] = await byTurn(ann, bo);
    let spoilt = 0;
    await other.page.routeWebSocket(/\/api\/live$/, socket => {
      socket.connectToServer().onMessage(text => {
        const message = JSON.parse(String(text));
        const isFirst = message.kind === 'delta' && message.moves && spoilt++ === 0;
        socket.send(isFirst ? JSON.stringify({ ...message, digest: message.digest ^ 1 }) : text);
      });
    });
    await other.page.reload();
    await turnPill(other.page).waitFor();
    const asked = other.page.waitForRequest(/\/api\/tables\/[^/]+\?since=0(&|$)/);
    await playTurn(actor, 3);
    await asked;
    await myTurn(other).waitFor();
    await playTurn(other, 4);
    await myTurn(actor).waitFor();
    for (const { context } of [ann, bo]) await context.close();
  });

  test('says so when a part of the page can’t be loaded, and opens once it can', async () => {
    const ann = await guestOf(site.browser, 'Ann', ENGLISH);
    const link = await openTable(ann, site.server.url, 'pagoda', 2);
    const bo = await guestOf(site.browser, 'Bo', ENGLISH);
    await bo.context.route(/assets\/ui-/, route => route.abort());
    await bo.page.goto(link);
    await bo.page.getByLabel('Your name').fill('Bo');
    await bo.page.getByRole('button', { name: 'Enter' }).click();
    await bo.page.getByRole('alert').getByText('Can’t reach the server.').waitFor();
    await bo.context.unroute(/assets\/ui-/);
    await bo.page.getByRole('button', { name: 'Try again' }).click();
    await bo.page.getByRole('button', { name: 'Sit here' }).waitFor();
    await ann.leave();
    await bo.context.close();
  });

  test('says so to everybody there when it is deleted, and to those who come back', async () => {
    const { server, browser } = site;
    const [ann, bo] = (await gather(browser, server.url, 'medina', ['Ann', 'Bo'])) as [Guest, Guest];
    const address = ann.page.url();
    await carryOut(server.services.store, { action: 'delete', table: new URL(address).pathname.slice('/t/'.length) });
    await server.services.house.look();
    const french = /^Vous n’avez plus de place à cette table\s: elle a été supprimée/;
    await ann.page
      .getByRole('alert')
      .getByText(/^You no longer have a seat at this table: it was deleted/)
      .waitFor();
    await bo.page.getByRole('alert').getByText(french).waitFor();
    await bo.page.reload();
    await bo.page.getByRole('alert').getByText(french).waitFor();
    for (const { leave } of [ann, bo]) await leave(/status of 404/);
  });

  test('opens when the whole link is put where half of it was, and a wrong one does not drive out the right one', async () => {
    const ann = await guestOf(site.browser, 'Ann', ENGLISH);
    const link = await openTable(ann, site.server.url, 'pagoda', 2);
    const [half] = link.split('#') as [string];
    const bo = await guestOf(site.browser, 'Bo', ENGLISH);
    await bo.page.goto(half);
    await bo.page.getByRole('alert').getByText('Ask for the full link.').waitFor();
    await comeByLink(bo, link);
    await bo.page.goto(`${site.server.url}/`);
    await bo.page.goto(`${half}#rubbish`);
    await expect.poll(() => invitation(bo.page).innerText()).toBe(link);
    await ann.leave();
    await bo.context.close();
  });
});
