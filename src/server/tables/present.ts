import type { PlayerId, SeatSight, Sitter, TableState, Update } from '../../table/index.ts';
import type { Held } from './held.ts';

/** What one seat, or a spectator, gets to see of a table: all since a line, and how it stands now. */
export function updateFor({ id, sitting, names }: Held, player: PlayerId | undefined, since: number): Update {
  const { line, ply, match } = sitting;
  const seat = sitting.seatOf(player);
  return {
    kind: 'update',
    table: id,
    since,
    line,
    ply,
    seat,
    state: stateOf({ sitting, names }),
    news: sitting.newsSince(since),
    story: match?.storyFor(seat, sitting.plyAt(since)) ?? [],
    ...(match && { sight: match.sightOf(seat) }),
  };
}

/** What everybody at the table sees of it. */
export function stateOf({ sitting, names }: Pick<Held, 'sitting' | 'names'>): TableState {
  const { plan, why, ask, late, rematch } = sitting;
  const record = sitting.record([]);
  return {
    game: plan.game,
    options: plan.options,
    status: sitting.status,
    ...(why !== undefined && { why }),
    public: plan.public,
    watching: plan.watching,
    shuffle: plan.shuffle,
    commitment: sitting.commitment,
    ...(record && { seed: record.seed }),
    seats: sitting.sitters.map(sitter => seatSight(sitter, names, sitting.host)),
    actor: sitting.actor,
    ...(ask && { ask }),
    ...(late !== undefined && { late }),
    clock: { ...plan.clock, ...sitting.clocks.reading },
    ...(rematch !== undefined && { rematch }),
  };
}

function seatSight(
  { player, bot, resigned }: Sitter,
  names: ReadonlyMap<PlayerId, string>,
  host: PlayerId | undefined,
): SeatSight {
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
export const namesOf = ({ sitting, names }: Held): string[] =>
  sitting.sitters.map(({ player, bot }, seat) => {
    if (player !== undefined) return names.get(player) ?? `seat ${seat + 1}`;
    return bot === undefined ? `seat ${seat + 1}` : `${bot} bot`;
  });
