import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { runCli } from '../../src/cli/cli.ts';
import { carryOut, type Order } from '../../src/server/ops/orders.ts';
import { openSqlite } from '../../src/server/store/index.ts';
import { ServerProcess } from '../faults/servers.ts';
import { newFolder } from '../folder.ts';
import { Guest, Live } from '../server/guest.ts';

const ROOT = join(import.meta.dirname, '../..');
const data = join(newFolder(), 'data');
const servers: ServerProcess[] = [];
afterAll(async () => {
  for (const server of servers) await server.stop();
});

async function openOn(): Promise<ServerProcess> {
  const server = await ServerProcess.start({ DATA_DIR: data, TRUST_PROXY: 'on' });
  servers.push(server);
  return server;
}

/** The command as it is typed. */
function host(...args: string[]) {
  return hostWith('', ...args);
}

async function hostWith(input: string, ...args: string[]) {
  const { DATABASE_URL: _, ...env } = process.env;
  const child = spawn(process.execPath, [join(ROOT, 'scripts/cli.mjs'), 'host', ...args, '--data', data], { env });
  child.stdin.end(input);
  const ended = once(child, 'exit');
  const [stdout, stderr, [status]] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { stdout, stderr, status: status as number | null };
}

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every form
const ask = async (...args: string[]): Promise<any> => JSON.parse((await host(...args, '--json')).stdout);

const PAGODA = { game: 'pagoda', options: {}, seats: [{ kind: 'me' }, { kind: 'open' }] };

async function follow(guest: Guest, table: string): Promise<Live> {
  const live = await guest.live();
  live.send({ kind: 'subscribe', table, since: 0, chat: 0 });
  await live.updateAt(1);
  return live;
}

const idOf = async (name: string): Promise<string> =>
  (await ask('people')).people.find((person: { name: string }) => person.name === name)?.id as string;

describe('a host', () => {
  test('sees tables and people, deletes a message, closes one table and deletes another while people look', async () => {
    const server = await openOn();
    const ann = await Guest.named(server.url, 'Ann');
    const open = async (): Promise<string> => (await ann.post('/api/tables', PAGODA)).json.table;
    const [first, second] = [await open(), await open()];
    await ann.post(`/api/tables/${first}/chat`, { text: 'a rude word' });
    await ann.post(`/api/tables/${first}/chat`, { text: 'hello' });
    const [live, other] = [await follow(ann, first), await follow(ann, second)];

    expect((await ask('tables')).tables).toMatchObject([
      { game: 'pagoda', status: 'open', public: false, people: ['Ann'] },
      {},
    ]);
    expect((await host('people')).stdout).toMatch(/^[\w-]{22} {2}Ann {2}2 tables {2}since \S+ \S+ UTC {2}last here /);
    expect((await ask('chat', first)).messages).toMatchObject([{ n: 0, name: 'Ann', text: 'a rude word' }, { n: 1 }]);
    expect((await host('unsay', first, '0')).stdout).toBe(`${first}: message 0 deleted\n`);
    await live.until(message => message.kind === 'unsaid' && message.n === 0);
    expect((await ask('chat', first)).messages).toMatchObject([{ n: 1, text: 'hello' }]);

    expect((await host('close', first)).stdout).toBe(`${first}: closed\n`);
    await live.until(message => message.kind === 'update' && message.state.status === 'over');
    expect((await ann.look(first)).state).toMatchObject({ status: 'over', why: 'closed' });
    expect(await host('delete', second)).toMatchObject({ status: 2, stdout: '' });
    expect((await host('delete', second, '--confirm', second)).stdout).toBe(`${second}: deleted\n`);
    await other.until(message => message.kind === 'problem' && message.problem.code === 'no-such-table');
    expect((await ann.get(`/api/tables/${second}`)).status).toBe(404);
    expect((await ask('log')).log.map(({ action }: { action: string }) => action)).toEqual([
      'unsay',
      'close',
      'delete',
    ]);
    live.close();
    other.close();
  });

  test('bans a person, who is out at once whatever their name, and with them where they come from', async () => {
    const server = servers[0] ?? (await openOn());
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const eve = new Guest(server.url);
    await eve.ask('POST', '/api/people', { name: 'Eve' }, from('203.0.113.7'));
    const bo = await Guest.named(server.url, 'Bo');
    const [socket, calm] = [await Live.open(server.url, eve.cookie, from('203.0.113.7')), await bo.live()];
    const id = await idOf('Eve');
    const banned = await host('ban', id, '--hours', '1', '--widen');
    expect(banned.stdout).toMatch(new RegExp(`^banned: \\S+ {2}person ${id} {2}until .*with addresses\n$`));
    await expect.poll(() => socket.closed).toBe(true);
    expect(await calm.isHeard()).toBe(true);
    for (const attempt of [
      eve.ask('GET', '/api/me', undefined, from('203.0.113.7')),
      eve.ask('PATCH', '/api/me', { name: 'Somebody' }, from('203.0.113.7')),
      eve.ask('POST', '/api/people', { name: 'Somebody' }, from('198.51.100.1')),
    ])
      expect((await attempt).json.code).toBe('banned');
    const { until } = (await ask('bans')).bans.find(({ kind }: { kind: string }) => kind === 'person');
    const told = await eve.ask('GET', '/api/me', undefined, from('203.0.113.7'));
    expect(told.json, 'who learns until when').toMatchObject({ code: 'banned', until });
    const anew = new Guest(server.url);
    const again = () => anew.ask('POST', '/api/people', { name: 'New' }, from('203.0.113.7'));
    expect((await again()).json.code, 'the address').toBe('banned');
    expect((await bo.get('/api/me')).status).toBe(200);

    const [{ id: ban }] = (await ask('bans')).bans.filter(({ kind }: { kind: string }) => kind === 'person');
    expect((await host('unban', ban)).stdout).toBe(`${ban}: lifted\n`);
    expect((await ask('bans')).bans, 'with the addresses').toEqual([]);
    await expect.poll(async () => (await again()).status).toBe(201);
    expect((await eve.get('/api/me')).json.name, 'who kept the name').toBe('Eve');
    calm.close();
  });

  test('bans a network of addresses, in place of an earlier ban', async () => {
    const server = servers[0] ?? (await openOn());
    await host('ban', '2001:db8:1:2::9', '--days', '3650');
    await host('ban', '2001:db8:1:2::9', '--days', '2');
    const [ban, ...more] = (await ask('bans')).bans;
    expect(more).toEqual([]);
    expect(ban).toMatchObject({ kind: 'address', target: '2001:db8:1:2::/64', widens: false });
    expect(ban.until - ban.at).toBe(2 * 86_400_000);
    const look = (address: string) =>
      new Guest(server.url).ask('GET', '/api/games', undefined, { 'x-forwarded-for': address });
    await expect.poll(async () => (await look('2001:db8:1:2:ffff::1')).status).toBe(403);
    expect((await look('2001:db8:1:3::1')).status).toBe(200);
    await host('unban', ban.id);
    await expect.poll(async () => (await look('2001:db8:1:2:ffff::1')).status).toBe(200);
  });

  test('sets a club password, a welcome in two languages, and who may come in', async () => {
    const server = servers[0] ?? (await openOn());
    const ann = await Guest.named(server.url, 'Ann');
    const live = await ann.live();
    expect((await hostWith(' Open  Sesame \n', 'club')).stdout).toContain('club password: yes');
    await expect.poll(() => live.closed).toBe(true);
    expect((await ann.get('/api/me')).json.code).toBe('club');
    await expect(ann.live(), 'nor by a socket').rejects.toThrow();
    const stop = await new Guest(server.url).ask('POST', '/api/mail/stop?code=x');
    expect(stop.json.code, 'mail programs have no password').toBe('no-such-code');
    const cookies = ann.cookie;
    expect((await ann.post('/api/house/enter', { password: 'sesame' })).json.code).toBe('wrong-password');
    const entered = await ann.post('/api/house/enter', { password: 'open sesame' });
    expect(entered.status).toBe(204);
    ann.cookie = `${cookies}; ${ann.cookie}`;
    expect((await ann.get('/api/me')).json.name).toBe('Ann');
    (await ann.live()).close();
    await hostWith('another one', 'club');
    await expect.poll(async () => (await ann.get('/api/me')).status).toBe(403);
    await host('club', '--off');
    await expect.poll(async () => (await ann.get('/api/me')).status).toBe(200);

    await host('welcome', '--en', 'Good evening', '--fr', 'Bonsoir');
    const house = async () => (await new Guest(server.url).get('/api/house')).json;
    await expect
      .poll(house)
      .toEqual({ welcome: { en: 'Good evening', fr: 'Bonsoir' }, club: false, registration: true });
    await host('welcome', '--en', '');
    await expect.poll(async () => (await house()).welcome).toEqual({ fr: 'Bonsoir' });

    expect((await host('registration', 'closed')).stdout).toContain('registration: closed\n');
    const arrive = async () => (await new Guest(server.url).post('/api/people', { name: 'New' })).status;
    await expect.poll(arrive).toBe(403);
    expect((await ann.get('/api/me')).status, 'who is there already').toBe(200);
    await host('registration', 'open');
    await expect.poll(arrive).toBe(201);
    live.close();
  });

  test('works without a server, and the server knows afterwards', async () => {
    const server = servers[0] ?? (await openOn());
    const mallory = await Guest.named(server.url, 'Mallory');
    await server.stop();
    const id = await idOf('Mallory');
    expect((await host('ban', id, '--days', '1')).status).toBe(0);
    await server.start();
    expect((await mallory.get('/api/me')).json.code).toBe('banned');
    const live = await mallory.live();
    live.subscribe('x'.repeat(22));
    expect((await live.problem()).code).toBe('banned');
    live.close();
  });

  test('is told what is expected', async () => {
    const cases: readonly (readonly [args: string[], message: RegExp])[] = [
      [[], /expected an action: show, tables/],
      [['burn'], /expected an action/],
      [['close'], /expected cli host close TABLE/],
      [['tables', '--limit', 'many'], /--limit must be a whole number/],
      [['ban', 'somebody'], /either --days N or --hours N/],
      [['ban', 'somebody', '--days', '1', '--hours', '1'], /either --days N or --hours N/],
      [['ban', 'somebody', '--days', '0'], /--days must be a whole number, 1 or more/],
      [['ban', 'somebody', '--days', '36500'], /3650 days at most/],
      [['ban', '203.0.113', '--days', '1'], /neither an address/],
      [['ban', '203.0.113.7', '--days', '1', '--widen'], /goes with a person/],
      [['delete', '-dashed-id-of-22-chars'], /add --confirm -dashed-id-of-22-chars/],
      [['welcome'], /--en TEXT/],
      [['welcome', '--fr', 'x'.repeat(1001)], /1000 characters at most/],
      [['registration', 'maybe'], /expected open or closed/],
      [['club'], /6 to 200 characters/],
      [['tables', '--colour'], /--colour/],
    ];
    for (const [args, message] of cases) {
      const told: string[] = [];
      const terminal = {
        input: Readable.from([Buffer.from('short\n')]),
        interactive: false,
        print: async () => {},
        tell: (text: string) => void told.push(text),
        readText: () => '',
      };
      expect([args, await runCli(['host', ...args], terminal, [])]).toEqual([args, 2]);
      expect(told.join('')).toMatch(message);
    }
  });

  test('who names what is not there is told where to look', async () => {
    const store = openSqlite(':memory:');
    const cases: readonly (readonly [order: Order, message: RegExp])[] = [
      [{ action: 'close', table: 'nowhere' }, /there is no table nowhere: cli host tables lists them/],
      [{ action: 'delete', table: 'nowhere' }, /there is no table nowhere/],
      [{ action: 'chat', table: 'nowhere', limit: 9 }, /there is no table nowhere/],
      [{ action: 'unsay', table: 'nowhere', n: 1 }, /has no message 1: cli host chat/],
      [
        { action: 'ban', kind: 'person', target: 'nobody', hours: 1, widens: false },
        /no person nobody: cli host people/,
      ],
      [{ action: 'unban', ban: 'nothing' }, /there is no ban nothing: cli host bans/],
    ];
    for (const [order, message] of cases) await expect(carryOut(store, order)).rejects.toThrow(message);
    expect(await store.lastAction(), 'and nothing is noted').toBe(0);
    await store.close();
    expect(await host('close', 'nowhere')).toMatchObject({ status: 1, stdout: '' });
  });
});
