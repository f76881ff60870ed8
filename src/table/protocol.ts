// What goes over the wire, for whoever is at either end of it. docs/protocol.md says the same in words.
import type { Actor, JsonObject, Seat } from '../kernel/index.ts';
import type { ClockSetting, Clocks } from './clock.ts';
import type { MatchEntry, SeatView } from './match.ts';
import type { OpenAsk, Why } from './step.ts';
import type { TableNews } from './table.ts';

/** A place at the table as everybody sees it. A name is missing where its owner had it deleted. */
export interface SeatState {
  readonly kind: 'open' | 'person' | 'bot';
  readonly name?: string;
  /** The level of the bot that plays here, also for a person who is away or resigned. */
  readonly bot?: string;
  readonly resigned?: true;
  readonly host?: true;
}

/** What everybody at the table sees of it, whatever the game. */
export interface TableState {
  readonly game: string;
  readonly options: JsonObject;
  readonly status: 'open' | 'playing' | 'over';
  readonly why?: Why;
  readonly public: boolean;
  readonly watching: boolean;
  readonly shuffle: boolean;
  readonly commitment: string;
  /** Once the table is over. */
  readonly seed?: string;
  readonly seats: readonly SeatState[];
  readonly actor: Actor;
  readonly ask?: OpenAsk;
  /** The seat whose time ran out. */
  readonly late?: Seat;
  readonly clock: ClockSetting & Clocks;
  readonly rematch?: string;
}

/** What a client gets when it looks at a table, and whenever something happened: all since line `since`, and how it is now. */
export interface Update {
  readonly kind: 'update';
  readonly table: string;
  readonly since: number;
  readonly line: number;
  readonly ply: number;
  /** Your seat; null when you watch. */
  readonly seat: Seat | null;
  readonly state: TableState;
  readonly news: readonly TableNews[];
  readonly story: readonly MatchEntry[];
  /** Once the game has started. */
  readonly sight?: SeatView;
}

/** Who is connected, by seat; and how many watch. */
export interface Presence {
  readonly kind: 'presence';
  readonly table: string;
  readonly line: number;
  readonly ply: number;
  readonly seats: readonly boolean[];
  readonly watchers: number;
}

/** Something said at a table. `n` counts from 0. */
export interface Chat {
  readonly kind: 'chat';
  readonly table: string;
  readonly line: number;
  readonly ply: number;
  readonly n: number;
  readonly at: number;
  readonly seat: Seat | null;
  readonly name?: string;
  readonly text: string;
}

/** The answer to a command that was carried out, once it is safely stored. The same for a repeated id. */
export interface Done {
  readonly kind: 'done';
  readonly id: string;
  readonly table: string;
  readonly line: number;
  readonly ply: number;
}

/** A problem document (RFC 9457). */
export interface ProblemDocument {
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: string;
  readonly rule?: string;
  readonly reason?: string;
  readonly ply?: number;
  readonly problems?: readonly { readonly path: string; readonly message: string }[];
}

/** What the server sends on a socket. */
export type ServerMessage =
  | Update
  | Presence
  | Chat
  | Done
  | { readonly kind: 'problem'; readonly table?: string; readonly id?: string; readonly problem: ProblemDocument }
  | { readonly kind: 'beat'; readonly at: number };
