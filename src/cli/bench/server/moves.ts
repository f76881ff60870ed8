import { type AnyGame, type Random, seeded } from '../../../kernel/index.ts';
import { median, percentile } from '../measure.ts';
import { type Result, within } from '../result.ts';
import { type Process, together } from './process.ts';
import { BenchTable } from './tables.ts';

export const TABLES = 200;
const ROUNDS = 15;
/** The first rounds warm everything up. */
const WARM_UP = 3;
const LATENCY_ROUNDS = 3;

/** Tables of all games, at which moves are played over HTTP. */
export class PlayedTables {
  readonly #games: readonly AnyGame[];
  readonly #services: Process;
  readonly #random: Random;
  #tables: BenchTable[] = [];

  constructor(games: readonly AnyGame[], services: Process, random: Random) {
    this.#games = games;
    this.#services = services;
    this.#random = random;
  }

  async open(): Promise<void> {
    this.#tables = await together(TABLES, 20, n => this.#open(n));
  }

  #open(n: number): Promise<BenchTable> {
    const game = this.#games[n % this.#games.length]!;
    return BenchTable.open(this.#services, game, game.variants[0]!.options);
  }

  /** Legal moves of all tables, ready to be sent. */
  #prepare(): Promise<(() => Promise<unknown>)[]> {
    const pick = (choices: number): number => this.#random.below(choices);
    return together(TABLES, 20, async n => {
      const ready = await this.#tables[n]!.ready(pick);
      if (ready) return ready;
      this.#tables[n] = await this.#open(n);
      return (await this.#tables[n]!.ready(pick))!;
    });
  }

  /** Moves per second when all tables move at once. */
  async moveAtOnce(): Promise<number> {
    const sends = await this.#prepare();
    return TABLES / (await seconds(() => Promise.all(sends.map(send => send()))));
  }

  /** The same, and the processor time of the server for each of these moves, in µs. */
  async weighMoves(): Promise<{ readonly rate: number; readonly cpu: number }> {
    const sends = await this.#prepare();
    // Asking has a price too, which is subtracted.
    const first = await this.#services.load();
    const before = await this.#services.load();
    const time = await seconds(() => Promise.all(sends.map(send => send())));
    const after = await this.#services.load();
    const asking = before.cpuSeconds - first.cpuSeconds;
    return { rate: TABLES / time, cpu: ((after.cpuSeconds - before.cpuSeconds - asking) / TABLES) * 1e6 };
  }

  /** How long moves take in ms, one per table, at a steady rate per second. */
  async moveSteadily(rate: number): Promise<number[]> {
    const sends = await this.#prepare();
    const begun = performance.now();
    return Promise.all(
      sends.map(async (send, n) => {
        const due = begun + (n * 1000) / rate;
        await new Promise(resolve => setTimeout(resolve, Math.max(0, due - performance.now())));
        const sent = performance.now();
        await send();
        return performance.now() - sent;
      }),
    );
  }
}

/** Durable moves per second next to a bare handler, and their latency at half that load. */
export async function measureMoves(
  games: readonly AnyGame[],
  services: Process,
  bare: Process,
  note: (text: string) => void,
): Promise<Result[]> {
  const tables = new PlayedTables(games, services, seeded(1));
  await tables.open();
  const body = { id: 'b12345', command: { kind: 'play', ply: 123, move: 'column 1 red' } };
  const rates: { ours: number; bare: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    note(`moves, round ${round + 1} of ${ROUNDS}`);
    const ours = await tables.moveAtOnce();
    const theirs = TABLES / (await seconds(() => together(TABLES, TABLES, () => bare.ask('POST', '/', body))));
    if (round >= WARM_UP) rates.push({ ours, bare: theirs });
  }
  const ours = median(rates.map(rate => rate.ours));
  const latencies: number[] = [];
  for (let round = 0; round < LATENCY_ROUNDS; round++) {
    note('latency at half that load');
    latencies.push(...(await tables.moveSteadily(ours / 2)));
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
