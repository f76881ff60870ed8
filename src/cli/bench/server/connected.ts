import { type AnyGame, seeded } from '../../../kernel/index.ts';
import { median } from '../measure.ts';
import { type Result, within } from '../result.ts';
import { FollowedTables } from './followed.ts';
import type { Process } from './process.ts';

const TABLES = 100;
const ROUNDS = 12;
const WARM_UP = 3;

/** What a move at each table cost. */
export interface Round {
  readonly movesPerSecond: number;
  readonly cpu: number;
  readonly bytes: number;
}

interface OurRound extends Round {
  readonly loopDelay: number;
}

/** Moves at tables whose players are all connected, with a watcher each: what one move costs the server and the wire. */
export async function measureConnected(
  games: readonly AnyGame[],
  services: Process,
  note: (text: string) => void,
): Promise<Result[]> {
  const tables = new FollowedTables(games, services, seeded(4));
  note(`${TABLES} connected tables`);
  await tables.open(TABLES);
  const rounds: OurRound[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    note(`${TABLES} connected tables, round ${round + 1} of ${ROUNDS}`);
    rounds.push(await playRound(tables, services));
  }
  tables.close();
  const typical = (pick: (round: OurRound) => number): number => median(rounds.slice(WARM_UP).map(pick));
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
      300,
      'bytes',
      150,
    ),
    within(
      'p99 delay of the event loop',
      typical(({ loopDelay }) => loopDelay),
      100,
      'ms',
    ),
  ];
}

/** A move at every table at once, until all followers have it. */
export async function playRound(tables: FollowedTables, services: Process): Promise<OurRound> {
  const sends = await tables.prepare();
  await tables.quiet();
  // Asking has a price too, which is subtracted.
  const first = await services.load();
  const before = await services.load();
  const from = tables.bytes;
  const begun = performance.now();
  await Promise.all(sends.map(send => send()));
  const seconds = (performance.now() - begun) / 1000;
  await tables.quiet();
  const after = await services.load();
  const asking = before.cpuSeconds - first.cpuSeconds;
  return {
    movesPerSecond: sends.length / seconds,
    cpu: ((after.cpuSeconds - before.cpuSeconds - asking) / sends.length) * 1e6,
    bytes: (tables.bytes - from) / tables.followers,
    loopDelay: after.loopDelaySeconds * 1000,
  };
}
