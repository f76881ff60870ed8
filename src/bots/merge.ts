import type { RatedTurn } from './search.ts';

/**
 * Combines several searches of the same position with different seeds: adds up the continuations of each turn in the order
 * of the searches, so that the same searches always give the same result. Best first.
 */
export function merge(searches: readonly (readonly RatedTurn[])[]): RatedTurn[] {
  const found = new Map<
    string,
    { moves: RatedTurn['moves']; total: number; visits: number; named: number; kept: boolean }
  >();
  for (const options of searches)
    for (const { moves, value, visits, kept } of options) {
      const name = moves.join();
      const sum = found.get(name) ?? { moves, total: 0, visits: 0, named: 0, kept: false };
      // A turn without continuations still has its initial value.
      const weight = visits + 1;
      sum.total += weight * value;
      sum.visits += visits;
      sum.named += weight;
      sum.kept ||= kept;
      found.set(name, sum);
    }
  const all = [...found.values()].map(({ moves, total, visits, named, kept }) => ({
    moves,
    value: total / named,
    visits,
    kept,
  }));
  const most = Math.max(...all.map(({ visits }) => visits));
  // Turns that most searches dropped early are not trusted, however good they looked to one.
  const rank = ({ value, visits }: RatedTurn): number => (2 * visits >= most ? value + 4 : value);
  return all.sort((a, b) => rank(b) - rank(a));
}
