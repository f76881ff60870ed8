import type { LogLine, PlayerId, Seed } from '../../table/index.ts';
import type { HostStore } from './hostPort.ts';
import type { KeepStore } from './keepPort.ts';
import type { NoticeStore } from './noticePort.ts';

/** The store can't be reached or can't write now. It is unknown whether a pending write took effect. */
export class StoreDown extends Error {
  readonly reason: 'full' | 'busy' | 'gone';
  constructor(reason: 'full' | 'busy' | 'gone', cause?: unknown) {
    super(`the store is ${reason}`, { cause });
    this.reason = reason;
  }
}

/** A log with a missing or unreadable line. */
export class DamagedLog extends Error {}

/** What is stored of a table besides its log. All but seed and invitation follow from the log, and are here for queries. */
export interface TableRow {
  readonly id: string;
  readonly game: string;
  readonly seed: Seed;
  /** SHA-256 of the token that lets people in. */
  readonly invite: string;
  /** The open part of its link, when it is opened. */
  readonly card?: string;
  readonly public: boolean;
  /** The revision of the rules that the table uses. */
  readonly revision: number;
  readonly createdAt: number;
  /** Whether others may watch once the game has started; the default is yes. */
  readonly watching?: boolean;
  /** A 16-bit hash of the address it was opened from: lets bots serve addresses in turn without identifying anyone. */
  readonly origin?: string;
}

/** What lists need to know about a table, kept in sync with its log. */
export interface Summary {
  readonly status: 'open' | 'playing' | 'over';
  /** When the table is due: a bot's turn, or the end of a clock. */
  readonly due: number | null;
  /** The people who play there, as one text, if a bot is due and not a clock. */
  readonly botsOf?: string;
  /** Whether the game has started, so that there is a record. */
  readonly started?: boolean;
  /** What lists show of the table, as text. It names its line: if that is not the head's, it is outdated. */
  readonly listing?: string;
}

/**
 * A random number that identifies a line and all lines before it, since a line is only stored after the one its writer knew:
 * two logs with the same mark at a line are identical up to there. Lines of earlier versions have 0.
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
  /** A player who joins the table or leaves it. */
  readonly joins?: PlayerId;
  readonly leaves?: PlayerId;
  /** Who may see the table from now on, if that changes. */
  readonly access?: { readonly public: boolean; readonly watching: boolean };
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
  /** Said among spectators. */
  readonly gallery?: true;
}

/** A table in a list. */
export interface Listed {
  readonly id: string;
  readonly line: number;
}

/** How far a table is: lines of its log, and chat messages. */
export interface Head extends Listed {
  /** The number of the next chat message. */
  readonly said: number;
  /** The mark of the last line. */
  readonly mark: Mark;
}

/** A table in a list, with everything needed to show it without its log. */
export interface ListedRow extends Listed {
  readonly game: string;
  readonly seed: Seed;
  readonly at: number;
  readonly status: Summary['status'];
  /** The event of the first line of its log, and what lists show of it, both as stored and not parsed. */
  readonly opened: string;
  readonly listing: string | undefined;
  /** Chat messages that the person asking for the list has not seen. */
  readonly unread?: number;
}

/** A table where a bot is due. */
export interface DueBot {
  readonly id: string;
  /** The people who play there, as one text. */
  readonly party: string;
  readonly origin: string;
  /** How many tables of this party are waiting for a bot. */
  readonly waiting: number;
  /** When the bot was due. */
  readonly due: number;
}

/** Notifies other processes of changes. A lost hint costs time, never order. */
export interface Hints {
  send(hint: Hint): void;
  /** Subscribes to hints about these tables; others are not needed. */
  follow(table: string): void;
  unfollow(table: string): void;
  listen(listener: (hint: Hint) => void): void;
}

export type Hint =
  | { readonly kind: 'table'; readonly table: string }
  | { readonly kind: 'chat'; readonly table: string }
  | { readonly kind: 'name'; readonly player: PlayerId }
  /** A device was signed out, or belongs to somebody else now. */
  | { readonly kind: 'device'; readonly device: string }
  /** Two persons became one. */
  | { readonly kind: 'merged' }
  /** Hints may have been lost. */
  | { readonly kind: 'missed' }
  | {
      readonly kind: 'presence';
      readonly table: string;
      readonly house: string;
      readonly players: readonly PlayerId[];
      readonly watchers: number;
      /** Those of the players whose pages are all out of view. */
      readonly hidden?: readonly PlayerId[];
      /** Some of the spectators who are signed in. */
      readonly guests?: readonly PlayerId[];
    };

/** A place in the list of finished tables. */
export interface FinishedPlace {
  readonly at: number;
  readonly id: string;
}

/** Finished tables: how many, before which place, and whether those that were hidden or the others. */
export interface FinishedQuery {
  readonly limit: number;
  readonly before?: FinishedPlace | undefined;
  readonly hidden?: boolean;
}

/** How far a person has seen a table: lines of its log, and chat messages. */
export interface Seen {
  readonly line: number;
  readonly chat: number;
}

export interface SeenRow extends Seen {
  readonly table: string;
  readonly hidden?: true;
}

export interface SeenStore {
  /** Notes how far a person has seen a table, which never goes back; returns how far that was before. */
  markSeen(table: string, player: PlayerId, seen: Seen): Promise<Seen>;
  /** All that is noted of a person. */
  listSeen(player: PlayerId): Promise<SeenRow[]>;
  /** Hides a finished table in the lists of a person, or shows it again. */
  hide(table: string, player: PlayerId, hidden: boolean): Promise<void>;
}

export interface VacationRow {
  readonly from: number;
  readonly until: number;
}

export interface VacationStore {
  putVacation(player: PlayerId, row: VacationRow): Promise<void>;
  /** Vacations of a person that end after a time, the latest first. */
  listVacations(player: PlayerId, since: number): Promise<VacationRow[]>;
}

/** Tables as lists show them. */
export interface ListStore {
  /** All tables where a player sits that are not over, most recently changed first. */
  listUnfinished(player: PlayerId): Promise<ListedRow[]>;
  /** Games in play that a player was let into without sitting there now, most recently changed first. */
  listVisited(player: PlayerId): Promise<ListedRow[]>;
  /** The last tables where a player sat that are over, or those before one of them. */
  listFinished(player: PlayerId, query: FinishedQuery): Promise<ListedRow[]>;
  /** Public tables of some games that are not over and visible to everyone. */
  listOpenTables(query: OpenTablesQuery): Promise<ListedRow[]>;
  /** How many seats a player has, also at finished tables. */
  countSeats(player: PlayerId): Promise<number>;
  /** The ids of tables that are not over where both players sit. */
  listShared(one: PlayerId, other: PlayerId): Promise<string[]>;
  /** The ids of all tables where a player sits or was invited, most recently changed first. */
  listAllTables(player: PlayerId): Promise<string[]>;
  /** A table as lists show it. */
  findListed(table: string): Promise<ListedRow | undefined>;
  /** Stores what lists show of a table, unless it has advanced in the meantime. */
  setListing(table: string, line: number, listing: string): Promise<void>;
}

/** Logs of tables, and who belongs to them. */
export interface TableStore extends ListStore {
  /** `kept` are people for whom a seat is kept: the table is in their lists as well. */
  createTable(row: TableRow, first: Append, guests: readonly PlayerId[], kept?: readonly PlayerId[]): Promise<void>;
  findTable(id: string): Promise<TableRow | undefined>;
  /** Appends a line, unless the log differs from what its writer knew. Concurrent lines share one commit. */
  append(append: Append): Promise<'stored' | 'taken'>;
  /** The lines from a number on; throws DamagedLog if they can't be read. */
  readLog(table: string, since: number): Promise<StoredLine[]>;
  /** How far these tables are, in one query. */
  heads(tables: readonly string[]): Promise<Head[]>;
  replaceInvite(table: string, invite: string, card: string): Promise<void>;
  /** The table of the open part of a link, and whether that link was replaced. */
  findCard(card: string): Promise<{ readonly table: string; readonly renewed: boolean } | undefined>;

  addGuest(table: string, player: PlayerId): Promise<void>;
  isGuest(table: string, player: PlayerId): Promise<boolean>;
}

export interface OpenTablesQuery {
  readonly since: number;
  readonly limit: number;
  readonly games: readonly string[];
}

/** How many tables are served at once per party of people, and per address. */
export interface FairShares {
  readonly perParty: number;
  readonly perOrigin: number;
}

/** When tables are due. */
export interface DueStore {
  /** Claims tables of some games whose clock is due, each for one caller; if it dies, they are due again at `until`. */
  claimDue(now: number, until: number, limit: number, games: readonly string[]): Promise<string[]>;
  /** Tables of some games where a bot is due: one of every party first, then a second one; none beyond the shares. */
  listDueBots(now: number, limit: number, games: readonly string[], shares: FairShares): Promise<DueBot[]>;
  /** When the first clock and the first bot are due, now or later. */
  nextDue(): Promise<{ readonly clock: number | undefined; readonly bot: number | undefined }>;
  /** Claims those of these tables that are still due, each for one caller, like `claimDue`. */
  claimBots(tables: readonly string[], now: number, until: number): Promise<string[]>;
  /** Makes everything due until `before` due at `to`, after a fast clock postponed it. */
  bringForward(before: number, to: number): Promise<void>;
  /** Sets when a table is due, and for whose bot, unless the length of its log is no longer `line`. */
  setDue(table: string, due: number | null, line: number, botsOf?: string): Promise<void>;
}

/** Tables of some games that have been idle since before a time, oldest first; the first ones may be skipped. */
export interface IdleQuery {
  readonly before: number;
  readonly games: readonly string[];
  readonly limit: number;
  readonly skip: number;
}

/** Tables that are deleted or closed after a time. */
export interface RetentionStore {
  /** Tables whose game never started, unchanged since before a time. */
  listUnstarted(query: IdleQuery): Promise<Listed[]>;
  /** Games in progress that have been idle since before a time and have nothing due. */
  listAbandoned(query: IdleQuery): Promise<Listed[]>;
  /** Deletes a table with everything that belongs to it, unless its log has another length. */
  deleteTable(table: string, line: number): Promise<boolean>;
  /** Claims a duty until a time, for one caller at a time; returns whether this caller has it. */
  claimDuty(name: string, now: number, until: number): Promise<boolean>;
}

/** Names of people, and their one-time codes. */
export interface PeopleStore {
  putPlayer(row: PlayerRow): Promise<void>;
  findPlayer(id: PlayerId): Promise<PlayerRow | undefined>;
  findNames(ids: readonly PlayerId[]): Promise<{ readonly id: PlayerId; readonly name: string }[]>;
  /** Deletes the name, chat messages and rights of a player. Logs keep the id, which then identifies nobody. */
  deletePlayer(id: PlayerId): Promise<void>;

  putCode(hash: string, player: PlayerId, until: number): Promise<void>;
  /** The player of a one-time code and when it expires, without using it. */
  peekCode(hash: string, now: number): Promise<{ readonly player: PlayerId; readonly until: number } | undefined>;
  /** The player of a one-time code, which can't be used again. */
  takeCode(hash: string, now: number): Promise<PlayerId | undefined>;
}

export interface ChatStore {
  say(table: string, row: Omit<ChatRow, 'n'>): Promise<number>;
  readChat(table: string, since: number, limit: number): Promise<ChatRow[]>;
  readChatBy(player: PlayerId): Promise<(ChatRow & { readonly table: string })[]>;
}

/** A line as stored, whether readable or not. */
export interface RawLine {
  readonly line: number;
  readonly at: number;
  readonly player: PlayerId | null;
  readonly command: string | null;
  readonly happening: string;
}

/** Operations on tables for operators, including unreadable ones. */
export interface UpkeepStore {
  listAll(): Promise<Listed[]>;
  readRaw(table: string, since: number): Promise<RawLine[]>;
  /** Removes all lines from a number on, and updates what follows from the log. */
  cutLog(table: string, line: number, summary: Summary, sitters: readonly PlayerId[]): Promise<void>;
  dropTable(table: string): Promise<void>;
}

/** Stores logs of tables and names of people. Everything it confirmed survives a crash. */
export interface EventStore
  extends TableStore,
    DueStore,
    RetentionStore,
    PeopleStore,
    ChatStore,
    NoticeStore,
    SeenStore,
    VacationStore,
    UpkeepStore,
    KeepStore,
    HostStore {
  /** Whether other processes write to it as well. */
  readonly shared: boolean;
  readonly hints: Hints;
  /**
   * Since when confirmed lines may be missing because the database was restored or promoted from a copy, in seconds since
   * 1970; 0 for never.
   */
  restoredAt(): Promise<number>;
  /** Throws StoreDown unless the store answers. */
  check(): Promise<void>;
  close(): Promise<void>;
}
