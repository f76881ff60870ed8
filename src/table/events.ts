import type { Entry, JsonObject, Seat } from '../kernel/index.ts';
import type { Contribution } from './chance.ts';
import type { ClockSetting, Timeout } from './clock.ts';

/** An opaque player id. Names are stored elsewhere, so that they can be deleted. */
export type PlayerId = string;

/** The intended occupant of a seat when a table is opened. */
export type SeatSetup =
  /** `kept` for a person until a time: before that, nobody else can sit there. */
  | { readonly kind: 'open'; readonly kept?: PlayerId; readonly until?: number }
  | { readonly kind: 'person'; readonly player: PlayerId; readonly contribution?: Contribution }
  | { readonly kind: 'bot'; readonly level: string };

/** The setup of a table. */
export interface TableSetup {
  readonly game: string;
  readonly options: JsonObject;
  readonly seats: readonly SeatSetup[];
  readonly host: PlayerId;
  readonly public: boolean;
  readonly watching: boolean;
  /** Spectators are shown by name and can chat among themselves, unless this says no. */
  readonly gallery?: false;
  readonly shuffle: boolean;
  readonly clock: ClockSetting;
  /** The version of its draws; missing if it was opened before version 2. */
  readonly chance?: 2;
  /** Without a clock, after how many minutes a bot may step in for a player who is away; a day if missing. */
  readonly away?: number;
  /** The others decide if missing. */
  readonly timeout?: Timeout;
  /** The game starts by itself once every seat is taken. */
  readonly whenFull?: true;
  /** The language of the host, for those who see only the link. */
  readonly language?: string;
}

/** What the host may still change before the start. Who can join or watch stays as it is unless it is named. */
export interface SetupChange
  extends Pick<TableSetup, 'options' | 'clock' | 'shuffle' | 'away' | 'timeout' | 'whenFull'>,
    Partial<Pick<TableSetup, 'public' | 'watching'>> {
  readonly gallery?: boolean;
}

/** A request that all others must agree to. `back` goes back to a number of moves. */
export type Ask =
  | { readonly kind: 'back'; readonly to: number }
  | { readonly kind: 'replace'; readonly seat: Seat; readonly level: string }
  /** Another person may take over the seat of one who is away, by a link. */
  | { readonly kind: 'hand'; readonly seat: Seat }
  | { readonly kind: 'wait' }
  /** All clocks stop until somebody lets them run again. */
  | { readonly kind: 'pause' }
  | { readonly kind: 'end' };

/** A record entry as stored in the log: actor and move, or how far back. */
export type PackedEntry = readonly [actor: number, text: string] | readonly [to: number];

/**
 * Everything that can happen at a table. The log of these events is all that is stored; `entries` are what an event adds
 * to the record, which consists of the entries of all events, in order.
 */
export type TableEvent =
  | { readonly kind: 'opened'; readonly plan: TableSetup }
  | { readonly kind: 'sat'; readonly seat: Seat; readonly player: PlayerId; readonly contribution?: Contribution }
  | { readonly kind: 'left'; readonly seat: Seat }
  /** By the host. */
  | { readonly kind: 'removed'; readonly seat: Seat }
  | { readonly kind: 'hired'; readonly seat: Seat; readonly level: string }
  | { readonly kind: 'freed'; readonly seat: Seat }
  /** By the host, who changed their mind: whoever was removed is back. */
  | { readonly kind: 'restored'; readonly seat: Seat }
  /** By the host: the player in this seat is the host from now on. */
  | { readonly kind: 'appointed'; readonly seat: Seat }
  /** By the host; `order` has, for each seat, the place its occupant came from. */
  | { readonly kind: 'arranged'; readonly order: readonly Seat[] }
  /** By the host; with this many seats from now on. */
  | { readonly kind: 'changed'; readonly setup: SetupChange; readonly seats: number }
  /** `idle`: closed after a long time without activity. `stopped`: closed by the host of the server. */
  | { readonly kind: 'closed'; readonly idle?: true; readonly stopped?: true }
  /** `order` has, for each seat, the place its player came from. */
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
  /** `level` is that of the bot that plays on, unless the others decide. */
  | { readonly kind: 'ranOut'; readonly seat: Seat; readonly level?: string }
  /** A person took over a seat that the others had offered. */
  | { readonly kind: 'handed'; readonly seat: Seat; readonly player: PlayerId }
  | { readonly kind: 'resumed'; readonly seat: Seat }
  /** The clock of a seat rests until then; a time that has passed ends a vacation early. */
  | { readonly kind: 'vacation'; readonly seat: Seat; readonly until: number }
  | { readonly kind: 'rematch'; readonly table: string }
  /** Lines may have been lost, and their draws must not be repeated. */
  | { readonly kind: 'epoch'; readonly epoch: number };

/** A line of a table's log, with its author and the id that identifies a repeated command. */
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
