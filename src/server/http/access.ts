import { isIP } from 'node:net';
import type { Context, Hono } from 'hono';
import {
  addPasskey,
  askPasskey,
  beginPasskey,
  continueAs,
  dropPasskey,
  dropRecovery,
  endDevice,
  giveCode,
  recover,
  renamePasskey,
  renewRecovery,
  showAccess,
  signIn,
  undoEndDevice,
} from '../../api/index.ts';
import { EARLIER } from '../people/devices.ts';
import type { Site } from '../people/passkeys.ts';
import { nameDevice } from '../people/userAgent.ts';
import { reject } from '../rejections.ts';
import type { Services } from '../services.ts';
import type { PasskeyRow } from '../store/index.ts';
import { tooFast } from '../tables/handlers.ts';
import { serveOperation } from './operation.ts';
import { addressIn, requireMe, requirePerson, tokenIn } from './person.ts';
import { signInAs } from './signIn.ts';

/** Routes for what keeps people's seats theirs: devices, passkeys, recovery links. */
export function serveAccess(app: Hono, services: Services): void {
  serveSigningIn(app, services);
  serveDevices(app, services);
  servePasskeys(app, services);
  const { people, store } = services;
  serveOperation(app, renewRecovery, async c => ({
    secret: await people.renewRecovery(await requirePerson(services, c)),
  }));
  serveOperation(app, dropRecovery, async c => {
    await store.deleteRecovery(await requirePerson(services, c));
    return undefined;
  });
}

function serveSigningIn(app: Hono, services: Services): void {
  const { people, passkeys, limiters } = services;
  const countTry = (c: Context): unknown => limiters.codes.take(addressIn(services, c)) || tooFast();

  serveOperation(app, continueAs, async (c, { body: { code, seats } }) => {
    countTry(c);
    const { player, until } = (await people.ownerOf(code)) ?? noSuchCode();
    return signInAs(services, c, player, {
      seats,
      given: { code, until },
      confirm: async () => void ((await people.useUp(code)) || noSuchCode()),
    });
  });
  serveOperation(app, recover, async (c, { body }) => {
    countTry(c);
    const player = await people.recover(body.secret);
    if (!player) return reject(404, 'no-such-link', 'This recovery link doesn’t work: there may be a newer one.');
    return signInAs(services, c, player);
  });
  serveOperation(app, askPasskey, async c => ({ options: await passkeys.beginSigningIn(siteOf(services, c)) }));
  serveOperation(app, signIn, async (c, { body }) => {
    countTry(c);
    return signInAs(services, c, await passkeys.signIn(body.credential, siteOf(services, c)));
  });
  serveOperation(app, giveCode, async c => people.codeFor((await requireMe(services, c)).id));
}

function serveDevices(app: Hono, services: Services): void {
  const { people, passkeys, store } = services;
  serveOperation(app, showAccess, async c => {
    const player = await requirePerson(services, c);
    const token = tokenIn(services, c);
    const recovery = await store.recoverySince(player);
    return {
      devices: (await people.devices.list(player)).map(({ id, browser, system, createdAt, usedAt }) => ({
        id,
        browser,
        system,
        since: createdAt,
        used: usedAt,
        ...(token?.purpose === 'device' && token.id === id && { here: true as const }),
      })),
      earlier: (await store.listEarlyCookies(player)).length > 0,
      passkeys: (await passkeys.list(player)).map(describePasskey),
      ...(recovery !== undefined && { recovery }),
    };
  });
  serveOperation(app, endDevice, async c => {
    const player = await requirePerson(services, c);
    const device = c.req.param('device') ?? '';
    const token = tokenIn(services, c);
    if (device === (token?.purpose === 'player' ? EARLIER : token?.id))
      reject(409, 'this-device', 'This is the device you are using.');
    if (!(await people.devices.end(player, device))) noSuchDevice();
    return undefined;
  });
  serveOperation(app, undoEndDevice, async c => {
    const player = await requirePerson(services, c);
    if (!(await people.devices.undo(player, c.req.param('device') ?? ''))) noSuchDevice();
    return undefined;
  });
}

function servePasskeys(app: Hono, services: Services): void {
  const { passkeys, store } = services;
  serveOperation(app, beginPasskey, async c => ({
    options: await passkeys.beginMaking(await requireMe(services, c), siteOf(services, c)),
  }));
  serveOperation(app, addPasskey, async (c, { body }) => {
    const player = await requirePerson(services, c);
    const name =
      body.name ??
      Object.values(nameDevice(c.req.header('user-agent')))
        .join(' ')
        .trim();
    return describePasskey(await passkeys.add(player, body.credential, name || 'Passkey', siteOf(services, c)));
  });
  serveOperation(app, renamePasskey, async (c, { body }) => {
    const player = await requirePerson(services, c);
    if (!(await store.renamePasskey(player, c.req.param('passkey') ?? '', body.name))) noSuchPasskey();
    return undefined;
  });
  serveOperation(app, dropPasskey, async c => {
    const player = await requirePerson(services, c);
    if (!(await store.deletePasskey(player, c.req.param('passkey') ?? ''))) noSuchPasskey();
    return undefined;
  });
}

export const describePasskey = ({ id, name, createdAt, usedAt }: PasskeyRow) => ({
  id,
  name,
  since: createdAt,
  ...(usedAt !== undefined && { used: usedAt }),
});

/** The site as browsers name it: by the origin of the request, which was checked to be ours. */
function siteOf({ publicUrl }: Services, c: Context): Site {
  const origin = c.req.header('origin') ?? publicUrl ?? `http://${c.req.header('host')}`;
  const name = URL.canParse(origin) ? new URL(origin).hostname : '';
  if (name === '' || isIP(name.replace(/^\[(.*)\]$/, '$1')) > 0)
    reject(400, 'no-passkeys-here', 'Passkeys need a name: open this page by its name, not by an address of numbers.');
  return { origin: new URL(origin).origin, name };
}

const noSuchCode = (): never => reject(404, 'no-such-code', 'This code is wrong, already used or expired.');
const noSuchDevice = (): never => reject(404, 'no-such-device', 'You have no such device.');
const noSuchPasskey = (): never => reject(404, 'no-such-passkey', 'You have no such passkey.');
