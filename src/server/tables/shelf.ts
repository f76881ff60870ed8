import { type PlayerId, Sitting } from '../../table/index.ts';
import type { EventStore } from '../store/index.ts';
import { type AnyGame, gameOf } from './games.ts';
import { type Held, playersOf } from './held.ts';

const TRIES = 20;

/** The tables in memory, those least used dropped first. */
export class Shelf {
  readonly #store: EventStore;
  readonly #games: readonly AnyGame[];
  readonly #namesOf: (ids: readonly PlayerId[]) => Promise<ReadonlyMap<PlayerId, string>>;
  readonly #capacity: number;
  readonly #held = new Map<string, Held>();
  /** Tables that are followed stay: told by the live side. */
  inUse: (id: string) => boolean = () => false;
  readonly #loading = new Map<string, Promise<Held | undefined>>();

  constructor(options: {
    store: EventStore;
    games: readonly AnyGame[];
    capacity: number;
    namesOf(ids: readonly PlayerId[]): Promise<ReadonlyMap<PlayerId, string>>;
  }) {
    this.#store = options.store;
    this.#games = options.games;
    this.#namesOf = options.namesOf;
    this.#capacity = options.capacity;
  }

  get size(): number {
    return this.#held.size;
  }

  /** A table that is in memory already. */
  peek(id: string): Held | undefined {
    return this.#held.get(id);
  }

  /** The tables in memory where somebody sits. */
  where(player: PlayerId): Held[] {
    return [...this.#held.values()].filter(({ sitting }) => sitting.seatOf(player) !== null);
  }

  async get(id: string): Promise<Held | undefined> {
    const held = this.#held.get(id);
    if (held) {
      this.#held.delete(id);
      this.#held.set(id, held);
      return held;
    }
    const loading = this.#loading.get(id) ?? this.#load(id).finally(() => this.#loading.delete(id));
    this.#loading.set(id, loading);
    return loading;
  }

  /** Reads what was appended elsewhere. Returns whether there was anything. */
  async catchUp(held: Held): Promise<boolean> {
    const { sitting } = held;
    const from = sitting.line;
    const lines = await this.#store.readLog(held.id, from);
    // While this was read, another reader may have taken in the same lines.
    const news = lines.slice(sitting.line - from);
    for (const line of news) sitting.append(line);
    held.doubtful = false;
    if (news.length > 0) await this.refreshNames(held);
    return news.length > 0;
  }

  async refreshNames(held: Held): Promise<void> {
    held.names = await this.#namesOf(playersOf(held.sitting));
  }

  async #load(id: string): Promise<Held | undefined> {
    const row = await this.#store.findTable(id);
    const game = row && gameOf(this.#games, row.game);
    if (!row || !game) return undefined;
    const sitting = Sitting.from(game, row.seed, await this.#store.readLog(id, 0));
    const held: Held = {
      id,
      row,
      sitting,
      names: await this.#namesOf(playersOf(sitting)),
      guests: new Set(),
      work: Promise.resolve(),
      busy: 0,
      doubtful: false,
    };
    this.#held.set(id, held);
    this.#makeRoom();
    return held;
  }

  /** Drops the table that was not used for longest, of those that are not in use. */
  #makeRoom(): void {
    let tries = Math.min(this.#held.size - this.#capacity, TRIES);
    for (const [id, held] of this.#held) {
      if (tries-- <= 0) return;
      this.#held.delete(id);
      if (held.busy > 0 || this.inUse(id)) this.#held.set(id, held);
    }
  }
}
