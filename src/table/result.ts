import { placeBy, placeSeats, type ScoreSheet } from '../kernel/index.ts';
import type { Sitter } from './seats.ts';

/** How a game ended, whatever ended it. */
export interface Result {
  /** The place of each seat, from 1; equal places are shared. */
  readonly places: readonly number[];
  /** The points of each seat as they stood. */
  readonly points: readonly number[];
}

/** Whoever left comes last whatever the score, the first to leave last of all; the others are placed by the score sheet. */
export function findResult(sitters: readonly Sitter[], sheet: ScoreSheet): Result {
  const byScore = placeSeats(sheet);
  const stayed = (seat: number): number => sitters[seat]?.left ?? Number.POSITIVE_INFINITY;
  const places = placeBy(sitters.length, (a, b) =>
    stayed(a) === stayed(b) ? byScore[a]!.place < byScore[b]!.place : stayed(a) > stayed(b),
  );
  return { places: places.map(({ place }) => place), points: sheet.projected };
}
