import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterEach, describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { realEnvironment } from '../../src/server/environment.ts';
import type { RunningServer, ServerOptions } from '../../src/server/server.ts';
import { openSqlite } from '../../src/server/store/index.ts';
import { newFolder } from '../folder.ts';
import { Guest, openToyServer, SECRET, TOY, twoAtTable } from './guest.ts';

const HOUR = 3_600_000;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
let now = 0;
const running: RunningServer[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map(server => server.close()));
});

async function open(options: Partial<ServerOptions> = {}): Promise<RunningServer> {
  now = Date.UTC(2026, 0, 5, 12, 20);
  const server = await openToyServer({ environment: { ...realEnvironment, now: () => now }, ...options });
  running.push(server);
  return server;
}

/** The same person on another device. */
async function onPhone(guest: Guest, agent = IPHONE): Promise<Guest> {
  const { code } = (await guest.post('/api/me/code', {})).json;
  const phone = new Guest(guest.url);
  await phone.ask('POST', '/api/people/continue', { code }, { 'user-agent': agent });
  return phone;
}

const at = (url: string, { cookie }: Guest): Guest => Object.assign(new Guest(url), { cookie });

interface Device {
  readonly id: string;
  readonly browser: string;
  readonly here?: true;
}
const listDevices = async (guest: Guest): Promise<Device[]> => (await guest.get('/api/me/access')).json.devices;
const otherOf = async (guest: Guest): Promise<string> => (await listDevices(guest)).find(({ here }) => !here)!.id;

/** A stream of server-sent events. Its end is seen at the client. */
async function stream(guest: Guest, table: string): Promise<{ readonly ended: boolean }> {
  const response = await fetch(`${guest.url}/api/tables/${table}/events`, { headers: { cookie: guest.cookie } });
  const state = { ended: false };
  void (async () => {
    for await (const _ of response.body!);
  })().finally(() => {
    state.ended = true;
  });
  return state;
}

describe('a device', () => {
  test('is listed with its browser and the hour of its last use, the last used first', async () => {
    const { url } = await open();
    const ann = new Guest(url);
    await ann.ask('POST', '/api/people', { name: 'Ann' }, { 'user-agent': FIREFOX });
    now += 3 * HOUR;
    const phone = await onPhone(ann);
    const since = now;
    expect(await listDevices(phone)).toMatchObject([
      { browser: 'Safari', system: 'iPhone', since, used: since - (since % HOUR), here: true },
      { browser: 'Firefox', system: 'Linux' },
    ]);
    now += 5 * HOUR;
    await ann.get('/api/me');
    await expect
      .poll(async () => (await listDevices(phone)).find(({ browser }) => browser === 'Firefox'))
      .toMatchObject({ used: now - (now % HOUR) });
    expect(JSON.stringify(await listDevices(ann)), 'not all that the browser says').not.toContain('Gecko');
  });

  test('that is signed out is out at once, with its sockets and streams; others stay', async () => {
    const { url } = await open();
    const { ann, bo, table } = await twoAtTable(url);
    const phone = await onPhone(ann);
    const [gone, stays, friend] = [await phone.live(), await ann.live(), await bo.live()];
    for (const live of [gone, stays, friend]) live.subscribe(table);
    for (const live of [gone, stays, friend]) await live.updateAt(3);
    const streams = [await stream(phone, table), await stream(ann, table)];
    let code = 0;
    gone.socket.on('close', given => {
      code = given;
    });
    expect((await ann.ask('DELETE', `/api/me/devices/${await otherOf(ann)}`)).status).toBe(204);
    await expect.poll(() => [gone.closed, streams[0]!.ended]).toEqual([true, true]);
    expect(code).toBe(4401);
    expect((await phone.get('/api/me')).json.code).toBe('nobody');
    expect((await phone.command(table, { kind: 'resign' })).status).toBe(401);
    expect((await phone.get(`/api/tables/${table}`)).status, 'the table is private').toBe(404);
    await ann.playAny(table);
    await Promise.all([stays.updateAt(4), friend.updateAt(4)]);
    expect([await stays.isHeard(), await friend.isHeard(), streams[1]!.ended]).toEqual([true, true, false]);
    expect(await listDevices(ann)).toHaveLength(1);
    stays.close();
    friend.close();
  });

  test('can be signed in again for a minute, by nobody else', async () => {
    const { url } = await open();
    const ann = await Guest.named(url, 'Ann');
    const [phone, eve] = [await onPhone(ann), await Guest.named(url, 'Eve')];
    const device = await otherOf(ann);
    expect((await eve.ask('DELETE', `/api/me/devices/${device}`)).json.code).toBe('no-such-device');
    expect((await phone.get('/api/me')).status).toBe(200);
    await ann.ask('DELETE', `/api/me/devices/${device}`);
    expect((await phone.get('/api/me')).headers.getSetCookie(), 'its cookie stays for now').toEqual([]);
    expect((await eve.post(`/api/me/devices/${device}/undo`, {})).json.code).toBe('no-such-device');
    expect((await ann.post(`/api/me/devices/${device}/undo`, {})).status).toBe(204);
    expect((await phone.get('/api/me')).json.name).toBe('Ann');
    await ann.ask('DELETE', `/api/me/devices/${device}`);
    now += 60_001;
    expect((await ann.post(`/api/me/devices/${device}/undo`, {})).json.code).toBe('no-such-device');
    expect((await phone.get('/api/me')).headers.getSetCookie()[0]).toMatch(/^caravanserai=; .*Max-Age=0/);
  });

  test('does not sign itself out', async () => {
    const { url } = await open();
    const ann = await Guest.named(url, 'Ann');
    const [{ id }] = (await listDevices(ann)) as [Device];
    expect((await ann.ask('DELETE', `/api/me/devices/${id}`)).json.code).toBe('this-device');
    expect((await ann.get('/api/me')).status).toBe(200);
  });
});

describe.each(['0.1.0', '0.2.0'])('a cookie of version %s', version => {
  const dump = gunzipSync(readFileSync(join(import.meta.dirname, `../store/databases/${version}.sql.gz`))).toString();

  /** Signed as those versions did it: it names a person and no device. */
  const earlyCookie = (id: string): string =>
    `caravanserai=${id}.${createHmac('sha256', SECRET).update(`player ${id}`).digest('base64url')}`;

  async function openOld(): Promise<{ server: RunningServer; people: { id: string; name: string }[] }> {
    const file = join(newFolder(), 'old.db');
    const db = new DatabaseSync(file);
    db.exec(`BEGIN; ${dump} COMMIT`);
    const people = db.prepare('SELECT id, name FROM players').all() as { id: string; name: string }[];
    db.close();
    return { server: await open({ store: openSqlite(file), games, scheduler: { every: 1e8 } }), people };
  }

  test('is still valid; a browser gets one that names its device', async () => {
    const { server, people } = await openOld();
    const [{ id, name }] = people as [(typeof people)[number]];
    const program = Object.assign(new Guest(server.url), { cookie: earlyCookie(id) });
    const answer = await program.get('/api/me');
    expect([answer.json.name, answer.headers.getSetCookie()]).toEqual([name, []]);
    expect((await program.get('/api/tables')).json.tables.length).toBeGreaterThan(0);
    const browser = Object.assign(new Guest(server.url), { cookie: earlyCookie(id) });
    const first = await browser.ask('GET', '/api/me', undefined, { 'user-agent': FIREFOX });
    expect(first.headers.getSetCookie()[0]).not.toContain(id);
    expect((await browser.get('/api/me/access')).json).toMatchObject({
      devices: [{ browser: 'Firefox', here: true }],
      earlier: true,
    });
  });

  test('is signed out for one person, and for nobody else', async () => {
    const { server, people } = await openOld();
    const [one, other] = people.slice(0, 2).map(({ id }) => earlyCookie(id));
    const holder = (cookie: string): Guest => Object.assign(new Guest(server.url), { cookie });
    const [early, friend, browser] = [holder(one!), holder(other!), holder(one!)];
    await browser.ask('GET', '/api/me', undefined, { 'user-agent': FIREFOX });
    expect((await early.ask('DELETE', '/api/me/devices/earlier')).json.code, 'its own').toBe('this-device');
    const [gone, stays, own] = [await early.live(), await friend.live(), await browser.live()];
    for (const guest of [early, friend]) await guest.get('/api/me');
    expect((await browser.ask('DELETE', '/api/me/devices/earlier')).status).toBe(204);
    await expect.poll(() => gone.closed).toBe(true);
    expect([await stays.isHeard(), await own.isHeard()]).toEqual([true, true]);
    expect((await early.get('/api/me')).status).toBe(401);
    expect((await friend.get('/api/me')).status).toBe(200);
    expect((await browser.get('/api/me/access')).json.earlier).toBe(false);
    expect((await browser.ask('DELETE', '/api/me/devices/earlier')).json.code).toBe('no-such-device');
    // What makes up for lost hints between processes closes nothing that is still valid.
    await server.services.people.devices.lookAgain();
    expect(await stays.isHeard()).toBe(true);
    for (const live of [stays, own]) live.close();
  });

  test('goes on as another person after a merge, and does not bring back what was signed out', async () => {
    const { server, people } = await openOld();
    const [first, second] = people.map(({ id }) => id);
    const { store } = server.services;
    await store.endEarlyCookies(second!);
    await server.services.people.merge(first!, second!);
    const merged = Object.assign(new Guest(server.url), { cookie: earlyCookie(first!) });
    const out = Object.assign(new Guest(server.url), { cookie: earlyCookie(second!) });
    expect((await merged.get('/api/me')).json.name).toBe(people[1]!.name);
    expect((await out.get('/api/me')).status).toBe(401);
  });
});

test('a device that is signed out at one process is out at another, by hints or by looking', async () => {
  const { url, services } = await open();
  const { ann, table } = await twoAtTable(url, TOY);
  const phone = await onPhone(ann);
  const live = await phone.live();
  live.subscribe(table);
  await live.updateAt(3);
  const device = await otherOf(ann);
  // As another process would do it, whose hint is lost.
  const [row] = await services.store.findDevices([device]);
  await services.store.endDevice(row!.player, device, now);
  expect((await at(url, phone).get('/api/me')).status, 'it is still known here').toBe(200);
  await services.people.devices.lookAgain();
  await expect.poll(() => live.closed).toBe(true);
  expect((await phone.get('/api/me')).status).toBe(401);
});
