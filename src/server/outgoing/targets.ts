import { createHash, createHmac } from 'node:crypto';
import type { Environment } from '../environment.ts';
import type { Message } from '../notices/compose.ts';
import type { TargetRow } from '../store/index.ts';
import { drawEntropy, encryptPush, type PushKeys } from './encrypt.ts';
import type { Mailer } from './mail.ts';
import type { Post } from './post.ts';
import type { Sent } from './sent.ts';
import type { Vapid } from './vapid.ts';

/** A message on its way, with what targets need besides the text. */
export interface Parcel extends Message {
  /** The same when it is sent again. */
  readonly id: string;
  readonly cause: string;
  /** How many games wait for the person. */
  readonly waiting: number;
}

export interface SenderOptions {
  readonly post: Post;
  readonly vapid: Vapid;
  readonly mailer: Mailer | undefined;
  readonly environment: Environment;
  /** The address of a page here, for a target that came from an origin. */
  link(path: string, origin?: string): string;
}

/** What is stored with a target. */
export type StoredPushKeys = PushKeys & {
  readonly origin?: string;
  /** The device that listens: once it is signed out, it hears nothing more. */
  readonly device?: string;
};
export interface StoredWebhookKeys {
  readonly secret: string;
  readonly origin?: string;
}

/** How long a push service may keep a message for a device that is off. */
const TTL_SECONDS = 24 * 3600;

/** Sends a message to a target, whatever kind it is. */
export type Send = (target: TargetRow, parcel: Parcel) => Promise<Sent>;

export function createSend(options: SenderOptions): Send {
  return (target, parcel) => {
    switch (target.kind) {
      case 'push':
        return sendPush(options, target, parcel);
      case 'webhook':
        return sendWebhook(options, target, parcel);
      case 'mail':
        return sendMail(options, target, parcel);
    }
  };
}

async function sendPush(
  { post, vapid, environment, link }: SenderOptions,
  target: TargetRow,
  parcel: Parcel,
): Promise<Sent> {
  const { origin, p256dh, auth } = JSON.parse(target.keys) as StoredPushKeys;
  const now = environment.now();
  const posted = await post(target.address, {
    headers: {
      authorization: vapid.authorize(target.address, now),
      'content-encoding': 'aes128gcm',
      // Tells browsers that know the declarative form to show it themselves.
      'content-type': 'application/notification+json',
      ttl: `${TTL_SECONDS}`,
      urgency: parcel.cause === 'ready' ? 'normal' : 'high',
      // At the push service too, a newer message replaces the older one of its table.
      topic: createHash('sha256').update(parcel.table).digest('base64url').slice(0, 32),
    },
    body: encryptPush(
      writePush(parcel, link(pathOf(parcel), origin), target.language),
      { p256dh, auth },
      drawEntropy(count => environment.bytes(count)),
    ),
  });
  if (!posted.ok) return { kind: 'failed', reason: posted.reason };
  return posted.status === 404 || posted.status === 410 ? { kind: 'gone' } : judge(posted);
}

const judge = ({ status, retryAfter }: { status: number; retryAfter?: number }): Sent =>
  status >= 200 && status < 300
    ? { kind: 'sent', status }
    : { kind: 'failed', reason: 'status', status, ...(retryAfter !== undefined && { retryAfter }) };

/** The declarative form of Web Push, which our service worker reads as well. */
export const writePush = ({ title, body, table, waiting, id }: Parcel, url: string, language: string): string =>
  JSON.stringify({
    web_push: 8030,
    notification: { title, body, lang: language, dir: 'ltr', tag: table, navigate: url, app_badge: `${waiting}` },
    app_badge: waiting,
    id,
  });

const pathOf = ({ table }: Message): string => (table === '' ? '/me' : `/t/${table}`);

async function sendWebhook(
  { post, environment, link }: SenderOptions,
  target: TargetRow,
  parcel: Parcel,
): Promise<Sent> {
  const { secret, origin } = JSON.parse(target.keys) as StoredWebhookKeys;
  const body = writeWebhook(parcel, link(pathOf(parcel), origin), target.language);
  const at = Math.floor(environment.now() / 1000);
  const posted = await post(target.address, {
    headers: {
      'content-type': 'application/json',
      'caravanserai-id': parcel.id,
      'caravanserai-signature': `t=${at},v1=${signWebhook(secret, at, body)}`,
    },
    body,
  });
  return posted.ok ? judge(posted) : { kind: 'failed', reason: posted.reason };
}

/** The signature of a webhook, for whoever knows its secret. */
export const signWebhook = (secret: string, at: number, body: string): string =>
  createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');

/** One body for everyone: Discord reads `content`, Slack, Mattermost and Matrix’s Hookshot `text`, others what they like. */
export function writeWebhook({ title, body, table, cause, id }: Parcel, url: string, language: string): string {
  const text = `${disarm(title)} – ${disarm(body)}\n${url}`;
  return JSON.stringify({
    content: text,
    text,
    body: text,
    title,
    message: body,
    url,
    cause,
    ...(table !== '' && { table }),
    id,
    lang: language,
    // Discord: names never call anybody.
    allowed_mentions: { parse: [] },
  });
}

/** Names can’t call a whole chat room, nor pose as links: what chat programs read as markup is replaced. */
const disarm = (text: string): string =>
  text
    .replaceAll('@', '@\u200b')
    .replaceAll('<', '‹')
    .replaceAll('>', '›')
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    .replaceAll('://', ':\u200b//');

async function sendMail({ mailer, link }: SenderOptions, target: TargetRow, parcel: Parcel): Promise<Sent> {
  // The host no longer offers e-mail.
  if (!mailer) return { kind: 'failed', reason: 'unreachable' };
  return mailer.notify(target, parcel, link(pathOf(parcel)));
}
