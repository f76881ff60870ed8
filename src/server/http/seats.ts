import type { Context, Hono } from 'hono';
import {
  glanceAtTable,
  hideTable,
  lookAtOffer,
  markSeen,
  offerSeat,
  setVacation,
  showVacation,
  takeOffer,
} from '../../api/index.ts';
import type { PlayerId } from '../../table/index.ts';
import { reject } from '../rejections.ts';
import type { Services } from '../services.ts';
import { requireName, tableFor, tooFast } from '../tables/handlers.ts';
import type { LoadedTable } from '../tables/loaded.ts';
import { readOffer, showOffer, takeSeat } from '../tables/offers.ts';
import { glanceAt } from '../tables/reading.ts';
import { answerJson } from './headers.ts';
import { serveOperation } from './operation.ts';
import { addressIn, readPerson, requirePerson } from './person.ts';
import { idIn } from './tables.ts';

/** Routes around seats: passing them on, what was seen from them, and vacations. */
export function serveSeats(app: Hono, services: Services): void {
  const { store, limiters, vacations } = services;

  /** Somebody with a seat at the table. */
  async function seated(c: Context): Promise<{ player: PlayerId; loaded: LoadedTable }> {
    const player = await requirePerson(services, c);
    if (!limiters.commands.take(player)) tooFast();
    const loaded = await tableFor(services, player, idIn(c));
    if (loaded.table.findSeat(player) === null) reject(403, 'not-seated', 'You have no seat at this table.');
    return { player, loaded };
  }

  serveOperation(app, glanceAtTable, async c => {
    const loaded = await tableFor(services, await readPerson(services, c), idIn(c));
    return answerJson(c, JSON.stringify(glanceAt(loaded)));
  });
  serveOperation(app, markSeen, async (c, { body }) => {
    const { player, loaded } = await seated(c);
    return store.markSeen(loaded.id, player, { ...body, line: Math.min(body.line, loaded.table.line) });
  });
  serveOperation(app, hideTable, async (c, { body }) => {
    const { player, loaded } = await seated(c);
    await store.hide(loaded.id, player, body.hidden);
    return undefined;
  });
  serveOperation(app, offerSeat, async (c, { body }) => {
    const { player, loaded } = await seated(c);
    return { secret: readOffer(services, loaded, player, body.seat) };
  });
  serveOperation(app, lookAtOffer, async (c, { body }) => {
    if (!limiters.codes.take(addressIn(services, c))) tooFast();
    return showOffer(services, idIn(c), body.secret);
  });
  serveOperation(app, takeOffer, async (c, { body }) => {
    const player = await requirePerson(services, c);
    if (!limiters.commands.take(player)) tooFast();
    await requireName(services, player);
    return takeSeat(services, player, idIn(c), body);
  });
  serveOperation(app, showVacation, async c => vacations.find(await requirePerson(services, c)));
  serveOperation(app, setVacation, async (c, { body }) => {
    const player = await requirePerson(services, c);
    if (!limiters.vacations.take(player)) tooFast();
    return vacations.set(player, body.days);
  });
}
