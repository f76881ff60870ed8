import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { realEnvironment } from '../../src/server/environment.ts';
import { LIMITS } from '../../src/server/limits.ts';
import type { RunningServer } from '../../src/server/server.ts';
import { openSqlite } from '../../src/server/store/index.ts';
import { Authenticator, type Forgery } from './authenticator.ts';
import { type Answer, Guest, openToyServer, TOY } from './guest.ts';

let server: RunningServer;
/** Passkeys belong to a name, not to an address of numbers. */
let url = '';
let late = 0;
beforeAll(async () => {
  server = await openToyServer({ environment: { ...realEnvironment, now: () => Date.now() + late } });
  url = `http://localhost:${server.port}`;
});
afterAll(() => server.close());

async function make(guest: Guest, key = new Authenticator(url), forged: Forgery = {}, name = 'Key'): Promise<Answer> {
  const { options } = (await guest.post('/api/me/passkeys/options', {})).json;
  return guest.post('/api/me/passkeys', { credential: key.create(options, forged), name });
}

async function signIn(key: Authenticator, forged: Forgery = {}, guest = new Guest(url)): Promise<Answer> {
  const { options } = (await guest.post('/api/people/passkey/options', {})).json;
  return guest.post('/api/people/passkey', { credential: key.get(options, forged) });
}

/** Ann with a passkey. */
async function withPasskey(): Promise<{ ann: Guest; key: Authenticator }> {
  const [ann, key] = [await Guest.named(url, 'Ann'), new Authenticator(url)];
  expect((await make(ann, key)).status).toBe(201);
  return { ann, key };
}

describe('a passkey', () => {
  test('is made once, named, listed, used on any device without saying who one is, and removed', async () => {
    const { ann, key } = await withPasskey();
    const { table } = (await ann.post('/api/tables', TOY)).json;
    expect((await ann.get('/api/me')).json).toEqual({ name: 'Ann', kept: true });
    const { options } = (await ann.post('/api/me/passkeys/options', {})).json;
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required' },
      excludeCredentials: [{ id: key.id }],
    });
    expect(JSON.stringify(options), 'no id of ours').not.toContain((await server.services.store.listPeople(1))[0]!.id);

    const phone = new Guest(url);
    expect((await signIn(key, {}, phone)).json).toEqual({ name: 'Ann' });
    expect((await phone.look(table)).seat).toBe(0);
    const { passkeys, devices } = (await phone.get('/api/me/access')).json;
    expect(passkeys).toMatchObject([{ id: key.id, name: 'Key', used: expect.any(Number) }]);
    expect(devices).toHaveLength(2);

    expect((await ann.ask('PATCH', `/api/me/passkeys/${key.id}`, { name: 'Blue key' })).status).toBe(204);
    expect((await ann.get('/api/me/access')).json.passkeys[0].name).toBe('Blue key');
    const eve = await Guest.named(url, 'Eve');
    expect((await eve.ask('DELETE', `/api/me/passkeys/${key.id}`)).json.code).toBe('no-such-passkey');
    expect((await eve.ask('PATCH', `/api/me/passkeys/${key.id}`, { name: 'x' })).json.code).toBe('no-such-passkey');
    expect((await ann.ask('DELETE', `/api/me/passkeys/${key.id}`)).status).toBe(204);
    expect((await signIn(key)).json.code).toBe('no-such-passkey');
  });

  test.each<[string, Forgery]>([
    ['another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['another origin', { origin: 'https://evil.example' }],
    ['a site of another name', { rpId: 'evil.example' }],
    ['what was made for something else', { type: 'webauthn.get' }],
    ['nobody there', { present: false }],
  ])('is not made with %s', async (_, forged) => {
    const ann = await Guest.named(url, 'Ann');
    expect((await make(ann, new Authenticator(url), forged)).json.code).toBe('wrong-passkey');
    expect((await ann.get('/api/me/access')).json.passkeys).toEqual([]);
  });

  test('is not made with a challenge that was used, or given to somebody else', async () => {
    const [ann, eve] = await Promise.all([Guest.named(url, 'Ann'), Guest.named(url, 'Eve')]);
    const { options } = (await ann.post('/api/me/passkeys/options', {})).json;
    const credential = new Authenticator(url).create(options);
    expect((await eve.post('/api/me/passkeys', { credential })).json.code).toBe('wrong-passkey');
    expect((await ann.post('/api/me/passkeys', { credential })).status).toBe(201);
    expect((await ann.post('/api/me/passkeys', { credential })).json.code).toBe('wrong-passkey');
    const signing = (await ann.post('/api/people/passkey/options', {})).json.options;
    const other = new Authenticator(url).create({ ...options, challenge: signing.challenge });
    expect((await ann.post('/api/me/passkeys', { credential: other })).json.code, 'to sign in').toBe('wrong-passkey');
  });

  test('can not be taken over by somebody who knows its id', async () => {
    const { ann, key } = await withPasskey();
    const eve = await Guest.named(url, 'Eve');
    const stolen = Object.assign(new Authenticator(url), { id: key.id });
    expect((await make(eve, stolen)).json.code).toBe('wrong-passkey');
    expect((await signIn(key)).json.name).toBe('Ann');
    expect((await signIn(stolen)).json.code).toBe('wrong-passkey');
    expect((await ann.get('/api/me/access')).json.passkeys).toHaveLength(1);
  });

  test.each<[string, Forgery]>([
    ['another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['another origin', { origin: 'https://evil.example' }],
    ['a site of another name', { rpId: 'evil.example' }],
    ['what was made for something else', { type: 'webauthn.create' }],
    ['nobody there', { present: false }],
    ['a signature by another key', { key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey }],
  ])('signs nobody in with %s', async (_, forged) => {
    const { key } = await withPasskey();
    const guest = new Guest(url);
    expect((await signIn(key, forged, guest)).json.code).toBe('wrong-passkey');
    expect(guest.cookie).toBe('');
    expect((await signIn(key)).status, 'as it should be').toBe(200);
  });

  test('signs in once with each challenge, and not after five minutes', async () => {
    const { key } = await withPasskey();
    const guest = new Guest(url);
    const ask = async () => (await guest.post('/api/people/passkey/options', {})).json.options;
    const credential = key.get(await ask());
    expect((await guest.post('/api/people/passkey', { credential })).status).toBe(200);
    expect((await new Guest(url).post('/api/people/passkey', { credential })).json.code).toBe('wrong-passkey');
    const old = key.get(await ask());
    late += 5 * 60_000 + 1;
    expect((await new Guest(url).post('/api/people/passkey', { credential: old })).json.code).toBe('wrong-passkey');
  });

  test('whose counter goes back is a copy, and signs nobody in', async () => {
    const { key } = await withPasskey();
    key.counter = 7;
    expect((await signIn(key)).status).toBe(200);
    for (const counter of [7, 3, 0]) {
      key.counter = counter;
      expect((await signIn(key)).json.code, `${counter}`).toBe('wrong-passkey');
    }
    key.counter = 8;
    expect((await signIn(key)).status).toBe(200);
  });

  test('may always count 0, as those that are on many devices do', async () => {
    const { key } = await withPasskey();
    for (let n = 0; n < 2; n++) expect((await signIn(key)).status).toBe(200);
  });

  test.each([
    ['nothing', {}],
    ['no id', { id: undefined }],
    ['a number for an id', { id: 7 }],
    ['an object for an id', { id: {} }],
    ['no response', { response: undefined }],
    ['another type', { type: 'password' }],
  ])('with %s is refused, and nothing fails', async (what, over) => {
    const { key } = await withPasskey();
    const guest = new Guest(url);
    const { options } = (await guest.post('/api/people/passkey/options', {})).json;
    const credential = what === 'nothing' ? {} : { ...key.get(options), ...over };
    const { status } = await guest.post('/api/people/passkey', { credential });
    expect([403, 404]).toContain(status);
  });

  test('needs a site with a name', async () => {
    const ann = await Guest.named(server.url, 'Ann');
    expect((await ann.post('/api/me/passkeys/options', {})).json.code).toBe('no-passkeys-here');
    expect((await ann.post('/api/people/passkey/options', {})).json.code).toBe('no-passkeys-here');
  });

  test('is one of twenty at most', async () => {
    const ann = await Guest.named(url, 'Ann');
    for (let n = 0; n < 20; n++) expect((await make(ann)).status).toBe(201);
    expect((await make(ann)).json.code).toBe('too-many-passkeys');
  });
});

describe('a recovery link', () => {
  const make = async (guest: Guest): Promise<string> => (await guest.post('/api/me/recovery', {})).json.secret;
  const recover = (secret: string, guest = new Guest(url)) => guest.post('/api/people/recover', { secret });

  test('is shown once, works as often as needed, and is replaced by a newer one', async () => {
    const ann = await Guest.named(url, 'Ann');
    const { table } = (await ann.post('/api/tables', TOY)).json;
    const first = await make(ann);
    expect((await ann.get('/api/me/access')).text).not.toContain(first);
    expect((await ann.get('/api/me/export')).text).not.toContain(first);
    for (let n = 0; n < 2; n++) {
      const phone = new Guest(url);
      expect((await recover(first, phone)).json).toEqual({ name: 'Ann' });
      expect((await phone.look(table)).seat).toBe(0);
    }
    expect((await ann.get('/api/me')).json.kept).toBe(true);
    const second = await make(ann);
    expect((await recover(first)).json.code).toBe('no-such-link');
    expect((await recover(second)).json.name).toBe('Ann');
    expect((await ann.ask('DELETE', '/api/me/recovery')).status).toBe(204);
    expect((await recover(second)).json.code).toBe('no-such-link');
    expect((await ann.get('/api/me')).json.kept).toBe(false);
  });

  test('is stored as a hash, like a one-time code', async () => {
    const statements: string[] = [];
    const store = openSqlite(':memory:');
    const watched = new Proxy(store, {
      get(of, name, receiver) {
        const member = Reflect.get(of, name, receiver);
        if (typeof member !== 'function') return member;
        return (...args: unknown[]) => {
          statements.push(JSON.stringify(args));
          return member.apply(of, args);
        };
      },
    });
    const other = await openToyServer({ store: watched });
    const ann = await Guest.named(other.url, 'Ann');
    const { secret } = (await ann.post('/api/me/recovery', {})).json;
    const { code } = (await ann.post('/api/me/code', {})).json;
    await new Guest(other.url).post('/api/people/recover', { secret });
    await new Guest(other.url).post('/api/people/continue', { code });
    expect(statements.length).toBeGreaterThan(5);
    for (const text of [secret, code, code.replace('-', '')]) expect(statements.join('\n')).not.toContain(text);
    await other.close();
  });

  test('can not be guessed: tries are limited, with those of codes and passkeys', async () => {
    let now = 1e12;
    const limited = await openToyServer({
      unlimited: false,
      environment: { ...realEnvironment, now: () => now },
    });
    const ann = await Guest.named(limited.url, 'Ann');
    const { secret } = (await ann.post('/api/me/recovery', {})).json;
    const guess = async (path: string, body: object) => (await new Guest(limited.url).post(path, body)).status;
    for (let n = 0; n < LIMITS.codes.burst; n++)
      expect(
        await guess(
          n % 2 ? '/api/people/recover' : '/api/people/continue',
          n % 2 ? { secret: `${n}`.repeat(16) } : { code: 'ABCDE23456' },
        ),
      ).toBe(404);
    expect(await guess('/api/people/recover', { secret })).toBe(429);
    expect(await guess('/api/people/passkey', { credential: {} })).toBe(429);
    now += 1000 / LIMITS.codes.perSecond;
    expect(await guess('/api/people/recover', { secret })).toBe(200);
    await limited.close();
  });
});
