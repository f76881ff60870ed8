// People at tables of a server, each in a browser of their own: they open tables, come by link, sit down.
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import {
  confirmButton,
  LIT,
  ownName,
  ownSeat,
  readyToConfirm,
  roomSeats,
  sitButton,
  startButton,
  table,
  turnPill,
} from './locators.ts';
import { playerAt, playUntil } from './player.ts';
import { ENGLISH, FRENCH, type Visit, visit } from './visit.ts';

export interface Guest extends Visit {
  readonly name: string;
}

/** Opens a table by the page for new games, with open seats for the others. Returns a link that leads there at once. */
export async function openTable(
  { page, name }: Guest,
  url: string,
  game: string,
  players: number,
  wish: (page: Page) => Promise<unknown> = async () => undefined,
): Promise<string> {
  await page.goto(`${url}/new/${game}#online`);
  const create = page.getByRole('button', { name: /^(Create table|Créer la table)$/ });
  await create.waitFor();
  if (game !== 'pagoda')
    await page
      .getByRole('group', { name: /Players|Joueurs/ })
      .getByRole('button', { name: `${players}`, exact: true })
      .click();
  const field = ownName(page);
  if ((await field.count()) > 0) await field.fill(name);
  await wish(page);
  await create.click();
  await startButton(page).waitFor();
  return page.url();
}

/** Comes by link, says a name if asked, and stays in the waiting room or at the table. */
export async function comeByLink({ page, name }: Guest, link: string): Promise<void> {
  await page.goto(link);
  const field = ownName(page);
  const inside = roomSeats(page).or(table(page)).first();
  await field.or(inside).first().waitFor();
  if (!(await field.isVisible())) return;
  await field.fill(name);
  await page.getByRole('button', { name: /^(Enter|Entrer)$/ }).click();
  await inside.waitFor();
}

/** Takes the first open seat. */
export async function sit({ page, name }: Guest): Promise<void> {
  await sitButton(page).first().click();
  const field = ownName(page);
  const seated = ownSeat(page);
  await field.or(seated).first().waitFor();
  if (await field.isVisible()) {
    await field.fill(name);
    await sitButton(page).last().click();
  }
  await seated.waitFor();
}

/** The host starts once all sit. */
export async function startGame(host: Guest, others: readonly Guest[]): Promise<void> {
  await startButton(host.page).click();
  await Promise.all([host, ...others].map(({ page }) => table(page).waitFor()));
}

/** Waits until it is the turn of one of two; who is to act, and who is not. */
export async function byTurn(a: Guest, b: Guest): Promise<[actor: Guest, other: Guest]> {
  const begins = async (actor: Guest, other: Guest): Promise<[Guest, Guest]> => {
    await myTurn(actor).waitFor();
    return [actor, other];
  };
  return Promise.any([begins(a, b), begins(b, a)]);
}
export const myTurn = ({ page }: Guest) => turnPill(page).getByText(/Your turn|À vous/);

export const confirm = ({ page }: Guest) => confirmButton(page);

/** Tries moves until the turn can be confirmed. */
export async function tryTurn({ page }: Guest, seed: number): Promise<void> {
  await playUntil(playerAt(page, seed), readyToConfirm(page));
}

/** Waits until a turn that was sent has come back: it is over, or goes on with nothing tried. */
const waitUntilTaken = (page: Page): Promise<void> =>
  page.evaluate(async lit => {
    const isTaken = (): boolean => {
      const mine = /Your turn|À vous/.test(document.querySelector('[data-control=turn]')?.textContent ?? '');
      const possible = document.querySelector(lit) !== null;
      return !mine || (possible && document.querySelector('.action-bar [data-key=Z]')?.ariaDisabled === 'true');
    };
    while (!isTaken()) await new Promise(resolve => setTimeout(resolve, 15));
  }, LIT);

/** Plays until it is somebody else's turn; what is tried may be looked at before it is confirmed. */
export async function playTurn(
  guest: Guest,
  seed: number,
  look: (page: Page) => Promise<unknown> = async () => undefined,
): Promise<void> {
  for (let n = seed; (await myTurn(guest).count()) > 0; n++) {
    await tryTurn(guest, n);
    await look(guest.page);
    await confirm(guest).click();
    await waitUntilTaken(guest.page);
  }
}

/** A guest in a fresh browser; every other one speaks French. */
export const guestOf = async (browser: Browser, name: string, ...wishes: BrowserContextOptions[]): Promise<Guest> => ({
  ...(await visit(browser, ...wishes)),
  name,
});

/** A table with a game of as many players as there are names, all come by link and seated, and started. */
export async function gather(
  browser: Browser,
  url: string,
  game: string,
  names: readonly string[],
): Promise<readonly Guest[]> {
  const guests: Guest[] = [];
  for (const [n, name] of names.entries()) guests.push(await guestOf(browser, name, n % 2 === 0 ? ENGLISH : FRENCH));
  const [host, ...others] = guests as [Guest, ...Guest[]];
  const link = await openTable(host, url, game, names.length);
  for (const guest of others) {
    await comeByLink(guest, link);
    await sit(guest);
  }
  await startGame(host, others);
  return guests;
}
