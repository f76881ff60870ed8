import { Agent, request as httpRequest } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type Random, seeded } from '../../src/kernel/index.ts';
import { newFolder } from '../folder.ts';
import { Guest } from '../server/guest.ts';
import { PAGODA } from './players.ts';
import { ServerProcess } from './servers.ts';
import { count } from './size.ts';

const REQUESTS = count(20_000, 1_000_000);
const AT_ONCE = 32;
const folder = newFolder();
let server: ServerProcess;
afterAll(() => server?.kill());

const ODD = [
  null,
  true,
  -1,
  0,
  1e308,
  9e15,
  '',
  ' ',
  '__proto__',
  'constructor',
  '\u0000',
  '\ud800',
  '💥',
  'x'.repeat(2000),
  [],
  {},
  [[[[]]]],
  JSON.parse(`${'['.repeat(3000)}${']'.repeat(3000)}`),
];
const NAMES = [
  'kind',
  'id',
  'table',
  'ply',
  'move',
  'command',
  'since',
  'chat',
  'text',
  'name',
  'seat',
  'level',
  'agree',
  'game',
  'options',
  'seats',
  'public',
  'clock',
  'invite',
  'code',
  '__proto__',
  'toString',
];
const KINDS = [
  'play',
  'back',
  'ask',
  'answer',
  'sit',
  'leave',
  'hire',
  'free',
  'start',
  'resign',
  'return',
  'rematch',
  'subscribe',
  'unsubscribe',
  'command',
  'say',
  'beat',
  'none',
  'live',
  'me',
];

class Fuzz {
  readonly #random: Random;
  readonly #tables: readonly string[];
  constructor(random: Random, tables: readonly string[]) {
    this.#random = random;
    this.#tables = tables;
  }
  one<T>(list: readonly T[]): T {
    return list[this.#random.below(list.length)]!;
  }
  chance(n: number): boolean {
    return this.#random.below(n) === 0;
  }

  value(depth = 3): unknown {
    const roll = this.#random.below(10);
    if (roll < 3) return this.one(ODD);
    if (roll < 5) return this.one(KINDS);
    if (roll === 5) return this.one(this.#tables);
    if (roll === 6) return this.#random.below(40);
    if (depth === 0) return 'leaf';
    if (roll === 7) return Array.from({ length: this.#random.below(5) }, () => this.value(depth - 1));
    return this.object(depth - 1);
  }
  object(depth = 2): object {
    return Object.fromEntries(
      Array.from({ length: this.#random.below(6) }, () => [this.one(NAMES), this.value(depth)]),
    );
  }

  /** A command that is nearly right. */
  command(): object {
    const command = {
      kind: this.one(KINDS),
      ply: this.#random.below(30),
      move: this.one(['pass', 'column 1 red', 'x', '\n']),
    };
    return {
      id: this.one(['a', 'b', 'id-1', 'x'.repeat(80)]),
      command: this.chance(3) ? this.value() : { ...command, ...this.object(1) },
    };
  }
  frame(): string {
    const table = this.one(this.#tables);
    const roll = this.#random.below(5);
    if (roll === 0) return this.damage(JSON.stringify({ kind: 'command', table, ...this.command() }));
    if (roll === 1) return JSON.stringify({ kind: 'command', table, ...this.command() });
    if (roll === 2) return JSON.stringify({ kind: 'subscribe', table, since: this.value(1) });
    return JSON.stringify(this.value());
  }
  damage(text: string): string {
    const at = this.#random.below(text.length);
    return this.chance(2)
      ? text.slice(0, at)
      : `${text.slice(0, at)}${this.one(['"', '\\', '}', ',', '\u0007'])}${text.slice(at)}`;
  }
  path(): string {
    const table = `/api/tables/${this.one(this.#tables)}`;
    const paths = [
      '/api/people',
      '/api/people/continue',
      '/api/me',
      '/api/me/code',
      '/api/me/export',
      '/api/tables',
      '/api/lobby',
      '/api/games',
      '/api/games/pagoda',
      table,
      `${table}/commands`,
      `${table}/enter`,
      `${table}/invite`,
      `${table}/chat`,
      `${table}/record`,
      '/',
      '/%',
      '/%00',
      '/..%2f',
      `/api/${'a/'.repeat(40)}`,
      '/index.html',
      '/metrics',
      '/healthz',
    ];
    return (
      this.one(paths) +
      (this.chance(4) ? `?since=${encodeURIComponent(String(this.one(ODD.filter(v => v !== '\ud800'))))}` : '')
    );
  }
  /** Where most can go wrong. */
  target(): string {
    const table = `/api/tables/${this.one(this.#tables.slice(0, 3))}`;
    return this.chance(4)
      ? this.path()
      : this.one([`${table}/commands`, `${table}/commands`, `${table}/chat`, '/api/tables']);
  }
  body(): string {
    const value = this.chance(2) ? this.command() : this.chance(3) ? { ...PAGODA, ...this.object() } : this.value();
    const text = JSON.stringify(value) ?? '';
    return this.chance(4) ? this.damage(text || ' ') : this.chance(40) ? text.padEnd(40_000) : text;
  }
}

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

function send(
  method: string,
  path: string,
  cookie: string,
  type: string,
  body: string | undefined,
): Promise<{ status: number; text: string; type: string }> {
  return new Promise((resolve, reject) => {
    const headers = {
      cookie,
      ...(body !== undefined && { 'content-type': type, 'content-length': Buffer.byteLength(body) }),
    };
    const request = httpRequest(server.url + path, { method, headers, agent }, response => {
      let text = '';
      response.on('data', data => (text += data));
      response.on('end', () =>
        resolve({ status: response.statusCode!, text, type: `${response.headers['content-type']}` }),
      );
      response.on('error', reject);
    });
    request.on('error', error => {
      // The server closes connections that were idle for long; one that is closed while it is used again is not a fault.
      if (request.reusedSocket && 'code' in error && error.code === 'ECONNRESET')
        send(method, path, cookie, type, body).then(resolve, reject);
      else reject(error);
    });
    request.end(body);
  });
}

async function memory(): Promise<number> {
  const { text } = await send('GET', '/metrics', '', '', undefined);
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)![1]) / 2 ** 20;
}

test(`${REQUESTS} fuzzed requests and frames: no crash, memory flat, always a clear answer`, {
  timeout: 7_200_000,
}, async () => {
  server = await ServerProcess.start({ DATA_DIR: folder });
  const guests = await Promise.all(['Ann', 'Bo', 'Cy'].map(name => Guest.named(server.url, name)));
  const tables: string[] = [];
  for (const guest of guests) tables.push((await guest.post('/api/tables', { ...PAGODA, public: true })).json.table);
  await guests[1]!.command(tables[0]!, { kind: 'sit' });
  await guests[0]!.command(tables[0]!, { kind: 'start' });
  const statuses = new Map<number, number>();
  let frames = 0;

  async function http(fuzz: Fuzz): Promise<void> {
    const method = fuzz.one(['GET', 'POST', 'POST', 'POST', 'PATCH', 'DELETE', 'PUT']);
    // The three keep their cookies, so that the fuzz gets further than the door; they are not deleted by it.
    const path = method === 'DELETE' ? '/api/nothing' : method === 'POST' ? fuzz.target() : fuzz.path();
    const cookie = fuzz.chance(5) ? `caravanserai=${fuzz.one(['', 'x', 'a.b'])}` : fuzz.one(guests).cookie;
    const type = fuzz.chance(10) ? 'text/plain' : 'application/json';
    const {
      status,
      text,
      type: answered,
    } = await send(method, path, cookie, type, method === 'GET' ? undefined : fuzz.body());
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status < 400) return;
    const { status: told, code, detail } = answered === 'application/problem+json' ? JSON.parse(text) : {};
    const clear = status < 500 && told === status && typeof code === 'string' && typeof detail === 'string';
    if (!clear || /node_modules|at .*\.(ts|mjs):/.test(text))
      expect(`${method} ${path} ${status} ${text}`).toBe('a clear answer');
  }

  async function socket(fuzz: Fuzz, n: number): Promise<void> {
    const client = new WebSocket(`${server.url.replace('http', 'ws')}/api/live`, {
      headers: { cookie: fuzz.one(guests).cookie },
    });
    await new Promise((resolve, reject) => client.once('open', resolve).once('error', reject));
    client.on('error', () => {});
    client.on('message', data => {
      const message = JSON.parse(String(data));
      if (message.kind === 'problem') expect(message.problem.status).toBeLessThan(500);
    });
    for (let i = 0; i < n && client.readyState === client.OPEN; i++, frames++) {
      client.send(fuzz.chance(20) ? Buffer.from([0, 255, 7]) : fuzz.frame());
      if (i % 10 === 0) await new Promise(resolve => setImmediate(resolve));
    }
    const closed = new Promise(resolve => client.once('close', resolve));
    client.close();
    await closed;
  }

  async function run(total: number): Promise<void> {
    let left = total;
    const worker = async (seed: number): Promise<void> => {
      const fuzz = new Fuzz(seeded(seed), [...tables, 'x'.repeat(22), '..', '%00', 'a']);
      while (left > 0) {
        if (fuzz.chance(40)) {
          left -= 30;
          await socket(fuzz, 30);
        } else {
          left--;
          await http(fuzz);
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, (_, i) => worker(total + i)));
  }

  const open = await server.takeStock();
  await run(REQUESTS * 0.3);
  const before = await memory();
  await run(REQUESTS * 0.7);
  const after = await memory();
  console.log(
    `${REQUESTS} of which ${frames} frames; ${JSON.stringify(Object.fromEntries(statuses))}; ${before.toFixed()} MB, then ${after.toFixed()} MB`,
  );
  expect(server.running).toBe(true);
  await expect.poll(async () => (await server.takeStock()).followers).toBe(open.followers);
  await expect.poll(async () => (await server.takeStock()).files).toBeLessThanOrEqual(open.files + AT_ONCE);
  expect((await guests[0]!.look(tables[0]!)).table).toBe(tables[0]);
  // The heap breathes; what leaks a kilobyte a request would show.
  expect(after - before).toBeLessThan(Math.max(80, REQUESTS / 2000));
});
