import { join } from 'node:path';
import { type AnyGame, seeded } from '../../../kernel/index.ts';
import { median, percentile } from '../measure.ts';
import { type Result, figure as shorten } from '../result.ts';
import { buildCommit } from './commit.ts';
import { PlayedTables, TABLES } from './moves.ts';
import { loadBuild, newFolder, Process, removeFolder } from './process.ts';
import { measureDelays, WATCHERS } from './push.ts';

const RATE_ROUNDS = 9;
const WARM_UP = 3;
const LATENCY_ROUNDS = 3;

interface Figures {
  readonly rate: number;
  /** Processor time of the server for a move, in µs. */
  readonly cpu: number;
  /** Of a move at half that rate, in ms. */
  readonly latency: number;
  readonly push: number;
}

/** Moves per second, latency and push of this server and of an earlier commit's, by turns, with the same clients. */
export async function measureAgainst(
  games: readonly AnyGame[],
  commit: string,
  rounds: number,
  note: (text: string) => void,
): Promise<Result[]> {
  const folder = newFolder();
  try {
    note(`building ${commit}`);
    const servers = [
      { file: buildCommit(commit, folder), seen: [] as Figures[] },
      { file: await (await loadBuild()).bundleServer(), seen: [] as Figures[] },
    ] as const;
    const [before, now] = servers;
    for (let round = 1; round <= rounds; round++) {
      // Each goes first in every other round.
      for (const server of round % 2 === 1 ? servers : servers.toReversed()) {
        note(`round ${round} of ${rounds}: ${server === now ? 'now' : commit}`);
        server.seen.push(await measure(games, server.file, join(folder, `data-${round}-${server === now}`), note));
      }
    }
    return compare(now.seen, before.seen);
  } finally {
    removeFolder(folder);
  }
}

/** Starts a server, measures it and stops it. */
async function measure(
  games: readonly AnyGame[],
  file: string,
  data: string,
  note: (text: string) => void,
): Promise<Figures> {
  const env = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: data, RATE_LIMITS: 'off', LOG_LEVEL: 'error' };
  const services = await Process.start(file, [], env);
  try {
    const tables = new PlayedTables(games, services, seeded(1));
    await tables.open();
    const weighed: { readonly rate: number; readonly cpu: number }[] = [];
    for (let round = 0; round < RATE_ROUNDS; round++) weighed.push(await tables.weighMoves());
    const measured = weighed.slice(WARM_UP);
    const rate = median(measured.map(one => one.rate));
    const cpu = median(measured.map(one => one.cpu));
    const latencies: number[] = [];
    for (let round = 0; round < LATENCY_ROUNDS; round++) latencies.push(...(await tables.moveSteadily(rate / 2)));
    const delays = await measureDelays(games[0]!, services);
    const figures = { rate, cpu, latency: percentile(latencies, 0.99), push: percentile(delays, 0.99) };
    note(`${figures.rate.toFixed(0)} moves/s, ${figures.latency.toFixed(1)} ms, ${figures.push.toFixed(1)} ms`);
    return figures;
  } finally {
    await services.stop();
  }
}

/** Ratios above 1 are in favour of this server. */
function compare(now: readonly Figures[], before: readonly Figures[]): Result[] {
  const typical = (seen: readonly Figures[], figure: keyof Figures): number => median(seen.map(one => one[figure]));
  const range = (seen: readonly Figures[], figure: keyof Figures): string => {
    const values = seen.map(one => one[figure]);
    return [Math.min(...values), Math.max(...values)].map(shorten).join('–');
  };
  const row = (what: string, figure: keyof Figures, unit: string): Result => {
    const name = `${what} (${range(now, figure)}, before ${range(before, figure)})`;
    const [value, other] = [typical(now, figure), typical(before, figure)];
    const ratio = figure === 'rate' ? value / other : other / value;
    return { name, value, unit, baseline: { name: 'before', value: other, unit }, ratio };
  };
  return [
    row(`durable moves over ${TABLES} tables`, 'rate', 'moves/s'),
    row('processor time of such a move', 'cpu', 'µs'),
    row('p99 of a move at half that load', 'latency', 'ms'),
    row(`p99 of a move to ${WATCHERS} watchers`, 'push', 'ms'),
  ];
}
