// Parts of the screens by what people and screen readers know them by, in either language.
import type { Locator, Page } from 'playwright-core';

/** A table that is played at or looked at is there once its board is. */
export const table = (page: Page): Locator => page.locator('#board');

/** What is drawn of a board: on the page, or in a part of it. */
export const drawing = (within: Page | Locator): Locator => within.locator('svg[role=group]');
/** What one holds, and what lies beside it. */
export const tray = (page: Page): Locator => page.locator('[data-control=hand]');
/** What the board and the tray show as possible. */
export const LIT = '[data-legal], [data-lit]';
/** Whose turn it is. */
export const turnPill = (page: Page): Locator => page.locator('[data-control=turn]');
export const playerPanels = (page: Page): Locator => page.locator('section[data-at^="seat:"]');
/** The score sheets of the players, one below the other. */
export const sheets = (page: Page): Locator => page.locator('details:has(table)');

const linesOfLog = (page: Page): Locator => page.getByRole('list', { name: /^(Log|Journal)$/ }).getByRole('listitem');
const TRIED = /not confirmed|à confirmer/;

/** The lines of the log: all of them, those that are being tried, and those that are confirmed. */
export const log = {
  lines: linesOfLog,
  tried: (page: Page): Locator => linesOfLog(page).filter({ hasText: TRIED }),
  confirmed: (page: Page): Locator => linesOfLog(page).filter({ hasNotText: TRIED }),
};

/** The button that confirms a turn, whatever it says; the name of its key may follow. */
const CONFIRM =
  /^(Confirm|Confirmer|Confirm and draw|Confirmer et piocher|End turn|Terminer le tour|Reveal the tiles|Révéler les tuiles|Skip his turn|Passer son tour|Pass|Passer)( Ctrl|$)/;
export const confirmButton = (page: Page): Locator => page.getByRole('button', { name: CONFIRM });
/** The same, once it can be pressed. */
export const readyToConfirm = (page: Page): Locator => page.getByRole('button', { name: CONFIRM, disabled: false });

/** The ways to pay for what is being tried. */
export const waysToPay = (page: Page): Locator =>
  page.getByRole('group', { name: /^(Pay differently|Payer autrement)$/ });

/** Who sits where in a new game at this device. */
export const whoSits = (page: Page): Locator =>
  page.getByRole('combobox', { name: /^(Seat \d: played by|Place \d\s: jouée par)$/ });
export const seatNames = (page: Page): Locator =>
  page.getByRole('textbox', { name: /^(Seat \d: name|Place \d\s: nom)$/ });
export const beginButton = (page: Page): Locator => page.getByRole('button', { name: /^(Start|Jouer)$/ });

/** Online: asked for one's name, in the waiting room, and for a new table. */
export const ownName = (page: Page): Locator => page.getByRole('textbox', { name: /^(Your name|Votre nom)$/ });
export const startButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^(Start game|Lancer la partie)/ });
export const sitButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^(Sit here|Prendre cette place)$/ });
export const botForSeat = (page: Page): Locator => page.getByRole('combobox', { name: /^(Add a bot|Ajouter un bot)/ });
/** The seats of a waiting room; the own one says so. */
export const roomSeats = (page: Page): Locator =>
  page.getByRole('region', { name: /^(Players|Joueurs)$/ }).getByRole('listitem');
export const ownSeat = (page: Page): Locator => roomSeats(page).filter({ has: page.getByText(/^(you|vous)$/) });
export const invitation = (page: Page): Locator => page.getByText(/^https?:\/\/\S+\/[it]\/\S+$/);

/** The end of a game: who won, and the totals of the score sheet. */
export const winner = (page: Page): Locator =>
  page.getByRole('heading', { level: 1, name: /win|won|you came|l’emporte|gagné|finissez|victoire|victory/i });
export const totals = (page: Page): Locator =>
  page
    .getByRole('region', { name: /^(Score sheet|Feuille de score)$/ })
    .getByRole('row', { name: /^Total/ })
    .getByRole('cell');
/** The turns that cost most, as the bots have found, and the best one; and of each the link to its position. */
export const decisions = (page: Page): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^(In the replay|Dans la relecture)$/ }) });
export const turningPoints = (page: Page): Locator =>
  decisions(page)
    .filter({ hasText: /(Better|Mieux)\s?:/ })
    .getByRole('link', { name: /^(In the replay|Dans la relecture)$/ });
/** The first page: a game against bots at once, and everything besides behind one line. */
export const playNow = (page: Page): Locator => page.getByRole('button', { name: /^(Play now|Jouer maintenant)$/ });
export async function openMore(page: Page): Promise<void> {
  const more = page.locator('summary', { hasText: /^(More|Plus)/ });
  await more.waitFor();
  if (!(await more.evaluate(summary => (summary.parentElement as HTMLDetailsElement).open))) await more.click();
}
/** Games on this device that can be played on. */
export const keptGames = (page: Page): Locator =>
  page.getByRole('region', { name: /^(Continue|Reprendre)$/ }).getByRole('listitem');

/** The panels of a table: on a phone they lie over it once they are asked for. */
export const panelsButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^(Panels|Panneaux)( \(\d+\))?$/ });
export async function openTab(page: Page, name: string | RegExp): Promise<void> {
  const tab = page.getByRole('tab', { name });
  const ask = panelsButton(page);
  await tab.or(ask).first().waitFor();
  if (!(await tab.isVisible())) await ask.click();
  await tab.click();
}
/** Puts them away again. */
export async function closePanels(page: Page): Promise<void> {
  const ask = panelsButton(page);
  if ((await ask.count()) > 0 && (await ask.getAttribute('aria-expanded')) === 'true')
    await page.keyboard.press('Escape');
}
