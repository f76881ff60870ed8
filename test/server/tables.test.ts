import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readRecord } from '../../src/kernel/index.ts';
import type { RunningServer } from '../../src/server/server.ts';
import { commitTo, verifyChance } from '../../src/table/index.ts';
import { toy } from '../toy/toy.ts';
import { Guest, newId, openToyServer, TOY, twoAtTable } from './guest.ts';

let server: RunningServer;
let ahead = 0;
beforeAll(async () => {
  server = await openToyServer({ environment: { now: () => Date.now() + ahead, bytes: randomBytes } });
});
afterAll(() => server.close());

describe('a table online', () => {
  test('is played to its end by two people over a link, and its chance can be verified', async () => {
    const { ann, bo, table } = await twoAtTable(server.url);
    const first = await ann.look(table);
    for (;;) {
      const { state } = await ann.look(table);
      if (state.status === 'over') break;
      expect((await [ann, bo][state.actor]!.playAny(table)).status).toBe(200);
    }
    const { state } = await bo.look(table);
    expect(state).toMatchObject({ why: 'finished', seats: [{ name: 'Ann', host: true }, { name: 'Bo' }] });
    expect(commitTo(state.seed!)).toBe(first.state.commitment);
    const record = readRecord((await bo.get(`/api/tables/${table}/record`)).text);
    if (!record.ok) throw new Error('unreadable');
    expect(record.value.header.seats).toEqual(['Ann', 'Bo']);
    expect(verifyChance(toy as never, record.value).ok).toBe(true);
  });

  test('answers a repeated id the same, and has one effect', async () => {
    const { ann, table } = await twoAtTable(server.url);
    const { ply, sight } = await ann.look(table);
    const command = { kind: 'play', ply, move: sight!.choices[0]!.move };
    const id = newId();
    const answers = await Promise.all([1, 2, 3].map(() => ann.command(table, command, id)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]!.json).toEqual({ kind: 'done', id, table, line: 4, ply: ply + 2 });
    expect((await ann.look(table)).line).toBe(4);
  });

  test('tells the current ply to a stale command, and the rule to an illegal one', async () => {
    const { ann, bo, table } = await twoAtTable(server.url);
    const { ply } = await ann.look(table);
    const stale = await ann.command(table, { kind: 'play', ply: ply - 1, move: 'pass' });
    expect([stale.status, stale.json]).toMatchObject([409, { code: 'stale', ply }]);
    const illegal = await ann.command(table, { kind: 'play', ply, move: 'pass' });
    expect([illegal.status, illegal.json]).toMatchObject([
      422,
      { code: 'illegal-move', rule: 'T3', reason: 'can-build' },
    ]);
    expect(illegal.headers.get('content-type')).toBe('application/problem+json');
    const early = await bo.command(table, { kind: 'play', ply, move: 'pass' });
    expect([early.status, early.json]).toMatchObject([409, { code: 'not-your-turn' }]);
  });

  test('takes back with consent, by an entry of the record', async () => {
    const { ann, bo, table } = await twoAtTable(server.url);
    const { ply, sight } = await ann.look(table);
    await ann.playAny(table);
    expect((await ann.command(table, { kind: 'back', ply: ply + 2, count: 1 })).json.code).toBe('no-take-back');
    await ann.command(table, { kind: 'ask', ply: ply + 2, what: 'back' });
    expect((await bo.look(table)).state.ask).toEqual({ ask: { kind: 'back', to: 4 }, by: 0, waiting: [1] });
    expect((await ann.command(table, { kind: 'answer', agree: true })).json.code).toBe('not-asked');
    await bo.command(table, { kind: 'answer', agree: true });
    const after = await ann.look(table);
    expect(after).toMatchObject({ ply: ply + 3, state: { actor: 0 } });
    expect(after.state.ask).toBeUndefined();
    expect(after.sight!.choices).toEqual(sight!.choices);
    expect(after.story.at(-1)).toMatchObject({ back: 4 });
  });

  test('drops what is asked when somebody disagrees', async () => {
    const { ann, bo, table } = await twoAtTable(server.url);
    const { ply } = await ann.look(table);
    await ann.command(table, { kind: 'ask', ply, what: 'end' });
    expect((await bo.command(table, { kind: 'ask', ply, what: 'end' })).json.code).toBe('ask-open');
    await bo.command(table, { kind: 'answer', agree: false });
    const { state } = await bo.look(table);
    expect([state.status, state.ask]).toEqual(['playing', undefined]);
  });

  test('ends by agreement, and then shows its record and seed', async () => {
    const { ann, bo, table } = await twoAtTable(server.url);
    const { ply } = await ann.look(table);
    expect((await ann.get(`/api/tables/${table}/record`)).json).toMatchObject({ status: 409, code: 'not-over' });
    await ann.command(table, { kind: 'ask', ply, what: 'end' });
    await bo.command(table, { kind: 'answer', agree: true });
    expect((await bo.look(table)).state).toMatchObject({ status: 'over', why: 'agreed', seed: expect.any(String) });
    expect((await bo.get(`/api/tables/${table}/record`)).status).toBe(200);
  });

  test('is over when one of two resigns, and can be played again by both', async () => {
    const { ann, bo, table } = await twoAtTable(server.url);
    await bo.command(table, { kind: 'resign' });
    expect((await ann.look(table)).state).toMatchObject({
      status: 'over',
      why: 'resigned',
      seats: [{}, { resigned: true }],
    });
    const first = await ann.command(table, { kind: 'rematch' }, 'again');
    expect(first.status).toBe(200);
    expect((await ann.command(table, { kind: 'rematch' }, 'again')).json).toEqual(first.json);
    const { rematch } = (await bo.look(table)).state;
    expect((await bo.command(table, { kind: 'rematch' })).json.code).toBe('not-open');
    expect((await bo.command(rematch!, { kind: 'sit' })).status).toBe(200);
    expect((await ann.command(rematch!, { kind: 'start' })).status).toBe(200);
  });

  test('is opened again once, however many ask at the same time', async () => {
    const { ann, bo, table } = await twoAtTable(server.url);
    await bo.command(table, { kind: 'resign' });
    const asked = await Promise.all([ann, bo, ann, bo].map(guest => guest.command(table, { kind: 'rematch' })));
    expect(asked.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const { rematch } = (await ann.look(table)).state;
    const tables = [...(await ann.get('/api/tables')).json.tables, ...(await bo.get('/api/tables')).json.tables];
    const open = tables.filter(({ state }) => state.status === 'open');
    expect(
      open.map(({ table }) => table),
      'the same in both lists',
    ).toEqual([rematch, rematch]);
  });

  test('lets a bot play on for one who resigned among three, and for one who is away when the others agree', async () => {
    const [ann, bo, cy] = await Promise.all(['Ann', 'Bo', 'Cy'].map(name => Guest.named(server.url, name)));
    const three = { game: 'toy', options: { players: 3 }, seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] };
    const { table, invite } = (await ann!.post('/api/tables', three)).json;
    for (const guest of [bo!, cy!]) {
      await guest.post(`/api/tables/${table}/enter`, { invite });
      await guest.command(table, { kind: 'sit' });
    }
    await ann!.command(table, { kind: 'start' });
    const { ply } = await ann!.look(table);
    ahead += 24 * 3_600_000;
    const live = await bo!.live();
    live.subscribe(table);
    await live.updateAt(1);
    expect((await cy!.command(table, { kind: 'ask', ply, what: 'replace', seat: 1 })).json.code).toBe('not-away');
    await cy!.command(table, { kind: 'ask', ply, what: 'replace', seat: 0 });
    await bo!.command(table, { kind: 'answer', agree: true });
    await live.until(message => message.kind === 'update' && message.state.actor === 1);
    expect((await ann!.look(table)).state.seats[0]).toMatchObject({ kind: 'person', name: 'Ann', bot: 'apprentice' });
    expect((await ann!.command(table, { kind: 'return' })).status).toBe(200);
    expect((await ann!.look(table)).state.seats[0]!.bot).toBeUndefined();
    await bo!.command(table, { kind: 'resign' });
    await live.until(message => message.kind === 'update' && message.state.actor === 2);
    expect((await ann!.look(table)).state).toMatchObject({ status: 'playing', seats: [{}, { resigned: true }, {}] });
    live.close();
  });

  test('plays bots by itself', async () => {
    const ann = await Guest.named(server.url, 'Ann');
    const { table } = (
      await ann.post('/api/tables', { ...TOY, seats: [{ kind: 'me' }, { kind: 'bot', level: 'novice' }] })
    ).json;
    await ann.command(table, { kind: 'start' });
    const live = await ann.live();
    live.subscribe(table);
    for (let turn = 0; ; turn++) {
      const { state, ply, line } = await ann.look(table);
      if (state.status === 'over') break;
      if (state.actor === 0) await ann.playAny(table);
      else await live.until(message => message.kind === 'update' && message.line > line && message.ply > ply);
      expect(turn).toBeLessThan(40);
    }
    live.close();
  });

  test('can be prepared by its host alone: bots in seats and out again, start when full', async () => {
    const [ann, bo] = await Promise.all([Guest.named(server.url, 'Ann'), Guest.named(server.url, 'Bo')]);
    const { table } = (await ann.post('/api/tables', { ...TOY, public: true })).json;
    expect((await ann.command(table, { kind: 'start' })).json.code).toBe('seats-open');
    expect((await bo.command(table, { kind: 'hire', seat: 1, level: 'novice' })).json.code).toBe('not-host');
    await ann.command(table, { kind: 'hire', seat: 1, level: 'novice' });
    expect((await bo.command(table, { kind: 'sit' })).json.code).toBe('seat-taken');
    await ann.command(table, { kind: 'free', seat: 1 });
    expect((await ann.command(table, { kind: 'hire', seat: 1, level: 'master-raider' })).status).toBe(400);
    await ann.command(table, { kind: 'hire', seat: 1, level: 'novice-raider' });
    expect((await bo.look(table)).state.seats[1]).toMatchObject({ kind: 'bot', bot: 'novice-raider' });
    await ann.command(table, { kind: 'free', seat: 1 });
    expect((await bo.command(table, { kind: 'sit', seat: 1 })).status).toBe(200);
    await ann.command(table, { kind: 'leave' });
    expect((await bo.look(table)).state.seats).toMatchObject([{ kind: 'open' }, { name: 'Bo', host: true }]);
    await bo.command(table, { kind: 'leave' });
    expect((await bo.look(table)).state).toMatchObject({ status: 'over', why: 'closed' });
  });

  test('is not there for those without invitation, and in the lobby only if it is public', async () => {
    const { ann, bo, table } = await twoAtTable(server.url);
    const eve = await Guest.named(server.url, 'Eve');
    for (const who of [eve, new Guest(server.url)])
      expect((await who.get(`/api/tables/${table}`)).json).toMatchObject({ status: 404, code: 'no-such-table' });
    expect((await eve.command(table, { kind: 'sit' })).status).toBe(404);
    expect((await eve.post(`/api/tables/${table}/enter`, { invite: 'guess' })).status).toBe(404);
    const { invite } = (await ann.post(`/api/tables/${table}/invite`, {})).json;
    expect((await bo.post(`/api/tables/${table}/invite`, {})).json.code).toBe('not-host');
    expect((await eve.post(`/api/tables/${table}/enter`, { invite })).status).toBe(204);
    expect(await eve.look(table)).toMatchObject({ seat: null, sight: { choices: [] } });
    const { table: open } = (await ann.post('/api/tables', { ...TOY, public: true })).json;
    const lobby = (await eve.get('/api/lobby')).json.tables.map((listed: { table: string }) => listed.table);
    expect(lobby).toContain(open);
    expect(lobby).not.toContain(table);
    const mine = (await bo.get('/api/tables')).json.tables.map((listed: { table: string }) => listed.table);
    expect(mine).toEqual([table]);
  });

  test('keeps watchers out once it started, if it does not allow them', async () => {
    const { ann, table } = await twoAtTable(server.url, { public: true, watching: false });
    const eve = await Guest.named(server.url, 'Eve');
    expect((await eve.get(`/api/tables/${table}`)).status).toBe(404);
    expect((await ann.get(`/api/tables/${table}`)).status).toBe(200);
  });

  test('is refused with every reason when its options or seats do not fit', async () => {
    const ann = await Guest.named(server.url, 'Ann');
    const wrong = await ann.post('/api/tables', { ...TOY, options: { players: 7 } });
    expect([wrong.status, wrong.json]).toMatchObject([
      422,
      { code: 'wrong-options', problems: [{ path: 'options.players' }] },
    ]);
    expect((await ann.post('/api/tables', { ...TOY, options: { players: 3 } })).json.code).toBe('wrong-seats');
    expect((await ann.post('/api/tables', { ...TOY, game: 'chess' })).json.code).toBe('no-such-game');
    expect((await ann.post('/api/tables', { ...TOY, colour: 'red' })).json).toMatchObject({
      status: 400,
      code: 'unreadable',
    });
    expect((await new Guest(server.url).post('/api/tables', TOY)).status).toBe(401);
  });
});
