import type { Hono } from 'hono';
import { comeIn, continueAs, exportMe, forgetMe, giveCode, renameMe, showMe } from '../../api/index.ts';
import { secretOf } from '../environment.ts';
import { reject } from '../rejections.ts';
import type { Services } from '../services.ts';
import { tooFast } from '../tables/handlers.ts';
import { namesOf } from '../tables/present.ts';
import { serveOperation } from './operation.ts';
import { addressIn, knownPerson, remember } from './person.ts';

const MOST_TABLES = 1000;

/** Who one is: a name, and a cookie. */
export function servePeople(app: Hono, services: Services): void {
  const { people, limiters, store, tables } = services;
  const me = async (id: string) =>
    (await people.find(id)) ?? reject(401, 'nobody', 'You are not known here any more: POST /api/people.');

  serveOperation(app, comeIn, async (c, { body }) => {
    if (!limiters.people.take(addressIn(services, c))) tooFast();
    const { player, token } = await people.welcome(body.name);
    remember(services, c, token);
    return { name: player.name };
  });
  serveOperation(app, continueAs, async (c, { body }) => {
    if (!limiters.codes.take(addressIn(services, c))) tooFast();
    const known = await people.continueWith(body.code);
    if (!known) return reject(404, 'no-such-code', 'This code is wrong, used or too old.');
    remember(services, c, known.token);
    return { name: known.player.name };
  });
  serveOperation(app, showMe, async c => ({ name: (await me(await knownPerson(services, c))).name }));
  serveOperation(app, renameMe, async (c, { body }) => {
    const player = await me(await knownPerson(services, c));
    await people.rename(player, body.name);
    await tables.renamed(player.id);
    return { name: body.name };
  });
  serveOperation(app, forgetMe, async c => {
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
    return undefined;
  });
  serveOperation(app, giveCode, async c => people.codeFor((await me(await knownPerson(services, c))).id));
  serveOperation(app, exportMe, async c => {
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
    return { name, since: createdAt, tables: list, said };
  });
}
