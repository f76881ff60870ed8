import { join } from 'node:path';
import { type AnyGame, seeded } from '../../kernel/index.ts';
import { type LogLine, Table, toSeed } from '../../table/index.ts';
import { median, percentile } from './measure.ts';
import { type Bench, type Result, within } from './result.ts';
import { measureConnected } from './server/connected.ts';
import { loadBuild, newFolder, Process, removeFolder, together } from './server/house.ts';
import { writeLog } from './server/logs.ts';
import { measureMixed } from './server/mixed.ts';
import { BenchTable } from './server/tables.ts';
import { watch } from './server/watchers.ts';

const TABLES = 200;
const ROUNDS = 15;
const WATCHERS = 1000;
const WATCHED_MOVES = 20;
const IDLE = 10_000;

/** Durable moves, latency, connected tables, push, cold start of a table and memory, against a bare handler with the same group commit. */
export const serverBench =
  (games: readonly AnyGame[]): Bench =>
  async note => {
    const build = await loadBuild();
    const folder = newFolder();
    note('starting');
    const services = await Process.start(await build.bundleServer(), [], {
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: join(folder, 'data'),
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
    });
    const bare = await Process.start(await build.bundle('server/ops/bare'), [join(folder, 'bare.db')], {});
    try {
      return [
        ...(await moves(games, services, bare, note)),
        ...(await measureConnected(games, services, note)),
        ...(await measureMixed(games, { services, folder, fill: await build.bundle('server/ops/fill') }, note)),
        await push(games[0]!, services, note),
        ...games.map(game => cold(game)),
        await idle(games[0]!, services, note),
      ];
    } finally {
      await Promise.all([services.stop(), bare.stop()]);
      removeFolder(folder);
    }
  };

async function moves(
  games: readonly AnyGame[],
  services: Process,
  bare: Process,
  note: (text: string) => void,
): Promise<Result[]> {
  const random = seeded(1);
  const pickGame = (n: number): AnyGame => games[n % games.length]!;
  const open = (n: number): Promise<BenchTable> =>
    BenchTable.open(services, pickGame(n), pickGame(n).variants[0]!.options);
  const tables = await together(TABLES, 20, open);

  /** Legal moves of all tables, ready to be sent. */
  const prepare = (): Promise<(() => Promise<unknown>)[]> =>
    together(TABLES, 20, async n => {
      const ready = await tables[n]!.ready(choices => random.below(choices));
      if (ready) return ready;
      tables[n] = await open(n);
      return (await tables[n].ready(choices => random.below(choices)))!;
    });
  const body = { id: 'b12345', command: { kind: 'play', ply: 123, move: 'column 1 red' } };
  const rates: { ours: number; bare: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    note(`moves, round ${round + 1} of ${ROUNDS}`);
    const sends = await prepare();
    const ours = await seconds(() => Promise.all(sends.map(send => send())));
    const theirs = await seconds(() => together(TABLES, TABLES, () => bare.ask('POST', '/', body)));
    // The first rounds warm both up.
    if (round >= 3) rates.push({ ours: TABLES / ours, bare: TABLES / theirs });
  }
  const ours = median(rates.map(rate => rate.ours));
  const latencies: number[] = [];
  for (let round = 0; round < 3; round++) {
    note('latency at half that load');
    const sends = await prepare();
    const begun = performance.now();
    await Promise.all(
      sends.map(async (send, n) => {
        const due = begun + (n * 1000) / (ours / 2);
        await new Promise(resolve => setTimeout(resolve, Math.max(0, due - performance.now())));
        const sent = performance.now();
        await send();
        latencies.push(performance.now() - sent);
      }),
    );
  }
  return [
    {
      name: `durable moves over ${TABLES} tables`,
      value: ours,
      unit: 'moves/s',
      baseline: { name: 'bare handler', value: median(rates.map(rate => rate.bare)), unit: 'rows/s' },
      ratio: median(rates.map(rate => rate.ours / rate.bare)),
      floor: 0.25,
      aim: 0.5,
    },
    within('p99 of a move at half that load', percentile(latencies, 0.99), 50, 'ms'),
  ];
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1000;
}

async function push(game: AnyGame, services: Process, note: (text: string) => void): Promise<Result> {
  note(`${WATCHERS} watchers`);
  const random = seeded(2);
  const table = await BenchTable.open(services, game, game.variants[0]!.options);
  let sent = 0;
  let delays: number[] = [];
  const sockets = await together(WATCHERS, 50, () =>
    watch(services.url, table.id, { arrived: time => delays.push(time - sent) }),
  );
  await new Promise(resolve => setTimeout(resolve, 2000));
  const all: number[] = [];
  for (let n = 0; n < WATCHED_MOVES; n++) {
    const send = await table.ready(choices => random.below(choices));
    if (!send) break;
    delays = [];
    sent = performance.now();
    await send();
    for (let wait = 0; delays.length < WATCHERS && wait < 200; wait++)
      await new Promise(resolve => setTimeout(resolve, 10));
    all.push(...delays);
  }
  for (const socket of sockets) socket.destroy();
  return within(`p99 of a move to ${WATCHERS} watchers`, percentile(all, 0.99), 100, 'ms');
}

/** Rebuilds a table of a half-finished game that is not in memory: parses its log and replays it. */
function cold(game: AnyGame): Result {
  const seed = toSeed('cold');
  const lines = writeLog(game, seed);
  const rows = lines.slice(0, Math.ceil(lines.length / 2)).map(line => JSON.stringify(line));
  // The first runs are the warm-up, since a running server is warm.
  const times = Array.from({ length: 100 }, () => {
    const begun = performance.now();
    Table.from(
      game,
      seed,
      rows.map(row => JSON.parse(row) as LogLine),
    );
    return performance.now() - begun;
  });
  return within(`${game.id}: a table rebuilt from its log`, median(times.slice(50)), 3, 'ms');
}

async function idle(game: AnyGame, services: Process, note: (text: string) => void): Promise<Result> {
  note(`${IDLE} idle tables`);
  const { options } = game.variants[0]!;
  const { cookie } = await services.ask('POST', '/api/people', { name: 'Host' });
  const seats = Array.from({ length: options.players }, (_, seat) =>
    seat === 0 ? { kind: 'me' } : { kind: 'bot', level: 'novice' },
  );
  const before = await services.memory();
  await together(IDLE, 100, async n => {
    const wish = { game: game.id, options, seats };
    const { table } = JSON.parse((await services.ask('POST', '/api/tables', wish, cookie)).text);
    await services.ask('POST', `/api/tables/${table}/commands`, { id: `s${n}`, command: { kind: 'start' } }, cookie);
  });
  return within(`${IDLE} open idle tables`, Math.max(1, (await services.memory()) - before), 100, 'MB');
}
