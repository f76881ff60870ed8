import { afterEach, describe, expect, test } from 'vitest';
import { realEnvironment } from '../../src/server/environment.ts';
import { carryOut, type Order } from '../../src/server/ops/orders.ts';
import type { RunningServer, ServerOptions } from '../../src/server/server.ts';
import { Guest, openToyServer, TOY, twoAtTable } from './guest.ts';

const HOUR = 3_600_000;
let late = 0;
let server: RunningServer;
afterEach(() => server.close());

async function open(options: Partial<ServerOptions> = {}): Promise<RunningServer> {
  late = 0;
  server = await openToyServer({ environment: { ...realEnvironment, now: () => Date.now() + late }, ...options });
  return server;
}

/** Does what `cli host` would do, and lets the server look, which it does every second. */
async function order(given: Order): Promise<void> {
  await carryOut(server.services.store, given);
  await server.services.house.look();
}

const idOf = async (name: string): Promise<string> =>
  (await server.services.store.listPeople(99)).find(person => person.name === name)!.id;

const ban = async (name: string, widens = false): Promise<void> =>
  order({ action: 'ban', kind: 'person', target: await idOf(name), hours: 2, widens });

describe('a person who is banned', () => {
  test('is out at once, on every device, also on sockets that are already open; and back when it is over', async () => {
    const { url } = await open();
    const { ann, bo, table } = await twoAtTable(url);
    const { code } = (await bo.post('/api/me/code', {})).json;
    const phone = new Guest(url);
    await phone.post('/api/people/continue', { code });
    const sockets = [await bo.live(), await phone.live()];
    const calm = await ann.live();
    for (const live of [...sockets, calm]) live.subscribe(table);
    for (const live of [...sockets, calm]) await live.updateAt(3);
    const stream = await fetch(`${url}/api/tables/${table}/events`, { headers: { cookie: phone.cookie } });
    await ban('Bo');
    await expect.poll(() => sockets.map(({ closed }) => closed)).toEqual([true, true]);
    for await (const _ of stream.body!);
    for (const device of [bo, phone]) {
      expect((await device.get('/api/me')).json.code).toBe('banned');
      expect((await device.command(table, { kind: 'resign' })).json.code).toBe('banned');
      expect((await device.post(`/api/tables/${table}/chat`, { text: 'hi' })).json.code).toBe('banned');
      expect((await device.ask('PATCH', '/api/me', { name: 'Barbara' })).json.code).toBe('banned');
      expect((await device.post('/api/people', { name: 'Barbara' })).json.code).toBe('banned');
    }
    const live = await bo.live();
    live.subscribe(table);
    expect((await live.problem()).code).toBe('banned');
    live.close();
    expect(await calm.isHeard()).toBe(true);
    expect((await ann.playAny(table)).status, 'the others play on').toBe(200);
    late += 2 * HOUR - 60_000;
    expect((await bo.get('/api/me')).status).toBe(403);
    late += 60_001;
    expect((await bo.get('/api/me')).json.name).toBe('Bo');
    calm.close();
  });

  test('does not come back by a recovery link, a code, or as part of somebody else', async () => {
    const { url } = await open();
    const [bo, ann] = [await Guest.named(url, 'Bo'), await Guest.named(url, 'Ann')];
    await bo.post('/api/tables', TOY);
    const { secret } = (await bo.post('/api/me/recovery', {})).json;
    const { code } = (await bo.post('/api/me/code', {})).json;
    const { code: other } = (await ann.post('/api/me/code', {})).json;
    await ban('Bo');
    expect((await new Guest(url).post('/api/people/recover', { secret })).json.code).toBe('banned');
    expect((await new Guest(url).post('/api/people/continue', { code })).json.code).toBe('banned');
    expect((await bo.post('/api/people/continue', { code: other, seats: 'merge' })).json.code).toBe('banned');
    expect((await ann.get('/api/me')).json.name).toBe('Ann');
  });

  test('takes the address along only if the host says so', async () => {
    await open({ behindProxy: true });
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const arrive = async (name: string, address: string): Promise<Guest> => {
      const guest = new Guest(server.url);
      await guest.ask('POST', '/api/people', { name }, from(address));
      return guest;
    };
    const [bo, eve] = [await arrive('Bo', '203.0.113.1'), await arrive('Eve', '203.0.113.2')];
    const look = async (address: string) =>
      (await new Guest(server.url).ask('GET', '/api/games', undefined, from(address))).status;
    await ban('Bo');
    await ban('Eve', true);
    for (const [guest, address] of [
      [bo, '203.0.113.1'],
      [eve, '203.0.113.2'],
      [eve, '203.0.113.3'],
    ] as const)
      expect((await guest.ask('GET', '/api/me', undefined, from(address))).status).toBe(403);
    const seen = await Promise.all(['1', '2', '3', '4'].map(n => look(`203.0.113.${n}`)));
    expect(seen).toEqual([200, 403, 403, 200]);
    late += 2 * HOUR + 1;
    expect(await look('203.0.113.2'), 'no longer than the person').toBe(200);
  });
});

describe('a club password', () => {
  test('keeps outsiders from everything but the door, and closes what they have open', async () => {
    const { url } = await open();
    const { ann, bo, table } = await twoAtTable(url, { public: true });
    const [live, watcher] = [await ann.live(), await new Guest(url).live()];
    live.subscribe(table);
    await live.updateAt(3);
    const stream = await fetch(`${url}/api/tables/${table}/events`, { headers: { cookie: bo.cookie } });
    await order({ action: 'club', password: 'Open Sesame' });
    await expect.poll(() => [live.closed, watcher.closed]).toEqual([true, true]);
    for await (const _ of stream.body!);
    const stranger = new Guest(url);
    for (const path of ['/api/me', '/api/lobby', `/api/tables/${table}`, `/api/tables/${table}/events`])
      expect((await ann.get(path)).json.code, path).toBe('club');
    expect((await stranger.post('/api/people', { name: 'Eve' })).json.code).toBe('club');
    await expect(stranger.live()).rejects.toThrow();
    for (const path of ['/api/house', '/api/games', '/api/openapi.json'])
      expect((await stranger.get(path)).status, path).toBe(200);
    expect((await stranger.get('/api/house')).json.club).toBe(true);
    expect((await stranger.ask('POST', '/api/mail/stop?code=x')).json.code, 'links in e-mail').toBe('no-such-code');
  });

  test('is entered once per device, whatever its case; a new one counts anew', async () => {
    const { url } = await open();
    const ann = await Guest.named(url, 'Ann');
    const own = ann.cookie;
    await order({ action: 'club', password: 'Open Sesame' });
    expect((await ann.post('/api/house/enter', { password: 'open' })).json.code).toBe('wrong-password');
    expect(ann.cookie).toBe(own);
    const { headers } = await ann.post('/api/house/enter', { password: ' OPEN  sesame ' });
    const [pass] = headers.getSetCookie();
    expect(pass).toMatch(/^caravanserai-club=[\w.-]+; HttpOnly; Path=\/; SameSite=Lax; Max-Age=\d+$/);
    ann.cookie = `${own}; ${pass!.split(';')[0]}`;
    expect((await ann.get('/api/me')).json.name).toBe('Ann');
    const live = await ann.live();
    const swapped = own.replace('caravanserai=', 'caravanserai-club=');
    const forger = Object.assign(new Guest(url), { cookie: `${own}; ${swapped}` });
    expect((await forger.get('/api/me')).json.code, 'a cookie of a device is no pass').toBe('club');
    await order({ action: 'welcome', en: 'Hello' });
    expect(await live.isHeard()).toBe(true);
    await order({ action: 'club', password: 'another one' });
    await expect.poll(() => live.closed).toBe(true);
    expect((await ann.get('/api/me')).json.code).toBe('club');
    await order({ action: 'club' });
    expect((await ann.get('/api/me')).status).toBe(200);
  });

  test('can not be guessed, nor read from the database', async () => {
    await open({ unlimited: false });
    await order({ action: 'club', password: 'Open Sesame' });
    const stored = (await server.services.store.readSettings()).get('club')!;
    expect(stored.toLowerCase()).not.toContain('sesame');
    const guess = async () => (await new Guest(server.url).post('/api/house/enter', { password: 'x' })).status;
    const answers: number[] = [];
    for (let n = 0; n < 11; n++) answers.push(await guess());
    expect(answers.at(-1)).toBe(429);
    expect(answers.slice(0, 10)).toEqual(Array(10).fill(403));
  });
});

test('closed registration lets nobody new in, and everyone else by code, link or cookie', async () => {
  const { url } = await open();
  const ann = await Guest.named(url, 'Ann');
  const { secret } = (await ann.post('/api/me/recovery', {})).json;
  await order({ action: 'registration', isOpen: false });
  expect((await new Guest(url).get('/api/house')).json.registration).toBe(false);
  expect((await new Guest(url).post('/api/people', { name: 'New' })).json.code).toBe('registration-closed');
  expect((await new Guest(url).post('/api/people', {})).json.code, 'nor to watch').toBe('registration-closed');
  expect((await ann.get('/api/me')).status).toBe(200);
  expect((await new Guest(url).post('/api/people/recover', { secret })).status).toBe(200);
  await order({ action: 'registration', isOpen: true });
  expect((await new Guest(url).post('/api/people', { name: 'New' })).status).toBe(201);
});

test('what a host did is noted by ids, in order, and the password is not in it', async () => {
  await open();
  await Guest.named(server.url, 'Bo');
  await ban('Bo');
  await order({ action: 'club', password: 'Open Sesame' });
  await order({ action: 'club' });
  const log = await server.services.store.readActions(0, 99);
  expect(log.map(({ n, action }) => `${n} ${action}`)).toEqual(['1 ban', '2 club', '3 club']);
  expect(log[0]!.detail).toContain(await idOf('Bo'));
  expect(JSON.stringify(log)).not.toMatch(/sesame|"Bo"/i);
});
