import type { Context, Hono } from 'hono';
import {
  commandTable,
  enterTable,
  type ListedTable,
  listTables,
  listTurns,
  openTable,
  renewInvite,
  sayAtTable,
  showLobby,
  showRecord,
  showTable,
  tableId,
} from '../../api/index.ts';
import type { PlayerId } from '../../table/index.ts';
import { reject } from '../rejections.ts';
import { readToken } from '../request.ts';
import type { Services } from '../services.ts';
import type { FinishedPlace, ListedRow } from '../store/index.ts';
import { carryOut, requireName, say, tableFor, tooFast } from '../tables/handlers.ts';
import { type ListedPosition, listPlayersIn, listWaitingFor, toListedTable } from '../tables/listing.ts';
import { listVisible } from '../tables/lists.ts';
import { knowsLog, type LoadedTable } from '../tables/loaded.ts';
import { arrangeLobby } from '../tables/lobby.ts';
import { planTable } from '../tables/plan.ts';
import { nameSeats } from '../tables/present.ts';
import { listUnreadable } from '../tables/unreadable.ts';
import { writeUpdate } from '../tables/updates.ts';
import { answerJson } from './headers.ts';
import { serveOperation } from './operation.ts';
import { addressIn, readPerson, requirePerson } from './person.ts';

const LISTED = 50;
const LOBBY_MS = 7 * 24 * 3600 * 1000;

/** The table id in the path; invalid ids are not looked up. */
export function idIn(c: Context): string {
  const id = tableId.safeParse(c.req.param('table'));
  return id.success ? id.data : reject(404, 'no-such-table', 'This table doesn’t exist or needs an invitation.');
}

/** A place in the list of finished tables, as written into `more`. */
function readPlace(text: string): FinishedPlace {
  const dot = text.indexOf('.');
  return { at: Number(text.slice(0, dot)), id: text.slice(dot + 1) };
}

/** Routes for tables: open, find, enter, play. */
export function serveTables(app: Hono, services: Services): void {
  const { tables, store, people, limiters, games, environment } = services;
  const here = async (c: Context): Promise<LoadedTable> => tableFor(services, await readPerson(services, c), idIn(c));

  async function describeVisible(rows: readonly ListedRow[], player: PlayerId | undefined): Promise<ListedTable[]> {
    return describe(await listVisible(services, rows, player), player);
  }
  async function describe(listed: readonly ListedPosition[], player: PlayerId | undefined): Promise<ListedTable[]> {
    const names = await people.findNames(listPlayersIn(listed));
    return listed.map(table => toListedTable(table, player, names));
  }

  serveOperation(app, showLobby, async c => {
    const since = environment.now() - LOBBY_MS;
    const rows = await store.listOpenTables({ since, limit: LISTED, games: games.map(({ id }) => id) });
    const player = await readPerson(services, c);
    const listed = await listVisible(services, rows, player);
    return { tables: arrangeLobby(await describe(listed, player), listed, id => services.presences.at(id)) };
  });
  serveOperation(app, listTables, async (c, { query: { before, hidden } }) => {
    const player = await requirePerson(services, c);
    const unfinished = before === undefined && !hidden ? await store.listUnfinished(player) : [];
    const finished = await store.listFinished(player, {
      limit: LISTED,
      before: before === undefined ? undefined : readPlace(before),
      hidden: hidden !== undefined,
    });
    const listed = [...unfinished, ...finished].sort((a, b) => b.at - a.at);
    const visible = await describeVisible(listed, player);
    const last = finished.length === LISTED ? finished.at(-1) : undefined;
    const unreadable = listUnreadable(tables.cache.unreadable, listed);
    return {
      tables: visible,
      ...(last && { more: `${last.at}.${last.id}` }),
      ...(unreadable.length > 0 && { unreadable }),
    };
  });
  serveOperation(app, listTurns, async c => {
    const player = await requirePerson(services, c);
    const listed = await listVisible(services, await store.listUnfinished(player), player);
    return { tables: listWaitingFor(player, listed) };
  });
  serveOperation(app, openTable, async (c, { body }) => {
    const player = await requirePerson(services, c);
    await requireName(services, player);
    if (!limiters.tables.take(player)) tooFast();
    const { id, card, invite } = await tables.open(
      planTable(games, player, body),
      [],
      services.toOrigin(addressIn(services, c)),
    );
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
    if (!loaded || !(await tables.enter(loaded, player, body.invite)))
      reject(404, 'no-such-table', 'This table doesn’t exist, or the invitation isn’t valid.');
    return undefined;
  });
  serveOperation(app, renewInvite, async c => {
    const loaded = await here(c);
    if (loaded.table.host !== (await requirePerson(services, c)))
      reject(403, 'not-host', 'Only the host can renew the invitation.');
    return tables.renewInvite(loaded);
  });
  serveOperation(app, commandTable, async (c, { body }) =>
    answerJson(c, JSON.stringify(await carryOut(services, readToken(services, c.req.header('cookie')), idIn(c), body))),
  );
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
