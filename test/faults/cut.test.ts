import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Update } from '../../src/api/index.ts';
import { seeded } from '../../src/kernel/index.ts';
import type { RunningServer } from '../../src/server/server.ts';
import type { MatchEntry, TableNews } from '../../src/table/index.ts';
import { type Guest, Live, openToyServer, twoAtTable } from '../server/guest.ts';
import { noteOpen } from '../server/leaks.ts';
import { count } from './size.ts';

const GAMES = count(8, 200);
const random = seeded(5);
let server: RunningServer;
let proxy: Server;
let proxied: string;
/** How many bytes the next connection lets through to the client. */
let allowance = Number.POSITIVE_INFINITY;

beforeAll(async () => {
  server = await openToyServer();
  proxy = createServer(client => cutAfter(allowance, client, connect(server.port, '127.0.0.1')));
  await new Promise<void>(resolve => proxy.listen(0, '127.0.0.1', resolve));
  const address = proxy.address();
  proxied = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(async () => {
  proxy.close();
  await server.close();
});

function cutAfter(bytes: number, client: Socket, upstream: Socket): void {
  let left = bytes;
  client.on('error', () => upstream.destroy());
  upstream.on('error', () => client.destroy());
  client.pipe(upstream);
  upstream.on('data', data => {
    client.write(data.subarray(0, left));
    left -= data.length;
    if (left > 0) return;
    client.destroy();
    upstream.destroy();
  });
  upstream.on('close', () => client.destroy());
}

/** What a client put together from all its connections. */
interface Memory {
  line: number;
  news: TableNews[];
  story: MatchEntry[];
}

function merge(memory: Memory, live: Live): void {
  for (const message of live.messages.splice(0)) {
    if (message.kind !== 'update') continue;
    const update: Update = message;
    expect(update.since).toBe(memory.line);
    memory.news.push(...update.news);
    memory.story.push(...update.story);
    memory.line = update.line;
  }
}

async function awaitEnd(live: Live): Promise<void> {
  for (let n = 0; !live.closed && n < 100; n++) await pause(5);
  live.socket.terminate();
}

const pause = (ms: number): Promise<unknown> => new Promise(resolve => setTimeout(resolve, ms));

/** Follows a table over a connection that is cut anywhere: in the handshake, within a frame, between two frames. */
async function followUntilCut(
  { cookie }: Guest,
  table: string,
  memory: Memory,
  play: () => Promise<unknown>,
): Promise<void> {
  allowance = random.below(4) === 0 ? random.below(6000) : 130 + random.below(5000);
  const live = await Live.open(proxied, cookie).catch(() => undefined);
  live?.subscribe(table, memory.line);
  if (live && random.below(2)) await pause(random.below(10));
  await play();
  if (!live) return;
  if (random.below(2)) await pause(5);
  live.socket.terminate();
  await awaitEnd(live);
  merge(memory, live);
}

test(`a connection cut at every event, in ${GAMES} games: the client's sequence equals the server's`, async () => {
  const expectNothingLeft = await noteOpen(server);
  for (let game = 0; game < GAMES; game++) {
    const { ann, bo, table } = await twoAtTable(server.url);
    const memory: Memory = { line: 0, news: [], story: [] };
    for (let over = false; !over; ) {
      await followUntilCut(ann, table, memory, async () => {
        const { state } = await bo.look(table);
        over = state.status === 'over';
        if (!over) await [ann, bo][state.actor]!.playAny(table, n => random.below(n));
      });
    }
    allowance = Number.POSITIVE_INFINITY;
    const last = await Live.open(proxied, ann.cookie);
    last.subscribe(table, memory.line);
    await last.until(message => message.kind === 'update');
    merge(memory, last);
    last.close();
    const { news, story, line } = await ann.look(table);
    expect(memory).toEqual({ line, news, story });
  }
  await expectNothingLeft();
});
