import { afterAll, describe, expect, test } from 'vitest';
import type { AnyGame } from '../../src/kernel/index.ts';
import { createApp } from '../../src/server/app.ts';
import { openServices } from '../../src/server/services.ts';
import { readSettings } from '../../src/server/settings.ts';
import { openSqlite } from '../../src/server/store/index.ts';
import { toy } from '../toy/toy.ts';
import { SECRET } from './guest.ts';

const games: AnyGame[] = [toy];
const services = openServices({ games, store: openSqlite(':memory:'), secret: SECRET, unlimited: true });
afterAll(() => services.store.close());

describe('settings', () => {
  test('have defaults that only this machine can reach', () => {
    const settings = readSettings({}, games);
    expect(settings).toMatchObject({ port: 8080, host: '127.0.0.1', games, dataDir: 'data', limited: true });
    expect([settings.databaseUrl, settings.publicUrl, settings.secret, settings.behindProxy]).toEqual([
      undefined,
      undefined,
      undefined,
      false,
    ]);
  });
  test('choose port, host, games and the rest', () => {
    const other = { ...toy, id: 'other' };
    const env = { PORT: '9000', HOST: '::', GAMES: 'other', PUBLIC_URL: 'https://x.example', TRUST_PROXY: 'on' };
    expect(readSettings(env, [toy, other])).toMatchObject({
      port: 9000,
      host: '::',
      games: [other],
      publicUrl: 'https://x.example',
      behindProxy: true,
    });
  });
  test.each([
    [{ PORT: 'http' }, /PORT=http/],
    [{ PORT: '70000' }, /65535/],
    [{ GAMES: 'toy,chess' }, /GAMES contains chess/],
    [{ SECRET: 'short' }, /SECRET is too short/],
    [{ DATABASE_URL: 'postgres://localhost/x' }, /also needs SECRET/],
    [{ DATABASE_URL: 'mysql://u:hidden@localhost/x', SECRET: 's'.repeat(32) }, /^(?!.*hidden).*DATABASE_URL/],
    [{ PUBLIC_URL: 'example.org' }, /PUBLIC_URL.* must start with https:\/\/ or http:\/\/$/],
    [{ TRUST_PROXY: 'maybe' }, /on, off/],
    [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL/],
  ])('that are wrong are told: %j', (env, message) => {
    expect(() => readSettings(env, games)).toThrow(message);
  });
});

describe('the server', () => {
  const app = createApp(services, import.meta.dirname);
  test('is healthy', async () => expect(await (await app.request('/healthz')).text()).toBe('ok\n'));
  test('tells the games it offers', async () => {
    expect(await (await app.request('/api/games')).json()).toEqual({
      games: [{ id: 'toy', revision: 1, players: [2, 3], variants: ['2-players', '3-players'] }],
    });
  });
  test('answers what is not there as a problem document', async () => {
    const answer = await app.request('/api/nothing');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(await answer.json()).toMatchObject({ status: 404, detail: expect.stringContaining('/api/nothing') });
  });
  test('allows no script but its own', async () => {
    const policy = (await app.request('/healthz')).headers.get('content-security-policy');
    expect(policy).toMatch(/default-src 'self'/);
    expect(policy?.replace(/style-src [^;]*/, '')).not.toMatch(/unsafe/);
  });
  test('does not serve files outside its folder', async () => {
    for (const path of ['/../settings.ts', '/%2e%2e/settings.ts', '/..%2fapp.ts', '/%00'])
      expect((await app.request(path)).status, path).toBe(404);
  });
});
