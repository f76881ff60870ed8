// Keeps the pages usable without a network. The build writes the list of files and its version in here.
declare const PRECACHE: { readonly version: string; readonly files: readonly string[] };

/** What is needed of a service worker's world; the page's own types do not know it. */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Noticed extends Lasting {
  readonly notification: Notification;
}
interface Page {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface Scope {
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window' }): Promise<readonly Page[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(kind: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(kind: 'notificationclick', listener: (event: Noticed) => void): void;
  addEventListener(kind: 'message', listener: (event: MessageEvent) => void): void;
}
const scope = self as unknown as Scope;

const PREFIX = 'caravanserai-';
const CACHE = `${PREFIX}${PRECACHE.version}`;
/** How long the network may take for a page before the kept one is shown. */
const PATIENCE_MS = 4000;

scope.addEventListener('install', event => {
  event.waitUntil(caches.open(CACHE).then(cache => cache.addAll([...PRECACHE.files])));
});

// The version before stays: another tab may have a game open that loads parts of it later.
scope.addEventListener('activate', event => {
  const tidy = async (): Promise<void> => {
    const old = (await caches.keys()).filter(name => name.startsWith(PREFIX) && name !== CACHE);
    await Promise.all(old.slice(0, -1).map(name => caches.delete(name)));
    await scope.clients.claim();
  };
  event.waitUntil(tidy());
});

// A new version waits until all pages are closed, or until somebody asks for it.
scope.addEventListener('message', ({ data }) => {
  if (data === 'update') void scope.skipWaiting();
});

// “Your turn”: the notification is tagged with its table, and leads there.
scope.addEventListener('notificationclick', event => {
  const { notification } = event;
  notification.close();
  const go = async (): Promise<void> => {
    const open = await scope.clients.matchAll({ type: 'window' });
    const there = open.find(({ url }) => new URL(url).pathname === `/t/${notification.tag}`);
    await (there ? there.focus() : scope.clients.openWindow(`/t/${notification.tag}`));
  };
  event.waitUntil(go());
});

scope.addEventListener('fetch', event => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.location.origin || /^\/(api|healthz|metrics)(\/|$)/.test(pathname))
    return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else event.respondWith(asset(request));
});

/** A page: fresh if the network answers, else the kept one, which knows every address. */
async function page(request: Request): Promise<Response> {
  const late = new Promise<undefined>(resolve => setTimeout(resolve, PATIENCE_MS, undefined));
  const fresh = await Promise.race([fetch(request).catch(() => undefined), late]);
  if (fresh?.ok) return fresh;
  const kept = await caches.open(CACHE).then(cache => cache.match('/'));
  return kept ?? fresh ?? fetch(request);
}

/** A file whose name says its content: any version's cache may have it. */
const asset = async (request: Request): Promise<Response> => (await caches.match(request)) ?? fetch(request);
