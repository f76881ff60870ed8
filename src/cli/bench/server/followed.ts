import type { Socket } from 'node:net';
import type { AnyGame, Random } from '../../../kernel/index.ts';
import { type Process, together } from './process.ts';
import { BenchTable } from './tables.ts';
import { watch } from './watchers.ts';

const WATCHERS = 1;
/** No byte for this long means that all have got their updates. */
const QUIET_MS = 100;

/** Tables whose players are all connected, with a watcher each, as pages follow them. */
export class FollowedTables {
  readonly #games: readonly AnyGame[];
  readonly #services: Process;
  readonly #random: Random;
  readonly #sockets: Socket[] = [];
  #tables: BenchTable[] = [];
  #bytes = 0;

  constructor(games: readonly AnyGame[], services: Process, random: Random) {
    this.#games = games;
    this.#services = services;
    this.#random = random;
  }

  async open(count: number): Promise<void> {
    this.#tables = await together(count, 20, n => this.#open(n));
  }

  async #open(n: number): Promise<BenchTable> {
    const game = this.#games[n % this.#games.length]!;
    const table = await BenchTable.open(this.#services, game, game.variants[0]!.options);
    const read = (count: number): void => {
      this.#bytes += count;
    };
    for (const cookie of [...table.cookies, ...Array<string>(WATCHERS).fill('')])
      this.#sockets.push(await watch(this.#services.url, table.id, { cookie, read }));
    return table;
  }

  /** Everything that the followers have got so far. */
  get bytes(): number {
    return this.#bytes;
  }

  get followers(): number {
    return this.#tables.reduce((sum, { cookies }) => sum + cookies.length + WATCHERS, 0);
  }

  /** A legal move of each table, ready to be sent. */
  prepare(): Promise<(() => Promise<unknown>)[]> {
    const pick = (choices: number): number => this.#random.below(choices);
    return together(this.#tables.length, 20, async n => {
      const ready = await this.#tables[n]!.ready(pick);
      if (ready) return ready;
      const table = await this.#open(n);
      this.#tables[n] = table;
      return (await table.ready(pick))!;
    });
  }

  /** Waits until nothing arrives any more. */
  async quiet(): Promise<void> {
    for (let before = -1; before !== this.#bytes; ) {
      before = this.#bytes;
      await new Promise(resolve => setTimeout(resolve, QUIET_MS));
    }
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy();
  }
}
