import type { SeatState, TableState, Update } from '../../api/index.ts';
import type { PlayerId, Sitter } from '../../table/index.ts';
import type { LoadedTable } from './loaded.ts';

/** What one seat, or a spectator, gets to see of a table: all since a line, and how it stands now. */
export function updateFor({ id, table, names }: LoadedTable, player: PlayerId | undefined, since: number): Update {
  const { line, ply, match } = table;
  const seat = table.seatOf(player);
  return {
    kind: 'update',
    table: id,
    since,
    line,
    ply,
    seat,
    state: stateOf({ table, names }),
    news: table.newsSince(since),
    story: match?.storyFor(seat, table.plyAt(since)) ?? [],
    ...(match && { sight: match.seatView(seat) }),
  };
}

/** What everybody at the table sees of it. */
export function stateOf({ table, names }: Pick<LoadedTable, 'table' | 'names'>): TableState {
  const { setup: plan, why, ask, late, rematch } = table;
  const record = table.record([]);
  return {
    game: plan.game,
    options: plan.options,
    status: table.status,
    ...(why !== undefined && { why }),
    public: plan.public,
    watching: plan.watching,
    shuffle: plan.shuffle,
    commitment: table.commitment,
    ...(record && { seed: record.seed }),
    seats: table.sitters.map(sitter => seatSight(sitter, names, table.host)),
    actor: table.actor,
    ...(ask && { ask }),
    ...(late !== undefined && { late }),
    clock: { ...plan.clock, ...table.clocks },
    ...(rematch !== undefined && { rematch }),
  };
}

function seatSight(
  { player, bot, resigned }: Sitter,
  names: ReadonlyMap<PlayerId, string>,
  host: PlayerId | undefined,
): SeatState {
  const name = player === undefined ? undefined : names.get(player);
  return {
    kind: player !== undefined ? 'person' : bot !== undefined ? 'bot' : 'open',
    ...(name !== undefined && { name }),
    ...(bot !== undefined && { bot }),
    ...(resigned && { resigned }),
    ...(player !== undefined && player === host && { host: true }),
  };
}

/** Names of the seats, as a record has them. */
export const namesOf = ({ table, names }: LoadedTable): string[] =>
  table.sitters.map(({ player, bot }, seat) => {
    if (player !== undefined) return names.get(player) ?? `seat ${seat + 1}`;
    return bot === undefined ? `seat ${seat + 1}` : `${bot} bot`;
  });
