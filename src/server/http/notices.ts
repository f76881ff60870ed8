import type { Context, Hono } from 'hono';
import {
  addDevice,
  type NoticeSettings,
  removeDevice,
  removeWebhook,
  setWebhook,
  showNotices,
  testWebhook,
  wishNotices,
} from '../../api/index.ts';
import type { PlayerId } from '../../table/index.ts';
import { drawSecret } from '../environment.ts';
import { isZone, readWishes } from '../notices/wishes.ts';
import { noticeWords } from '../notices/words.ts';
import { areUsable } from '../outgoing/encrypt.ts';
import type { StoredPushKeys } from '../outgoing/targets.ts';
import { hash } from '../people/signing.ts';
import { reject } from '../rejections.ts';
import type { Services } from '../services.ts';
import type { TargetRow } from '../store/index.ts';
import { tooFast } from '../tables/handlers.ts';
import { serveOperation } from './operation.ts';
import { addressIn, requirePerson, tokenIn } from './person.ts';
import { openTargets, refuseTarget } from './targets.ts';

const MOST_DEVICES = 10;
const USUAL_LANGUAGE = 'en';
const SECRET_BYTES = 32;
/** The id of a device is a hash of its endpoint: the browser can work it out too. */
const DEVICE_LETTERS = 32;

/** Routes for notices: what a person wants to hear of, their browsers and their webhook. */
export function serveNotices(app: Hono, services: Services): void {
  const { store, environment, limiters, notices } = services;
  const targets = openTargets(services);

  async function test(c: Context, target: TargetRow): Promise<{ status: number; ms: number }> {
    if (!limiters.posts.take(addressIn(services, c))) tooFast();
    const words = noticeWords(target.language);
    const begun = performance.now();
    const parcel = { title: words.test, body: words.testBody, table: '', cause: 'test', waiting: 0 };
    const sent = await notices.send(target, { ...parcel, id: targets.drawId() });
    if (sent.kind !== 'sent') return refuseTarget(sent);
    return { status: sent.status, ms: Math.round(performance.now() - begun) };
  }

  serveOperation(app, showNotices, async c => describe(services, await requirePerson(services, c)));
  serveOperation(app, wishNotices, async (c, { body }) => {
    const player = await targets.change(c);
    if (body.quiet && !isZone(body.quiet.zone)) reject(422, 'no-such-zone', 'This time zone isn’t known.');
    const wishes = { ...readWishes(await store.readWishes(player)), ...body };
    await store.setWishes(player, JSON.stringify(wishes));
    return describe(services, player);
  });
  serveOperation(app, addDevice, async (c, { body: { endpoint, keys, language } }) => {
    const player = await targets.change(c);
    if (!areUsable(keys)) reject(422, 'wrong-keys', 'These keys can’t be used to encrypt.');
    const refusal = notices.refuses(endpoint);
    if (refusal) refuseTarget({ kind: 'failed', reason: refusal });
    const id = hash(endpoint).slice(0, DEVICE_LETTERS);
    const token = tokenIn(services, c);
    const device = token?.purpose === 'device' ? { device: token.id } : {};
    const before = await makeRoom(services, player, { id, ...device });
    const stored = JSON.stringify({ ...keys, ...originIn(c), ...device });
    const spoken = language ?? before?.language ?? USUAL_LANGUAGE;
    const target = targets.create({ player, kind: 'push', address: endpoint, keys: stored, language: spoken });
    await targets.keep({ ...target, id, ...(before && { createdAt: before.createdAt }) });
    return { id };
  });
  serveOperation(app, removeDevice, async c => targets.remove(await targets.change(c), c.req.param('device')));
  serveOperation(app, setWebhook, async (c, { body: { url, language } }) => {
    const player = await targets.change(c);
    const secret = drawSecret(environment, SECRET_BYTES);
    const keys = JSON.stringify({ secret, ...originIn(c) });
    const target = targets.create({ player, kind: 'webhook', address: url, keys, language });
    const tested = await test(c, target);
    await targets.remove(player, (await targets.find(player, 'webhook'))?.id);
    await targets.keep(target);
    return { ...tested, secret };
  });
  serveOperation(app, testWebhook, async c => {
    const player = await targets.change(c);
    const target = await targets.find(player, 'webhook');
    if (!target) return reject(404, 'no-webhook', 'You have no webhook.');
    const tested = await test(c, target);
    await targets.keep({ ...target, failures: 0, failingSince: undefined, offAt: undefined });
    return tested;
  });
  serveOperation(app, removeWebhook, async c => {
    const player = await targets.change(c);
    return targets.remove(player, (await targets.find(player, 'webhook'))?.id);
  });
}

/**
 * Removes what a new subscription takes the place of: an earlier one of the same browser, which is returned and leaves
 * it what is still to be told, and the oldest of too many.
 */
async function makeRoom(
  { store }: Services,
  player: PlayerId,
  { id, device }: { readonly id: string; readonly device?: string },
): Promise<TargetRow | undefined> {
  const browsers = (await store.listTargets(player)).filter(({ kind }) => kind === 'push');
  const isSame = (target: TargetRow): boolean =>
    target.id === id || (device !== undefined && (JSON.parse(target.keys) as StoredPushKeys).device === device);
  const others = browsers.filter(target => !isSame(target));
  const excess = others.slice(0, Math.max(0, others.length - MOST_DEVICES + 1));
  const before = browsers.findLast(isSame);
  if (before && before.id !== id) await store.replaceTarget(before.id, id);
  const superfluous = browsers.filter(target => isSame(target) && target !== before && target.id !== id);
  for (const target of [...excess, ...superfluous]) await store.deleteTarget(target.id, player);
  return before;
}

/** The origin that a page was opened at, for links if the server does not know its own address. */
function originIn(c: Context): { origin?: string } {
  const origin = c.req.header('origin');
  return origin === undefined ? {} : { origin };
}

async function describe({ store, notices }: Services, player: PlayerId): Promise<NoticeSettings> {
  const { turns, time, invitations, quiet } = readWishes(await store.readWishes(player));
  const targets = await store.listTargets(player);
  const show = ({ createdAt, failures }: TargetRow) => ({ since: createdAt, failing: failures > 0 });
  const showOff = ({ offAt }: TargetRow) => (offAt === undefined ? {} : { off: offAt });
  const webhook = targets.find(({ kind }) => kind === 'webhook');
  const mail = targets.find(({ kind }) => kind === 'mail');
  return {
    turns,
    time,
    invitations,
    quiet,
    pushKey: notices.pushKey,
    devices: targets.flatMap(target => (target.kind === 'push' ? { id: target.id, ...show(target) } : [])),
    ...(webhook && { webhook: { url: webhook.address, ...show(webhook), ...showOff(webhook) } }),
    ...(mail && { mail: { address: mail.address, confirmed: mail.confirmed, ...show(mail), ...showOff(mail) } }),
    mailOffered: notices.mailer !== undefined,
  };
}
