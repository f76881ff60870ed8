import { describe, expect, test } from 'vitest';
import { isOurHost } from '../../src/server/hosts.ts';
import { Guest, openToyServer } from './guest.ts';
import { hearFrom, openRaw, upgradeTo } from './raw.ts';

const HERE = ['localhost', 'localhost:8080', 'LOCALHOST.', '127.0.0.1:8080', '192.168.1.20', '[::1]:8080', '[fe80::1]'];
const NEARBY = ['raspberry:8080', 'games.local', 'games.lan:80', 'games.home.arpa', 'games.internal.'];
const FAR = ['evil.example', 'evil.example:8080', '127.0.0.1.evil.example', 'local.evil.example', 'a@b c', ''];
const OWN = 'https://games.example/';

describe('a host is served', () => {
  test.each(HERE)('that no other site can be: %s', host => {
    expect([isOurHost(host, undefined), isOurHost(host, OWN)]).toEqual([true, true]);
  });
  test.each(NEARBY)('on the local network, unless there is a public one: %s', host => {
    expect([isOurHost(host, undefined), isOurHost(host, OWN)]).toEqual([true, false]);
  });
  test.each(FAR)('but not any other: %j', host => {
    expect([isOurHost(host, undefined), isOurHost(host, OWN)]).toEqual([false, false]);
  });
  test.each(['games.example', 'Games.Example:443', 'games.example.'])('that PUBLIC_URL names: %s', host => {
    expect([isOurHost(host, undefined), isOurHost(host, OWN)]).toEqual([false, true]);
  });
});

test('a request for another host gets 421 and a sentence that says what to set, by HTTP and for a socket', async () => {
  const server = await openToyServer();
  for (const request of [
    'GET /api/games HTTP/1.1\r\nHost: evil.example\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n',
    upgradeTo('/api/live', { Host: 'evil.example', Origin: 'http://evil.example' }),
  ]) {
    const socket = await openRaw(server.port);
    let answer = '';
    socket.on('data', data => {
      answer += data;
    });
    socket.write(request);
    await expect.poll(() => answer).toMatch(/^HTTP\/1\.1 421 [\s\S]* set PUBLIC_URL /);
    socket.destroy();
  }
  const socket = await openRaw(server.port);
  socket.write('GET /api/games HTTP/1.1\r\nHost: my-machine:8080\r\n\r\n');
  expect(await hearFrom(socket)).toMatch(/^HTTP\/1\.1 200 /);
  socket.destroy();
  await server.close();
});

test('over https the cookie can be set by no other host; one of the plain name is still read, and replaced', async () => {
  const server = await openToyServer({ publicUrl: OWN });
  const ann = new Guest(server.url);
  const { headers } = await ann.post('/api/people', { name: 'Ann' });
  const [own, known, old] = headers.getSetCookie();
  expect(own).toMatch(/^__Host-caravanserai=[\w.-]+; HttpOnly; Path=\/; SameSite=Lax; Max-Age=\d+; Secure$/);
  expect(known).toMatch(/^caravanserai-known=yes; Path=\/; .*Secure$/);
  expect(old).toMatch(/^caravanserai=; HttpOnly; .*Max-Age=0; Secure$/);
  expect((await ann.get('/api/me')).json).toMatchObject({ name: 'Ann' });

  const before = Object.assign(new Guest(server.url), { cookie: ann.cookie.replace('__Host-', '') });
  const answer = await before.get('/api/me');
  expect(answer.json).toMatchObject({ name: 'Ann' });
  expect(answer.headers.getSetCookie()[0]).toMatch(/^__Host-caravanserai=/);
  (await before.live()).close();

  const eve = await Guest.named(server.url, 'Eve');
  ann.cookie = `${eve.cookie.replace('__Host-', '')}; ${ann.cookie}`;
  expect((await ann.get('/api/me')).json, 'a planted cookie is not read').toMatchObject({ name: 'Ann' });
  await server.close();
});
