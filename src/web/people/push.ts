// Notifications with the page closed: the browser's push subscription, and what the server knows of it.

import type { Answer } from '../online/api.ts';
import type { Language } from '../settings.svelte.ts';
import { calls } from './calls.ts';

/** What this browser can do: show notifications, show them once the app is installed, or not (any more). */
export type PushAbility = 'able' | 'install' | 'blocked' | 'unable';

const isApple = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

export function pushAbility(): PushAbility {
  const isThere = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
  // Phones of Apple have it only in apps on the home screen.
  if (!isThere) return isApple() ? 'install' : 'unable';
  return Notification.permission === 'denied' ? 'blocked' : 'able';
}

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

const DEVICE_LETTERS = 32;

/** The server's id of a subscription: a hash of its endpoint. */
async function idOf({ endpoint }: PushSubscription): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)));
  return [...bytes]
    .map(byte => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, DEVICE_LETTERS);
}

/** The id under which the server may know this browser. */
export async function ownPushId(): Promise<string | undefined> {
  const subscription = await findSubscription();
  return subscription ? idOf(subscription) : undefined;
}

/** Tells the server where this browser listens. */
async function register(subscription: PushSubscription, language: Language): Promise<Answer<{ readonly id: string }>> {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return calls.addPush({ endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' }, language });
}

/** Asks the browser for leave and a subscription. Nothing but a switch may call this. */
export async function switchPushOn(key: string, language: Language): Promise<Answer<unknown> | PushAbility | 'failed'> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'able';
  try {
    // Without one, `ready` would wait for ever.
    if (!(await navigator.serviceWorker.getRegistration())) return 'failed';
    const { pushManager } = await navigator.serviceWorker.ready;
    const options = { userVisibleOnly: true, applicationServerKey: key };
    const subscription = (await pushManager.getSubscription()) ?? (await pushManager.subscribe(options));
    return await register(subscription, language);
  } catch {
    return 'failed';
  }
}

export async function switchPushOff(): Promise<Answer<unknown> | undefined> {
  const subscription = await findSubscription();
  if (!subscription) return undefined;
  const answer = await calls.removePush(await idOf(subscription));
  if (answer.ok) await subscription.unsubscribe();
  return answer;
}

/** After somebody else signed in here: this browser listens for them now, and no longer for whoever it was. */
export async function movePush(language: Language): Promise<void> {
  const subscription = await findSubscription().catch(() => null);
  if (subscription) await register(subscription, language);
}

/** Whoever is signed out or deleted here hears nothing more; the server may already have forgotten them. */
export async function dropPush(): Promise<void> {
  const subscription = await findSubscription().catch(() => null);
  await subscription?.unsubscribe().catch(() => false);
}
