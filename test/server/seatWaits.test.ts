import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../src/server/server.ts';
import { Guest, openToyServer, TOY } from './guest.ts';
import { Browser, Mailbox } from './pushService.ts';

const HOUR = 3_600_000;
const LEASE = 29_000;
let now = Date.UTC(2026, 2, 4, 12);
let server: RunningServer;
let box: Mailbox;

beforeAll(async () => {
  box = await Mailbox.open();
  server = await openToyServer({
    environment: { now: () => now, bytes: randomBytes },
    notices: { outgoing: { allowPrivate: true }, grace: 0 },
    courier: { every: 5, lease: LEASE, sweepEvery: 50 },
  });
});
afterAll(async () => {
  await server.close();
  await box.close();
});

/** Waits until nothing more is due now, and nothing is being sent. */
async function settle(): Promise<void> {
  await server.services.notices.notifier.idle();
  await expect.poll(async () => ((await server.services.store.nextNotice()) ?? Infinity) > now + LEASE).toBe(true);
}

async function listen(guest: Guest): Promise<Browser> {
  const browser = new Browser(box);
  await guest.post('/api/me/notices/devices', browser.subscription);
  return browser;
}

/** Ann’s table for two, where Bo has the other seat, and Cleo has the link. */
async function fullTable() {
  const [ann, bo, cleo] = await Promise.all(['Ann', 'Bo', 'Cleo'].map(name => Guest.named(server.url, name)));
  const { table, invite, card } = (await ann!.post('/api/tables', TOY)).json;
  const open = async (guest: Guest) => (await guest.post(`/api/invitations/${card}`, { secret: invite })).json;
  await open(bo!);
  await bo!.command(table, { kind: 'sit' });
  await open(cleo!);
  const wait = (guest: Guest, on = true) => guest.post(`/api/tables/${table}/wait`, { on });
  return { ann: ann!, bo: bo!, cleo: cleo!, table: table as string, open, wait };
}

describe('who asked to hear of a free seat', () => {
  test('hears of it once with the page closed, and again when they ask again', async () => {
    const { bo, cleo, table, open, wait } = await fullTable();
    expect((await wait(cleo)).json).toEqual({ on: true, reached: false });
    const hears = await listen(cleo);
    expect((await open(cleo)).wait).toEqual({ on: true, reached: true });
    await bo.command(table, { kind: 'leave' });
    await settle();
    expect(hears.messages.map(({ notification }) => notification)).toMatchObject([
      {
        title: 'A seat is free in Toy',
        body: 'Open Ann’s table to take the seat.',
        tag: table,
        navigate: `http://localhost/t/${table}`,
      },
    ]);
    await bo.command(table, { kind: 'sit' });
    expect((await open(cleo)).wait).toBeUndefined();
    await bo.command(table, { kind: 'leave' });
    await settle();
    expect(hears.messages, 'nobody asked again').toHaveLength(1);
    await bo.command(table, { kind: 'sit' });
    now += HOUR;
    await wait(cleo);
    await bo.command(table, { kind: 'leave' });
    await settle();
    expect(hears.messages).toHaveLength(2);
  });

  test('goes on waiting if somebody else was faster than the notice', async () => {
    const { bo, cleo, table, open, wait } = await fullTable();
    const hears = await listen(cleo);
    const quiet = { from: 0, to: 13 * 60, zone: 'UTC' };
    now += 24 * HOUR - ((now - 12 * HOUR) % (24 * HOUR));
    await cleo.ask('PATCH', '/api/me/notices', { quiet });
    await wait(cleo);
    await bo.command(table, { kind: 'leave' });
    await settle();
    await bo.command(table, { kind: 'sit' });
    now += HOUR;
    await expect.poll(async () => (await open(cleo)).wait).toEqual({ on: true, reached: true });
    await bo.command(table, { kind: 'leave' });
    await expect.poll(() => hears.titles).toEqual(['A seat is free in Toy']);
  });

  test('hears nothing once they no longer want to, sit there, or the game has started', async () => {
    const { ann, bo, cleo, table, open, wait } = await fullTable();
    const hears = await listen(cleo);
    await wait(cleo);
    expect((await wait(cleo, false)).json).toEqual({ on: false, reached: true });
    await bo.command(table, { kind: 'leave' });
    expect((await wait(cleo)).json.on, 'a seat is free already').toBe(false);
    await cleo.command(table, { kind: 'sit' });
    expect((await wait(cleo)).json.on, 'they have a seat').toBe(false);
    await settle();
    expect(hears.titles).toEqual([]);
    await wait(bo);
    await ann.command(table, { kind: 'start' });
    expect((await wait(bo)).json.on).toBe(false);
    expect((await open(bo)).wait).toBeUndefined();
    const stranger = await Guest.named(server.url, 'Dan');
    expect((await wait(stranger)).status).toBe(404);
  });
});
