// Plays by what is on the screen, as a person would: presses what is marked as possible, answers questions, confirms.
import type { Locator, Page } from 'playwright-core';
import { type Random, seeded } from '../../src/kernel/index.ts';
import { type Hand, mouse, waitForPaint } from './hands.ts';

export { waitForPaint };

import { log } from './locators.ts';
import { PATIENCE_MS } from './visit.ts';

export interface Player {
  readonly page: Page;
  readonly random: Random;
  readonly hand: Hand;
}

export const playerAt = (page: Page, seed: number, hand: Hand = mouse): Player => ({
  page,
  random: seeded(seed),
  hand,
});

/** Where the screen says that something can be done, and how often that is taken where there is more than one kind. */
const OFFERS: readonly { readonly what: string; readonly weight: number }[] = [
  { what: '[data-curtain]', weight: 1e6 },
  { what: 'dialog[open] li button', weight: 1e6 },
  { what: '.tray:has(.chosen) .card:not([aria-disabled=true])[aria-pressed=false]', weight: 12 },
  { what: '[data-legal]', weight: 12 },
  { what: '[data-lit]', weight: 12 },
  { what: '.pick button:not(.off)[aria-pressed=false]', weight: 5 },
  { what: '.action-bar .primary:not([aria-disabled=true])', weight: 4 },
  { what: '.ability-list button:not(.off), .more .btn', weight: 1 },
];

const OVER = /Game over|Partie terminée/;

/** What is offered on the screen. */
interface Glance {
  readonly over: boolean;
  /** How many there are of each of the offers. */
  readonly counts: readonly number[];
}

/** Counts what is offered, as soon as there is something to do but to wait; nothing if that never comes. */
const glance = (page: Page): Promise<Glance | null> =>
  page.evaluate(
    async ({ offers, over: overPattern, patience }) => {
      // What the press before asked for is done after the next paint.
      await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
      const begun = performance.now();
      while (performance.now() - begun <= patience) {
        const over = overPattern.test(document.querySelector('[data-control=turn]')?.textContent ?? '');
        const behind = document.querySelector('[data-curtain]') !== null;
        const counts = offers.map((what, n) => (behind && n > 0 ? 0 : document.querySelectorAll(what).length));
        if (over || counts.some(count => count > 0)) return { over, counts };
        await new Promise(resolve => setTimeout(resolve, 15));
      }
      return null;
    },
    { offers: OFFERS.map(({ what }) => what), over: OVER, patience: PATIENCE_MS },
  );

/** Acts once, as soon as there is something to do. Returns whether the game is over. */
export async function act({ page, random, hand }: Player): Promise<boolean> {
  const seen = await glance(page);
  if (!seen) throw new Error(`nothing can be done here: ${(await page.locator('body').innerText()).slice(0, 600)}`);
  const { over, counts } = seen;
  if (over) return true;
  const offers = OFFERS.flatMap(({ what, weight }, n) => (counts[n]! > 0 ? [{ what, weight, count: counts[n]! }] : []));
  let drawn = random.below(offers.reduce((sum, { weight }) => sum + weight, 0));
  for (const { what, weight, count } of offers) {
    drawn -= weight;
    if (drawn >= 0) continue;
    await hand(page, what, random.below(count));
    break;
  }
  return false;
}

/** Waits until what is tried is kept as well, which is a little later than it is painted. */
export async function waitUntilKept(page: Page): Promise<void> {
  await waitForPaint(page);
  await page.evaluate(() => new Promise(resolve => setTimeout(resolve, 400)));
}

/** Plays until there is something on the page; where a game ends before, another one may show it. */
export async function playUntil(player: Player, what: string | Locator, begin?: () => Promise<unknown>): Promise<void> {
  const { page } = player;
  const wanted = typeof what === 'string' ? page.locator(what) : what;
  while ((await wanted.count()) === 0) {
    const over = await act(player);
    if (over && !begin) throw new Error(`the game ended before there was ${what}`);
    if (over) await begin!();
    await waitForPaint(page);
  }
}

/** What is being tried, in words. */
export async function triedOn(page: Page): Promise<string[]> {
  await waitForPaint(page);
  return log.tried(page).allTextContents();
}

/** How many moves are kept as tried: they are there again when the page is. */
export const keptTries = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const kept: [table: string, tries: { moves: unknown[] }][] = JSON.parse(localStorage.getItem('tried') ?? '[]');
    return kept.at(-1)?.[1].moves.length ?? 0;
  });

/** Plays until the game is over. */
export async function playOn(player: Player): Promise<void> {
  while (!(await act(player)));
}
