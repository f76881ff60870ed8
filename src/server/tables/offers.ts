import type { Done, OfferedSeat } from '../../api/index.ts';
import type { Seat } from '../../kernel/index.ts';
import { isPresent, type PlayerId } from '../../table/index.ts';
import { sameText } from '../people/signing.ts';
import { RejectionError, reject, rejectionDocument } from '../rejections.ts';
import type { Services } from '../services.ts';
import type { LoadedTable } from './loaded.ts';
import { toTableState } from './present.ts';

/** The secret of the link to an offered seat, for those who play at the table. */
export function readOffer(services: Services, { id, table }: LoadedTable, player: PlayerId, seat: Seat): string {
  const own = table.findSeat(player);
  if (own === null || own === seat || !isPresent(table.sitters[own] ?? {}))
    reject(403, 'not-seated', 'Only the other players at the table can pass on a seat.');
  const offered = table.sitters[seat]?.offered;
  if (offered === undefined || table.status !== 'playing')
    return reject(409, 'not-offered', 'This seat isn’t offered.');
  return services.seatSecret(id, seat, offered);
}

/** The seat that a link offers. A table that does not exist looks like a seat that is no longer offered. */
async function findOffer(
  services: Services,
  id: string,
  secret: string,
): Promise<{ readonly loaded: LoadedTable; readonly seat: Seat; readonly offered: number }> {
  const loaded = await services.tables.findSound(id);
  const sitters = loaded?.table.status === 'playing' ? loaded.table.sitters : [];
  for (const [seat, { offered }] of sitters.entries())
    if (loaded && offered !== undefined && sameText(services.seatSecret(id, seat, offered), secret))
      return { loaded, seat, offered };
  return reject(404, 'not-offered', 'This seat is no longer offered: its player is back, or somebody else took it.');
}

export async function showOffer(services: Services, id: string, secret: string): Promise<OfferedSeat> {
  const { loaded, seat } = await findOffer(services, id, secret);
  return { table: id, seat, state: toTableState(loaded) };
}

/** Takes over an offered seat. */
export async function takeSeat(
  services: Services,
  player: PlayerId,
  table: string,
  { id, secret }: { readonly id: string; readonly secret: string },
): Promise<Done> {
  const done = services.tables.cache.peek(table)?.table.findLine(player, id);
  const loaded = done === undefined ? undefined : await services.tables.findSound(table);
  // A repeated request: the link is spent, but the answer is the same.
  const offer = loaded ? { loaded, seat: 0, offered: 0 } : await findOffer(services, table, secret);
  // Whose seat it was should be able to see what became of it.
  const before = offer.loaded.table.sitters[offer.seat]?.player;
  const outcome = await services.tables.take(offer.loaded, player, id, offer.seat, offer.offered);
  if (!outcome.ok) throw new RejectionError(rejectionDocument(outcome));
  await services.store.addGuest(table, player);
  if (before !== undefined && !loaded) await services.admission.admit(offer.loaded, before);
  const { kind, line, ply } = outcome;
  return { kind, id, table, line, ply };
}
