import type { Context } from 'hono';
import type { OneTimeCode, SignedIn } from '../../api/index.ts';
import type { PlayerId } from '../../table/index.ts';
import { nameDevice } from '../people/userAgent.ts';
import { reject } from '../rejections.ts';
import type { Services } from '../services.ts';
import type { PlayerRow } from '../store/index.ts';
import { addressIn, readPerson, remember, tokenIn } from './person.ts';

interface Way {
  /** What to do with the seats of the person that this device is now. */
  readonly seats?: 'switch' | 'merge' | undefined;
  /** The code to choose with, if there is one already. */
  readonly given?: OneTimeCode;
  /** Called before anything changes; throws if the right to sign in was lost meanwhile. */
  confirm?(): Promise<void>;
}

/**
 * Signs this device in as a person. If it already has seats as somebody else, they choose first: to leave those seats to
 * the other person, or to bring the seats of both together.
 */
export async function signInAs(services: Services, c: Context, player: PlayerRow, way: Way = {}): Promise<SignedIn> {
  const { people, house } = services;
  await house.refusePerson(player.id, addressIn(services, c));
  const now = await readPerson(services, c);
  if (now !== undefined && now !== player.id && (await services.store.countSeats(now)) > 0) {
    if (way.seats === undefined) return offerChoice(services, now, player, way.given);
    if (way.seats === 'merge') return merge(services, now, player, way);
  }
  await way.confirm?.();
  if (now === player.id) return { name: player.name };
  const before = tokenIn(services, c);
  remember(services, c, await people.devices.open(player.id, nameDevice(c.req.header('user-agent'))));
  // The cookie that is replaced must not go on working elsewhere.
  if (now !== undefined && before?.purpose === 'device') await people.devices.end(now, before.id);
  return { name: player.name };
}

async function offerChoice(
  { people, store }: Services,
  now: PlayerId,
  player: PlayerRow,
  code: OneTimeCode | undefined,
): Promise<SignedIn> {
  const given = code ?? (await people.codeFor(player.id));
  const [unfinished, shared] = await Promise.all([store.listUnfinished(now), store.listShared(now, player.id)]);
  const name = (await people.find(now))?.name ?? '';
  return { name: player.name, choice: { ...given, name, tables: unfinished.length, shared: shared.length } };
}

async function merge(
  { people, store }: Services,
  now: PlayerId,
  player: PlayerRow,
  { confirm }: Way,
): Promise<SignedIn> {
  // One person with two seats would see two hands, and could play only one of them.
  if ((await store.listShared(now, player.id)).length > 0)
    reject(409, 'shared-table', 'Both of you sit at the same table: finish that game first.');
  await confirm?.();
  await people.merge(now, player.id);
  return { name: player.name };
}
