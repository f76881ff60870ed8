// What explanations of turns are made of, the same for every game.
import type { ScoreSheet, Seat } from '../../kernel/index.ts';

/** What a turn does in terms of the rules: a fact with its names and numbers, for words to be put to. */
export interface Reason {
  readonly kind: string;
  /** It speaks against the turn. */
  readonly against?: true;
}

/** A position as a seat sees it, with its score sheet. */
export interface Situation<View> {
  readonly view: View;
  readonly sheet: ScoreSheet;
}

/** A turn as far as nothing is drawn in it. */
export interface PlayedTurn<View = unknown, Event = unknown> {
  readonly seat: Seat;
  readonly before: Situation<View>;
  readonly after: Situation<View>;
  readonly events: readonly Event[];
}

/** How turns of one game are explained. */
export interface Reasoning<View = unknown, Event = unknown, R extends Reason = Reason> {
  /** Every fact worth telling about a turn, the weightiest first. */
  findReasons(turn: PlayedTurn<View, Event>): R[];
  /** Whether the choices at a position shape the turn; a draw alone does not. */
  shapesTurn(view: View): boolean;
}

/** How many points a seat gains by a turn if the game ended after it. */
export const measureGain = ({ seat, before, after }: PlayedTurn): number =>
  after.sheet.projected[seat] - before.sheet.projected[seat];

/** How many points the turn takes from the rival who loses most by it, if the game ended after it. */
export const measureRivalsLoss = ({ seat, before, after }: PlayedTurn): number =>
  Math.max(
    0,
    ...before.sheet.projected.map((points, other) => (other === seat ? 0 : points - after.sheet.projected[other])),
  );

/** How many points the turn gives to the rival who gains most by it, if the game ended after it. */
export const measureRivalsGain = ({ seat, before, after }: PlayedTurn): number =>
  Math.max(
    0,
    ...after.sheet.projected.map((points, other) => (other === seat ? 0 : points - before.sheet.projected[other])),
  );
