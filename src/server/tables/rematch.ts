// The same table again, for the people who played.
import { type PlayerId, rejection, type SeatSetup } from '../../table/index.ts';
import type { Environment } from '../environment.ts';
import type { LoadedTable } from './loaded.ts';
import { toPerson } from './plan.ts';
import type { Tables } from './tables.ts';
import type { Outcome } from './writer.ts';

/** How long a rematch keeps the seats of the people who played. */
const KEPT_MS = 10 * 60_000;

const moveUp = <T>(seats: readonly T[]): T[] => [...seats.slice(1), ...seats.slice(0, 1)];

interface Needs {
  readonly tables: Tables;
  readonly environment: Environment;
}

export interface RematchWish {
  readonly contribution?: string | undefined;
  /** Whether the next player begins. */
  readonly next: boolean;
  /** Called only when a table is about to be opened; it may throw. */
  mayOpen(): void;
}

/** Opens the same table again for the same people. Later requests lead to the one that was opened first. */
export async function openRematch(
  needs: Needs,
  loaded: LoadedTable,
  player: PlayerId,
  id: string,
  wish: RematchWish,
): Promise<Outcome> {
  const refusal = (): ReturnType<typeof rejection> | undefined => {
    const { table } = loaded;
    if (table.findSeat(player) === null) return rejection('not-seated', 'You have no seat at this table.');
    if (table.status !== 'over') return rejection('not-open', 'The game isn’t over.');
    return table.rematch === undefined ? undefined : rejection('not-open', 'There is already a rematch.');
  };
  const opens = refusal() === undefined;
  if (opens) wish.mayOpen();
  const again = opens ? await openAgain(needs, loaded, player, wish) : undefined;
  const outcome = await needs.tables.writer.write(loaded, { player, id }, () =>
    again === undefined
      ? (refusal() ?? rejection('stale', 'The game has just ended: try again.'))
      : (refusal() ?? { ok: true, event: { kind: 'rematch', table: again } }),
  );
  // Another request was faster; close this table, since nobody is led to it.
  if (again !== undefined && loaded.table.rematch !== again) await closeAgain(needs, again, player);
  return outcome;
}

async function openAgain(
  { tables, environment }: Needs,
  { table, row }: LoadedTable,
  player: PlayerId,
  { contribution, next }: RematchWish,
): Promise<string> {
  const until = environment.now() + KEPT_MS;
  const seats = table.sitters.map((sitter): SeatSetup => {
    if (sitter.player === player) return toPerson(player, contribution);
    if (sitter.player !== undefined) return { kind: 'open', kept: sitter.player, until };
    return sitter.bot === undefined ? { kind: 'open' } : { kind: 'bot', level: sitter.bot };
  });
  const guests = table.sitters.flatMap(sitter => sitter.player ?? []);
  const setup = { ...table.setup, chance: 2, host: player } as const;
  // An order that somebody chose is not drawn again.
  const plan = next ? { ...setup, shuffle: false, seats: moveUp(seats) } : { ...setup, seats };
  return (await tables.open(plan, guests, row.origin)).id;
}

async function closeAgain({ tables }: Needs, table: string, player: PlayerId): Promise<void> {
  const loaded = await tables.find(table);
  if (loaded) await tables.command(loaded, player, 'unused', { kind: 'leave' });
}
