import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Presence } from '../../src/api/index.ts';
import type { RunningServer } from '../../src/server/server.ts';
import { Guest, Live, openToyServer, TOY, twoAtTable } from './guest.ts';

let ahead = 0;
let server: RunningServer;
beforeAll(async () => {
  server = await openToyServer({ environment: { now: () => Date.now() + ahead, bytes: randomBytes } });
});
afterAll(() => server.close());

async function openTable(over: object = {}) {
  const ann = await Guest.named(server.url, 'Ann');
  const { json } = await ann.post('/api/tables', { ...TOY, ...over });
  return { ann, table: json.table as string, card: json.card as string, invite: json.invite as string };
}
const at = (card: string): string => `/api/invitations/${card}`;

describe('the open part of a link', () => {
  test('shows game, options, host and free seats to anyone, and lets nobody in', async () => {
    const { table, card, invite } = await openTable({ clock: { kind: 'days', days: 3 }, language: 'fr' });
    const stranger = new Guest(server.url);
    const { status, json, text } = await stranger.get(at(card));
    expect(status).toBe(200);
    expect(json).toEqual({
      game: 'toy',
      options: { players: 2 },
      clock: { kind: 'days', days: 3 },
      host: 'Ann',
      seats: 2,
      free: 1,
      state: 'open',
      watching: true,
      language: 'fr',
    });
    for (const secret of [table, invite]) expect(text).not.toContain(secret);
    expect((await stranger.get(`/api/tables/${table}`)).status).toBe(404);
    const bo = await Guest.named(server.url, 'Bo');
    expect((await bo.post(`/api/tables/${table}/enter`, { invite: card })).status).toBe(404);
    expect((await bo.post(at(card), { secret: card })).json.code).toBe('wrong-secret');
    expect((await bo.get(`/api/tables/${table}`)).status).toBe(404);
  });

  test('with its secret shows who sits there, also to somebody without a name, who may then watch but not sit', async () => {
    const { table, card, invite } = await openTable();
    const stranger = new Guest(server.url);
    expect((await stranger.post(at(card), { secret: invite })).json).toMatchObject({
      table,
      seats: [{ kind: 'person', name: 'Ann', host: true }, { kind: 'open' }],
      yours: false,
    });
    expect((await stranger.get(`/api/tables/${table}`)).status, 'looking stores nothing').toBe(404);
    expect((await stranger.post('/api/people', {})).json).toEqual({ name: '' });
    await stranger.post(at(card), { secret: invite });
    expect((await stranger.look(table)).seat).toBeNull();
    expect((await stranger.command(table, { kind: 'sit' })).json.code).toBe('nameless');
    expect((await stranger.post('/api/tables', TOY)).json.code).toBe('nameless');
    await stranger.ask('PATCH', '/api/me', { name: 'Zoé' });
    expect((await stranger.command(table, { kind: 'sit' })).status).toBe(200);
    expect((await stranger.post(at(card), { secret: invite })).json).toMatchObject({ yours: true });
  });

  test('says when it was renewed, and what became of the game', async () => {
    const { ann, table, card, invite } = await openTable();
    const renewed = (await ann.post(`/api/tables/${table}/invite`, {})).json;
    expect(renewed.card).not.toBe(card);
    expect(renewed.invite).not.toBe(invite);
    const bo = await Guest.named(server.url, 'Bo');
    expect((await bo.get(at(card))).json).toMatchObject({ status: 410, code: 'renewed-invitation' });
    expect((await bo.post(at(card), { secret: invite })).json.code).toBe('renewed-invitation');
    expect((await bo.get(at('A'.repeat(16)))).json).toMatchObject({ status: 404, code: 'no-such-invitation' });
    expect((await bo.get(at('%00'))).json.code).toBe('no-such-invitation');
    await bo.post(at(renewed.card), { secret: renewed.invite });
    await bo.command(table, { kind: 'sit' });
    expect((await bo.get(at(renewed.card))).json.state).toBe('full');
    await ann.command(table, { kind: 'start' });
    expect((await bo.get(at(renewed.card))).json.state).toBe('begun');
    await ann.command(table, { kind: 'resign' });
    expect((await new Guest(server.url).post(at(renewed.card), { secret: renewed.invite })).json).toMatchObject({
      card: { state: 'over' },
      result: { places: [2, 1] },
    });
    const other = await openTable();
    await other.ann.command(other.table, { kind: 'leave' });
    expect((await bo.get(at(other.card))).json.state).toBe('closed');
  });

  test('shows nothing of a table that may not be watched once it has begun', async () => {
    const { ann, table, card, invite } = await openTable({ watching: false });
    const [bo, eve] = [await Guest.named(server.url, 'Bo'), await Guest.named(server.url, 'Eve')];
    await bo.post(at(card), { secret: invite });
    await bo.command(table, { kind: 'sit' });
    await ann.command(table, { kind: 'start' });
    const { json } = await eve.post(at(card), { secret: invite });
    expect(json).toMatchObject({ card: { state: 'begun', watching: false }, seats: [], yours: false });
    expect(json.table).toBeUndefined();
  });
});

describe('the waiting room', () => {
  test('starts by itself when full, and its lists know the changed settings', async () => {
    const { ann, table, card, invite } = await openTable({ whenFull: true, public: true });
    const changed = { options: { players: 3 }, clock: { kind: 'days', days: 2 }, shuffle: false, whenFull: true };
    expect((await ann.command(table, { kind: 'change', ...changed })).status).toBe(200);
    const listed = (await ann.get('/api/tables')).json.tables.find((one: { table: string }) => one.table === table);
    expect(listed.state).toMatchObject({ options: { players: 3 }, clock: { kind: 'days', days: 2 } });
    expect(listed.state.seats).toHaveLength(3);
    const live = await Live.open(server.url, ann.cookie);
    live.subscribe(table);
    for (const name of ['Bo', 'Cy']) {
      const guest = await Guest.named(server.url, name);
      await guest.post(at(card), { secret: invite });
      await guest.command(table, { kind: 'sit' });
    }
    expect((await ann.look(table)).state.startsAt).toBeGreaterThan(0);
    ahead += 3000;
    const { state } = await live
      .until(message => message.kind === 'update' && message.state.status === 'playing')
      .then(() => ann.look(table));
    expect(state.clock).toMatchObject({ kind: 'days', days: 2 });
    live.close();
  });

  test('names the spectators, and counts those without a name', async () => {
    const { ann, table } = await openTable({ public: true });
    const zoe = await Guest.named(server.url, 'Zoé');
    const nameless = new Guest(server.url);
    await nameless.post('/api/people', {});
    const lives = await Promise.all([ann.live(), zoe.live(), nameless.live()]);
    for (const live of lives) live.subscribe(table);
    await lives[0]!.until(
      message => message.kind === 'presence' && message.watchers === 2 && message.names?.join() === 'Zoé',
    );
    const { tables } = (await zoe.get('/api/lobby')).json;
    expect(tables.find((one: { table: string }) => one.table === table)).toMatchObject({ hostHere: true, watchers: 2 });
    for (const live of lives) live.close();
  });

  test('only counts spectators at a table that says so', async () => {
    const { ann, table } = await openTable({ public: true, gallery: false });
    const zoe = await Guest.named(server.url, 'Zoé');
    const lives = await Promise.all([ann.live(), zoe.live()]);
    for (const live of lives) live.subscribe(table);
    const presence = await lives[0]!.until<Presence>(message => message.kind === 'presence' && message.watchers === 1);
    expect(presence.names).toBeUndefined();
    for (const live of lives) live.close();
  });

  test('says when somebody left, also to those who come later', async () => {
    const { ann, bo, table } = await twoAtTable(server.url);
    const [first, second] = await Promise.all([ann.live(), bo.live()]);
    first.subscribe(table);
    second.subscribe(table);
    await second.until<Presence>(message => message.kind === 'presence' && message.seats.every(Boolean));
    const before = Date.now() + ahead;
    first.close();
    const { left } = await second.until<Presence>(
      message => message.kind === 'presence' && typeof message.left?.[0] === 'number',
    );
    expect(left?.[0]).toBeGreaterThanOrEqual(before);
    expect(left?.[1]).toBeNull();
    const later = await bo.live();
    later.subscribe(table);
    expect((await later.until<Presence>(message => message.kind === 'presence')).left).toEqual(left);
    for (const live of [second, later]) live.close();
  });
});

describe('a rematch', () => {
  test('keeps the seats of those who played for ten minutes, is in their lists, and lets the next player begin', async () => {
    const { ann, bo, table } = await twoAtTable(server.url);
    await ann.command(table, { kind: 'resign' });
    expect((await ann.command(table, { kind: 'rematch', next: true })).status).toBe(200);
    const again = (await bo.look(table)).state.rematch!;
    const { seats } = (await bo.look(again)).state;
    expect(
      seats.map(({ kind }) => kind),
      'Bo is first now',
    ).toEqual(['open', 'person']);
    expect(seats[0]!.kept).toMatchObject({ name: 'Bo', until: expect.any(Number) });
    const mine = (await bo.get('/api/tables')).json.tables;
    expect(mine.find((one: { table: string }) => one.table === again)).toMatchObject({ seat: null, kept: true });
    const eve = await Guest.named(server.url, 'Eve');
    const { card, invite } = (await ann.post(`/api/tables/${again}/invite`, {})).json;
    await eve.post(at(card), { secret: invite });
    expect((await eve.command(again, { kind: 'sit' })).json.code).toBe('seat-kept');
    expect((await bo.command(again, { kind: 'sit' })).status).toBe(200);
    expect((await bo.look(again)).seat).toBe(0);
  });
});

describe('the lobby', () => {
  test('has tables with free seats first, newest first, then games in play, the most watched first', async () => {
    const lobby = await openToyServer();
    const twoPublic = () => twoAtTable(lobby.url, { public: true });
    const [quiet, watched] = [await twoPublic(), await twoPublic()];
    await quiet.ann.playAny(quiet.table);
    const ann = await Guest.named(lobby.url, 'Ann');
    const older = await ann.post('/api/tables', { ...TOY, public: true });
    const latest = await ann.post('/api/tables', { ...TOY, public: true });
    const live = await Live.open(lobby.url, '');
    live.subscribe(watched.table);
    await live.until(message => message.kind === 'presence');
    const { tables } = (await ann.get('/api/lobby')).json;
    expect(tables.map((one: { table: string }) => one.table)).toEqual([
      latest.json.table,
      older.json.table,
      watched.table,
      quiet.table,
    ]);
    live.close();
    await lobby.close();
  });
});
