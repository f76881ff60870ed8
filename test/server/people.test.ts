import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../src/server/server.ts';
import { Guest, openToyServer, TOY, twoAtTable } from './guest.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await openToyServer();
});
afterAll(() => server.close());

describe('a guest', () => {
  test('is a name and a cookie that scripts and other sites do not get', async () => {
    const guest = new Guest(server.url);
    const { headers, json } = await guest.post('/api/people', { name: '  Ann \t Lee ' });
    expect(json).toEqual({ name: 'Ann Lee' });
    const [own, known, ...more] = headers.getSetCookie();
    expect(own).toMatch(/^caravanserai=[\w.-]+; HttpOnly; Path=\/; SameSite=Lax/);
    expect(known).toMatch(/^caravanserai-known=yes; Path=\/; SameSite=Lax/);
    expect(more).toEqual([]);
    expect((await guest.get('/api/me')).json).toEqual({ name: 'Ann Lee', kept: false });
    await guest.ask('PATCH', '/api/me', { name: 'Анна' });
    expect((await guest.get('/api/me')).json).toEqual({ name: 'Анна', kept: false });
  });

  test('is called by the new name at tables, too', async () => {
    const { ann, bo, table } = await twoAtTable(server.url);
    await bo.ask('PATCH', '/api/me', { name: 'Barbara' });
    expect((await ann.look(table)).state.seats[1]).toMatchObject({ name: 'Barbara' });
  });

  test.each(['', '   ', 'x'.repeat(41), 'A\u202eB', 'A\u0000', 'A\u200bnn', 'An\u200dn', 'Ann\u200c'])(
    'has a visible name: not %j',
    async name => {
      expect((await new Guest(server.url).post('/api/people', { name })).status).toBe(400);
    },
  );

  test.each(['👩\u200d👩\u200d👧', '❤\ufe0f\u200d🔥', 'می\u200cخواهم'])(
    'may join letters and emoji: %s',
    async name => {
      expect((await (await Guest.named(server.url, name)).get('/api/me')).json).toMatchObject({ name });
    },
  );

  test('can not make up a cookie', async () => {
    const guest = await Guest.named(server.url, 'Ann');
    const [id, signature] = guest.cookie.split('=')[1]!.split('.') as [string, string];
    for (const token of [id, `${id}.`, `${id}.${signature.slice(1)}A`, `${id.slice(1)}A.${signature}`]) {
      guest.cookie = `caravanserai=${token}`;
      expect((await guest.get('/api/me')).status, token).toBe(401);
    }
  });

  test('goes on at another device by a code, once', async () => {
    const guest = await Guest.named(server.url, 'Ann');
    const { code } = (await guest.post('/api/me/code', {})).json;
    const phone = new Guest(server.url);
    expect((await phone.post('/api/people/continue', { code: code.toLowerCase() })).json).toEqual({ name: 'Ann' });
    expect(phone.cookie, 'of its own, so that it can be signed out alone').not.toBe(guest.cookie);
    expect((await phone.get('/api/me')).json.name).toBe('Ann');
    expect((await new Guest(server.url).post('/api/people/continue', { code })).json.code).toBe('no-such-code');
  });

  test('gets all that is kept of it, and has it deleted while the others play on', async () => {
    const { ann, bo, table } = await twoAtTable(server.url);
    await bo.post(`/api/tables/${table}/chat`, { text: 'hello' });
    expect((await bo.get('/api/me/export')).json).toMatchObject({
      name: 'Bo',
      tables: [{ table, game: 'toy', status: 'playing', seat: 1 }],
      said: [{ table, text: 'hello' }],
    });
    const elsewhere = bo.cookie;
    expect((await bo.ask('DELETE', '/api/me')).status).toBe(204);
    expect((await bo.get('/api/me')).status).toBe(401);
    bo.cookie = elsewhere;
    expect((await bo.post('/api/tables', TOY)).status, 'with the cookie of another device').toBe(401);
    expect((await bo.command(table, { kind: 'sit' })).status).toBe(401);
    expect((await ann.look(table)).state).toMatchObject({ status: 'over', why: 'resigned' });
    expect(JSON.stringify(await ann.look(table))).not.toContain('"Bo"');
  });
});
