import type { ScoreSheet, Seat } from '../../kernel/index.ts';

/** Where a seat came in: its place from 1, and whether others share it. */
export interface Place {
  readonly place: number;
  readonly shared: boolean;
}

/** The place of each seat: by points, then by the tie-break; the first place is that of the winners. */
export function placesOf({ points, tiebreak, winners }: ScoreSheet): Place[] {
  const isAhead = (a: Seat, b: Seat): boolean => {
    if (winners.includes(a) !== winners.includes(b)) return winners.includes(a);
    if (points[a] !== points[b]) return points[a]! > points[b]!;
    return (tiebreak?.[a] ?? 0) > (tiebreak?.[b] ?? 0);
  };
  const seats = points.map((_, seat) => seat);
  return seats.map(seat => ({
    place: 1 + seats.filter(other => isAhead(other, seat)).length,
    shared: seats.some(other => other !== seat && !isAhead(other, seat) && !isAhead(seat, other)),
  }));
}

/** Seats from the first place to the last. */
export function rankSeats(sheet: ScoreSheet): Seat[] {
  const places = placesOf(sheet);
  return sheet.points.map((_, seat) => seat).sort((a, b) => places[a]!.place - places[b]!.place);
}
