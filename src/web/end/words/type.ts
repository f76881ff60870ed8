import type { Unit } from '../../../bots/analysis/picks.ts';
import type { Who } from '../../i18n/who.ts';

/** What the end says besides the words after every game: your place, and your turns. */
export interface EndWords {
  /** The place among so many, shared or not. */
  place(place: number, players: number, shared: boolean): string;
  /** Who won instead, and with how many points. */
  winner(winners: readonly Who[], points: number, byTiebreak: boolean, ahead: number): string;
  /** How far ahead somebody won. */
  won(points: number, ahead: number): string;
  hints(count: number): string;
  decisions(who: Who): string;
  readonly chooseSeat: string;
  readonly unit: string;
  readonly units: { readonly [U in Unit]: string };
  turn(number: number): string;
  readonly best: string;
  /** What a turn cost. */
  cost(amount: number, unit: Unit): string;
  /** How much better than anything else it was. */
  edge(amount: number): string;
  played(who: Who, line: string): string;
  better(line: string): string;
  /** Why, in a sentence or two: what the better turn does, and what the played one does instead, or what its flaw is. */
  why(better: readonly string[], played: readonly string[], who: Who, flaw: boolean): string;
  /** Why the best turn was the best. */
  whyBest(reasons: readonly string[]): string;
  readonly before: string;
  readonly tryIt: string;
  readonly inReplay: string;
  playedWell(who: Who): string;
  mattered(costly: number, turns: number): string;
}
