import type { Context, Hono } from 'hono';
import {
  commandTable,
  enterTable,
  openTable,
  renewInvite,
  sayAtTable,
  showRecord,
  showTable,
  tableId,
} from '../../api/index.ts';
import { reject } from '../rejections.ts';
import { readToken } from '../request.ts';
import type { Services } from '../services.ts';
import { findGame } from '../tables/games.ts';
import { carryOut, countTrial, requireName, say, tableFor, tooFast } from '../tables/handlers.ts';
import { knowsLog, type LoadedTable } from '../tables/loaded.ts';
import { planTable } from '../tables/plan.ts';
import { nameSeats } from '../tables/present.ts';
import { tryOptions } from '../tables/trying.ts';
import { writeUpdate } from '../tables/updates.ts';
import { answerJson } from './headers.ts';
import { serveOperation } from './operation.ts';
import { addressIn, readPerson, requirePerson } from './person.ts';

/** The table id in the path; invalid ids are not looked up. */
export function idIn(c: Context): string {
  const id = tableId.safeParse(c.req.param('table'));
  return id.success ? id.data : reject(404, 'no-such-table', 'This table doesn’t exist or needs an invitation.');
}

/** Routes for tables: open, find, enter, play. */
export function serveTables(app: Hono, services: Services): void {
  const { tables, admission, limiters, games } = services;
  const here = async (c: Context): Promise<LoadedTable> => tableFor(services, await readPerson(services, c), idIn(c));

  serveOperation(app, openTable, async (c, { body }) => {
    const player = await requirePerson(services, c);
    await requireName(services, player);
    if (!limiters.tables.take(player)) tooFast();
    const address = addressIn(services, c);
    const mayTry = (): void => countTrial(services, { by: player, address });
    await tryOptions(findGame(games, body.game), body.options, mayTry);
    const { id, card, invite } = await tables.open(planTable(games, player, body), [], services.toOrigin(address));
    return { table: id, card, invite };
  });
  serveOperation(app, showTable, async (c, { query }) => {
    const loaded = await here(c);
    const lost = query.mark !== undefined && !knowsLog(loaded, query.since, query.mark);
    const since = lost ? 0 : Math.min(query.since, loaded.table.line);
    const player = await readPerson(services, c);
    const text = writeUpdate(loaded, player, since, { choices: query.choices === 'all', anew: lost });
    return answerJson(c, text);
  });
  serveOperation(app, enterTable, async (c, { body }) => {
    const player = await requirePerson(services, c);
    if (!limiters.commands.take(player)) tooFast();
    const loaded = await tables.findSound(idIn(c));
    if (!loaded || !(await admission.enter(loaded, player, body.invite)))
      reject(404, 'no-such-table', 'This table doesn’t exist, or the invitation isn’t valid.');
    return undefined;
  });
  serveOperation(app, renewInvite, async c => {
    const loaded = await here(c);
    if (loaded.table.host !== (await requirePerson(services, c)))
      reject(403, 'not-host', 'Only the host can renew the invitation.');
    return admission.renewInvite(loaded);
  });
  serveOperation(app, commandTable, async (c, { body }) => {
    const token = readToken(services, c.req.header('cookie'));
    const done = await carryOut(services, token, idIn(c), { ...body, address: addressIn(services, c) });
    return answerJson(c, JSON.stringify(done));
  });
  serveOperation(app, sayAtTable, async (c, { body }) => ({
    n: await say(services, readToken(services, c.req.header('cookie')), idIn(c), body.text),
  }));
  serveOperation(app, showRecord, async c => {
    const loaded = await here(c);
    const record = loaded.table.record(nameSeats(loaded));
    if (!record) return reject(409, 'not-over', 'The record becomes public once the game is over.');
    c.header('content-disposition', `attachment; filename="${loaded.row.game}-${loaded.id.slice(0, 8)}.txt"`);
    return record.text;
  });
}
