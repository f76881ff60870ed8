import type { LogLine, PlayerId, Seed } from '../../table/index.ts';

/** The store can't be reached or can't write now. Whether a write under way took effect is not known. */
export class StoreDown extends Error {
  readonly reason: 'full' | 'busy' | 'gone';
  constructor(reason: 'full' | 'busy' | 'gone', cause?: unknown) {
    super(`the store is ${reason}`, { cause });
    this.reason = reason;
  }
}

/** A log that has a line missing, or one that can't be read. */
export class DamagedLog extends Error {}

/** What is kept of a table beside its log. All but the seed and the invitation follows from the log, kept here to be found by. */
export interface TableRow {
  readonly id: string;
  readonly game: string;
  readonly seed: Seed;
  /** SHA-256 of the token that lets people in. */
  readonly invite: string;
  readonly public: boolean;
  /** The revision of the game's rules that the table is played by. */
  readonly revision: number;
  readonly createdAt: number;
  /** Whether others may look on once the game has begun; they may unless it says so. */
  readonly watching?: boolean;
  /** Tells from which address it was opened, as one of 65,536: so that bots serve addresses in turn, and nobody can be found by it. */
  readonly origin?: string;
}

/** What the lists of tables need to know of one, kept in step with its log. */
export interface Summary {
  readonly status: 'open' | 'playing' | 'over';
  /** When somebody must look after the table: a bot's turn, the end of a clock. */
  readonly due: number | null;
  /** The host of the table, where it waits for a bot and not for a clock. */
  readonly botsOf?: PlayerId;
  /** Whether the game has begun: then there is a record. */
  readonly started?: boolean;
  /** What the lists show of the table, as text. It names its line: another than the head's is out of date. */
  readonly listing?: string;
}

/**
 * A random number that names a line and, since no line is stored but after the one its writer knew, all lines before it: two
 * logs with the same mark at a line are the same up to there. Lines of earlier versions have 0.
 */
export type Mark = number;

export interface StoredLine extends LogLine {
  readonly mark: Mark;
}

/** A line to append, if the log has exactly `line` lines and the last of them has the mark `after`. */
export interface Append {
  readonly table: string;
  readonly line: number;
  readonly after: Mark;
  readonly mark: Mark;
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

/** How far a table is: lines of its log, and things said. */
export interface Head extends Listed {
  /** The number of the next thing said. */
  readonly said: number;
  /** The mark of the last line. */
  readonly mark: Mark;
}

/** A table in a list, with what is needed to show it without its log. */
export interface ListedRow extends Listed {
  readonly game: string;
  readonly seed: Seed;
  readonly at: number;
  readonly status: Summary['status'];
  /** The event of the first line of its log, and what lists show of it: as they are kept, unread. */
  readonly opened: string;
  readonly listing: string | undefined;
}

/** A table where a bot is to act. */
export interface DueBot {
  readonly id: string;
  readonly host: PlayerId;
  readonly origin: string;
  /** How many tables of this host wait for a bot. */
  readonly waiting: number;
}

/** Tells other processes that something changed. Hints may be lost: they cost time then, never order. */
export interface Hints {
  send(hint: Hint): void;
  /** Hints about these tables are wanted; others need not come. */
  follow(table: string): void;
  unfollow(table: string): void;
  listen(listener: (hint: Hint) => void): void;
}

export type Hint =
  | { readonly kind: 'table'; readonly table: string }
  | { readonly kind: 'chat'; readonly table: string }
  | { readonly kind: 'name'; readonly player: PlayerId }
  /** Some may have been lost just now. */
  | { readonly kind: 'missed' }
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
  /** Appends a line, unless the log is another than its writer knew. Several at a time share one commit. */
  append(append: Append): Promise<'stored' | 'taken'>;
  /** The lines from one on; throws DamagedLog where they can't be read. */
  readLog(table: string, since: number): Promise<StoredLine[]>;
  /** How far these tables are, however many, by one query. */
  heads(tables: readonly string[]): Promise<Head[]>;
  replaceInvite(table: string, invite: string): Promise<void>;

  /** Tables where somebody sits, the last changed first. */
  listTables(player: PlayerId, limit: number): Promise<ListedRow[]>;
  /** Public tables of some games that are not over and that everybody may see. */
  listOpenTables(query: OpenTablesQuery): Promise<ListedRow[]>;
  /** The ids of all tables where somebody sits or was let in, the last changed first. */
  listAllTables(player: PlayerId): Promise<string[]>;
  /** A table as a list has it. */
  findListed(table: string): Promise<ListedRow | undefined>;
  /** Keeps what the lists show of a table, unless it got further meanwhile. */
  setListing(table: string, line: number, listing: string): Promise<void>;

  addGuest(table: string, player: PlayerId): Promise<void>;
  isGuest(table: string, player: PlayerId): Promise<boolean>;
}

export interface OpenTablesQuery {
  readonly since: number;
  readonly limit: number;
  readonly games: readonly string[];
}

/** How many tables at once a host has, and an address. */
export interface FairShares {
  readonly perHost: number;
  readonly perOrigin: number;
}

/** When tables must be looked after. */
export interface DueStore {
  /** Tables of some games whose clock is due, each given to one caller only; if that one dies, they are due again at `until`. */
  claimDue(now: number, until: number, limit: number, games: readonly string[]): Promise<string[]>;
  /** Tables of some games where a bot is due: one of every host first, then a second one; none beyond the shares. */
  listDueBots(now: number, limit: number, games: readonly string[], shares: FairShares): Promise<DueBot[]>;
  /** When the first clock and the first bot are due, be it now or later. */
  nextDue(): Promise<{ readonly clock: number | undefined; readonly bot: number | undefined }>;
  /** Those of these tables that are still due, each given to one caller only, as by `claimDue`. */
  claimBots(tables: readonly string[], now: number, until: number): Promise<string[]>;
  /** What is due until `before` is due at `to`: it was put off by a clock that was ahead. */
  bringForward(before: number, to: number): Promise<void>;
  /** When a table is due, and for whose bot; nothing changes where its log has another length than `line`. */
  setDue(table: string, due: number | null, line: number, botsOf?: PlayerId): Promise<void>;
}

/** Tables of some games where nothing happened since before a time, the oldest first; the first ones may be skipped. */
export interface IdleQuery {
  readonly before: number;
  readonly games: readonly string[];
  readonly limit: number;
  readonly skip: number;
}

/** What is deleted or closed after a time. */
export interface RetentionStore {
  /** Tables whose game never began, unchanged since before a time. */
  listUnstarted(query: IdleQuery): Promise<Listed[]>;
  /** Tables being played where nothing happened since before a time and nothing is due. */
  listAbandoned(query: IdleQuery): Promise<Listed[]>;
  /** Deletes a table with all that belongs to it, unless its log has another length. */
  deleteTable(table: string, line: number): Promise<boolean>;
  /** Whether this caller has a duty until then: one at a time has it. */
  claimDuty(name: string, now: number, until: number): Promise<boolean>;
}

/** Names of people, and their one-time codes. */
export interface PeopleStore {
  putPlayer(row: PlayerRow): Promise<void>;
  findPlayer(id: PlayerId): Promise<PlayerRow | undefined>;
  findNames(ids: readonly PlayerId[]): Promise<{ readonly id: PlayerId; readonly name: string }[]>;
  /** Forgets the name, what was said, and all rights of a player. Logs keep the id, which then means nobody. */
  deletePlayer(id: PlayerId): Promise<void>;

  putCode(hash: string, player: PlayerId, until: number): Promise<void>;
  /** The player of a one-time code, which is used up by this. */
  takeCode(hash: string, now: number): Promise<PlayerId | undefined>;
}

export interface ChatStore {
  say(table: string, row: Omit<ChatRow, 'n'>): Promise<number>;
  readChat(table: string, since: number, limit: number): Promise<ChatRow[]>;
  readChatBy(player: PlayerId): Promise<(ChatRow & { readonly table: string })[]>;
}

/** A line as it is kept, whether it can be read or not. */
export interface RawLine {
  readonly line: number;
  readonly at: number;
  readonly player: PlayerId | null;
  readonly command: string | null;
  readonly happening: string;
}

/** What an operator may do with tables, also with those that can't be read. */
export interface UpkeepStore {
  listAll(): Promise<Listed[]>;
  readRaw(table: string, since: number): Promise<RawLine[]>;
  /** Takes away all lines from one on, and keeps in step what follows from the log. */
  cutLog(table: string, line: number, summary: Summary, sitters: readonly PlayerId[]): Promise<void>;
  dropTable(table: string): Promise<void>;
}

/** Where logs of tables and names of people are kept. What it has confirmed survives a crash. */
export interface EventStore extends TableStore, DueStore, RetentionStore, PeopleStore, ChatStore, UpkeepStore {
  /** Whether other processes write here too. */
  readonly shared: boolean;
  readonly hints: Hints;
  /**
   * Since when lines that were confirmed may be missing, because the database was restored or promoted from a copy: seconds
   * since 1970, 0 for never.
   */
  restoredAt(): Promise<number>;
  /** Throws StoreDown unless the store answers. */
  check(): Promise<void>;
  close(): Promise<void>;
}
