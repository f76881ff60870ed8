import type { ScoreSheet, Seat } from './contract.ts';

/** Where a seat came in: its place from 1, and whether others share it. */
export interface Place {
  readonly place: number;
  readonly shared: boolean;
}

/** The place of each seat: by points, then by the tie-break; the first place is that of the winners. */
export function placeSeats({ projected, tiebreak, winners }: ScoreSheet): Place[] {
  const isAhead = (a: Seat, b: Seat): boolean => {
    if (winners.includes(a) !== winners.includes(b)) return winners.includes(a);
    if (projected[a] !== projected[b]) return projected[a]! > projected[b]!;
    return (tiebreak?.[a] ?? 0) > (tiebreak?.[b] ?? 0);
  };
  return placeBy(projected.length, isAhead);
}

/** The place of each seat, given who is ahead of whom. */
export function placeBy(players: number, isAhead: (a: Seat, b: Seat) => boolean): Place[] {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return seats.map(seat => ({
    place: 1 + seats.filter(other => isAhead(other, seat)).length,
    shared: seats.some(other => other !== seat && !isAhead(other, seat) && !isAhead(seat, other)),
  }));
}
