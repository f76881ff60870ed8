// Points written down while a game is played, turn by turn.
import type { Seat } from '../../../../kernel/index.ts';

/** What is written down: points of a builder, the end of a turn, or the third complete pagoda. */
export type LiveStep =
  | { readonly kind: 'points'; readonly seat: Seat; readonly points: number }
  | { readonly kind: 'turn' }
  | { readonly kind: 'third' };

export interface Tally {
  readonly points: readonly [number, number];
  /** Points of the turn that is being played. */
  readonly now: readonly [number, number];
  readonly turn: number;
  readonly active: Seat;
  /** The third pagoda is complete. */
  readonly ending: boolean;
  /** P18: both have had the same number of turns since. */
  readonly over: boolean;
  readonly winners: readonly Seat[];
}

/** Adds up what was written down. P18: the second player's turn ends the game. */
export function tallyUp(steps: readonly LiveStep[]): Tally {
  const points: [number, number] = [0, 0];
  let now: [number, number] = [0, 0];
  let turn = 1;
  let ending = false;
  let over = false;
  for (const step of steps) {
    if (over) break;
    if (step.kind === 'points') {
      points[step.seat === 0 ? 0 : 1] += step.points;
      now[step.seat === 0 ? 0 : 1] += step.points;
    } else if (step.kind === 'third') ending = true;
    else {
      over = ending && turn % 2 === 0;
      now = [0, 0];
      if (!over) turn++;
    }
  }
  const most = Math.max(...points);
  const winners = points.flatMap((value, seat) => (value === most ? [seat] : []));
  return { points, now, turn, active: (turn + 1) % 2, ending, over, winners };
}
