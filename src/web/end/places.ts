import { placeSeats, type ScoreSheet, type Seat } from '../../kernel/index.ts';

/** Seats from the first place to the last. */
export function rankSeats(sheet: ScoreSheet): Seat[] {
  const places = placeSeats(sheet);
  return sheet.points.map((_, seat) => seat).sort((a, b) => places[a]!.place - places[b]!.place);
}

/** Whether somebody has as many points as the winners and yet did not win. */
export const isByTiebreak = ({ points, winners }: ScoreSheet): boolean =>
  points.filter(own => own === Math.max(...points)).length > winners.length;
