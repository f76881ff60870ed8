import type { Entry, JsonObject, Seat } from '../kernel/index.ts';
import type { Contribution } from './chance.ts';
import type { ClockSetting } from './clock.ts';

/** Who a player is, for the table: an opaque id. Names are kept elsewhere, so that they can be forgotten. */
export type PlayerId = string;

/** Who is meant to sit where when a table is opened. */
export type SeatSetup =
  | { readonly kind: 'open' }
  | { readonly kind: 'person'; readonly player: PlayerId; readonly contribution?: Contribution }
  | { readonly kind: 'bot'; readonly level: string };

/** What a table is set up for. */
export interface TableSetup {
  readonly game: string;
  readonly options: JsonObject;
  readonly seats: readonly SeatSetup[];
  readonly host: PlayerId;
  readonly public: boolean;
  readonly watching: boolean;
  readonly shuffle: boolean;
  readonly clock: ClockSetting;
  /** The version of its chance; missing where it was opened before there was a second one. */
  readonly chance?: 2;
  /** Without a clock: after how many minutes a bot may step in for somebody who is away; a day if it is missing. */
  readonly away?: number;
}

/** What all others must agree to. `back` goes back to a number of standing moves. */
export type Ask =
  | { readonly kind: 'back'; readonly to: number }
  | { readonly kind: 'replace'; readonly seat: Seat; readonly level: string }
  | { readonly kind: 'wait' }
  | { readonly kind: 'end' };

/** A record entry in a log: who and what, or how far back. */
export type PackedEntry = readonly [actor: number, text: string] | readonly [to: number];

/**
 * Everything that can happen at a table. The log of these is all that is kept of it; `entries` are what the record gains by it.
 * The record is the entries of all events, in order.
 */
export type TableEvent =
  | { readonly kind: 'opened'; readonly plan: TableSetup }
  | { readonly kind: 'sat'; readonly seat: Seat; readonly player: PlayerId; readonly contribution?: Contribution }
  | { readonly kind: 'left'; readonly seat: Seat }
  /** By the host. */
  | { readonly kind: 'removed'; readonly seat: Seat }
  | { readonly kind: 'hired'; readonly seat: Seat; readonly level: string }
  | { readonly kind: 'freed'; readonly seat: Seat }
  /** `idle`: because nothing happened for a long time. */
  | { readonly kind: 'closed'; readonly idle?: true }
  /** `order` tells for each seat from where its sitter came. */
  | { readonly kind: 'started'; readonly order: readonly Seat[]; readonly entries: readonly PackedEntry[] }
  | { readonly kind: 'played'; readonly seat: Seat; readonly entries: readonly PackedEntry[] }
  | { readonly kind: 'tookBack'; readonly seat: Seat; readonly entries: readonly PackedEntry[] }
  | { readonly kind: 'asked'; readonly seat: Seat; readonly ask: Ask; readonly entries?: readonly PackedEntry[] }
  | {
      readonly kind: 'answered';
      readonly seat: Seat;
      readonly agree: boolean;
      readonly entries?: readonly PackedEntry[];
    }
  | { readonly kind: 'resigned'; readonly seat: Seat; readonly level: string }
  | { readonly kind: 'returned'; readonly seat: Seat }
  | { readonly kind: 'ranOut'; readonly seat: Seat }
  | { readonly kind: 'rematch'; readonly table: string }
  /** Lines may have been lost: what was drawn in them must not be drawn again. */
  | { readonly kind: 'epoch'; readonly epoch: number };

/** A line of a table's log, with who caused it and the id by which a repeated command is known. */
export interface LogLine {
  readonly at: number;
  readonly player: PlayerId | null;
  readonly command: string | null;
  readonly event: TableEvent;
}

export const packEntry = (entry: Entry): PackedEntry =>
  entry.kind === 'back' ? [entry.to] : [entry.actor, entry.text];

export const unpackEntry = (packed: PackedEntry): Entry =>
  packed.length === 1 ? { kind: 'back', to: packed[0] } : { kind: 'move', actor: packed[0], text: packed[1] };

export const listEntries = (event: TableEvent): readonly PackedEntry[] =>
  'entries' in event ? (event.entries ?? []) : [];
