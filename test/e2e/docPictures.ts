// The pictures of the README, taken from the product: games that bots play until there is something to see.
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { View } from '../../src/games/pagoda/index.ts';
import type { Match } from '../../src/table/index.ts';
import { keepOnDevice, playGame } from './kept.ts';
import { decisions, table, tray } from './locators.ts';
import { ENGLISH, FRENCH, visit } from './visit.ts';

interface DocPicture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  take(browser: Browser, url: string): Promise<Buffer>;
}

const LIGHT: BrowserContextOptions = { colorScheme: 'light', deviceScaleFactor: 2, serviceWorkers: 'block' };
const DESKTOP = { width: 1440, height: 900 } as const;
const SMALL = { width: 390, height: 844 } as const;
const PHONE: BrowserContextOptions = { viewport: SMALL, hasTouch: true, isMobile: true };

/** Whether it is the person's turn after so many moves of everybody. */
const atTurn =
  (moves: number) =>
  ({ actor, record }: Match): boolean =>
    actor === 0 && record.entries.length >= moves;
/** The same in Pagoda: at the beginning of a turn, so that nothing is half done. */
const atBeginning = (match: Match): boolean => atTurn(190)(match) && (match.seatView(0).view as View).phase === 'begin';

/** Tables worth looking at: players, and the moves until then. */
const TABLES = {
  china: { players: 4, isEnough: atTurn(130), level: 'expert' },
  pagoda: { players: 2, isEnough: atBeginning, level: 'expert' },
  medina: { players: 4, isEnough: atTurn(75), level: 'expert' },
} as const;
type Game = keyof typeof TABLES;

async function show(
  browser: Browser,
  wishes: BrowserContextOptions[],
  act: (page: Page) => Promise<unknown>,
): Promise<Buffer> {
  const { page, leave } = await visit(browser, LIGHT, ...wishes);
  await act(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  const picture = await page.screenshot();
  await leave();
  return picture;
}

async function sitDown(page: Page, url: string, game: Game): Promise<void> {
  const kept = playGame(game, TABLES[game], { changed: Date.now() });
  await keepOnDevice(page, url, kept);
  await page.goto(`${url}/local/${kept.id}`);
  await table(page).waitFor();
  // Medina has spaces to tap once a piece is chosen.
  if (game === 'medina') await tray(page).getByRole('button', { disabled: false }).first().click();
  await page.locator('[data-legal]').first().waitFor();
}

const atTable = (game: Game, act: (page: Page) => Promise<unknown> = async () => {}): DocPicture => ({
  name: game,
  ...DESKTOP,
  take: (browser, url) =>
    show(browser, [ENGLISH], async page => {
      await sitDown(page, url, game);
      await act(page);
    }),
});

/** Pictures side by side. */
async function putTogether(browser: Browser, pictures: readonly Buffer[], gap: number): Promise<Buffer> {
  const context = await browser.newContext({ deviceScaleFactor: 2 });
  const page = await context.newPage();
  const { width, height } = SMALL;
  await page.setViewportSize({ width: pictures.length * (width + gap) - gap, height });
  await page.setContent(
    `<body style="margin:0;display:flex;gap:${gap}px">${pictures
      .map(
        png =>
          `<img src="data:image/png;base64,${png.toString('base64')}" width="${width}" height="${height}" style="border-radius:24px">`,
      )
      .join('')}`,
  );
  const picture = await page.screenshot({ omitBackground: true });
  await context.close();
  return picture;
}

export const docPictures: readonly DocPicture[] = [
  {
    name: 'home',
    ...DESKTOP,
    take: (browser, url) =>
      show(browser, [ENGLISH], async page => {
        await page.goto(url);
        await page.getByRole('heading', { level: 1 }).waitFor();
      }),
  },
  atTable('china', page => page.locator('[data-spot="han"]').hover()),
  atTable('pagoda'),
  atTable('medina'),
  {
    name: 'phones',
    width: 3 * SMALL.width + 2 * 24,
    height: SMALL.height,
    async take(browser, url) {
      const taken: Buffer[] = [];
      for (const game of ['china', 'pagoda', 'medina'] as const)
        taken.push(await show(browser, [FRENCH, PHONE], page => sitDown(page, url, game)));
      return putTogether(browser, taken, 24);
    },
  },
  {
    name: 'end',
    ...DESKTOP,
    take: (browser, url) =>
      show(browser, [ENGLISH], async page => {
        const kept = playGame('china', { players: 4, level: 'apprentice' });
        await keepOnDevice(page, url, kept);
        await page.goto(`${url}/end/${kept.id}`);
        await decisions(page).first().waitFor({ timeout: 600_000 });
      }),
  },
];
