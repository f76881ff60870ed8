import type { ListedTable } from '../../api/index.ts';
import type { PlayerId } from '../../table/index.ts';
import type { ListedPosition } from './listing.ts';

/** Who is known to be at a table. */
interface Known {
  readonly players: ReadonlySet<PlayerId>;
  readonly watchers: number;
}

/** The lobby: tables with free seats, newest first; then games in play, the most watched first. */
export function arrangeLobby(
  tables: readonly ListedTable[],
  listed: readonly ListedPosition[],
  known: (table: string) => Known,
): ListedTable[] {
  const opened = new Map(listed.map(({ row, position }) => [row.id, position.host]));
  const described = tables.map((table): ListedTable => {
    const { players, watchers } = known(table.table);
    const host = opened.get(table.table);
    return { ...table, ...(host !== undefined && players.has(host) && { hostHere: true }), watchers };
  });
  const rank = ({ state }: ListedTable): number => {
    if (state.status === 'playing') return 2;
    return state.seats.some(({ kind }) => kind === 'open') ? 0 : 1;
  };
  return described.toSorted(
    (a, b) => rank(a) - rank(b) || (rank(a) === 2 ? (b.watchers ?? 0) - (a.watchers ?? 0) : 0) || b.at - a.at,
  );
}
