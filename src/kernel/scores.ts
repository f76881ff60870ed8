import type { ScoreItem, ScoreSheet } from './contract.ts';

/** Adds up the items and determines the winners. A tie in points goes to the higher tie-break, if there is one. */
export function scoreSheet(players: number, items: readonly ScoreItem[], tiebreak?: readonly number[]): ScoreSheet {
  const points = new Array<number>(players).fill(0);
  const projected = new Array<number>(players).fill(0);
  for (const item of items) {
    projected[item.seat]! += item.points;
    if (item.settled) points[item.seat]! += item.points;
  }
  const seats = projected.map((_, seat) => seat);
  const most = Math.max(...projected);
  const leaders = seats.filter(seat => projected[seat] === most);
  if (!tiebreak) return { items, points, projected, winners: leaders };
  const best = Math.max(...leaders.map(seat => tiebreak[seat]!));
  return { items, points, projected, tiebreak, winners: leaders.filter(seat => tiebreak[seat] === best) };
}
