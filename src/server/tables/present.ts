import type { SeatState, TableState } from '../../api/index.ts';
import {
  findSeat,
  type PlayerId,
  patienceOf,
  type Result,
  readStatus,
  type Seed,
  type Sitter,
  type Table,
} from '../../table/index.ts';
import type { LoadedTable } from './loaded.ts';
import { tellApart } from './lookalikes.ts';

const MINUTE_MS = 60_000;

/** What everyone at the table sees. */
export const toTableState = ({ table, names }: Pick<LoadedTable, 'table' | 'names'>): TableState =>
  describeTable(
    {
      position: table.position,
      actor: table.actor,
      commitment: table.commitment,
      seed: table.revealedSeed,
      contributions: table.match?.header.chance?.contributions,
      replaceFrom: table.replaceFrom,
      result: table.result,
      startsAt: table.startsAt,
    },
    names,
  );

/** What is known of a table; incomplete if its rules are not available. */
interface TableFacts extends Pick<Table, 'position' | 'actor' | 'commitment'> {
  readonly seed: Seed | undefined;
  readonly contributions?: readonly string[] | undefined;
  readonly replaceFrom?: Table['replaceFrom'];
  readonly result?: Result | undefined;
  readonly startsAt?: Table['startsAt'];
}

/** The same for a table whose rules are not available. */
export function describeTable(
  { position, actor, commitment, seed, contributions, replaceFrom, result, startsAt }: TableFacts,
  names: ReadonlyMap<PlayerId, string>,
): TableState {
  const { setup: plan, why, ask, late, rematch, paused, sitters, host, clocks } = position;
  const patience = patienceOf(plan);
  const shown = showNames(position, names);
  return {
    game: plan.game,
    options: plan.options,
    status: readStatus(position),
    ...(why !== undefined && { why }),
    ...(result && { result: { places: [...result.places], points: [...result.points] } }),
    public: plan.public,
    watching: plan.watching,
    ...(plan.gallery === false && { gallery: plan.gallery }),
    shuffle: plan.shuffle,
    commitment,
    ...(seed !== undefined && { seed }),
    ...(contributions && { contributions }),
    seats: sitters.map((sitter, seat) => toSeatState(sitter, shown[seat], host, names)),
    actor,
    ...(ask && { ask }),
    ...(late !== undefined && { late }),
    ...(plan.timeout !== undefined && { timeout: plan.timeout }),
    ...(plan.whenFull && { whenFull: true }),
    ...(startsAt !== undefined && { startsAt }),
    ...(plan.language !== undefined && { language: plan.language }),
    clock: { ...plan.clock, ...clocks },
    ...(paused !== undefined && { paused }),
    ...(patience !== undefined && { away: patience / MINUTE_MS }),
    ...(replaceFrom !== undefined && { replaceFrom }),
    ...(rematch !== undefined && { rematch }),
  };
}

/** The names of people at a table, by seat; names that look alike get numbers. */
export const showNames = (
  { sitters, host }: Pick<Table, 'sitters' | 'host'>,
  names: ReadonlyMap<PlayerId, string>,
): (string | undefined)[] =>
  tellApart(
    sitters.map(({ player }) => (player === undefined ? undefined : names.get(player))),
    findSeat(sitters, host) ?? 0,
  );

function toSeatState(
  { player, bot, resigned, ranOut, since, offered, kept, until }: Sitter,
  name: string | undefined,
  host: PlayerId | undefined,
  names: ReadonlyMap<PlayerId, string>,
): SeatState {
  const keptFor = kept === undefined ? undefined : names.get(kept);
  return {
    kind: player !== undefined ? 'person' : bot !== undefined ? 'bot' : 'open',
    ...(name !== undefined && { name }),
    ...(bot !== undefined && { bot }),
    ...(resigned && { resigned }),
    ...(ranOut && { ranOut }),
    ...(since !== undefined && { since }),
    ...(offered !== undefined && { offered }),
    ...(player !== undefined && player === host && { host: true }),
    ...(until !== undefined && { kept: { ...(keptFor !== undefined && { name: keptFor }), until } }),
  };
}

/** The name of a player as shown at the table. */
export function nameShown({ table, names }: LoadedTable, player: PlayerId): string | undefined {
  const seat = table.findSeat(player);
  return seat === null ? undefined : showNames(table, names)[seat];
}

/** Names of the seats, as in a record. */
export function nameSeats({
  table,
  names,
}: Pick<LoadedTable, 'names'> & { readonly table: Pick<Table, 'sitters' | 'host'> }): string[] {
  const shown = showNames(table, names);
  return table.sitters.map(({ player, bot }, seat) => {
    if (player !== undefined) return shown[seat] ?? `seat ${seat + 1}`;
    return bot === undefined ? `seat ${seat + 1}` : `${bot} bot`;
  });
}
