import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { HOUSE, hashPassword } from '../../src/server/people/house.ts';
import { ownName, ownSeat } from './locators.ts';
import { type Guest, guestOf } from './online.ts';
import { openSite } from './site.ts';
import { ENGLISH, FRENCH, PHONE } from './visit.ts';

const site = openSite();
/** Passkeys belong to a name, not to an address of numbers. */
const url = (): string => site.server.url.replace('127.0.0.1', 'localhost');

/** Comes in on the profile under one's name. */
async function comeIn({ page, name }: Guest): Promise<void> {
  await page.goto(`${url()}/me`);
  await ownName(page).fill(name);
  await page.getByRole('button', { name: /^(Enter|Entrer)$/ }).click();
  await page.getByRole('button', { name: /^(Change name|Changer de nom)$/ }).waitFor();
}

const me = (page: Page, name: string) =>
  page.getByRole('link', { name: new RegExp(`^(Your profile|Votre profil) · ${name}$`) });

/** Opens a table over days where this person has a seat. */
const takeSeat = ({ page }: Guest): Promise<string> =>
  page.evaluate(async () => {
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
    const answer = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(body) });
    return (await answer.json()).table;
  });

const seats = ({ page }: Guest): Promise<string[]> =>
  page.evaluate(async () => {
    const { tables } = await (await fetch('/api/tables')).json();
    return tables.map(({ table }: { table: string }) => table).toSorted();
  });

/** A browser with a device that makes passkeys, and always finds its owner there. */
async function withAuthenticator(guest: Guest): Promise<Guest> {
  const client = await guest.context.newCDPSession(guest.page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  return guest;
}

/** The browser forgets everything. */
async function forgetAll({ page, context }: Guest): Promise<void> {
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${url()}/me`);
  await ownName(page).waitFor();
}

describe('seats', () => {
  test('come back by a passkey after the browser forgot everything', async () => {
    const ann = await withAuthenticator(await guestOf(site.browser, 'Ann', ENGLISH));
    const { page } = ann;
    await comeIn(ann);
    const table = await takeSeat(ann);
    // After the first seat at a table over days a way to keep it is offered; who declines is not asked again.
    await page.goto(`${url()}/t/${table}`);
    await ownSeat(page).getByText('Ann').waitFor();
    const offer = page.getByRole('complementary', { name: 'Keep my seats' });
    await offer.getByRole('button', { name: 'Not now' }).click();
    await offer.waitFor({ state: 'detached' });
    await page.reload();
    await ownSeat(page).waitFor();
    expect(await offer.count()).toBe(0);

    await page.goto(`${url()}/me`);
    await page.getByRole('button', { name: 'Create a passkey' }).click();
    await page.getByText('Passkey created.').waitFor();
    await page.getByRole('button', { name: /^Rename Chrome on/ }).click();
    await page.getByRole('textbox', { name: 'Name of the passkey' }).fill('My laptop');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('list', { name: 'Your passkeys' }).getByText('My laptop').waitFor();

    await forgetAll(ann);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByText('Welcome back, Ann!').waitFor();
    await page.getByText('Your seats are safe (1 passkey).').waitFor();
    expect(await seats(ann)).toEqual([table]);
    await page.goto(`${url()}/t/${table}`);
    await ownSeat(page).getByText('Ann').waitFor();

    await page.goto(`${url()}/me`);
    await page.getByRole('button', { name: 'Remove My laptop' }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByRole('button', { name: 'Create a passkey' }).waitFor();
    await forgetAll(ann);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByRole('alert').getByText('This passkey doesn’t belong to anyone here.').waitFor();
    await ann.leave(/404/);
  });

  test('come back by a recovery link, which is shown once and can be replaced, on a French phone', async () => {
    const lea = await guestOf(site.browser, 'Léa', FRENCH, PHONE);
    const { page } = lea;
    await comeIn(lea);
    const table = await takeSeat(lea);
    await page.getByRole('button', { name: 'Créer un lien de récupération' }).click();
    const field = page.getByLabel('Votre lien de récupération');
    await field.waitFor();
    const first = await field.inputValue();
    await page.getByRole('img', { name: /^Lien de récupération en code QR/ }).waitFor();
    await page.getByRole('button', { name: 'Créer un nouveau lien' }).click();
    await page.getByRole('button', { name: 'Remplacer l’ancien lien' }).click();
    await expect.poll(() => field.inputValue()).not.toBe(first);
    const second = await field.inputValue();
    await page.reload();
    await page.getByText('Vos places sont en sécurité').waitFor();
    expect(await field.count()).toBe(0);

    await forgetAll(lea);
    await page.goto(first);
    await page.getByRole('button', { name: 'Continuer sur cet appareil' }).click();
    await page.getByRole('alert').getByText('ne fonctionne plus').waitFor();
    // Nothing of the secret stays in the address.
    expect(new URL(page.url()).hash).toBe('');
    // The link can also be typed.
    await page.getByLabel('Code ou lien de récupération').fill('x');
    await page.getByRole('button', { name: 'Continuer sur cet appareil' }).click();
    await page.getByRole('alert').getByText('ni un code ni un lien').waitFor();
    await page.getByLabel('Code ou lien de récupération').fill(second);
    await page.getByRole('button', { name: 'Continuer sur cet appareil' }).click();
    await page.getByText('Bon retour, Léa').waitFor();
    expect(await seats(lea)).toEqual([table]);
    await lea.leave(/404/);
  });

  test('of two people are brought together by a code, if whoever has this device wants that', async () => {
    const [ann, bo] = [await guestOf(site.browser, 'Ann', ENGLISH), await guestOf(site.browser, 'Bo', ENGLISH)];
    for (const guest of [ann, bo]) await comeIn(guest);
    const [annsTable, bosTable] = [await takeSeat(ann), await takeSeat(bo)];
    await ann.page.getByRole('button', { name: 'Add a device' }).click();
    await ann.page.getByRole('img', { name: /^QR code: scan it/ }).waitFor();
    const code = await ann.page.getByRole('status', { name: 'Code' }).innerText();

    // As if the code had been scanned.
    await bo.page.goto(`${url()}/me#code=${code}`);
    await bo.page.getByRole('button', { name: 'Continue on this device' }).click();
    await bo.page.getByText('On this device you’re Bo, at 1 table.').waitFor();
    await bo.page.getByRole('button', { name: 'Stay Bo' }).click();
    expect(await seats(bo)).toEqual([bosTable]);
    await bo.page.getByRole('button', { name: 'Continue on this device' }).click();
    await bo.page.getByRole('button', { name: 'Bring all seats together' }).click();
    await bo.page.getByText('Welcome back, Ann!').waitFor();
    await me(bo.page, 'Ann').waitFor();
    expect(await seats(bo)).toEqual([annsTable, bosTable].toSorted());
    expect(await seats(ann)).toEqual([annsTable, bosTable].toSorted());
    for (const { leave } of [ann, bo]) await leave();
  });
});

describe('a device', () => {
  test('is added by its code, and signed out at once from another one', async () => {
    const ann = await guestOf(site.browser, 'Ann', ENGLISH);
    const phone = await guestOf(site.browser, 'Ann', ENGLISH, PHONE);
    await comeIn(ann);
    const table = await takeSeat(ann);
    await ann.page.getByRole('button', { name: 'Add a device' }).click();
    const code = await ann.page.getByRole('status', { name: 'Code' }).innerText();
    await phone.page.goto(`${url()}/me`);
    await phone.page.getByLabel('Code or recovery link').fill(code.toLowerCase().replace('-', ' '));
    await phone.page.getByRole('button', { name: 'Continue on this device' }).click();
    await phone.page.getByText('Welcome back, Ann!').waitFor();
    // The other device sees it come, and the code is gone.
    const devices = ann.page.getByRole('region', { name: /^Devices/ }).getByRole('listitem');
    await expect.poll(() => devices.count()).toBe(2);
    await ann.page.getByRole('button', { name: 'Add a device' }).waitFor();

    await phone.page.goto(`${url()}/t/${table}`);
    await ownSeat(phone.page).waitFor();
    const out = phone.page.getByRole('heading', { name: 'You’re signed out' });
    await ann.page.getByRole('button', { name: /^Sign out / }).click();
    await out.waitFor();
    await ann.page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => devices.count()).toBe(2);
    await phone.page.reload();
    await ownSeat(phone.page).waitFor();

    await ann.page.getByRole('button', { name: /^Sign out / }).click();
    await out.waitFor();
    expect(await phone.page.evaluate(async () => (await fetch('/api/me/access')).status)).toBe(401);
    await phone.page.getByRole('button', { name: 'Sign in again' }).click();
    await phone.page.getByLabel('Code or recovery link').waitFor();
    await ann.leave();
    await phone.leave(/401|404/);
  });
});

describe('the host', () => {
  /** As `cli host` does it: the server looks for it every now and then. */
  async function decide(setting: string, value: string | undefined): Promise<void> {
    const { store, house, environment } = site.server.services;
    await store.writeSetting(setting, value);
    await store.noteAction({ at: environment.now(), action: 'set', target: setting, detail: '' });
    await house.look();
  }

  test('welcomes in the language of the guest, asks for a club password, and closes registration', async () => {
    await decide(HOUSE.english, 'Hello\nand welcome');
    await decide(HOUSE.french, 'Bienvenue au club');
    await decide(HOUSE.club, await hashPassword('red camel', 'salt'));
    const lea = await guestOf(site.browser, 'Léa', FRENCH, PHONE);
    const { page } = lea;
    await page.goto(url());
    await page.getByRole('region', { name: 'Le mot de l’hôte' }).getByText('Bienvenue au club').waitFor();
    await page.goto(`${url()}/tables`);
    const password = page.getByLabel('Mot de passe du club');
    await password.fill('blue camel');
    await page.getByRole('button', { name: 'Entrer' }).click();
    await page.getByRole('alert').getByText('Ce n’est pas le mot de passe du club.').waitFor();
    expect(await password.inputValue()).toBe('blue camel');
    await decide(HOUSE.registration, 'closed');
    await password.fill('  Red  Camel');
    await page.getByRole('button', { name: 'Entrer' }).click();
    await password.waitFor({ state: 'detached' });
    await page.goto(`${url()}/me`);
    await page.getByText('Ce serveur n’accepte pas de nouveaux joueurs').waitFor();
    expect(await ownName(page).count()).toBe(0);
    for (const setting of Object.values(HOUSE)) await decide(setting, undefined);
    await lea.leave(/403/);
  });

  test('bans somebody, who learns until when wherever they are', async () => {
    const eve = await guestOf(site.browser, 'Eve', ENGLISH);
    await comeIn(eve);
    const table = await takeSeat(eve);
    await eve.page.goto(`${url()}/t/${table}`);
    await ownSeat(eve.page).waitFor();
    const { store, house, environment } = site.server.services;
    const at = environment.now();
    const person = (await store.listPeople(50)).find(({ name }) => name === 'Eve')!;
    await store.putBan({
      id: 'ban',
      kind: 'person',
      target: person.id,
      until: Date.UTC(2099, 0, 2),
      widens: false,
      at,
    });
    await store.noteAction({ at, action: 'ban', target: 'ban', detail: '' });
    await house.look();
    await eve.page.getByRole('alert').getByText('has banned you until 2 January 2099').waitFor();
    await eve.leave(/403/);
  });
});
