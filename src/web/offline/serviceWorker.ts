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
interface Pushed extends Lasting {
  readonly data: { text(): string } | null;
}
interface Resubscribed extends Lasting {
  readonly oldSubscription: PushSubscription | null;
  readonly newSubscription: PushSubscription | null;
}
interface Page {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface Scope {
  readonly location: Location;
  readonly navigator: Navigator;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window' }): Promise<readonly Page[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(kind: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(kind: 'notificationclick', listener: (event: Noticed) => void): void;
  addEventListener(kind: 'push', listener: (event: Pushed) => void): void;
  addEventListener(kind: 'pushsubscriptionchange', listener: (event: Resubscribed) => void): void;
  addEventListener(kind: 'message', listener: (event: MessageEvent) => void): void;
}
const scope = self as unknown as Scope;

const PREFIX = 'caravanserai-';
const CACHE = `${PREFIX}${PRECACHE.version}`;
/** How many files are fetched at once: a browser opens six connections to a server, and pages need some. */
const AT_ONCE = 4;
/** How long the network may take for a page before the kept one is shown. */
const PATIENCE_MS = 4000;

scope.addEventListener('install', event => {
  event.waitUntil(keepAll());
});

/** A few at a time, after whatever a page asks for: somebody may be playing meanwhile. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  const requests = PRECACHE.files.map(file => new Request(file, { priority: 'low' }));
  for (let from = 0; from < requests.length; from += AT_ONCE) await cache.addAll(requests.slice(from, from + AT_ONCE));
}

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

// A notice of the server: a newer one replaces the older one of its table. Browsers want to see something shown each time.
scope.addEventListener('push', event => {
  const { notification: { title = 'Caravanserai', tag = '', navigate, ...more } = {}, app_badge: badge } = readNotice(
    event.data?.text(),
  );
  const options = { ...more, tag, renotify: tag !== '', icon: '/icons/icon-192.png', data: navigate };
  const shown = scope.registration.showNotification(title, options);
  // Only installed apps have a badge; elsewhere it is refused or unknown.
  const counted = badge === undefined ? undefined : scope.navigator.setAppBadge?.(badge).catch(() => {});
  event.waitUntil(Promise.all([shown, counted]));
});

/** The declarative form of Web Push, as far as it is used here. */
interface Notice {
  readonly notification?: {
    readonly title?: string;
    readonly body?: string;
    readonly lang?: string;
    readonly tag?: string;
    readonly navigate?: string;
  };
  readonly app_badge?: number;
}

function readNotice(text: string | undefined): Notice {
  try {
    const { notification: { title, body, lang, tag, navigate } = {}, app_badge }: Notice = JSON.parse(text ?? '{}');
    return { notification: { title, body, lang, tag, navigate }, app_badge } as Notice;
  } catch {
    return {};
  }
}

// The push service changed the subscription: the server is told where this browser listens now.
scope.addEventListener('pushsubscriptionchange', event => {
  const renew = async (): Promise<void> => {
    const options = event.oldSubscription?.options;
    const subscription =
      event.newSubscription ??
      (options && (await scope.registration.pushManager.subscribe(options as PushSubscriptionOptionsInit)));
    if (!subscription) return;
    const { endpoint, keys } = subscription.toJSON();
    // The language is the one that was chosen on a page here: the server knows it.
    await fetch('/api/me/notices/devices', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ endpoint, keys }),
    });
  };
  event.waitUntil(renew());
});

// A notification leads to its table: the one that is open there, or a new window.
scope.addEventListener('notificationclick', event => {
  const { notification } = event;
  notification.close();
  const wanted = new URL(notification.data ?? `/t/${notification.tag}`, scope.location.origin);
  const to = wanted.origin === scope.location.origin ? wanted : new URL('/', scope.location.origin);
  const go = async (): Promise<void> => {
    const open = await scope.clients.matchAll({ type: 'window' });
    const there = open.find(({ url }) => new URL(url).pathname === to.pathname);
    await (there ? there.focus() : scope.clients.openWindow(to.href));
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
