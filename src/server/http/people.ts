import type { Hono } from 'hono';
import { comeIn, continueAs, exportMe, forgetMe, giveCode, renameMe, showMe } from '../../api/index.ts';
import { drawSecret } from '../environment.ts';
import { reject } from '../rejections.ts';
import type { Services } from '../services.ts';
import { tooFast } from '../tables/handlers.ts';
import { streamExport } from './export.ts';
import { serveOperation } from './operation.ts';
import { addressIn, remember, renewCookie, requirePerson } from './person.ts';

/** Routes for people: a name and a cookie. */
export function servePeople(app: Hono, services: Services): void {
  const { people, limiters, store, tables } = services;
  const me = async (id: string) =>
    (await people.find(id)) ?? reject(401, 'nobody', 'This guest no longer exists: POST /api/people.');

  serveOperation(app, comeIn, async (c, { body }) => {
    if (!limiters.people.take(addressIn(services, c))) tooFast();
    const { player, token } = await people.welcome(body.name);
    remember(services, c, token);
    return { name: player.name };
  });
  serveOperation(app, continueAs, async (c, { body }) => {
    if (!limiters.codes.take(addressIn(services, c))) tooFast();
    const known = await people.continueWith(body.code);
    if (!known) return reject(404, 'no-such-code', 'This code is wrong, already used or expired.');
    remember(services, c, known.token);
    return { name: known.player.name };
  });
  serveOperation(app, showMe, async c => {
    const { name } = await me(await requirePerson(services, c));
    renewCookie(services, c);
    return { name };
  });
  serveOperation(app, renameMe, async (c, { body }) => {
    const player = await me(await requirePerson(services, c));
    await people.rename(player, body.name);
    await tables.refreshName(player.id);
    return { name: body.name };
  });
  serveOperation(app, forgetMe, async c => {
    const player = await requirePerson(services, c);
    // The others play on, without this seat or with a bot in it.
    for (const id of await store.listAllTables(player)) {
      if ((await store.findListed(id))?.status === 'over') continue;
      const loaded = await tables.findSound(id);
      if (loaded && loaded.table.status !== 'over')
        await tables.command(loaded, player, drawSecret(services.environment), { kind: 'leave' });
    }
    await people.forget(player);
    await services.notices.notifier.refresh();
    await tables.refreshName(player);
    remember(services, c, undefined);
    return undefined;
  });
  serveOperation(app, giveCode, async c => people.codeFor((await me(await requirePerson(services, c))).id));
  serveOperation(app, exportMe, async c => {
    const stream = await streamExport(services, await me(await requirePerson(services, c)));
    return c.body(stream, 200, { 'content-type': 'application/json' });
  });
}
