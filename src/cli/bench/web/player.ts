// Plays at a table by clicking what is marked as available, with a real mouse.
import type { Page } from 'playwright-core';
import type { Random } from '../../../kernel/index.ts';

/** Earlier pages, which are played at for comparison, disabled buttons altogether and marked the cards to give up. */
const CONFIRM = '.action-bar .primary:not(:disabled, [aria-disabled=true])';
/** Clickable elements, best first: answer a question, choose a space, take a card or piece, confirm the turn. */
const PRESSABLE = [
  'dialog[open] li button',
  '.marking .primary:enabled',
  '.tray:has(.marking) .card:enabled[aria-pressed=false]',
  '.tray:has(.chosen) .card:not([aria-disabled=true])[aria-pressed=false]',
  '[data-legal]',
  '.tray .legal',
  '.pick button:not(.off)',
  CONFIRM,
  '.ability-list button:not(.off), .abilities > .btn, .more .btn',
] as const;
/** About how long a finger stays down. With no delay, the browser would merge press and release. */
const PRESS_MS = 80;

/** Starts a game against bots at the given pace. */
export async function sitDown(
  page: Page,
  url: string,
  game: string,
  seats: readonly string[],
  pace = 0,
): Promise<void> {
  await page.addInitScript(pace => localStorage.setItem('botPace', `${pace}`), pace);
  await page.goto(`${url}/new/${game}`);
  const number = page.getByRole('button', { name: `${seats.length}`, exact: true });
  await page.locator('.seat').first().waitFor();
  if ((await number.count()) > 0) await number.first().click();
  for (const [seat, who] of seats.entries()) await page.locator('.seat select').nth(seat).selectOption(who);
  await page.locator('main .primary').click();
  await page.locator('.app').waitFor();
}

export const isMyTurn = (page: Page): Promise<boolean> =>
  page.evaluate(() => /Your turn/.test(document.querySelector('.turn')?.textContent ?? ''));

/** A point where a click reaches the n-th match of a selector; undefined if something covers it. */
const findPoint = (page: Page, what: string, n: number): Promise<{ x: number; y: number } | null> =>
  page.evaluate(
    ({ what, n }) => {
      const element = document.querySelectorAll(what)[n];
      if (!element) return null;
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, top, width, height } = element.getBoundingClientRect();
      for (const [a, b] of [
        [0.5, 0.5],
        [0.5, 0.85],
        [0.25, 0.5],
        [0.75, 0.5],
      ] as const) {
        const x = left + a * width;
        const y = top + b * height;
        const hit = document.elementFromPoint(x, y);
        if (hit && (hit === element || element.contains(hit))) return { x, y };
      }
      return null;
    },
    { what, n },
  );

/** Clicks something available and returns its selector; undefined if nothing can be clicked now. */
export async function press(page: Page, random: Random): Promise<string | undefined> {
  const counts = await page.evaluate(
    selectors => selectors.map(what => document.querySelectorAll(what).length),
    PRESSABLE,
  );
  const possible = PRESSABLE.filter((_, i) => counts[i]! > 0);
  if (possible.length === 0) return undefined;
  // Sometimes confirms a turn before everything has been placed.
  const what =
    possible.includes(CONFIRM) && random.below(2) === 0 && !possible[0]!.startsWith('dialog') ? CONFIRM : possible[0]!;
  const n = random.below(counts[PRESSABLE.indexOf(what)]!);
  const point = await findPoint(page, what, n);
  if (!point) return undefined;
  await page.mouse.click(point.x, point.y, { delay: PRESS_MS });
  return what;
}
