import type { Context, Hono } from 'hono';
import { reject } from '../rejections.ts';
import { commandBody, enterBody, newTable, sayBody, tableId, viewQuery } from '../schemas.ts';
import type { Services } from '../services.ts';
import { carryOut, say, tableFor, tooFast } from '../tables/handlers.ts';
import type { LoadedTable } from '../tables/loaded.ts';
import { planOf } from '../tables/plan.ts';
import { namesOf, stateOf, updateFor } from '../tables/present.ts';
import { type Endpoint, serveEndpoint } from './endpoint.ts';
import { knownPerson, personOf } from './person.ts';

const LISTED = 50;
const LOBBY_MS = 7 * 24 * 3600 * 1000;

/** The table that an address names; what can't be an id is not looked up. */
export function idIn(c: Context): string {
  const id = tableId.safeParse(c.req.param('table'));
  return id.success ? id.data : reject(404, 'no-such-table', 'There is no such table, or it needs an invitation.');
}

/** Tables: open, find, enter, play. */
export function serveTables(app: Hono, services: Services): Endpoint[] {
  const { tables, store, limiters, games, environment } = services;
  const here = (c: Context): Promise<LoadedTable> => tableFor(services, personOf(services, c), idIn(c));

  async function listOf(ids: readonly { readonly id: string }[], player: string | undefined) {
    const list = [];
    for (const { id } of ids) {
      const loaded = await tables.find(id);
      if (!loaded || !(await tables.mayEnter(loaded, player))) continue;
      const { line, ply, at } = loaded.table;
      list.push({ table: id, line, ply, at, seat: loaded.table.seatOf(player), state: stateOf(loaded) });
    }
    return list;
  }

  return [
    serveEndpoint(
      app,
      { method: 'get', path: '/api/lobby', summary: 'Public tables that are open or being played', answer: '{tables}' },
      async c =>
        c.json({
          tables: await listOf(await store.openTables(environment.now() - LOBBY_MS, LISTED), personOf(services, c)),
        }),
    ),
    serveEndpoint(
      app,
      { method: 'get', path: '/api/tables', summary: 'Your tables, the last changed first', answer: '{tables}' },
      async c => {
        const player = await knownPerson(services, c);
        return c.json({ tables: await listOf(await store.tablesOf(player, LISTED), player) });
      },
    ),
    serveEndpoint(
      app,
      {
        method: 'post',
        path: '/api/tables',
        summary: 'Open a table',
        body: newTable,
        status: 201,
        answer: '{table, invite}: its id, and the token that lets others in',
      },
      async (c, { body }) => {
        const player = await knownPerson(services, c);
        if (!limiters.tables.take(player)) tooFast();
        const { id, invite } = await tables.open(planOf(games, player, body));
        return c.json({ table: id, invite }, 201);
      },
    ),
    serveEndpoint(
      app,
      {
        method: 'get',
        path: '/api/tables/{table}',
        summary: 'How a table stands for you, and what happened since a line of its log',
        query: viewQuery,
        answer: 'an Update, as on the socket',
      },
      async (c, { query }) => {
        const loaded = await here(c);
        return c.json(updateFor(loaded, personOf(services, c), Math.min(query.since, loaded.table.line)));
      },
    ),
    serveEndpoint(
      app,
      {
        method: 'post',
        path: '/api/tables/{table}/enter',
        summary: 'Come in with an invitation: you may see the table and sit down',
        body: enterBody,
        status: 204,
        answer: 'nothing',
      },
      async (c, { body }) => {
        const player = await knownPerson(services, c);
        if (!limiters.commands.take(player)) tooFast();
        const loaded = await tables.find(idIn(c));
        if (!loaded || !(await tables.enter(loaded, player, body.invite)))
          reject(404, 'no-such-table', 'There is no such table, or this is not its invitation.');
        return c.body(null, 204);
      },
    ),
    serveEndpoint(
      app,
      {
        method: 'post',
        path: '/api/tables/{table}/invite',
        summary: 'A new invitation, by the host; the one before is no longer good',
        answer: '{invite}',
      },
      async c => {
        const loaded = await here(c);
        if (loaded.table.host !== (await knownPerson(services, c)))
          reject(403, 'not-host', 'Only the host may invite anew.');
        return c.json({ invite: await tables.renewInvite(loaded) });
      },
    ),
    serveEndpoint(
      app,
      {
        method: 'post',
        path: '/api/tables/{table}/commands',
        summary: 'Do something at a table. The answer comes once it is safely stored',
        body: commandBody,
        answer: '{kind: "done", id, table, line, ply}',
      },
      async (c, { body }) => c.json(await carryOut(services, personOf(services, c), idIn(c), body)),
    ),
    serveEndpoint(
      app,
      {
        method: 'post',
        path: '/api/tables/{table}/chat',
        summary: 'Say something to all at the table',
        body: sayBody,
        status: 201,
        answer: '{n}: its number',
      },
      async (c, { body }) => c.json({ n: await say(services, personOf(services, c), idIn(c), body.text) }, 201),
    ),
    serveEndpoint(
      app,
      {
        method: 'get',
        path: '/api/tables/{table}/record',
        summary: 'The record with the seed of its chance, once the table is over',
        answer: 'the text of the record',
        type: 'text/plain',
      },
      async c => {
        const loaded = await here(c);
        const record = loaded.table.record(namesOf(loaded));
        if (!record) return reject(409, 'not-over', 'The record is open to all once the table is over.');
        return c.text(record.text, 200, {
          'content-disposition': `attachment; filename="${loaded.row.game}-${loaded.id.slice(0, 8)}.txt"`,
        });
      },
    ),
  ];
}
