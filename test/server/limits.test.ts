import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ServerMessage } from '../../src/api/index.ts';
import { games } from '../../src/games/index.ts';
import { realEnvironment } from '../../src/server/environment.ts';
import { LIMITS } from '../../src/server/limits.ts';
import type { RunningServer } from '../../src/server/server.ts';
import { ladder } from '../games/china/maps/ladder.ts';
import { toy } from '../toy/toy.ts';
import { type Answer, Guest, Live, openToyServer, TOY } from './guest.ts';

/** A clock that stands still until it is told to go on, so that nothing is forgiven meanwhile. */
let now = 0;
let server: RunningServer;
beforeAll(async () => {
  server = await openToyServer({
    games: [...games, toy],
    unlimited: false,
    behindProxy: true,
    environment: { ...realEnvironment, now: () => now },
  });
});
afterAll(() => server.close());

let addresses = 0;
/** Everybody comes from an address of their own, so that one test does not use up what another may do. */
const newAddress = (): string => `192.0.2.${++addresses}`;

/** Asks as often as the limit allows, and once more: the last answer. */
async function tooOften(times: number, ask: () => Promise<Answer>, usual: number): Promise<Answer> {
  for (let i = 0; i < times; i++) expect((await ask()).status).toBe(usual);
  const refused = await ask();
  expect(refused.status).toBe(429);
  expect(refused.headers.get('content-type')).toContain('application/problem+json');
  expect(refused.json).toMatchObject({ code: 'too-fast' });
  return refused;
}

async function newcomer(): Promise<{ guest: Guest; post(path: string, body: unknown): Promise<Answer> }> {
  const guest = new Guest(server.url);
  const from = { 'x-forwarded-for': newAddress() };
  const post = (path: string, body: unknown): Promise<Answer> => guest.ask('POST', path, body, from);
  await post('/api/people', { name: 'Ann' });
  return { guest, post };
}

describe('who asks too often is told to wait', () => {
  test('for all that an address asks', async () => {
    const from = { 'x-forwarded-for': newAddress() };
    const ask = (): Promise<Answer> => new Guest(server.url).ask('GET', '/api/games/toy', undefined, from);
    await tooOften(LIMITS.address.burst, ask, 200);
    now += 1000;
    expect((await ask()).status, 'a second later').toBe(200);
  });

  test('for vacations, which would fill the logs of all their tables', async () => {
    const { guest, post } = await newcomer();
    const clock = { kind: 'days', days: 1 };
    const { table } = (await post('/api/tables', { ...TOY, clock })).json;
    await post(`/api/tables/${table}/commands`, { id: 'bot', command: { kind: 'hire', seat: 1, level: 'novice' } });
    await post(`/api/tables/${table}/commands`, { id: 'start', command: { kind: 'start' } });
    const countLines = async () =>
      (await server.services.store.readLog(table, 0)).filter(({ event }) => event.kind === 'vacation').length;
    await tooOften(LIMITS.vacations.burst, () => post('/api/me/vacation', { days: 1 }), 200);
    expect(await countLines()).toBe(LIMITS.vacations.burst);
    expect((await guest.get('/api/me/vacation')).status, 'looking is free').toBe(200);
    now += 24 * 3_600_000;
    for (let n = 0; n < 30; n++) await post('/api/me/vacation', { days: n % 2 });
    expect(await countLines(), 'in a day').toBeLessThanOrEqual(2 * LIMITS.vacations.burst);
  });

  test('for maps whose roads are to be tried out, while those with few rings are welcome', async () => {
    const { guest, post } = await newcomer();
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
    const open = (length: number, letter: string): Promise<Answer> => {
      const map = ladder(length, letter);
      return post('/api/tables', { game: 'china', options: { players: 3, board: { side: '34', map } }, seats });
    };
    const { table } = (await open(3, 'b')).json;
    let n = 0;
    const letter = (): string => 'cdefghijklmnop'[n++]!;
    await tooOften(LIMITS.trials.burst, () => open(12, letter()), 201);
    expect((await open(3, 'b')).status).toBe(201);
    const { options } = (await guest.look(table)).state as unknown as { options: object };
    const change = { kind: 'change', clock: { kind: 'none' }, shuffle: false };
    const changed = (wish: object): Promise<Answer> =>
      post(`/api/tables/${table}/commands`, { id: letter(), command: { ...change, options: wish } });
    expect((await changed(options)).status, 'the map that the table has').toBe(200);
    expect((await changed({ ...options, board: { side: '34', map: ladder(13) } })).status).toBe(429);
  });

  test('for such maps of many guests at one address, while another address is welcome', async () => {
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
    let n = 0;
    const openFrom = async (address: string): Promise<Answer> => {
      const guest = new Guest(server.url);
      const from = { 'x-forwarded-for': address };
      await guest.ask('POST', '/api/people', { name: 'Ann' }, from);
      const map = ladder(12, `other${'abcdefghijklmnopqrstuvwxyz'[n++]!}`);
      const wish = { game: 'china', options: { players: 3, board: { side: '34', map } }, seats };
      return guest.ask('POST', '/api/tables', wish, from);
    };
    const address = newAddress();
    await tooOften(LIMITS.trialsFrom.burst, () => openFrom(address), 201);
    expect((await openFrom(newAddress())).status, 'the neighbour').toBe(201);
  });

  test('for new guests of an address, while another address is welcome', async () => {
    const from = { 'x-forwarded-for': newAddress() };
    await tooOften(
      LIMITS.people.burst,
      () => new Guest(server.url).ask('POST', '/api/people', { name: 'Ann' }, from),
      201,
    );
    expect((await (await newcomer()).guest.get('/api/me')).status).toBe(200);
  });

  test('for all addresses of a household, however they are written', async () => {
    const ask = (address: string): Promise<Answer> =>
      new Guest(server.url).ask('POST', '/api/people', { name: 'Ann' }, { 'x-forwarded-for': address });
    let n = 0;
    await tooOften(LIMITS.people.burst, () => ask(`2001:db8:0:7:${(n++).toString(16)}::1`), 201);
    expect((await ask('2001:0DB8::7:0:0:0:9')).status).toBe(429);
    expect((await ask('2001:db8:0:8::1')).status, 'the neighbour').toBe(201);
    expect((await ask('::ffff:192.0.2.250')).status, 'IPv4 in other clothes').toBe(201);
  });

  test('for codes that are tried', async () => {
    const from = { 'x-forwarded-for': newAddress() };
    const code = 'ABCDE23456';
    await tooOften(
      LIMITS.codes.burst,
      () => new Guest(server.url).ask('POST', '/api/people/continue', { code }, from),
      404,
    );
  });

  test('for tables, commands and chat of a person', async () => {
    const { post } = await newcomer();
    await tooOften(LIMITS.tables.burst, () => post('/api/tables', TOY), 201);
    const other = await newcomer();
    const { table } = (await other.post('/api/tables', TOY)).json;
    await tooOften(LIMITS.chat.burst, () => other.post(`/api/tables/${table}/chat`, { text: 'hello' }), 201);
    let id = 0;
    const move = { kind: 'play', ply: 0, move: 'nothing' };
    const command = (): Promise<Answer> =>
      other.post(`/api/tables/${table}/commands`, { id: `limit-${id++}`, command: move });
    let refused = await command();
    const usual = refused.status;
    for (let i = 0; refused.status === usual && i < LIMITS.commands.burst; i++) refused = await command();
    expect(refused.status).toBe(429);
  });

  test('for frames of a socket, which is closed if it goes on', async () => {
    const { guest } = await newcomer();
    const live = await guest.live();
    for (let i = 0; i < LIMITS.frames.burst + 40; i++) live.send({ kind: 'unsubscribe', table: 'A'.repeat(22) });
    await live.until(message => message.kind === 'problem' && message.problem.status === 429);
    await expect.poll(() => live.closed).toBe(true);
  });
});

test('who spreads frames over many sockets is told to wait as well, while other addresses are served', async () => {
  const frame = { kind: 'unsubscribe', table: 'A'.repeat(22) };
  const from = { 'x-forwarded-for': newAddress() };
  const each = LIMITS.frames.burst - 20;
  const sockets: Live[] = [];
  for (let sent = 0; sent <= LIMITS.framesFrom.burst; sent += each) sockets.push(await Live.open(server.url, '', from));
  for (const socket of sockets) for (let n = 0; n < each; n++) socket.send(frame);
  const refused = (message: ServerMessage): boolean => message.kind === 'problem' && message.problem.status === 429;
  await Promise.any(sockets.map(socket => socket.until(refused)));
  const other = await Live.open(server.url, '', { 'x-forwarded-for': newAddress() });
  other.send({ kind: 'subscribe', table: 'A'.repeat(22) });
  await other.until(message => message.kind === 'problem' && message.problem.status === 404);
  for (const socket of [...sockets, other]) socket.close();
});

test('who keeps too many connections open can open no other, by either way, until one is closed', async () => {
  const small = await openToyServer({ unlimited: false, behindProxy: true, mostOpen: 2 });
  const ann = await Guest.named(small.url, 'Ann');
  const { json } = await ann.post('/api/tables', TOY);
  const from = { 'x-forwarded-for': '192.0.2.1' };
  const socket = (): Promise<Live> => Live.open(small.url, ann.cookie, from);
  const leaving = new AbortController();
  const stream = (signal?: AbortSignal): Promise<Response> =>
    fetch(`${small.url}/api/tables/${json.table}/events`, {
      headers: { cookie: ann.cookie, ...from },
      ...(signal && { signal }),
    });
  const first = await socket();
  expect((await stream(leaving.signal)).status).toBe(200);
  await expect(socket()).rejects.toThrow('429');
  const refused = await stream();
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([429, 'too-many-open']);
  (await Live.open(small.url, ann.cookie, { 'x-forwarded-for': '192.0.2.2' })).close();
  leaving.abort();
  const second = await vi.waitFor(socket, { timeout: 60_000 });
  await expect(socket()).rejects.toThrow('429');
  first.close();
  (await vi.waitFor(socket, { timeout: 60_000 })).close();
  second.close();
  await small.close();
});

describe('what is too large is refused', () => {
  test('a body', async () => {
    const { post } = await newcomer();
    expect((await post('/api/tables', { ...TOY, note: 'x'.repeat(300_000) })).status).toBe(413);
  });

  test('a body of another request than for a table, which may bring a map', async () => {
    const { post } = await newcomer();
    const note = 'x'.repeat(40_000);
    expect((await post('/api/tables', { ...TOY, options: { ...TOY.options, note } })).status).toBe(422);
    expect((await post('/api/people', { name: note })).status).toBe(413);
  });

  test('options that are nested without end', async () => {
    const { post } = await newcomer();
    const depth = 7000;
    const options = `{"players":${'['.repeat(depth)}${']'.repeat(depth)}}`;
    const body = JSON.stringify(TOY).replace(/"options":\{[^}]*\}/, `"options":${options}`);
    expect((await post('/api/tables', body)).json).toMatchObject({ status: 422, code: 'wrong-options' });
  });

  test('a frame', async () => {
    const { guest } = await newcomer();
    const live = await guest.live();
    live.send(`"${'x'.repeat(300_000)}"`);
    await expect.poll(() => live.closed).toBe(true);
    expect((await guest.get('/api/me')).status, 'others go on').toBe(200);
  });
});
