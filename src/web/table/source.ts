import type { ScoreSheet, Seat } from '../../kernel/index.ts';
import type { MatchEntry, SeatView } from '../../table/index.ts';
import type { LogNote } from './notes.ts';

/** Why moves were not taken, to be told to the player. */
export interface MoveRejection {
  readonly message: string;
  readonly rule?: string;
}

/** A table that can be looked at and played on: on this device, or on a server. */
export interface TableSource {
  /** As the reader sees them. */
  readonly names: readonly string[];
  /** Seats that this device plays for. */
  readonly mine: readonly Seat[];
  /** Seats that bots play. */
  readonly bots: readonly Seat[];
  /** The level and character of a bot in words, where nothing else says them. */
  describeBot?(seat: Seat): string | undefined;
  /** Raised with every change; reading it makes a component follow the table. */
  readonly version: number;
  seatView(seat: Seat | null): SeatView;
  storyFor(seat: Seat | null, since: number): MatchEntry[];
  /** Lines of the log that are not about moves. */
  readonly notes?: readonly LogNote[];
  /** How many entries of the record had been seen when the table was opened, where a table knows. */
  readonly seenBefore?: number | undefined;
  /** The story is very long, and only its end is told. */
  readonly shortened?: boolean;
  /** Points as this seat may know them. */
  scores(seat: Seat | null): ScoreSheet;
  /** Sends confirmed moves of a seat, made at this ply. */
  play(seat: Seat, ply: number, moves: readonly string[]): Promise<MoveRejection | undefined>;
  /** What ended the game before its last move, and who wins, in words. */
  readonly cutShort?: string | undefined;
  /** Moves that were being tried when the page was left, where a table keeps them. */
  readonly triedBefore?: readonly string[];
  keepTried?(moves: readonly string[]): unknown;
}
