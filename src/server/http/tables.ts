import type { Context, Hono } from 'hono';
import {
  commandTable,
  enterTable,
  type ListedTable,
  listTables,
  openTable,
  renewInvite,
  sayAtTable,
  showLobby,
  showRecord,
  showTable,
  tableId,
} from '../../api/index.ts';
import { reject } from '../rejections.ts';
import type { Services } from '../services.ts';
import { carryOut, say, tableFor, tooFast } from '../tables/handlers.ts';
import type { LoadedTable } from '../tables/loaded.ts';
import { planOf } from '../tables/plan.ts';
import { namesOf, stateOf, updateFor } from '../tables/present.ts';
import { serveOperation } from './operation.ts';
import { knownPerson, personOf } from './person.ts';

const LISTED = 50;
const LOBBY_MS = 7 * 24 * 3600 * 1000;

/** The table that an address names; what can't be an id is not looked up. */
export function idIn(c: Context): string {
  const id = tableId.safeParse(c.req.param('table'));
  return id.success ? id.data : reject(404, 'no-such-table', 'There is no such table, or it needs an invitation.');
}

/** Tables: open, find, enter, play. */
export function serveTables(app: Hono, services: Services): void {
  const { tables, store, limiters, games, environment } = services;
  const here = (c: Context): Promise<LoadedTable> => tableFor(services, personOf(services, c), idIn(c));

  async function listOf(ids: readonly { readonly id: string }[], player: string | undefined): Promise<ListedTable[]> {
    const list: ListedTable[] = [];
    for (const { id } of ids) {
      const loaded = await tables.find(id);
      if (!loaded || !(await tables.mayEnter(loaded, player))) continue;
      const { line, ply, at } = loaded.table;
      list.push({ table: id, line, ply, at, seat: loaded.table.seatOf(player), state: stateOf(loaded) });
    }
    return list;
  }

  serveOperation(app, showLobby, async c => ({
    tables: await listOf(await store.openTables(environment.now() - LOBBY_MS, LISTED), personOf(services, c)),
  }));
  serveOperation(app, listTables, async c => {
    const player = await knownPerson(services, c);
    return { tables: await listOf(await store.tablesOf(player, LISTED), player) };
  });
  serveOperation(app, openTable, async (c, { body }) => {
    const player = await knownPerson(services, c);
    if (!limiters.tables.take(player)) tooFast();
    const { id, invite } = await tables.open(planOf(games, player, body));
    return { table: id, invite };
  });
  serveOperation(app, showTable, async (c, { query }) => {
    const loaded = await here(c);
    return updateFor(loaded, personOf(services, c), Math.min(query.since, loaded.table.line));
  });
  serveOperation(app, enterTable, async (c, { body }) => {
    const player = await knownPerson(services, c);
    if (!limiters.commands.take(player)) tooFast();
    const loaded = await tables.find(idIn(c));
    if (!loaded || !(await tables.enter(loaded, player, body.invite)))
      reject(404, 'no-such-table', 'There is no such table, or this is not its invitation.');
    return undefined;
  });
  serveOperation(app, renewInvite, async c => {
    const loaded = await here(c);
    if (loaded.table.host !== (await knownPerson(services, c)))
      reject(403, 'not-host', 'Only the host may invite anew.');
    return { invite: await tables.renewInvite(loaded) };
  });
  serveOperation(app, commandTable, (c, { body }) => carryOut(services, personOf(services, c), idIn(c), body));
  serveOperation(app, sayAtTable, async (c, { body }) => ({
    n: await say(services, personOf(services, c), idIn(c), body.text),
  }));
  serveOperation(app, showRecord, async c => {
    const loaded = await here(c);
    const record = loaded.table.record(namesOf(loaded));
    if (!record) return reject(409, 'not-over', 'The record is open to all once the table is over.');
    c.header('content-disposition', `attachment; filename="${loaded.row.game}-${loaded.id.slice(0, 8)}.txt"`);
    return record.text;
  });
}
