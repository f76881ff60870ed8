// How long a page takes from a press at a table to the paint that follows.
import type { Browser, Page } from 'playwright-core';
import { type AnyGame, seeded } from '../../../kernel/index.ts';
import { freshPage, SLOWDOWN } from './browser.ts';
import { readWatched, watch } from './measured.ts';
import { isMyTurn, press, sitDown } from './player.ts';

const PRESSES = 40;
const MOST_WAITS = 400;
/** The browser does not report presses that were painted faster than this. */
const UNTOLD_MS = 16;

interface Pressed extends Omit<Awaited<ReturnType<typeof readWatched>>, 'presses'> {
  /** Still open. */
  readonly page: Page;
  /** From each press to its paint, in milliseconds. */
  readonly paints: readonly number[];
}

/** A person, and novices in the other seats of the first variant. */
export const againstNovices = (game: AnyGame): string[] => [
  'person',
  ...Array<string>(Math.max(2, game.variants[0]!.options.players) - 1).fill('novice'),
];

/** Plays at a new table by presses; the same seed makes the same choices. */
export async function pressAtTable(
  browser: Browser,
  url: string,
  game: AnyGame,
  note: (text: string) => void,
  seed = 1,
): Promise<Pressed> {
  const page = await freshPage(browser, SLOWDOWN);
  note(`${game.id}: sitting down`);
  await sitDown(page, url, game.id, againstNovices(game));
  // Measures what someone loads who opens the table directly.
  await page.reload();
  await page.locator('.app').waitFor();
  await watch(page);
  const random = seeded(seed);
  let pressed = 0;
  for (let waits = 0; pressed < PRESSES && waits < MOST_WAITS; ) {
    note(`${game.id}: press ${pressed} of ${PRESSES}`);
    if (await isMyTurn(page)) {
      if (await press(page, random)) pressed++;
      else waits++;
      await page.waitForTimeout(150);
    } else {
      await page.waitForTimeout(50);
      waits++;
    }
  }
  const { presses, ...watched } = await readWatched(page);
  const untold = Array<number>(Math.max(0, pressed - presses.length)).fill(UNTOLD_MS);
  return { page, paints: [...presses, ...untold], ...watched };
}
