import { createHmac, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../src/server/server.ts';
import { Guest, openToyServer, TOY, twoAtTable } from './guest.ts';
import { Browser, Mailbox, readVapid } from './pushService.ts';

const [MINUTE, HOUR] = [60_000, 3_600_000];
const DAY = 24 * HOUR;
/** Shorter than the first wait after a failure. */
const LEASE = 29_000;
/** A Wednesday noon in UTC. */
let now = Date.UTC(2026, 2, 4, 12);
let server: RunningServer;
let box: Mailbox;

beforeAll(async () => {
  box = await Mailbox.open();
  server = await openToyServer({
    environment: { now: () => now, bytes: randomBytes },
    notices: { outgoing: { allowPrivate: true }, grace: 0 },
    courier: { every: 5, lease: LEASE, sweepEvery: 1e8 },
  });
});
afterAll(async () => {
  await server.close();
  await box.close();
});

async function listen(guest: Guest, language: 'en' | 'fr' = 'en'): Promise<Browser> {
  const browser = new Browser(box);
  const answer = await guest.post('/api/me/notices/devices', { ...browser.subscription, language });
  expect(answer.status, answer.text).toBe(201);
  return browser;
}

/** Waits until nothing more is due now, and nothing is being sent. */
async function settle(): Promise<void> {
  await server.services.notices.notifier.idle();
  await expect.poll(async () => ((await server.services.store.nextNotice()) ?? Infinity) > now + LEASE).toBe(true);
}

/** Ann hosts and begins; both are listening, and nobody has the table open. */
async function twoListening(over: object = {}) {
  const { ann, bo, table } = await twoAtTable(server.url, { clock: { kind: 'days', days: 2 }, ...over });
  return { ann, bo, table, annHears: await listen(ann), boHears: await listen(bo) };
}

describe('a person with the page closed', () => {
  test('hears of a turn once, with what everybody may know, and only while it is theirs', async () => {
    const { ann, bo, table, annHears, boHears } = await twoListening();
    await ann.playAny(table);
    await settle();
    expect(annHears.messages).toEqual([]);
    const [message] = boHears.messages;
    expect(message).toMatchObject({
      web_push: 8030,
      app_badge: 1,
      notification: {
        title: 'Your turn in Toy',
        body: 'Ann is waiting for you.',
        tag: table,
        navigate: `http://localhost/t/${table}`,
      },
    });
    const [{ headers }] = box.at(boHears.path) as [(typeof box.arrived)[number]];
    expect(headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm' });
    const { key, claims } = readVapid(headers.authorization!);
    expect(key).toBe((await bo.get('/api/me/notices')).json.pushKey);
    expect(claims).toMatchObject({ aud: box.url, exp: Math.floor(now / 1000) + 12 * 3600 });
    // However often somebody looks, nothing is told twice.
    await server.services.notices.notifier.sweep(0);
    await settle();
    expect(boHears.messages).toHaveLength(1);
    await bo.playAny(table);
    await settle();
    await ann.playAny(table);
    await settle();
    expect([annHears.titles, boHears.titles]).toEqual([['Your turn in Toy'], ['Your turn in Toy', 'Your turn in Toy']]);
    expect(new Set(boHears.messages.map(({ id }) => id)).size).toBe(2);
  });

  test('hears nothing of a table that is open and in view, but of one that is out of view', async () => {
    const { ann, bo, table, boHears } = await twoListening();
    const live = await bo.live();
    live.subscribe(table);
    await live.updateAt(3);
    await ann.playAny(table);
    await settle();
    expect(boHears.messages).toEqual([]);
    await bo.playAny(table);
    live.send({ kind: 'view', hidden: true });
    const player = server.services.tables.cache.peek(table)!.table.sitters[1]!.player!;
    await expect.poll(() => server.services.presences.isLooking(table, player)).toBe(false);
    await ann.playAny(table);
    await settle();
    expect(boHears.titles).toEqual(['Your turn in Toy']);
    live.close();
  });

  test('is reminded when three quarters of the time are used, and told when a bot takes over', async () => {
    const { ann, table, boHears } = await twoListening({ timeout: 'bot' });
    await ann.playAny(table);
    await settle();
    now += 1.5 * DAY - MINUTE;
    await settle();
    expect(boHears.messages).toHaveLength(1);
    now += MINUTE;
    await expect.poll(() => boHears.titles).toEqual(['Your turn in Toy', 'Time is running out in Toy']);
    expect(boHears.messages[1]!.notification.body).toBe('It’s your turn, and you have 12 hours left.');
    // What is still being noted as sent would be sent again.
    await settle();
    now += 12 * HOUR;
    await expect.poll(() => boHears.titles.at(-1)).toBe('A bot is playing for you in Toy');
    await settle();
    expect(boHears.messages).toHaveLength(3);
  });

  test('is not reminded of a turn that is over', async () => {
    const { ann, bo, table, boHears } = await twoListening();
    await ann.playAny(table);
    await bo.playAny(table);
    now += 1.6 * DAY;
    await settle();
    expect(boHears.titles).not.toContain('Time is running out in Toy');
  });

  test('hears as host who joins and that the table is full, and as a player of a rematch', async () => {
    const [ann, bo, cleo] = await Promise.all(['Ann', 'Bo', 'Cléo'].map(name => Guest.named(server.url, name)));
    const [annHears, boHears] = [await listen(ann!), await listen(bo!, 'fr')];
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
    const { table, invite } = (await ann!.post('/api/tables', { ...TOY, options: { players: 3 }, seats })).json;
    for (const guest of [bo!, cleo!]) {
      await guest.post(`/api/tables/${table}/enter`, { invite });
      now += MINUTE;
      await guest.command(table, { kind: 'sit' });
      await settle();
    }
    expect(annHears.messages.map(({ notification: { title, body } }) => `${title}: ${body}`)).toEqual([
      'Bo joined your Toy table: 1 seat is still free.',
      'Your Toy table is full: Everyone is here: you can start the game.',
    ]);
    await ann!.command(table, { kind: 'start' });
    for (const guest of [bo!, cleo!]) await guest.command(table, { kind: 'resign' });
    now += MINUTE;
    expect((await ann!.look(table)).state.status).toBe('over');
    expect((await ann!.command(table, { kind: 'rematch' })).status).toBe(200);
    await settle();
    expect(annHears.titles, 'who asked for it').not.toContain('Ann wants a rematch in Toy');
    const { rematch } = (await ann!.look(table)).state;
    expect(boHears.messages.map(({ notification }) => [notification.title, notification.tag])).toEqual([
      ['Ann propose une revanche à Toy', rematch],
    ]);
  });

  test('hears nothing in quiet hours, and afterwards the newest of each table', async () => {
    const { ann, bo, table, boHears } = await twoListening();
    // It is 12:00 in UTC, and 21:00 in Tokyo.
    now += DAY - ((now - 12 * HOUR) % DAY);
    const quiet = { from: 20 * 60, to: 7 * 60 + 30, zone: 'Asia/Tokyo' };
    expect((await bo.ask('PATCH', '/api/me/notices', { quiet })).json.quiet).toEqual(quiet);
    await ann.playAny(table);
    await settle();
    now += 10 * HOUR + 29 * MINUTE;
    await bo.playAny(table);
    await ann.playAny(table);
    await settle();
    expect(boHears.messages).toEqual([]);
    now += MINUTE;
    await expect.poll(() => boHears.titles).toEqual(['Your turn in Toy']);
    await settle();
    expect(boHears.messages).toHaveLength(1);
  });

  test('hears of two causes that still hold by the newer one alone', async () => {
    const { ann, bo, table, boHears } = await twoListening({ clock: { kind: 'days', days: 1 } });
    // From 21:00 in Tokyo all night and most of the day: the reminder comes in quiet hours as well.
    now += DAY - ((now - 12 * HOUR) % DAY);
    await bo.ask('PATCH', '/api/me/notices', { quiet: { from: 20 * 60, to: 19 * 60, zone: 'Asia/Tokyo' } });
    await ann.playAny(table);
    await settle();
    now += 18 * HOUR + MINUTE;
    await settle();
    expect(boHears.messages).toEqual([]);
    now += 4 * HOUR;
    await expect.poll(() => boHears.titles).toEqual(['Time is running out in Toy']);
    await settle();
    expect(boHears.titles).toEqual(['Time is running out in Toy']);
  });

  test('hears nothing on a device that was signed out, unless that is undone', async () => {
    const { ann, bo, table, boHears } = await twoListening();
    const phone = new Guest(server.url);
    const { code } = (await bo.post('/api/me/code', {})).json;
    await phone.post('/api/people/continue', { code });
    const phoneHears = await listen(phone);
    const { devices } = (await bo.get('/api/me/access')).json;
    const { id } = devices.find(({ here }: { here?: true }) => !here);
    expect((await bo.ask('DELETE', `/api/me/devices/${id}`)).status).toBe(204);
    await ann.playAny(table);
    await settle();
    expect([boHears.titles, phoneHears.titles]).toEqual([['Your turn in Toy'], []]);
    expect((await bo.post(`/api/me/devices/${id}/undo`, undefined)).status).toBe(204);
    await bo.playAny(table);
    await ann.playAny(table);
    await settle();
    expect(phoneHears.titles).toEqual(['Your turn in Toy']);
    await bo.ask('DELETE', `/api/me/devices/${id}`);
    now += 2 * MINUTE;
    expect((await bo.get('/api/me/access')).json.devices).toHaveLength(1);
    await bo.playAny(table);
    await ann.playAny(table);
    await settle();
    expect(phoneHears.titles).toHaveLength(1);
    expect((await bo.get('/api/me/notices')).json.devices).toHaveLength(1);
  });

  test('is told nothing any more in a browser that is somebody else’s now', async () => {
    const { ann, bo, table, boHears } = await twoListening();
    box.answers.set(boHears.path, 503);
    await ann.playAny(table);
    await settle();
    expect(boHears.messages, 'the first try').toHaveLength(1);
    box.answers.delete(boHears.path);
    const cleo = await Guest.named(server.url, 'Cleo');
    expect((await cleo.post('/api/me/notices/devices', boHears.subscription)).status).toBe(201);
    now += HOUR;
    await settle();
    expect(boHears.messages).toHaveLength(1);
    expect((await bo.get('/api/me/notices')).json.devices).toEqual([]);
    expect((await cleo.get('/api/me/notices')).json.devices).toHaveLength(1);
  });

  test('has one subscription for each browser, in the language that was chosen there', async () => {
    const { ann, bo, table, boHears } = await twoListening();
    await bo.post('/api/me/notices/devices', { ...boHears.subscription, language: 'fr' });
    box.answers.set(boHears.path, 503);
    await ann.playAny(table);
    await settle();
    expect(boHears.messages).toHaveLength(1);
    const renewed = new Browser(box);
    const { endpoint, keys } = renewed.subscription;
    // A browser whose push service renewed its subscription does not know the language of the page.
    expect((await bo.post('/api/me/notices/devices', { endpoint, keys })).status).toBe(201);
    expect((await bo.get('/api/me/notices')).json.devices).toHaveLength(1);
    now += MINUTE;
    await settle();
    expect(renewed.titles, 'what was still to be told').toEqual(['Toy\u00a0: à vous de jouer']);
    await bo.playAny(table);
    await ann.playAny(table);
    await settle();
    expect(renewed.messages).toHaveLength(2);
    expect(boHears.messages).toHaveLength(1);
  });

  test('hears only of what they want', async () => {
    const { ann, bo, table, boHears } = await twoListening();
    expect((await bo.ask('PATCH', '/api/me/notices', { turns: false })).json).toMatchObject({
      turns: false,
      time: true,
    });
    await ann.playAny(table);
    await settle();
    now += 1.5 * DAY;
    await expect.poll(() => boHears.titles).toEqual(['Time is running out in Toy']);
  });

  test('is tried again after trouble with growing waits, and forgotten once the browser is gone', async () => {
    const { ann, bo, table, boHears } = await twoListening();
    box.answers.set(boHears.path, 503);
    await ann.playAny(table);
    await settle();
    expect(boHears.messages).toHaveLength(1);
    now += MINUTE / 2;
    await settle();
    expect(boHears.messages).toHaveLength(2);
    now += MINUTE;
    await settle();
    expect(boHears.messages, 'not yet').toHaveLength(2);
    now += MINUTE;
    await settle();
    expect(new Set(boHears.messages.map(({ id }) => id)).size, 'the same message').toBe(1);
    expect((await bo.get('/api/me/notices')).json.devices).toMatchObject([{ failing: true }]);
    box.answers.set(boHears.path, 410);
    now += 10 * MINUTE;
    await expect.poll(async () => (await bo.get('/api/me/notices')).json.devices).toEqual([]);
  });

  test('takes their devices, webhook and wishes along: in the export, and when they are deleted', async () => {
    const bo = await Guest.named(server.url, 'Bo');
    const browser = await listen(bo);
    now += 1;
    await bo.post('/api/me/notices/webhook', { url: `${box.url}/export`, language: 'fr' });
    await bo.ask('PATCH', '/api/me/notices', { invitations: false });
    const { notices } = (await bo.get('/api/me/export')).json;
    expect(notices.targets).toMatchObject([
      { kind: 'push', address: browser.subscription.endpoint, language: 'en' },
      { kind: 'webhook', address: `${box.url}/export`, language: 'fr' },
    ]);
    expect(JSON.parse(notices.wishes)).toMatchObject({ invitations: false });
    await bo.ask('DELETE', '/api/me');
    for (const id of await server.services.store.listNotified())
      expect((await server.services.store.listTargets(id)).map(({ address }) => address)).not.toContain(
        `${box.url}/export`,
      );
  });
});

describe('a webhook', () => {
  test('is tested before it is kept, signed, and its secret is shown once', async () => {
    const { ann, bo, table } = await twoListening();
    box.answers.set('/refuses', 403);
    const refused = await bo.post('/api/me/notices/webhook', { url: `${box.url}/refuses`, language: 'en' });
    expect([refused.status, refused.json.code, refused.json.reason]).toEqual([422, 'target-refused', '403']);
    expect((await bo.get('/api/me/notices')).json.webhook).toBeUndefined();
    const path = `/hook/${table}`;
    const kept = await bo.post('/api/me/notices/webhook', { url: box.url + path, language: 'en' });
    expect(kept.json).toMatchObject({ status: 201, secret: expect.stringMatching(/^[\w-]{43}$/) });
    const shown = await bo.get('/api/me/notices');
    expect(shown.json.webhook).toMatchObject({ url: box.url + path, failing: false });
    expect(shown.text).not.toContain(kept.json.secret);
    await ann.playAny(table);
    await settle();
    const [hello, turn] = box.at(path);
    const body = JSON.parse(turn!.body.toString());
    expect(JSON.parse(hello!.body.toString())).toMatchObject({ cause: 'test' });
    expect(body).toMatchObject({ cause: 'turn', table, title: 'Your turn in Toy', lang: 'en' });
    for (const field of ['content', 'text', 'body'])
      expect(body[field]).toContain('Your turn in Toy – Ann is waiting for you.');
    const [, at, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(`${turn!.headers['caravanserai-signature']}`)!;
    expect(createHmac('sha256', kept.json.secret).update(`${at}.${turn!.body}`).digest('hex')).toBe(signature);
    expect(turn!.headers['caravanserai-id']).toBe(body.id);
  });

  test('is switched off after repeated failure, says so, and comes back with a test', async () => {
    const { ann, bo, table } = await twoListening();
    const path = `/fails/${table}`;
    await bo.post('/api/me/notices/webhook', { url: box.url + path, language: 'en' });
    box.answers.set(path, 500);
    const off = async (): Promise<number | undefined> => (await bo.get('/api/me/notices')).json.webhook.off;
    for (let turn = 0; turn < 3 && (await off()) === undefined; turn++) {
      await ann.playAny(table);
      await settle();
      for (const wait of [1, 2, 10, 60, 240]) {
        now += wait * MINUTE;
        await settle();
      }
      if ((await ann.look(table)).state.actor === 1) await bo.playAny(table);
    }
    expect(await off()).toBeTypeOf('number');
    const tries = box.at(path).length;
    expect(tries).toBeGreaterThanOrEqual(9);
    await ann.playAny(table);
    await settle();
    expect(box.at(path)).toHaveLength(tries);
    expect((await bo.post('/api/me/notices/webhook/test', undefined)).json.code).toBe('target-refused');
    box.answers.delete(path);
    expect((await bo.post('/api/me/notices/webhook/test', undefined)).status).toBe(200);
    expect(await off()).toBeUndefined();
    expect((await bo.ask('DELETE', '/api/me/notices/webhook')).status).toBe(204);
    expect((await bo.post('/api/me/notices/webhook/test', undefined)).status).toBe(404);
  });

  test('can’t be called by a name that calls a whole room or poses as a link', async () => {
    const ann = await Guest.named(server.url, '@everyone [x](http://a.b) <!all>');
    const bo = await Guest.named(server.url, 'Bo');
    const { table, invite } = (await ann.post('/api/tables', TOY)).json;
    await bo.post(`/api/tables/${table}/enter`, { invite });
    await bo.command(table, { kind: 'sit' });
    const path = `/room/${table}`;
    await bo.post('/api/me/notices/webhook', { url: box.url + path, language: 'en' });
    await ann.command(table, { kind: 'start' });
    if ((await ann.look(table)).state.actor === 0) await ann.playAny(table);
    await settle();
    const { content, allowed_mentions } = JSON.parse(box.at(path).at(-1)!.body.toString());
    expect(content).not.toMatch(/@everyone|\]\(|<!|http:\/\/a/);
    expect(allowed_mentions).toEqual({ parse: [] });
  });

  test('and a browser are refused at a private address, unless that is allowed', async () => {
    const strict = await openToyServer();
    const ann = await Guest.named(strict.url, 'Ann');
    const codes = [];
    for (const url of ['https://192.168.0.1/x', 'https://localhost/x', 'http://games.example/x'])
      codes.push((await ann.post('/api/me/notices/webhook', { url, language: 'en' })).json.code);
    expect(codes).toEqual(['private-target', 'private-target', 'not-https']);
    const browser = new Browser(box).subscription;
    const device = await ann.post('/api/me/notices/devices', { ...browser, endpoint: 'https://10.0.0.1/x' });
    expect(device.json.code).toBe('private-target');
    const keys = { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) };
    expect(
      (await ann.post('/api/me/notices/devices', { ...browser, endpoint: 'https://push.example/x', keys })).json.code,
    ).toBe('wrong-keys');
    expect((await ann.get('/api/me/notices')).json).toMatchObject({ devices: [], mailOffered: false });
    await strict.close();
  });
});
