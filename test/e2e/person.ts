// Plays by what is on the screen, as a person would: presses what is marked as possible, answers questions, confirms.
import type { Page } from 'playwright-core';
import { type Random, seeded } from '../../src/kernel/index.ts';

export interface Person {
  readonly page: Page;
  readonly random: Random;
}

export const personAt = (page: Page, seed: number): Person => ({ page, random: seeded(seed) });

/** What can be seen of the game at a glance, read in one go. */
interface Glance {
  readonly over: boolean;
  readonly curtain: boolean;
  readonly asked: number;
  readonly confirm: boolean;
  readonly spots: readonly string[];
  readonly pieces: number;
  readonly cards: number;
  readonly buttons: number;
}

const GLANCE = `(() => {
  const all = selector => [...document.querySelectorAll(selector)];
  const status = document.querySelector('.turn')?.textContent ?? '';
  return {
    over: /Game over|Partie terminée/.test(status),
    curtain: document.querySelector('[data-curtain]') !== null,
    asked: all('dialog[open] button').length,
    confirm: document.querySelector('.act .pri:not(:disabled)') !== null,
    spots: all('[data-spot]').filter(spot => /, possible$/.test(spot.getAttribute('aria-label'))).map(spot => spot.dataset.spot),
    pieces: all('.pick button:not(.off)').length,
    cards: all('.tray .legal').length,
    buttons: all('.more .btn').length,
  };
})()`;

/** Acts once. Returns whether the game is over. */
export async function act({ page, random }: Person): Promise<boolean> {
  const glance = (await page.evaluate(GLANCE)) as Glance;
  const press = (selector: string, count: number): Promise<void> =>
    page.locator(selector).nth(random.below(count)).dispatchEvent('click');
  if (glance.over) return true;
  if (glance.curtain) await page.locator('[data-curtain]').click();
  else if (glance.asked > 0) await press('dialog[open] button', glance.asked);
  else if (glance.confirm && (glance.spots.length === 0 || random.below(3) > 0))
    await page.locator('.act .pri').click();
  else if (glance.spots.length > 0) {
    const spot = glance.spots[random.below(glance.spots.length)]!;
    await page.locator(`[data-spot="${spot}"]`).dispatchEvent('click');
  } else if (glance.cards > 0) await press('.tray .legal', glance.cards);
  else if (glance.pieces > 0) await press('.pick button:not(.off)', glance.pieces);
  else if (glance.buttons > 0) await press('.more .btn', glance.buttons);
  else await page.waitForTimeout(20);
  return false;
}
