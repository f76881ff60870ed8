// What the host of a server decides: who may come in, and what is shown at the door.
import type { PlayerId } from '../../table/index.ts';

export interface BanRow {
  readonly id: string;
  readonly kind: 'person' | 'address';
  /** A player id, or an address as limits count it. */
  readonly target: string;
  readonly until: number;
  /** Whether addresses that the banned person comes from are banned as well. */
  readonly widens: boolean;
  readonly at: number;
}

/** Something that the host did. */
export interface HostAction {
  readonly n: number;
  readonly at: number;
  readonly action: string;
  readonly target: string;
  readonly detail: string;
}

/** A person as the host sees them. */
export interface PersonEntry {
  readonly id: PlayerId;
  readonly name: string;
  readonly createdAt: number;
  readonly usedAt?: number;
  readonly tables: number;
}

/** A table as the host sees it. */
export interface TableEntry {
  readonly id: string;
  readonly game: string;
  readonly status: string;
  readonly public: boolean;
  readonly changedAt: number;
  readonly lines: number;
  readonly people: readonly string[];
}

export interface HostStore {
  /** The people who came last first. */
  listPeople(limit: number): Promise<PersonEntry[]>;
  listTableEntries(limit: number): Promise<TableEntry[]>;
  deleteMessage(table: string, n: number): Promise<boolean>;
  putBan(row: BanRow): Promise<void>;
  /** Lifts a ban, with those of addresses that it was widened to: their ids begin with its own and a dot. */
  deleteBan(id: string): Promise<boolean>;
  listBans(now: number): Promise<BanRow[]>;
  readSettings(): Promise<ReadonlyMap<string, string>>;
  /** Stores a setting; without a value it is removed. */
  writeSetting(name: string, value: string | undefined): Promise<void>;
  noteAction(action: Omit<HostAction, 'n'>): Promise<void>;
  /** What the host did after an action, in order. */
  readActions(after: number, limit: number): Promise<HostAction[]>;
  lastAction(): Promise<number>;
}
