import { afterAll, beforeAll, expect, test } from 'vitest';
import { seeded } from '../../src/kernel/index.ts';
import { Guest } from '../server/guest.ts';
import { type Cluster, openCluster } from '../store/cluster.ts';
import { PAGODA, Pair } from './players.ts';
import { ServerProcess } from './servers.ts';
import { count } from './size.ts';

const ROUNDS = count(12, 300);
const WRITERS = 16;
let cluster: Cluster;
let servers: ServerProcess[] = [];
beforeAll(async () => {
  cluster = await openCluster();
  const env = { DATABASE_URL: cluster.url, SECRET: 'one secret for all three processes' };
  servers = await Promise.all([1, 2, 3].map(() => ServerProcess.start(env)));
});
afterAll(async () => {
  await Promise.all(servers.map(server => server.kill()));
  await cluster?.destroy();
});

type Stock = Awaited<ReturnType<ServerProcess['takeStock']>>;
/** Connections to the database are kept for the next requests. */
const POOLED = 10;
const listMore = (now: Stock, before: Stock): string[] => [
  ...(now.files > before.files + POOLED ? [`${now.files} files, not ${before.files}`] : []),
  ...(now.followers > before.followers ? [`${now.followers} followers, not ${before.followers}`] : []),
];

const at = (server: ServerProcess, { cookie }: Guest): Guest => Object.assign(new Guest(server.url), { cookie });

test(`three processes, one killed, ${WRITERS} writers racing on one table: no lost or doubled move`, {
  timeout: 3_600_000,
}, async () => {
  const random = seeded(8);
  let pair = await Pair.seated(servers[0]!.url);
  let done = new Map<string, number>();
  let moves = 0;
  const before = await Promise.all(servers.map(server => server.takeStock()));
  for (let round = 0; round < ROUNDS; round++) {
    // One of them dies while commands are on their way to it.
    const dies = round === ROUNDS >> 1;
    const alive = servers.filter(({ running }) => running);
    const { state, ply } = await at(alive[round % alive.length]!, pair.guests[0]).look(pair.table);
    if (state.status === 'over') {
      moves += done.size;
      pair = await Pair.seated(alive[0]!.url);
      done = new Map();
      continue;
    }
    const by = pair.guests[state.actor]!;
    const { choices } = (await at(alive[0]!, by).look(pair.table)).sight!;
    const wishes = Array.from({ length: WRITERS }, (_, writer) => ({
      writer,
      id: `r${round}-${writer >> 1}`,
      command: { kind: 'play', ply, move: choices[(writer >> 1) % choices.length]!.move },
    }));
    // Two writers share each id, at different processes: that is one command sent twice.
    const send = async ({ writer, id, command }: (typeof wishes)[number], to: readonly ServerProcess[]) => ({
      id,
      answer: await at(to[(writer + random.below(3)) % to.length]!, by).command(pair.table, command, id),
    });
    const attempts = Promise.allSettled(wishes.map(wish => send(wish, alive)));
    if (dies) await servers[2]!.kill();
    // Whoever got no answer asks again, elsewhere, with the same id.
    const answers = await Promise.all(
      (await attempts).map((attempt, i) =>
        attempt.status === 'fulfilled' ? attempt.value : send(wishes[i]!, servers.slice(0, 2)),
      ),
    );
    const stored = answers.filter(({ answer }) => answer.status === 200);
    expect(new Set(stored.map(({ id }) => id)).size, `round ${round}`).toBe(1);
    expect(new Set(stored.map(({ answer }) => answer.text)).size).toBe(1);
    for (const { answer } of answers)
      if (answer.status !== 200)
        expect(answer.json).toMatchObject({ status: 409, code: expect.stringMatching(/^(stale|not-your-turn|over)$/) });
    done.set(stored[0]!.id, stored[0]!.answer.json.line);
  }
  for (const server of servers.filter(({ running }) => running)) {
    const { news, line } = await at(server, pair.guests[1]).look(pair.table);
    expect(news.map(({ line }) => line)).toEqual(Array.from({ length: line }, (_, i) => i));
    const plays = news.filter(({ kind }) => kind === 'played').map(({ line }) => line + 1);
    expect(plays).toEqual([...done.values()]);
  }
  for (const [n, server] of servers.entries())
    if (server.running) await expect.poll(async () => listMore(await server.takeStock(), before[n]!)).toEqual([]);
  console.log(`${ROUNDS} rounds of ${WRITERS} writers: ${moves + done.size} moves, each once`);
});

test('a name that is changed or deleted at one process is so at all', async () => {
  const [first, second] = servers.filter(({ running }) => running) as [ServerProcess, ServerProcess];
  const pair = await Pair.seated(first.url);
  const [ann, bo] = pair.guests;
  const elsewhere = at(second, ann);
  const names = async (): Promise<unknown[]> => (await elsewhere.look(pair.table)).state.seats.map(({ name }) => name);
  await expect.poll(names).toEqual(['Ann', 'Bo']);
  await bo.ask('PATCH', '/api/me', { name: 'Barbara' });
  await expect.poll(names).toEqual(['Ann', 'Barbara']);
  const { cookie } = bo;
  await bo.ask('DELETE', '/api/me');
  await expect.poll(names).toEqual(['Ann', undefined]);
  const left = Object.assign(new Guest(second.url), { cookie });
  expect((await left.post('/api/tables', PAGODA)).status).toBe(401);
});

test('a move made at one process is pushed by another, and a bot of a dead process is taken over', async () => {
  const [first, second] = servers.filter(({ running }) => running) as [ServerProcess, ServerProcess];
  const pair = await Pair.seated(first.url);
  const live = await at(second, pair.guests[1]).live();
  live.subscribe(pair.table);
  const { line } = await live.updateAt(1);
  await pair.play(seeded(1), 'pushed');
  expect((await live.updateAt(line + 1)).news[0]).toMatchObject({ kind: 'played' });

  const ann = at(first, pair.guests[0]);
  const seats = [{ kind: 'bot', level: 'novice' }, { kind: 'me' }];
  const { table } = (await ann.post('/api/tables', { ...PAGODA, seats })).json;
  await ann.command(table, { kind: 'start' });
  await first.kill();
  const watching = await at(second, ann).live();
  watching.subscribe(table);
  await watching.until(
    message => message.kind === 'update' && message.news.some(({ kind }) => kind === 'played'),
    30_000,
  );
  live.close();
  watching.close();
});
