import type { Hono } from 'hono';
import { comeIn, exportMe, forgetMe, renameMe, showMe } from '../../api/index.ts';
import { drawSecret } from '../environment.ts';
import { nameDevice } from '../people/userAgent.ts';
import { reject } from '../rejections.ts';
import type { Services } from '../services.ts';
import { tooFast } from '../tables/handlers.ts';
import { streamExport } from './export.ts';
import { serveOperation } from './operation.ts';
import { addressIn, dropCookie, readPerson, remember, renewCookie, requireMe, requirePerson } from './person.ts';

/** Routes for people: a name and a cookie. */
export function servePeople(app: Hono, services: Services): void {
  const { people, limiters, store, tables } = services;
  serveOperation(app, comeIn, async (c, { body }) => {
    if (!limiters.people.take(addressIn(services, c))) tooFast();
    if (!services.house.rules.registration)
      reject(403, 'registration-closed', 'The host of this server lets no new guests in.');
    // Who is banned can't come in again as somebody else.
    await readPerson(services, c);
    const { player, token } = await people.welcome(body.name, nameDevice(c.req.header('user-agent')));
    remember(services, c, token);
    return { name: player.name };
  });
  serveOperation(app, showMe, async c => {
    const player = await readPerson(services, c);
    if (player === undefined) await dropCookie(services, c);
    const { id, name } = await requireMe(services, c);
    await renewCookie(services, c, id);
    const [passkeys, recovery] = await Promise.all([store.listPasskeys(id), store.recoverySince(id)]);
    return { name, kept: passkeys.length > 0 || recovery !== undefined };
  });
  serveOperation(app, renameMe, async (c, { body }) => {
    const player = await requireMe(services, c);
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
  serveOperation(app, exportMe, async c => {
    const stream = await streamExport(services, await requireMe(services, c));
    return c.body(stream, 200, { 'content-type': 'application/json' });
  });
}
