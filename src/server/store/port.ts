import type { LogLine, PlayerId, Seed } from '../../table/index.ts';

/** The store can't be reached or can't write now. Whether a write under way took effect is not known. */
export class StoreDown extends Error {
  readonly reason: 'full' | 'busy' | 'gone';
  constructor(reason: 'full' | 'busy' | 'gone', cause?: unknown) {
    super(`the store is ${reason}`, { cause });
    this.reason = reason;
  }
}

/** What is kept of a table beside its log. All but the seed and the invitation follows from the log, kept here to be found by. */
export interface TableRow {
  readonly id: string;
  readonly game: string;
  readonly seed: Seed;
  /** SHA-256 of the token that lets people in. */
  readonly invite: string;
  readonly public: boolean;
  readonly createdAt: number;
}

/** What the lists of tables need to know of one, kept in step with its log. */
export interface Summary {
  readonly status: 'open' | 'playing' | 'over';
  /** When somebody must look after the table: a bot's turn, the end of a clock. */
  readonly due: number | null;
}

/** A line to append, if the log has exactly `line` lines. */
export interface Append {
  readonly table: string;
  readonly line: number;
  readonly entry: LogLine;
  readonly summary: Summary;
  /** A player who now belongs to the table, or no longer. */
  readonly joins?: PlayerId;
  readonly leaves?: PlayerId;
}

export interface PlayerRow {
  readonly id: PlayerId;
  readonly name: string;
  readonly createdAt: number;
}

export interface ChatRow {
  readonly n: number;
  readonly at: number;
  readonly player: PlayerId;
  readonly text: string;
}

/** A table in a list. */
export interface Listed {
  readonly id: string;
  readonly line: number;
}

/** Tells other processes that something changed. Hints may be lost: they cost time then, never order. */
export interface Hints {
  send(hint: Hint): void;
  listen(listener: (hint: Hint) => void): void;
}

export type Hint =
  | { readonly kind: 'table'; readonly table: string }
  | { readonly kind: 'chat'; readonly table: string }
  | { readonly kind: 'name'; readonly player: PlayerId }
  | {
      readonly kind: 'presence';
      readonly table: string;
      readonly house: string;
      readonly players: readonly PlayerId[];
      readonly watchers: number;
    };

/** Logs of tables, and who belongs to them. */
export interface TableStore {
  createTable(row: TableRow, first: Append, guests: readonly PlayerId[]): Promise<void>;
  findTable(id: string): Promise<TableRow | undefined>;
  /** Appends a line, unless the log already has one there. Several at a time share one commit. */
  append(append: Append): Promise<'stored' | 'taken'>;
  readLog(table: string, since: number): Promise<LogLine[]>;
  /** How many lines the logs of these tables have. */
  heads(tables: readonly string[]): Promise<Listed[]>;
  replaceInvite(table: string, invite: string): Promise<void>;

  tablesOf(player: PlayerId, limit: number): Promise<Listed[]>;
  openTables(since: number, limit: number): Promise<Listed[]>;

  addGuest(table: string, player: PlayerId): Promise<void>;
  isGuest(table: string, player: PlayerId): Promise<boolean>;
}

/** When tables must be looked after. */
export interface DueStore {
  /** Tables of some games that are due, each given to one caller only; if that one dies, they are due again at `until`. */
  claimDue(now: number, until: number, limit: number, games: readonly string[]): Promise<string[]>;
  setDue(table: string, due: number | null): Promise<void>;
}

/** Names of people, and their one-time codes. */
export interface PeopleStore {
  putPlayer(row: PlayerRow): Promise<void>;
  findPlayer(id: PlayerId): Promise<PlayerRow | undefined>;
  namesOf(ids: readonly PlayerId[]): Promise<{ readonly id: PlayerId; readonly name: string }[]>;
  /** Forgets the name, what was said, and all rights of a player. Logs keep the id, which then means nobody. */
  deletePlayer(id: PlayerId): Promise<void>;

  putCode(hash: string, player: PlayerId, until: number): Promise<void>;
  /** The player of a one-time code, which is used up by this. */
  takeCode(hash: string, now: number): Promise<PlayerId | undefined>;
}

export interface ChatStore {
  say(table: string, row: Omit<ChatRow, 'n'>): Promise<number>;
  readChat(table: string, since: number, limit: number): Promise<ChatRow[]>;
  chatOf(player: PlayerId): Promise<(ChatRow & { readonly table: string })[]>;
}

/** Where logs of tables and names of people are kept. What it has confirmed survives a crash. */
export interface EventStore extends TableStore, DueStore, PeopleStore, ChatStore {
  /** Whether other processes write here too. */
  readonly shared: boolean;
  readonly hints: Hints;
  /** Throws StoreDown unless the store answers. */
  check(): Promise<void>;
  close(): Promise<void>;
}
