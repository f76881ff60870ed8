import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Chat, Presence, Update } from '../../src/api/index.ts';
import type { RunningServer } from '../../src/server/server.ts';
import { Guest, Live, newId, openToyServer, TOY, twoAtTable } from './guest.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await openToyServer();
});
afterAll(() => server.close());

describe('the live connection', () => {
  test('pushes each seat what it may know, with its legal moves', async () => {
    const { ann, bo, table } = await twoAtTable(server.url);
    const [a, b] = await Promise.all([ann.live(), bo.live()]);
    a.subscribe(table);
    b.subscribe(table);
    const [first, other] = await Promise.all([a.updateAt(3), b.updateAt(3)]);
    expect(first.sight!.choices.length).toBeGreaterThan(0);
    expect(other.sight!.choices).toEqual([]);
    const countHidden = (update: Update) =>
      update.story.filter(({ events }) => !('card' in (events[0] as object))).length;
    expect([countHidden(first), countHidden(other)]).toEqual([2, 2]);
    const id = newId();
    a.send({
      kind: 'command',
      table,
      id,
      command: { kind: 'play', ply: first.ply, move: first.sight!.choices[0]!.move },
    });
    expect(await a.until(message => message.kind === 'done')).toMatchObject({ id, line: 4, ply: first.ply + 2 });
    const next = await b.updateAt(4);
    expect(next).toMatchObject({ since: 3, line: 4, ply: first.ply + 2, news: [{ kind: 'played', seat: 0 }] });
    expect(next.sight!.choices.length).toBeGreaterThan(0);
    a.close();
    b.close();
  });

  test('tells who is here, and what was said; not to those who muted it', async () => {
    const { ann, bo, table } = await twoAtTable(server.url);
    const [a, b] = await Promise.all([ann.live(), bo.live()]);
    a.subscribe(table);
    b.send({ kind: 'subscribe', table, chat: null });
    await a.until<Presence>(message => message.kind === 'presence' && message.seats.every(here => here));
    b.send({ kind: 'say', table, text: 'bonne chance ' });
    expect(await a.until<Chat>(message => message.kind === 'chat')).toMatchObject({
      n: 0,
      seat: 1,
      name: 'Bo',
      text: 'bonne chance',
    });
    b.close();
    await a.until<Presence>(message => message.kind === 'presence' && message.seats[0]! && !message.seats[1]);
    expect(b.messages.some(({ kind }) => kind === 'chat')).toBe(false);
    const again = await ann.live();
    again.send({ kind: 'subscribe', table, chat: 1 });
    await again.updateAt(3);
    expect(again.messages.some(({ kind }) => kind === 'chat')).toBe(false);
    a.close();
    again.close();
  });

  test('tells that somebody is here who looked on for a while before sitting down', async () => {
    const [ann, bo] = await Promise.all([Guest.named(server.url, 'Ann'), Guest.named(server.url, 'Bo')]);
    const { table, invite } = (await ann.post('/api/tables', TOY)).json;
    await bo.post(`/api/tables/${table}/enter`, { invite });
    const [a, b] = await Promise.all([ann.live(), bo.live()]);
    a.subscribe(table);
    b.subscribe(table);
    await a.until<Presence>(message => message.kind === 'presence' && message.watchers === 1);
    await bo.command(table, { kind: 'sit' });
    await a.until<Presence>(message => message.kind === 'presence' && message.seats.every(here => here));
    a.close();
    b.close();
  });

  test('sends spectators away when the game starts, if the table does not allow them', async () => {
    const [ann, eve] = await Promise.all([Guest.named(server.url, 'Ann'), Guest.named(server.url, 'Eve')]);
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'novice' }];
    const { table } = (await ann.post('/api/tables', { ...TOY, seats, public: true, watching: false })).json;
    const [a, e] = await Promise.all([ann.live(), eve.live()]);
    a.subscribe(table);
    e.subscribe(table);
    await a.until<Presence>(message => message.kind === 'presence' && message.watchers === 1);
    a.messages.length = 0;
    await ann.command(table, { kind: 'start' });
    await a.until<Presence>(message => message.kind === 'presence' && message.watchers === 0);
    e.subscribe(table);
    expect(await e.problem()).toMatchObject({ status: 404, code: 'no-such-table' });
    const seen = e.messages.flatMap(message => (message.kind === 'update' ? [message.state.status] : []));
    expect(seen).toEqual(['open']);
    a.close();
    e.close();
  });

  test('refuses pages of others, strangers, and frames it does not know', async () => {
    const { table } = await twoAtTable(server.url);
    const eve = await Guest.named(server.url, 'Eve');
    await expect(Live.open(server.url, eve.cookie, { origin: 'https://evil.example' })).rejects.toThrow(/403/);
    const live = await eve.live();
    live.subscribe(table);
    expect(await live.problem()).toMatchObject({ status: 404, code: 'no-such-table' });
    live.messages.length = 0;
    live.send('{"kind":"dance"}');
    expect(await live.problem()).toMatchObject({ status: 400, code: 'unreadable' });
    for (let n = 0; n < 25; n++) live.send('[');
    await expect.poll(() => live.closed).toBe(true);
  });

  test('spares those who ask for it the choices, and nobody else', async () => {
    const { ann, bo, table } = await twoAtTable(server.url);
    const [a, b, spared] = await Promise.all([ann.live(), bo.live(), ann.live()]);
    a.subscribe(table);
    b.send({ kind: 'subscribe', table, choices: false });
    spared.send({ kind: 'subscribe', table, choices: false });
    const [full, lean] = await Promise.all([a.updateAt(3), spared.updateAt(3), b.updateAt(3)]);
    expect(full.sight!.choices.length).toBeGreaterThan(0);
    expect(lean).toEqual({ ...full, sight: { ...full.sight!, choices: [] } });
    expect((await ann.get(`/api/tables/${table}?choices=none`)).json).toEqual(lean);
    expect((await ann.get(`/api/tables/${table}?choices=some`)).status).toBe(400);
    await ann.playAny(table);
    expect((await b.updateAt(4)).sight!.choices).toEqual([]);
    expect((await bo.look(table)).sight!.choices.length).toBeGreaterThan(0);
    for (const live of [a, b, spared]) live.close();
  });

  test('is the same as server-sent events, and goes on where it was cut', async () => {
    const { ann, table } = await twoAtTable(server.url);
    await ann.playAny(table);
    const stop = new AbortController();
    const response = await fetch(`${server.url}/api/tables/${table}/events`, {
      headers: { cookie: ann.cookie, 'last-event-id': '2' },
      signal: stop.signal,
    });
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    const reader = response.body!.getReader();
    const text = Buffer.from((await reader.read()).value!).toString();
    const [, data] = /^id: 4\nevent: update\ndata: (.*)\n\n/.exec(text)!;
    expect(JSON.parse(data!)).toEqual(await ann.look(table, 2));
    stop.abort();
    await reader.read().catch(() => {});
  });
});
