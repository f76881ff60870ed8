import { type PlayerId, Table } from '../../table/index.ts';
import { DamagedLog, type EventStore, type Mark, type StoredLine, type TableRow } from '../store/index.ts';
import { type AnyGame, findGame, findRules } from './games.ts';
import { type LoadedTable, listPlayers, takeIn } from './loaded.ts';
import { followWithoutRules } from './otherRevision.ts';
import { DamagedTable, OtherRevision, type UnreadableTable } from './unreadable.ts';

const TRIES = 20;

/** The result of reading a log again: nothing new, more lines, a different log, or none at all. */
export type Rereading = 'same' | 'more' | 'other' | 'gone';

export interface CacheOptions {
  readonly store: EventStore;
  readonly games: readonly AnyGame[];
  readonly earlierRules: readonly AnyGame[];
  readonly capacity: number;
  findNames(ids: readonly PlayerId[]): Promise<ReadonlyMap<PlayerId, string>>;
  /** Whether a table is followed and must stay in memory. */
  isInUse(id: string): boolean;
  /** Called when known lines are no longer in the store. */
  noteLost(id: string, lines: number): void;
  /** Called when a table turns out to be unreadable. */
  noteUnreadable(table: UnreadableTable): void;
}

/** The tables in memory; the least recently used are dropped first. */
export class TableCache {
  readonly #store: EventStore;
  readonly #games: readonly AnyGame[];
  readonly #earlierRules: readonly AnyGame[];
  readonly #findNames: (ids: readonly PlayerId[]) => Promise<ReadonlyMap<PlayerId, string>>;
  readonly #capacity: number;
  readonly #loaded = new Map<string, LoadedTable>();
  readonly #isInUse: (id: string) => boolean;
  readonly #noteLost: (id: string, lines: number) => void;
  readonly #noteUnreadable: (table: UnreadableTable) => void;
  readonly #unreadable = new Map<string, UnreadableTable>();
  readonly #loading = new Map<string, Promise<LoadedTable | undefined>>();

  constructor(options: CacheOptions) {
    this.#store = options.store;
    this.#games = options.games;
    this.#earlierRules = options.earlierRules;
    this.#findNames = options.findNames;
    this.#capacity = options.capacity;
    this.#isInUse = options.isInUse;
    this.#noteLost = options.noteLost;
    this.#noteUnreadable = options.noteUnreadable;
  }

  get size(): number {
    return this.#loaded.size;
  }

  /** Tables that could not be read at the last attempt. */
  get unreadable(): ReadonlyMap<string, UnreadableTable> {
    return this.#unreadable;
  }

  /** A table if it is in memory. */
  peek(id: string): LoadedTable | undefined {
    return this.#loaded.get(id);
  }

  /** The tables in memory where a player sits. */
  where(player: PlayerId): LoadedTable[] {
    return [...this.#loaded.values()].filter(({ table }) => table.findSeat(player) !== null);
  }

  /** The tables in memory whose log names one of these people, as a player or the host. */
  whereKnown(players: readonly PlayerId[]): LoadedTable[] {
    const isMeant = (player: PlayerId | undefined): boolean => player !== undefined && players.includes(player);
    return [...this.#loaded.values()].filter(
      ({ table }) => isMeant(table.host) || table.sitters.some(({ player, kept }) => isMeant(player ?? kept)),
    );
  }

  /** Rebuilds a table from its log, in which people may have become others. */
  async renew(loaded: LoadedTable): Promise<void> {
    const { table, row } = loaded;
    const lines = await this.#store.readLog(loaded.id, 0);
    // Lines that were added while we read come with the next attempt.
    if (lines.length < loaded.table.line) return this.renew(loaded);
    loaded.table = follow(() => Table.from(table.game, row.seed, lines));
    loaded.marks = lines.map(({ mark }) => mark);
    await this.refreshNames(loaded);
  }

  drop(id: string): void {
    this.#loaded.delete(id);
  }

  /** Loads a table; throws UnreadableTable if it can't be read. */
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

  /** Reads lines appended elsewhere, and the last known line again to check that the log is still the same. */
  async catchUp(loaded: LoadedTable): Promise<Rereading> {
    try {
      return await this.#reread(loaded);
    } catch (error) {
      throw this.#diagnose(loaded.row, error);
    }
  }

  async #reread(loaded: LoadedTable): Promise<Rereading> {
    const { table, marks } = loaded;
    const from = table.line - 1;
    const lines = await this.#store.readLog(loaded.id, from);
    // Another reader has already found and reported the different log.
    if (loaded.table !== table) return 'same';
    if (lines.length === 0 || countSame(lines, marks, from) < Math.min(lines.length, marks.length - from))
      return this.#startOver(loaded);
    // Another reader may have applied the same lines in the meantime.
    const news = lines.slice(table.line - from);
    follow(() => {
      for (const line of news) takeIn(loaded, line);
    });
    loaded.doubtful = false;
    if (news.length === 0) return 'same';
    await this.refreshNames(loaded);
    return 'more';
  }

  /** Discards a table and reads it again from the first line. */
  async #startOver(loaded: LoadedTable): Promise<Rereading> {
    const { id, table, marks, row } = loaded;
    const lines = await this.#store.readLog(id, 0);
    if (loaded.table !== table) return 'same';
    if (loaded.gone) return 'gone';
    this.#noteLost(id, marks.length - countSame(lines, marks));
    loaded.doubtful = false;
    loaded.lives++;
    if (lines.length === 0) {
      loaded.gone = true;
      if (this.#loaded.get(id) === loaded) this.#loaded.delete(id);
      return 'gone';
    }
    loaded.table = follow(() => Table.from(table.game, row.seed, lines));
    loaded.marks = lines.map(({ mark }) => mark);
    await this.refreshNames(loaded);
    return 'other';
  }

  async refreshNames(loaded: LoadedTable): Promise<void> {
    loaded.names = await this.#findNames(listPlayers(loaded.table));
  }

  async #load(id: string): Promise<LoadedTable | undefined> {
    const row = await this.#store.findTable(id);
    if (!row || !findGame(this.#games, row.game)) return undefined;
    const { table, marks } = await this.#read(row).catch(error => {
      throw this.#diagnose(row, error);
    });
    const loaded: LoadedTable = {
      id,
      row,
      table,
      marks,
      names: await this.#findNames(listPlayers(table)),
      guests: new Set(),
      work: Promise.resolve(),
      busy: 0,
      lives: 0,
      gone: false,
      doubtful: false,
    };
    this.#loaded.set(id, loaded);
    this.#makeRoom();
    return loaded;
  }

  /** The rules that a table started with, if they are here. */
  rulesOf(row: TableRow): AnyGame | undefined {
    return findRules(this.#games, this.#earlierRules, row);
  }

  async #read(row: TableRow): Promise<Pick<LoadedTable, 'table' | 'marks'>> {
    const rules = this.rulesOf(row);
    const lines = await this.#store.readLog(row.id, 0);
    if (!rules)
      throw new OtherRevision(
        row,
        lines,
        follow(() => followWithoutRules(lines)),
      );
    const table = follow(() => Table.from(rules, row.seed, lines));
    this.#unreadable.delete(row.id);
    return { table, marks: lines.map(({ mark }) => mark) };
  }

  /** Notes an unreadable table and drops it from memory, where a line may have been half applied. */
  #diagnose(row: TableRow, error: unknown): unknown {
    const unreadable =
      error instanceof DamagedLog
        ? new DamagedTable(row, error.message, error)
        : error instanceof OtherRevision && error;
    if (!unreadable) return error;
    const { id } = row;
    const loaded = this.#loaded.get(id);
    if (loaded) loaded.gone = true;
    this.#loaded.delete(id);
    if (!this.#unreadable.has(id)) this.#noteUnreadable(unreadable);
    this.#unreadable.set(id, unreadable);
    return unreadable;
  }

  /** Drops the least recently used table that is not in use. */
  #makeRoom(): void {
    let tries = Math.min(this.#loaded.size - this.#capacity, TRIES);
    for (const [id, loaded] of this.#loaded) {
      if (tries-- <= 0) return;
      this.#loaded.delete(id);
      if (loaded.busy > 0 || this.#isInUse(id)) this.#loaded.set(id, loaded);
    }
  }
}

/** How many of the lines read are the known ones. */
function countSame(lines: readonly StoredLine[], marks: readonly Mark[], from = 0): number {
  const other = lines.findIndex(({ mark }, i) => mark !== marks[from + i]);
  return other < 0 ? lines.length : other;
}

/** Applies the lines of a log. If one can't be applied, the log is damaged. */
function follow<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new DamagedLog(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
