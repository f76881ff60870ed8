import { type PlayerId, Table } from '../../table/index.ts';
import type { EventStore } from '../store/index.ts';
import { type AnyGame, gameOf } from './games.ts';
import { type LoadedTable, playersOf } from './loaded.ts';

const TRIES = 20;

export interface CacheOptions {
  readonly store: EventStore;
  readonly games: readonly AnyGame[];
  readonly capacity: number;
  namesOf(ids: readonly PlayerId[]): Promise<ReadonlyMap<PlayerId, string>>;
  /** Tables that somebody follows stay. */
  inUse(id: string): boolean;
}

/** The tables in memory, those least used dropped first. */
export class TableCache {
  readonly #store: EventStore;
  readonly #games: readonly AnyGame[];
  readonly #namesOf: (ids: readonly PlayerId[]) => Promise<ReadonlyMap<PlayerId, string>>;
  readonly #capacity: number;
  readonly #loaded = new Map<string, LoadedTable>();
  readonly #inUse: (id: string) => boolean;
  readonly #loading = new Map<string, Promise<LoadedTable | undefined>>();

  constructor(options: CacheOptions) {
    this.#store = options.store;
    this.#games = options.games;
    this.#namesOf = options.namesOf;
    this.#capacity = options.capacity;
    this.#inUse = options.inUse;
  }

  get size(): number {
    return this.#loaded.size;
  }

  /** A table that is in memory already. */
  peek(id: string): LoadedTable | undefined {
    return this.#loaded.get(id);
  }

  /** The tables in memory where somebody sits. */
  where(player: PlayerId): LoadedTable[] {
    return [...this.#loaded.values()].filter(({ table }) => table.seatOf(player) !== null);
  }

  async get(id: string): Promise<LoadedTable | undefined> {
    const loaded = this.#loaded.get(id);
    if (loaded) {
      this.#loaded.delete(id);
      this.#loaded.set(id, loaded);
      return loaded;
    }
    const loading = this.#loading.get(id) ?? this.#load(id).finally(() => this.#loading.delete(id));
    this.#loading.set(id, loading);
    return loading;
  }

  /** Reads what was appended elsewhere. Returns whether there was anything. */
  async catchUp(loaded: LoadedTable): Promise<boolean> {
    const { table } = loaded;
    const from = table.line;
    const lines = await this.#store.readLog(loaded.id, from);
    // While this was read, another reader may have taken in the same lines.
    const news = lines.slice(table.line - from);
    for (const line of news) table.append(line);
    loaded.doubtful = false;
    if (news.length > 0) await this.refreshNames(loaded);
    return news.length > 0;
  }

  async refreshNames(loaded: LoadedTable): Promise<void> {
    loaded.names = await this.#namesOf(playersOf(loaded.table));
  }

  async #load(id: string): Promise<LoadedTable | undefined> {
    const row = await this.#store.findTable(id);
    const game = row && gameOf(this.#games, row.game);
    if (!row || !game) return undefined;
    const table = Table.from(game, row.seed, await this.#store.readLog(id, 0));
    const loaded: LoadedTable = {
      id,
      row,
      table,
      names: await this.#namesOf(playersOf(table)),
      guests: new Set(),
      work: Promise.resolve(),
      busy: 0,
      doubtful: false,
    };
    this.#loaded.set(id, loaded);
    this.#makeRoom();
    return loaded;
  }

  /** Drops the table that was not used for longest, of those that are not in use. */
  #makeRoom(): void {
    let tries = Math.min(this.#loaded.size - this.#capacity, TRIES);
    for (const [id, loaded] of this.#loaded) {
      if (tries-- <= 0) return;
      this.#loaded.delete(id);
      if (loaded.busy > 0 || this.#inUse(id)) this.#loaded.set(id, loaded);
    }
  }
}
