// How a page that is not looked at says that it is our turn. Every sign has a twin on the page itself.
import calm from '../favicon.svg';
import { settings } from '../settings.svelte.ts';
import turn from './favicon-turn.svg';

/** The badge in the browser's tab. */
export function badge(on: boolean): void {
  document.querySelector<HTMLLinkElement>('link[rel="icon"]')!.href = on ? turn : calm;
}

export const mayNotify = (): boolean => 'Notification' in globalThis && Notification.permission !== 'denied';

/** Asks the browser for leave, if it has not given it yet. */
export async function allowNotices(): Promise<boolean> {
  return 'Notification' in globalThis && (await Notification.requestPermission()) === 'granted';
}

/** A notification of the system, while the page is out of view. Phones show them only by their service worker. */
export async function notify(text: string, tag: string): Promise<void> {
  if (!settings.notify || !document.hidden || !('Notification' in globalThis) || Notification.permission !== 'granted')
    return;
  const options = { tag, icon: '/icons/icon-192.png' };
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration?.active) await registration.showNotification(text, options);
  else new Notification(text, options);
}
