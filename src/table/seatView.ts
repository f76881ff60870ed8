import type { Actor, Explanation, ScoreSheet } from '../kernel/index.ts';

/** One entry of the record as a seat may know it: the actor and the visible events. A take-back says how far it goes. */
export interface MatchEntry {
  readonly entry: number;
  readonly actor: Actor;
  readonly events: readonly unknown[];
  readonly back?: number;
}

/** A legal choice of a seat: the move to send, and what it means. */
export interface Choice {
  readonly move: string;
  readonly explain: Explanation;
}

/** Everything a seat sees of the table now. */
export interface SeatView {
  readonly ply: number;
  readonly actor: Actor;
  readonly view: unknown;
  /** Only for the seat to move. */
  readonly choices: readonly Choice[];
  /** How many moves this seat may take back without asking. */
  readonly takeBack: number;
  /** Visible to everyone, since all points in these games are public. */
  readonly scores: ScoreSheet;
}
