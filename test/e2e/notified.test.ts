// Notices with the page closed. This Chromium has no push service: its subscription is the test's own key pair at a
// stand-in on loopback, and the worker gets what arrived there, decrypted, by DevTools. Recorded stand-ins are
// `subscribe`, with the permission that a headless browser never gives, `showNotification` and `setAppBadge`.
import type { Browser, Worker } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Guest as Program } from '../server/guest.ts';
import { MailServer } from '../server/mailServer.ts';
import { Browser as Listener, Mailbox } from '../server/pushService.ts';
import { ownName, ownSeat, sitButton } from './locators.ts';
import { type Guest, guestOf } from './online.ts';
import { openBrowser, openTestServer, type TestServer } from './server.ts';
import { ENGLISH, FRENCH, KEPT, PHONE, waitUntilInstalled } from './visit.ts';

let server: TestServer;
let browser: Browser;
let box: Mailbox;
let post: MailServer;

beforeAll(async () => {
  [browser, box, post] = await Promise.all([openBrowser(), Mailbox.open(), MailServer.open()]);
  server = await openTestServer({
    notices: { outgoing: { allowPrivate: true }, grace: 0, mail: { url: post.url, from: 'games@example.org' } },
    courier: { every: 10 },
  });
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  await Promise.all([box?.close(), post?.close()]);
});

/** The browser subscribes at the stand-in; whether it has done so it remembers itself. */
async function subscribeAt({ context }: Guest, { subscription }: Listener): Promise<void> {
  await context.addInitScript(({ endpoint, keys }) => {
    const made = {
      endpoint,
      toJSON: () => ({ endpoint, keys }),
      async unsubscribe() {
        localStorage.removeItem('subscribed');
        return true;
      },
    };
    const isAllowed = (): boolean => localStorage.getItem('allowed') !== null;
    Object.defineProperty(Notification, 'permission', { get: () => (isAllowed() ? 'granted' : 'default') });
    Notification.requestPermission = async () => {
      localStorage.setItem('allowed', 'yes');
      return 'granted';
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (localStorage.getItem('subscribed') ? made : null),
      async subscribe(options: { applicationServerKey: string }) {
        localStorage.setItem('subscribed', options.applicationServerKey);
        return made;
      },
    });
  }, subscription);
}

async function comeIn({ page, name }: Guest): Promise<void> {
  await page.goto(`${server.url}/me`);
  await ownName(page).fill(name);
  await page.getByRole('button', { name: /^(Enter|Entrer)$/ }).click();
  await page.getByRole('button', { name: /^(Change name|Changer de nom)$/ }).waitFor();
}

/** Opens a table and somebody comes, so that it is full. */
async function fillTable({ page }: Guest) {
  const { table, invite, card } = await page.evaluate(async () => {
    const body = {
      game: 'pagoda',
      options: {},
      seats: [{ kind: 'me' }, { kind: 'open' }],
      public: false,
      watching: true,
      shuffle: false,
      clock: { kind: 'days', days: 3 },
    };
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(body) })).json();
  });
  const bo = await Program.named(server.url, 'Bo');
  await bo.post(`/api/tables/${table}/enter`, { invite });
  await bo.command(table, { kind: 'sit' });
  return { table: table as string, link: `${server.url}/i/${card}#${invite}`, bo };
}

const startGame = ({ page }: Guest, table: string): Promise<void> =>
  page.evaluate(async table => {
    const body = JSON.stringify({ id: 'start', command: { kind: 'start' } });
    const headers = { 'content-type': 'application/json' };
    await fetch(`/api/tables/${table}/commands`, { method: 'POST', headers, body });
  }, table);

/** What the worker showed and counted; where it was led by a press. */
interface Recorded {
  readonly shown: readonly {
    readonly title: string;
    readonly tag: string;
    readonly body: string;
    readonly data: string;
  }[];
  readonly badges: readonly number[];
  readonly opened: readonly string[];
}

async function record({ context }: Guest): Promise<Worker> {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const recorded = { shown: [] as object[], badges: [] as number[], opened: [] as string[] };
    Object.assign(self, { recorded });
    const { registration, navigator, clients } = self as unknown as {
      registration: object;
      navigator: object;
      clients: object;
    };
    Object.assign(registration, {
      showNotification: async (title: string, more: object) => void recorded.shown.push({ title, ...more }),
    });
    Object.assign(navigator, { setAppBadge: async (n: number) => void recorded.badges.push(n) });
    Object.assign(clients, { openWindow: async (to: string) => void recorded.opened.push(to) });
  });
  return worker;
}

const recordedBy = (worker: Worker): Promise<Recorded> =>
  worker.evaluate(() => (self as unknown as { recorded: Recorded }).recorded);

/** Hands the worker what arrived at the push service. */
async function deliver({ context, page }: Guest, texts: readonly string[]): Promise<void> {
  const client = await context.newCDPSession(page);
  const known = new Promise<string>(resolve =>
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    }),
  );
  await client.send('ServiceWorker.enable');
  const registrationId = await known;
  for (const data of texts)
    await client.send('ServiceWorker.deliverPushMessage', { origin: server.url, registrationId, data });
}

describe('with the page closed', () => {
  test('a browser shows what the server sends, one notice for a table, and a press leads there', async () => {
    const ann = await guestOf(browser, 'Ann', ENGLISH, { timezoneId: 'Europe/Paris' }, KEPT);
    const { page } = ann;
    const listener = new Listener(box);
    await subscribeAt(ann, listener);
    await comeIn(ann);
    await waitUntilInstalled(page);
    await page.getByText('Choose at least one way to reach you below.').waitFor();
    const here = page.getByRole('switch', { name: 'On this device' });
    // Nothing but the switch asks for leave.
    expect(await page.evaluate(() => Notification.permission)).toBe('default');
    await here.click();
    await expect.poll(() => here.isChecked()).toBe(true);
    expect(await page.evaluate(() => localStorage.getItem('subscribed'))).toBe(server.services.notices.pushKey);
    await page.reload();
    await expect.poll(() => here.isChecked()).toBe(true);

    const { table } = await fillTable(ann);
    await expect.poll(() => listener.titles).toEqual(['Your Pagoda table is full']);
    await startGame(ann, table);
    await expect.poll(() => listener.titles).toEqual(['Your Pagoda table is full', 'Your turn in Pagoda']);
    const worker = await record(ann);
    await deliver(
      ann,
      box.at(listener.path).map(({ body }) => listener.decrypt(body)),
    );
    await expect.poll(async () => (await recordedBy(worker)).shown.length).toBe(2);
    const { shown, badges } = await recordedBy(worker);
    expect(shown).toMatchObject([
      { title: 'Your Pagoda table is full', tag: table },
      { title: 'Your turn in Pagoda', body: 'Bo is waiting for you.', tag: table, data: `${server.url}/t/${table}` },
    ]);
    expect(badges.at(-1)).toBe(1);
    await worker.evaluate(
      notification => {
        const event = Object.assign(new Event('notificationclick'), { notification, waitUntil() {} });
        Object.assign(notification, { close() {} });
        self.dispatchEvent(event);
      },
      { ...shown[1] },
    );
    await expect.poll(async () => (await recordedBy(worker)).opened).toEqual([`${server.url}/t/${table}`]);

    await page.getByRole('switch', { name: 'My time is running out' }).click();
    await page.getByRole('switch', { name: 'Quiet hours' }).click();
    await page.getByText('Time zone: Europe/Paris').waitFor();
    await page.getByLabel('From').fill('21:30');
    await page.getByLabel('From').blur();
    const wishes = () => page.evaluate(async () => (await fetch('/api/me/notices')).json());
    await expect.poll(wishes).toMatchObject({ time: false, quiet: { from: 1290, to: 480, zone: 'Europe/Paris' } });
    await here.click();
    await expect.poll(() => here.isChecked()).toBe(false);
    expect(await wishes()).toMatchObject({ turns: true, devices: [] });
    await ann.leave();
  });

  test('a browser tells whoever uses it now, in the language that was chosen, wherever its push service listens', async () => {
    const lea = await guestOf(browser, 'Léa', FRENCH, KEPT);
    const { page, context } = lea;
    const first = new Listener(box);
    await subscribeAt(lea, first);
    await comeIn(lea);
    await waitUntilInstalled(page);
    const here = page.getByRole('switch', { name: 'Sur cet appareil' });
    // What is renewed has the language of what the server knows.
    const known = page.waitForResponse(answer => answer.url().endsWith('/api/me/notices/devices') && answer.ok());
    await here.click();
    await known;
    await expect.poll(() => here.isChecked()).toBe(true);

    // The push service renews the subscription, once with a new one and once without.
    const worker = await record(lea);
    const listeners = [new Listener(box), new Listener(box)] as const;
    for (const [n, { subscription }] of listeners.entries())
      await worker.evaluate(
        ({ endpoint, keys, isGiven }) => {
          const made = { endpoint, toJSON: () => ({ endpoint, keys }) };
          const options = { userVisibleOnly: true, applicationServerKey: 'the key' };
          const { registration } = self as unknown as { registration: { pushManager: object } };
          const subscribe = async (wish: unknown) => {
            if (wish !== options) throw new Error('not as before');
            return made;
          };
          Object.defineProperty(registration, 'pushManager', { value: { subscribe }, configurable: true });
          return new Promise((resolve, reject) => {
            const event = Object.assign(new Event('pushsubscriptionchange'), {
              oldSubscription: isGiven ? null : { options },
              newSubscription: isGiven ? made : null,
              waitUntil: (work: Promise<unknown>) => work.then(resolve, reject),
            });
            self.dispatchEvent(event);
          });
        },
        { ...subscription, isGiven: n === 0 },
      );
    await fillTable(lea);
    await expect.poll(() => listeners[1].titles).toEqual(['Votre table de Pagoda est complète']);
    expect([first.titles, listeners[0].titles]).toEqual([[], []]);

    // The browser forgets who was here, and somebody else comes in.
    await context.clearCookies();
    await comeIn({ ...lea, name: 'Cléo' });
    expect(await page.evaluate(() => localStorage.getItem('subscribed'))).toBeNull();
    await page.getByText('Sur cet appareil').waitFor();
    expect(await here.isChecked()).toBe(false);
    await lea.leave();
  });

  test('somebody without a name hears of a free seat that they asked for, and finds it', async () => {
    const ann = await guestOf(browser, 'Ann', ENGLISH, KEPT);
    await comeIn(ann);
    const { table, link, bo } = await fillTable(ann);
    const lea = await guestOf(browser, 'Léa', FRENCH, PHONE, KEPT);
    const { page } = lea;
    const listener = new Listener(box);
    await subscribeAt(lea, listener);
    await page.goto(server.url);
    await waitUntilInstalled(page);
    await page.goto(link);
    const tell = page.getByRole('button', { name: 'Me prévenir si une place se libère' });
    await tell.click();
    await page.getByText('Vous pouvez fermer cette page').waitFor();
    await page.reload();
    await expect.poll(() => tell.getAttribute('aria-pressed'), { message: 'it is known' }).toBe('true');
    await page.getByText('Vous pouvez fermer cette page').waitFor();
    await page.goto('about:blank');
    await bo.command(table, { kind: 'leave' });
    await expect.poll(() => listener.titles).toEqual(['Pagoda\u00a0: une place s’est libérée']);
    const [notice] = listener.messages;
    expect(notice?.notification.body).toBe('Hôte\u00a0: Ann. Ouvrez la table pour prendre cette place.');
    await page.goto(`${notice?.notification.navigate}`);
    await sitButton(page).click();
    await ownName(page).fill('Léa');
    await sitButton(page).last().click();
    await ownSeat(page).filter({ hasText: 'Léa' }).waitFor();
    for (const { leave } of [ann, lea]) await leave();
  });

  test('a chat room is told by a webhook, which is tested first', async () => {
    const ann = await guestOf(browser, 'Ann', ENGLISH, KEPT);
    const { page } = ann;
    await comeIn(ann);
    await page.getByText('Webhook', { exact: true }).click();
    const field = page.getByLabel('Address (https)');
    box.answers.set('/hook', 500);
    await field.fill(`${box.url}/hook`);
    await page.getByRole('button', { name: 'Test and save' }).click();
    await page.getByRole('alert').getByText('answered with an error (500)').waitFor();
    // Nothing typed is lost.
    expect(await field.inputValue()).toBe(`${box.url}/hook`);
    box.answers.set('/hook', 204);
    await page.getByRole('button', { name: 'Test and save' }).click();
    await page.getByText(/It answered in \d+ ms/).waitFor();
    expect((await page.getByLabel('Signing secret').inputValue()).length).toBeGreaterThan(30);
    await page.reload();
    await page.getByRole('button', { name: 'Send a test' }).click();
    await page.getByText(/It answered in \d+ ms/).waitFor();
    expect(await page.getByLabel('Signing secret').count()).toBe(0);
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await field.waitFor();
    await ann.leave(/422/);
  });

  test('mail comes to a confirmed address until somebody has enough, on a French phone', async () => {
    const lea = await guestOf(browser, 'Léa', FRENCH, PHONE, KEPT);
    const { page } = lea;
    await comeIn(lea);
    await page.getByText('E-mail', { exact: true }).click();
    await page.getByLabel('Adresse e-mail').fill('lea@example.org');
    await page.getByRole('button', { name: 'Envoyer un lien de confirmation' }).click();
    await page.getByText('Un lien a été envoyé à lea@example.org.').waitFor();
    await page.goto(`${server.url}${post.linkTo('/mail/confirm')}`);
    await page.getByRole('button', { name: 'Confirmer' }).click();
    await page.getByText('C’est confirmé.').waitFor();
    await page.getByRole('link', { name: 'Votre profil' }).click();
    await page.getByText('Vous recevez des e-mails à lea@example.org.').waitFor();
    await fillTable(lea);
    await expect.poll(() => post.linkTo('/mail/stop')).toBeDefined();
    // The mail may be read anywhere.
    const elsewhere = await guestOf(browser, 'nobody', FRENCH, KEPT);
    await elsewhere.page.goto(`${server.url}${post.linkTo('/mail/stop')}`);
    await elsewhere.page.getByRole('button', { name: 'Arrêter les messages' }).click();
    await elsewhere.page.getByText('Vous ne recevrez plus d’e-mails').waitFor();
    await page.reload();
    await page.getByText('E-mail', { exact: true }).click();
    await page.getByLabel('Adresse e-mail').waitFor();
    for (const { leave } of [lea, elsewhere]) await leave();
  });

  test('who has blocked notifications, or has an iPhone, reads what to do first', async () => {
    const bo = await guestOf(browser, 'Bo', ENGLISH, KEPT);
    await bo.context.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }));
    await comeIn(bo);
    await bo.page.getByText('Your browser blocks notifications from this site.').waitFor();
    expect(await bo.page.getByRole('switch', { name: 'On this device' }).isDisabled()).toBe(true);
    const userAgent =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1';
    const cleo = await guestOf(browser, 'Cléo', ENGLISH, PHONE, { userAgent }, KEPT);
    await cleo.context.addInitScript(() => Reflect.deleteProperty(globalThis, 'PushManager'));
    await comeIn(cleo);
    await cleo.page.getByText('On iPhone and iPad, install the app first').waitFor();
    for (const { leave } of [bo, cleo]) await leave();
  });
});
