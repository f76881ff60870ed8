import type { Context, Hono } from 'hono';
import { cardId, type InvitationCard, openInvitation, showInvitation, waitForSeat } from '../../api/index.ts';
import type { PlayerId } from '../../table/index.ts';
import { reject } from '../rejections.ts';
import type { Services } from '../services.ts';
import { tableFor, tooFast } from '../tables/handlers.ts';
import type { LoadedTable } from '../tables/loaded.ts';
import { toTableState } from '../tables/present.ts';
import { serveOperation } from './operation.ts';
import { addressIn, readPerson, requirePerson } from './person.ts';
import { idIn } from './tables.ts';

/** The table of the open part of a link; its problems say what became of the link. */
async function tableOfCard({ store, tables }: Services, card: string | undefined): Promise<LoadedTable> {
  const id = cardId.safeParse(card);
  const found = id.success ? await store.findCard(id.data) : undefined;
  if (found?.renewed) return reject(410, 'renewed-invitation', 'This invitation was replaced by a newer one.');
  const loaded = found && (await tables.findSound(found.table));
  return loaded ?? reject(404, 'no-such-invitation', 'There is no such invitation.');
}

/** What a link says to whoever has it. */
export function describeCard(loaded: LoadedTable): InvitationCard {
  const { game, options, status, why, clock, away, seats, watching, language } = toTableState(loaded);
  const { left: _, running: __, since: ___, ...setting } = clock;
  const free = seats.filter(({ kind }) => kind === 'open').length;
  const host = seats.find(seat => seat.host)?.name;
  const before = free > 0 ? 'open' : 'full';
  const after = why === 'closed' ? 'closed' : 'over';
  return {
    game,
    options,
    clock: setting,
    ...(away !== undefined && { away }),
    ...(host !== undefined && { host }),
    seats: seats.length,
    free,
    state: status === 'open' ? before : status === 'playing' ? 'begun' : after,
    watching,
    ...(language !== undefined && { language }),
  };
}

/** The card of an invitation, if its link is still valid. */
export const findCard = (services: Services, card: string | undefined): Promise<InvitationCard | undefined> =>
  tableOfCard(services, card).then(describeCard, () => undefined);

/** Routes for invitations. The secret is only ever in the body of a request. */
export function serveInvitations(app: Hono, services: Services): void {
  const { admission, limiters } = services;
  const here = (c: Context): Promise<LoadedTable> => tableOfCard(services, c.req.param('card'));

  serveOperation(app, showInvitation, async c => describeCard(await here(c)));
  serveOperation(app, openInvitation, async (c, { body }) => {
    if (!limiters.commands.take(addressIn(services, c))) tooFast();
    const loaded = await here(c);
    const player = await readPerson(services, c);
    if (!(await admission.isInvite(loaded, body.secret)))
      reject(403, 'wrong-secret', 'The last part of the link, behind the #, is missing or wrong.');
    if (player !== undefined) await admission.admit(loaded, player);
    const { seats, result, status } = toTableState(loaded);
    const card = describeCard(loaded);
    const seat = loaded.table.findSeat(player);
    const maySee = seat !== null || card.watching || status === 'open';
    return {
      card,
      ...(maySee && { table: loaded.id }),
      seats: maySee ? seats : [],
      ...(result && maySee && { result }),
      yours: seat !== null,
      ...(player !== undefined && card.state === 'full' && (await describeWait(services, loaded.id, player))),
    };
  });
  serveOperation(app, waitForSeat, async (c, { body }) => {
    const player = await requirePerson(services, c);
    if (!limiters.commands.take(player)) tooFast();
    const loaded = await tableFor(services, player, idIn(c));
    const mayWait = body.on && describeCard(loaded).state === 'full' && loaded.table.findSeat(player) === null;
    if (mayWait) await services.store.putSeatWait(loaded.id, { player, at: services.environment.now() });
    else await services.store.deleteSeatWait(loaded.id, player);
    // A seat may have become free meanwhile.
    if (mayWait) services.notices.notifier.note(loaded.id, loaded.table);
    return { on: mayWait, reached: await isReached(services, player) };
  });
}

/** Whether a notice reaches a person with the page closed. */
const isReached = async ({ store }: Services, player: PlayerId): Promise<boolean> =>
  (await store.listTargets(player)).some(({ confirmed, offAt }) => confirmed && offAt === undefined);

async function describeWait(
  services: Services,
  table: string,
  player: PlayerId,
): Promise<{ wait?: { on: boolean; reached: boolean } }> {
  const waits = await services.store.listSeatWaits(table);
  if (!waits.some(wait => wait.player === player)) return {};
  return { wait: { on: true, reached: await isReached(services, player) } };
}
