import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Chat } from '../../src/api/index.ts';
import type { RunningServer } from '../../src/server/server.ts';
import { Guest, openToyServer, twoAtTable } from './guest.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let ahead = 0;
const begun = Date.now();
/** A Monday in March: a vacation that goes beyond the end of a year would have days of two. */
const now = (): number => Date.UTC(2025, 2, 3) + (Date.now() - begun) + ahead;
let server: RunningServer;
beforeAll(async () => {
  server = await openToyServer({ environment: { now, bytes: randomBytes } });
});
afterAll(() => server.close());

const ask = async (guest: Guest, table: string, what: string, seat?: number) => {
  const { ply } = await guest.look(table);
  return guest.command(table, { kind: 'ask', ply, what, ...(seat !== undefined && { seat }) });
};
const offer = (guest: Guest, table: string, seat: number) => guest.post(`/api/tables/${table}/offer`, { seat });
const take = (guest: Guest, table: string, secret: string, id = 'take') =>
  guest.post(`/api/tables/${table}/offer/take`, { id, secret });

/** Ann has played, and Bo has not for so long that time ran out. */
async function withoutBo(over: object = {}) {
  const found = await twoAtTable(server.url, { clock: { kind: 'days', days: 1 }, ...over });
  await found.ann.playAny(found.table);
  ahead += 25 * HOUR;
  await expect.poll(async () => (await found.ann.look(found.table)).state.late).toBe(1);
  return found;
}

describe('a seat of somebody who is away', () => {
  test('goes by its own link to another person, who has its hand and plays on', async () => {
    const { ann, bo, table } = await withoutBo({ watching: false });
    const seenBefore = (await bo.look(table)).sight;
    expect((await offer(ann, table, 1)).json.code).toBe('not-offered');
    await ask(ann, table, 'hand', 1);
    expect((await ann.look(table)).state.seats[1]).toMatchObject({ name: 'Bo', offered: expect.any(Number) });
    expect((await offer(bo, table, 1)).json.code).toBe('not-seated');
    const { secret } = (await offer(ann, table, 1)).json;
    expect((await offer(ann, table, 1)).json.secret).toBe(secret);

    const stranger = new Guest(server.url);
    expect((await stranger.post(`/api/tables/${table}/offer/look`, { secret: 'wrong' })).json.code).toBe('not-offered');
    const shown = (await stranger.post(`/api/tables/${table}/offer/look`, { secret })).json;
    expect(shown).toMatchObject({ seat: 1, state: { game: 'toy', seats: [{ name: 'Ann' }, { name: 'Bo' }] } });
    expect(JSON.stringify(shown)).not.toContain('view');

    await stranger.post('/api/people', {});
    expect((await take(stranger, table, secret)).json.code).toBe('nameless');
    const dee = await Guest.named(server.url, 'Dee');
    expect((await dee.get(`/api/tables/${table}`)).status).toBe(404);
    expect((await take(ann, table, secret)).json.code).toBe('already-seated');
    expect((await take(dee, table, secret)).status).toBe(200);
    expect((await take(dee, table, secret)).status).toBe(200);
    expect((await dee.look(table)).sight).toEqual(seenBefore);
    expect((await dee.look(table)).news.at(-1)).toMatchObject({ kind: 'handed', seat: 1 });
    expect((await dee.playAny(table)).status).toBe(200);
    const listed = async (guest: Guest) =>
      (await guest.get('/api/tables')).json.tables.map((row: { table: string }) => row.table);
    expect(await listed(dee)).toEqual([table]);
    expect(await listed(bo), 'this table has no spectators').toEqual([]);
    expect((await bo.get(`/api/tables/${table}`)).status).toBe(404);
    const eve = await Guest.named(server.url, 'Eve');
    expect((await take(eve, table, secret)).json.code).toBe('not-offered');
  });

  test('is gone from their turns, but not from their list, which says who has it, until the game is over', async () => {
    const { ann, bo, table } = await withoutBo();
    await ask(ann, table, 'hand', 1);
    const { secret } = (await offer(ann, table, 1)).json;
    const dee = await Guest.named(server.url, 'Dee');
    await take(dee, table, secret);
    const rows = async () => (await bo.get('/api/tables')).json.tables;
    const [row] = await rows();
    expect(row).toMatchObject({ table, seat: null, taken: 1 });
    expect(row.state.seats[row.taken].name).toBe('Dee');
    expect((await bo.get('/api/turns')).json).toMatchObject({ tables: [], replaced: [] });
    expect((await bo.look(table)).seat).toBeNull();
    await ann.command(table, { kind: 'resign' });
    expect(await rows()).toEqual([]);
  });

  test('is told wherever they come back, while a bot plays it', async () => {
    const { ann, bo, table } = await withoutBo();
    const turns = async (guest: Guest) => (await guest.get('/api/turns')).json;
    const { mark } = await turns(bo);
    expect(await turns(bo)).toEqual({ tables: [table], replaced: [], mark });
    await ask(ann, table, 'replace', 1);
    const after = await turns(bo);
    expect(after).toMatchObject({ tables: [], replaced: [{ table, game: 'toy', since: expect.any(Number) }] });
    expect(after.mark).not.toBe(mark);
    await ann.post(`/api/tables/${table}/chat`, { text: 'Where are you?' });
    expect((await turns(bo)).mark, 'there is something to read').not.toBe(after.mark);
    await bo.command(table, { kind: 'return' });
    expect((await turns(bo)).replaced).toEqual([]);
  });

  test('stays theirs if they are back first, and the link is then good for nothing', async () => {
    const { ann, bo, table } = await withoutBo();
    await ask(ann, table, 'hand', 1);
    const { secret } = (await offer(ann, table, 1)).json;
    expect((await bo.playAny(table)).status).toBe(200);
    const dee = await Guest.named(server.url, 'Dee');
    expect((await take(dee, table, secret)).json.code).toBe('not-offered');
    expect((await ann.look(table)).state.seats[1]).toEqual({ kind: 'person', name: 'Bo' });
  });
});

describe('clocks', () => {
  test('rest on vacation at tables over days, also those that start later, for 20 days a year', async () => {
    const { ann, table } = await twoAtTable(server.url, { clock: { kind: 'days', days: 3 } });
    expect((await ann.get('/api/me/vacation')).json).toEqual({ left: 20 });
    const { until, left } = (await ann.post('/api/me/vacation', { days: 10 })).json;
    expect([Math.round((until - now()) / DAY), left]).toEqual([10, 10]);
    const { clock } = (await ann.look(table)).state;
    expect(clock).toMatchObject({ rests: [{ seat: 0, until: expect.any(Number) }] });
    expect((await ann.post('/api/me/vacation', { days: 20 })).status).toBe(200);
    ahead += 5 * DAY;
    expect((await ann.look(table)).state.late).toBeUndefined();
    expect((await ann.post('/api/me/vacation', { days: 20 })).json.code).toBe('no-days-left');

    const { json } = await ann.post('/api/tables', {
      game: 'toy',
      options: { players: 2 },
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'novice' }],
      clock: { kind: 'days', days: 1, weekends: 60 },
    });
    await ann.command(json.table, { kind: 'start' });
    await expect
      .poll(async () => (await ann.look(json.table)).state.clock)
      .toMatchObject({
        kind: 'days',
        weekends: 60,
        rests: [{ seat: 0 }],
      });

    const ended = (await ann.post('/api/me/vacation', { days: 0 })).json;
    expect(ended).toEqual({ left: 14 });
    ahead += 4 * DAY;
    await expect.poll(async () => (await ann.look(table)).state.late).toBe(0);
  });

  test('pause by consent, and lists know it', async () => {
    const { ann, bo, table } = await twoAtTable(server.url, { clock: { kind: 'live', base: 600, increment: 5 } });
    await ask(ann, table, 'pause');
    await bo.command(table, { kind: 'answer', agree: true });
    ahead += DAY;
    expect((await bo.look(table)).state).toMatchObject({
      paused: expect.any(Number),
      clock: { running: null, held: 0 },
    });
    const [listed] = (await bo.get('/api/tables')).json.tables;
    expect(listed.state).toMatchObject({ paused: expect.any(Number), clock: { held: 0 } });
    expect((await bo.command(table, { kind: 'resume' })).status).toBe(200);
    expect((await bo.look(table)).state.clock.running).toBe(0);
    expect((await bo.command(table, { kind: 'resume' })).json.code).toBe('not-paused');
  });

  test('have at most 14 days a turn', async () => {
    const ann = await Guest.named(server.url, 'Ann');
    const open = (days: number) =>
      ann.post('/api/tables', {
        game: 'toy',
        options: { players: 2 },
        seats: [{ kind: 'me' }, { kind: 'open' }],
        clock: { kind: 'days', days },
      });
    expect([(await open(14)).status, (await open(15)).status, (await open(0)).status]).toEqual([201, 400, 400]);
  });
});

describe('lists', () => {
  test('say how many messages were not read, on any device', async () => {
    const { ann, bo, table } = await twoAtTable(server.url);
    const unread = async () => (await ann.get('/api/tables')).json.tables[0].unread;
    for (const text of ['one', 'two']) await bo.post(`/api/tables/${table}/chat`, { text });
    await ann.post(`/api/tables/${table}/chat`, { text: 'mine' });
    expect(await unread()).toBe(2);
    const { line } = await ann.look(table);
    expect((await ann.post(`/api/tables/${table}/seen`, { line: 2, chat: 1 })).json).toEqual({ line: 0, chat: 0 });
    expect(await unread()).toBe(1);
    expect((await ann.post(`/api/tables/${table}/seen`, { line: 9999, chat: 3 })).json).toEqual({ line: 2, chat: 1 });
    expect((await ann.post(`/api/tables/${table}/seen`, { line: 1, chat: 0 })).json).toEqual({ line, chat: 3 });
    expect(await unread()).toBeUndefined();
    const dee = await Guest.named(server.url, 'Dee');
    expect((await dee.post(`/api/tables/${table}/seen`, { line: 1, chat: 0 })).status).toBe(404);
  });

  test('leave out finished games that were hidden, until they are wanted again', async () => {
    const { ann, bo, table } = await twoAtTable(server.url);
    await bo.command(table, { kind: 'resign' });
    const finished = async (guest: Guest, query = '') =>
      (await guest.get(`/api/tables${query}`)).json.tables.map((row: { table: string }) => row.table);
    expect((await ann.post(`/api/tables/${table}/hidden`, { hidden: true })).status).toBe(204);
    expect([await finished(ann), await finished(ann, '?hidden=only')]).toEqual([[], [table]]);
    expect(await finished(bo)).toEqual([table]);
    await ann.post(`/api/tables/${table}/hidden`, { hidden: false });
    expect([await finished(ann), await finished(ann, '?hidden=only')]).toEqual([[table], []]);
  });

  test('show a table at a glance by what everybody may know', async () => {
    const { ann, bo, table } = await twoAtTable(server.url);
    await ann.playAny(table);
    const glance = (await bo.get(`/api/tables/${table}/glance`)).json;
    const outside = await Guest.named(server.url, 'Dee');
    expect((await outside.get(`/api/tables/${table}/glance`)).status).toBe(404);
    expect(glance.line).toBe((await bo.look(table)).line);
    expect(glance.view).not.toEqual((await bo.look(table)).sight!.view);
    expect(glance.story.at(-1).entry).toBe((await bo.look(table)).ply - 1);
  });
});

describe('spectators', () => {
  test('write among themselves; players read it once the game is over', async () => {
    const { ann, bo, table } = await twoAtTable(server.url, { public: true });
    const [dee, eve] = await Promise.all([Guest.named(server.url, 'Dee'), Guest.named(server.url, 'Eve')]);
    const [player, watcher] = await Promise.all([ann.live(), eve.live()]);
    player.subscribe(table);
    watcher.subscribe(table);
    const say = (guest: Guest, text: string) => guest.post(`/api/tables/${table}/chat`, { text });
    expect((await say(dee, 'a secret')).status).toBe(201);
    await say(bo, 'to all');
    const isSaid = (text: string) => (m: { kind: string }) => m.kind === 'chat' && (m as Chat).text === text;
    expect(await watcher.until<Chat>(isSaid('a secret'))).toMatchObject({ name: 'Dee', seat: null, gallery: true });
    expect((await watcher.until<Chat>(isSaid('to all'))).gallery).toBeUndefined();
    await player.until(isSaid('to all'));
    expect(player.messages.some(isSaid('a secret'))).toBe(false);
    expect((await ann.get('/api/tables')).json.tables[0].unread).toBe(1);
    await bo.command(table, { kind: 'resign' });
    player.close();
    const again = await ann.live();
    again.subscribe(table);
    await again.until(isSaid('a secret'));
    for (const live of [watcher, again]) live.close();
  });

  test('are silent where the table says so, and before the start', async () => {
    const { table } = await twoAtTable(server.url, { public: true, gallery: false });
    const dee = await Guest.named(server.url, 'Dee');
    expect((await dee.look(table)).state.gallery).toBe(false);
    expect((await dee.post(`/api/tables/${table}/chat`, { text: 'hello' })).json.code).toBe('not-seated');
  });
});
