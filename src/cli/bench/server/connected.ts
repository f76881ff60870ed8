import type { Socket } from 'node:net';
import type { AnyGame } from '../../../kernel/index.ts';
import { seeded } from '../../../kernel/index.ts';
import { median } from '../measure.ts';
import { type Result, within } from '../result.ts';
import { type Process, together } from './house.ts';
import { BenchTable } from './tables.ts';
import { watch } from './watchers.ts';

const TABLES = 100;
const WATCHERS = 1;
const ROUNDS = 12;
const WARM_UP = 3;
/** No byte for this long means that all have got their updates. */
const QUIET_MS = 100;

interface Round {
  readonly movesPerSecond: number;
  readonly cpu: number;
  readonly bytes: number;
  readonly loopDelay: number;
}

/** Moves at tables whose players are all connected, with a watcher each: what one move costs the server and the wire. */
export async function measureConnected(
  games: readonly AnyGame[],
  services: Process,
  note: (text: string) => void,
): Promise<Result[]> {
  const random = seeded(4);
  const sockets: Socket[] = [];
  let bytes = 0;
  const read = (count: number): void => {
    bytes += count;
  };
  const open = async (n: number): Promise<BenchTable> => {
    const game = games[n % games.length]!;
    const table = await BenchTable.open(services, game, game.variants[0]!.options);
    const cookies = [...table.cookies, ...Array<string>(WATCHERS).fill('')];
    for (const cookie of cookies) sockets.push(await watch(services.url, table.id, { cookie, read }));
    return table;
  };
  const quiet = async (): Promise<void> => {
    for (let before = -1; before !== bytes; ) {
      before = bytes;
      await new Promise(resolve => setTimeout(resolve, QUIET_MS));
    }
  };
  note(`${TABLES} connected tables`);
  const tables = await together(TABLES, 20, open);
  const followers = tables.reduce((sum, { cookies }) => sum + cookies.length + WATCHERS, 0);
  const prepare = (): Promise<(() => Promise<unknown>)[]> =>
    together(TABLES, 20, async n => {
      const ready = await tables[n]!.ready(choices => random.below(choices));
      if (ready) return ready;
      tables[n] = await open(n);
      return (await tables[n].ready(choices => random.below(choices)))!;
    });
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    note(`${TABLES} connected tables, round ${round + 1} of ${ROUNDS}`);
    const sends = await prepare();
    await quiet();
    // Asking has a price too, which is subtracted.
    const first = await services.load();
    const before = await services.load();
    const from = bytes;
    const begun = performance.now();
    await Promise.all(sends.map(send => send()));
    const seconds = (performance.now() - begun) / 1000;
    await quiet();
    const after = await services.load();
    const asking = before.cpuSeconds - first.cpuSeconds;
    rounds.push({
      movesPerSecond: TABLES / seconds,
      cpu: ((after.cpuSeconds - before.cpuSeconds - asking) / TABLES) * 1e6,
      bytes: (bytes - from) / followers,
      loopDelay: after.loopDelaySeconds * 1000,
    });
  }
  for (const socket of sockets) socket.destroy();
  const typical = (pick: (round: Round) => number): number => median(rounds.slice(WARM_UP).map(pick));
  const rate = typical(({ movesPerSecond }) => movesPerSecond);
  return [
    {
      name: `moves, all players of ${TABLES} tables connected`,
      value: rate,
      unit: 'moves/s',
      baseline: { name: 'limit', value: 400, unit: 'moves/s' },
      ratio: rate / 400,
      floor: 1,
      aim: 2,
    },
    within(
      'processor time of such a move',
      typical(({ cpu }) => cpu),
      1000,
      'µs',
    ),
    within(
      'bytes of a move for each follower',
      typical(({ bytes }) => bytes),
      4000,
      'bytes',
    ),
    within(
      'p99 delay of the event loop',
      typical(({ loopDelay }) => loopDelay),
      100,
      'ms',
    ),
  ];
}
