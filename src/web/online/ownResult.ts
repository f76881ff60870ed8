import type { ListedTable } from '../../api/index.ts';

/** Our place in a game that is over; undefined if it has none. */
export const ownPlace = ({ state, seat }: ListedTable): number | undefined =>
  seat === null ? undefined : state.result?.places[seat];

/** The points of a game that is over: ours first, then those of the others by their places. */
export function listPoints({ state, seat }: ListedTable): number[] {
  const { places = [], points = [] } = state.result ?? {};
  const order = [...points.keys()].sort(
    (a, b) => Number(b === seat) - Number(a === seat) || (places[a] ?? 0) - (places[b] ?? 0),
  );
  return order.map(other => points[other] ?? 0);
}
