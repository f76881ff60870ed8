import type { Hono } from 'hono';
import { secretOf } from '../environment.ts';
import { reject } from '../rejections.ts';
import { codeBody, newPlayer } from '../schemas.ts';
import type { Services } from '../services.ts';
import { tooFast } from '../tables/handlers.ts';
import { namesOf } from '../tables/present.ts';
import { type Endpoint, serveEndpoint } from './endpoint.ts';
import { addressIn, knownPerson, remember } from './person.ts';

const MOST_TABLES = 1000;

/** Who one is: a name, and a cookie. */
export function servePeople(app: Hono, services: Services): Endpoint[] {
  const { people, limiters, store, tables } = services;
  const me = async (id: string) =>
    (await people.find(id)) ?? reject(401, 'nobody', 'You are not known here any more: POST /api/people.');
  return [
    serveEndpoint(
      app,
      {
        method: 'post',
        path: '/api/people',
        summary: 'Come in as a guest: a name, and a cookie that says it is you',
        body: newPlayer,
        status: 201,
        answer: '{name}; sets the cookie',
      },
      async (c, { body }) => {
        if (!limiters.people.take(addressIn(services, c))) tooFast();
        const { player, token } = await people.welcome(body.name);
        remember(services, c, token);
        return c.json({ name: player.name }, 201);
      },
    ),
    serveEndpoint(
      app,
      {
        method: 'post',
        path: '/api/people/continue',
        summary: 'Go on as the guest whose one-time code this is',
        body: codeBody,
        answer: '{name}; sets the cookie',
      },
      async (c, { body }) => {
        if (!limiters.codes.take(addressIn(services, c))) tooFast();
        const known = await people.continueWith(body.code);
        if (!known) return reject(404, 'no-such-code', 'This code is wrong, used or too old.');
        remember(services, c, known.token);
        return c.json({ name: known.player.name });
      },
    ),
    serveEndpoint(app, { method: 'get', path: '/api/me', summary: 'Who you are here', answer: '{name}' }, async c =>
      c.json({ name: (await me(await knownPerson(services, c))).name }),
    ),
    serveEndpoint(
      app,
      { method: 'patch', path: '/api/me', summary: 'Take another name', body: newPlayer, answer: '{name}' },
      async (c, { body }) => {
        const player = await me(await knownPerson(services, c));
        await people.rename(player, body.name);
        await tables.renamed(player.id);
        return c.json({ name: body.name });
      },
    ),
    serveEndpoint(
      app,
      {
        method: 'delete',
        path: '/api/me',
        summary: 'Delete what is known of you: name, sayings, rights. Moves stay in records, without a name',
        status: 204,
        answer: 'nothing; takes the cookie away',
      },
      async c => {
        const player = await knownPerson(services, c);
        // Others play on: without this seat, or with a bot in it.
        for (const { id } of await store.tablesOf(player, MOST_TABLES)) {
          const loaded = await tables.find(id);
          if (loaded && loaded.table.status !== 'over')
            await tables.command(loaded, player, secretOf(services.environment), { kind: 'leave' });
        }
        await people.forget(player);
        await tables.renamed(player);
        remember(services, c, undefined);
        return c.body(null, 204);
      },
    ),
    serveEndpoint(
      app,
      {
        method: 'post',
        path: '/api/me/code',
        summary: 'A one-time code to go on as yourself on another device, good for ten minutes',
        answer: '{code, until}',
      },
      async c => c.json(await people.codeFor((await me(await knownPerson(services, c))).id)),
    ),
    serveEndpoint(
      app,
      {
        method: 'get',
        path: '/api/me/export',
        summary: 'Everything that is kept of you; records of tables that are over',
        answer: '{name, since, tables, said}',
      },
      async c => {
        const { id, name, createdAt } = await me(await knownPerson(services, c));
        const mine = await store.tablesOf(id, MOST_TABLES);
        const list = [];
        for (const listed of mine) {
          const loaded = await tables.find(listed.id);
          if (!loaded) continue;
          const { table } = loaded;
          const record = table.record(namesOf(loaded))?.text;
          list.push({
            table: loaded.id,
            game: loaded.row.game,
            status: table.status,
            seat: table.seatOf(id),
            ...(record !== undefined && { record }),
          });
        }
        const said = (await store.chatOf(id)).map(({ table, at, text }) => ({ table, at, text }));
        return c.json({ name, since: createdAt, tables: list, said });
      },
    ),
  ];
}
