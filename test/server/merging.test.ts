import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../src/server/server.ts';
import { type Answer, Guest, openToyServer, TOY, twoAtTable } from './guest.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await openToyServer();
});
afterAll(() => server.close());

const codeOf = async (guest: Guest): Promise<string> => (await guest.post('/api/me/code', {})).json.code;
const enter = (guest: Guest, code: string, seats?: string): Promise<Answer> =>
  guest.post('/api/people/continue', { code, ...(seats !== undefined && { seats }) });
const tablesOf = async (guest: Guest): Promise<string[]> =>
  (await guest.get('/api/tables')).json.tables.map(({ table }: { table: string }) => table).toSorted();

/** Ann on her computer, and on a phone where she called herself something else; each plays with a friend. */
async function twoPersons() {
  const [home, away] = [await twoAtTable(server.url), await twoAtTable(server.url)];
  const [ann, phone] = [home.ann, away.ann];
  await phone.ask('PATCH', '/api/me', { name: 'Phone' });
  return { ann, phone, bo: home.bo, friend: away.bo, home: home.table, away: away.table };
}

describe('a device code, entered by someone who is already somebody', () => {
  test('asks first, and changes nothing until they have chosen', async () => {
    const { ann, phone, home, away } = await twoPersons();
    const code = await codeOf(ann);
    const before = phone.cookie;
    const { choice, name } = (await enter(phone, code)).json;
    expect(name).toBe('Ann');
    expect(choice).toEqual({ code, until: expect.any(Number), name: 'Phone', tables: 1, shared: 0 });
    expect(phone.cookie).toBe(before);
    expect([await tablesOf(ann), await tablesOf(phone)]).toEqual([[home], [away]]);
  });

  test('does not ask who has no seat', async () => {
    const { ann } = await twoPersons();
    const phone = await Guest.named(server.url, 'Phone');
    expect((await enter(phone, await codeOf(ann))).json).toEqual({ name: 'Ann' });
    expect((await phone.get('/api/me')).json.name).toBe('Ann');
  });

  test('may leave the seats to the other person, whose cookie stops working on this device', async () => {
    const { ann, phone, home } = await twoPersons();
    const before = Object.assign(new Guest(server.url), { cookie: phone.cookie });
    expect((await enter(phone, await codeOf(ann), 'switch')).json).toEqual({ name: 'Ann' });
    expect(await tablesOf(phone)).toEqual([home]);
    expect((await before.get('/api/me')).status).toBe(401);
  });

  test('may bring the seats of both together: hands, hosts, messages, moves, and every device goes on', async () => {
    const { ann, phone, friend, home, away } = await twoPersons();
    await phone.post(`/api/tables/${away}/chat`, { text: 'from the phone' });
    await phone.post(`/api/tables/${away}/seen`, { line: 3, chat: 0 });
    const tablet = new Guest(server.url);
    await enter(tablet, await codeOf(phone));
    const live = await friend.live();
    live.subscribe(away);
    await live.updateAt(3);
    expect((await enter(phone, await codeOf(ann), 'merge')).json).toEqual({ name: 'Ann' });
    for (const device of [ann, phone, tablet]) {
      expect((await device.get('/api/me')).json.name).toBe('Ann');
      expect(await tablesOf(device)).toEqual([home, away].toSorted());
      expect((await device.look(away)).seat).toBe(0);
    }
    await live.until(message => message.kind === 'update' && message.state.seats[0]!.name === 'Ann');
    expect((await ann.playAny(away)).status).toBe(200);
    expect((await friend.look(away)).state).toMatchObject({ seats: [{ name: 'Ann' }, {}] });
    const { said, seen, devices } = (await ann.get('/api/me/export')).json;
    expect(said).toMatchObject([{ table: away, text: 'from the phone' }]);
    expect(seen).toEqual([{ table: away, line: 3, chat: 0 }]);
    expect(devices).toHaveLength(3);
    await friend.playAny(away);
    expect((await phone.playAny(away)).status).toBe(200);
    live.close();
  });

  test('keeps the host of a table that was merged, and its kept seats', async () => {
    const [ann, phone] = [await Guest.named(server.url, 'Ann'), await Guest.named(server.url, 'Phone')];
    const { table } = (await phone.post('/api/tables', TOY)).json;
    const over = await twoAtTable(server.url);
    await over.bo.command(over.table, { kind: 'resign' });
    await over.bo.command(over.table, { kind: 'rematch' });
    const { rematch } = (await over.bo.look(over.table)).state;
    await enter(phone, await codeOf(ann), 'merge');
    expect((await ann.command(table, { kind: 'hire', seat: 1, level: 'novice' })).status, 'as the host').toBe(200);
    await enter(over.ann, await codeOf(ann), 'merge');
    expect((await ann.command(rematch!, { kind: 'sit' })).status, 'on the kept seat').toBe(200);
  });

  test('keeps a seat at a table in memory for who is neither there nor its host', async () => {
    const ann = await Guest.named(server.url, 'Ann');
    const over = await twoAtTable(server.url);
    await over.bo.command(over.table, { kind: 'resign' });
    await over.ann.command(over.table, { kind: 'rematch' });
    const { rematch } = (await over.ann.look(over.table)).state;
    expect((await over.ann.look(rematch!)).seat, 'and has it in memory').toBe(0);
    await enter(over.bo, await codeOf(ann), 'merge');
    expect((await ann.command(rematch!, { kind: 'sit' })).status).toBe(200);
  });

  test('is good for one merge, not for two at the same time', async () => {
    const { ann, phone } = await twoPersons();
    const code = await codeOf(ann);
    const answers = await Promise.all([enter(phone, code, 'merge'), enter(phone, code, 'merge')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect((await enter(phone, code, 'merge')).json.code).toBe('no-such-code');
  });

  test('can not merge two who sit at the same table, and says so before; after the game it can', async () => {
    const { ann, bo, table } = await twoAtTable(server.url);
    const { choice } = (await enter(bo, await codeOf(ann))).json;
    expect(choice).toMatchObject({ name: 'Bo', tables: 1, shared: 1 });
    const code = await codeOf(ann);
    expect((await enter(bo, code, 'merge')).json.code).toBe('shared-table');
    expect((await bo.get('/api/me')).json.name).toBe('Bo');
    expect((await bo.look(table)).seat).toBe(1);
    await bo.command(table, { kind: 'resign' });
    expect((await enter(bo, code, 'merge')).status, 'the code was not used up').toBe(200);
    expect((await ann.look(table)).state).toMatchObject({
      status: 'over',
      seats: [{ name: 'Ann' }, { name: 'Ann (2)' }],
    });
    expect((await bo.get(`/api/tables/${table}/record`)).status).toBe(200);
  });

  test('is asked for by a recovery link as well, with a code to choose with', async () => {
    const { ann, phone, home, away } = await twoPersons();
    const { secret } = (await ann.post('/api/me/recovery', {})).json;
    const { choice } = (await phone.post('/api/people/recover', { secret })).json;
    expect(choice).toMatchObject({ name: 'Phone', tables: 1 });
    expect((await enter(phone, choice.code, 'merge')).json).toEqual({ name: 'Ann' });
    expect(await tablesOf(phone)).toEqual([home, away].toSorted());
  });
});

describe('who was merged', () => {
  test('and then deleted leaves nothing but moves', async () => {
    const { ann, phone, friend, home, away } = await twoPersons();
    await phone.post(`/api/tables/${away}/chat`, { text: 'a word to forget' });
    await enter(phone, await codeOf(ann), 'merge');
    expect((await ann.ask('DELETE', '/api/me')).status).toBe(204);
    for (const device of [ann, phone]) expect((await device.get('/api/me')).status).toBe(401);
    const { state } = await friend.look(away);
    expect([state.status, state.seats[0]!.name]).toEqual(['over', undefined]);
    expect((await phone.get(`/api/tables/${home}`)).status).toBe(404);
    expect(await server.services.store.readChat(away, 0, 9)).toEqual([]);
  });

  test('is gone from sockets at once, and back as the other person', async () => {
    const { ann, phone, away } = await twoPersons();
    const live = await phone.live();
    live.subscribe(away);
    await live.updateAt(3);
    await enter(phone, await codeOf(ann), 'merge');
    await expect.poll(() => live.closed).toBe(true);
    const again = await phone.live();
    again.subscribe(away);
    expect((await again.updateAt(3)).state.seats[0]!.name).toBe('Ann');
    again.close();
  });
});
