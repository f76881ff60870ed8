import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ask, comeIn, command } from './atTable.ts';
import { misfits } from './fine.ts';
import { finger, type Hand, waitForPaint } from './hands.ts';
import { playerPanels } from './locators.ts';
import { playerAt, playOn } from './player.ts';
import { screens } from './screens.ts';
import { openSite } from './site.ts';
import { ENGLISH, FRENCH, LYING, PHONE, sitDown, TABLET, visit } from './visit.ts';

const site = openSite();
const isLong = process.env.MODE === 'long';
const FIVE = ['person', 'novice', 'novice', 'novice', 'novice'] as const;
const TABLES = [
  ['china', { seats: ['person', 'novice', 'novice', 'novice'] }],
  ['china', { seats: ['person', 'novice'] }],
  ['pagoda', { seats: ['person', 'novice'] }],
  ['medina', { seats: ['person', 'novice', 'novice', 'novice'] }],
] as const;

/** How much of the window's height the board has, in percent. */
const share = (page: Page): Promise<number> =>
  page.evaluate(() => Math.round((100 * document.querySelector('#board')!.clientHeight) / innerHeight));
const least = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.min(...[...document.querySelectorAll('[data-legal]')].map(spot => spot.getBoundingClientRect().width)),
  );

describe('a phone', () => {
  test.each(TABLES)('has its board first in %s (%o): more than half upright, all of it lying', async (game, wanted) => {
    const upright = await visit(site.browser, ENGLISH, PHONE);
    await sitDown(upright.page, site.server.url, game, wanted);
    await expect.poll(() => share(upright.page)).toBeGreaterThanOrEqual(55);
    await upright.page.setViewportSize(LYING.viewport);
    await expect.poll(() => share(upright.page)).toBe(100);
    await upright.leave();
  });

  test('comes near where a piece can go once it is chosen, and shows all again after the step', async () => {
    const { page, leave } = await visit(site.browser, FRENCH, PHONE);
    await sitDown(page, site.server.url, 'medina', { seats: ['person', 'novice'] });
    await page.locator('[data-at="stock:wall"]').tap();
    await expect.poll(() => least(page)).toBeGreaterThanOrEqual(44);
    const fit = page.getByRole('button', { name: 'Plateau entier' });
    await fit.waitFor();
    await finger(page, '[data-legal]', 0);
    await fit.waitFor({ state: 'detached' });
    await leave();
  });

  test('shows below the whole board where something can be done, and a tap goes there', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH, PHONE);
    await sitDown(page, site.server.url, 'china', { seats: ['person', 'novice', 'novice'] });
    const places = page.getByRole('list', { name: 'Palaces by province' });
    await places.getByRole('button', { name: 'Han' }).tap();
    await page.getByRole('button', { name: 'Fit the whole board' }).waitFor();
    await waitForPaint(page);
    const seen = await page.locator('[data-spot=han]').boundingBox();
    expect(seen!.x).toBeGreaterThan(0);
    expect(seen!.x + seen!.width).toBeLessThan(360);
    await leave();
  });

  test.each([360, 390])('%i px wide shows a half of Medina where a finger hits all of its columns', async width => {
    const { page, leave } = await visit(site.browser, FRENCH, PHONE, { viewport: { width, height: 844 } });
    await sitDown(page, site.server.url, 'medina', { seats: ['person', 'novice', 'novice'] });
    for (const [half, columns] of [
      ['Moitié est I–P', 'IJKLMNOP'],
      ['Moitié ouest A–H', 'ABCDEFGH'],
    ] as const) {
      await page.getByRole('button', { name: half }).tap();
      await page.getByRole('button', { name: 'Plateau entier' }).waitFor();
      await waitForPaint(page);
      for (const column of columns) {
        const box = (await page.locator(`[data-spot=${column}5]`).boundingBox())!;
        expect([column, Math.min(box.width, box.height) >= 44]).toEqual([column, true]);
        expect([column, box.x > -22 && box.x + box.width < width + 22]).toEqual([column, true]);
      }
      await page.getByRole('button', { name: 'Plateau entier' }).tap();
      await page.getByRole('button', { name: half }).waitFor();
    }
    await leave();
  });

  test.each([
    ['china', 2],
    ['china', 3],
    ['china', 4],
    ['china', 5],
    ['medina', 3],
  ] as const)('shows the names of %s players whole (%i)', async (game, count) => {
    const { page, leave } = await visit(site.browser, FRENCH, PHONE);
    await sitDown(page, site.server.url, game, { seats: FIVE.slice(0, count) });
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 740 });
      await waitForPaint(page);
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll('[data-at^="seat:"] [title]')]
          .filter(name => name.scrollWidth > name.clientWidth)
          .map(name => name.textContent),
      );
      expect({ width, cut }).toEqual({ width, cut: [] });
      expect(await misfits(page)).toEqual([]);
    }
    await leave();
  });

  test('shows its panels over the table when they are asked for', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH, PHONE);
    await sitDown(page, site.server.url, 'medina', { seats: ['person', 'novice'] });
    const ask = page.getByRole('button', { name: 'Panels' });
    expect(await page.getByRole('tab').count()).toBe(0);
    await ask.tap();
    await page.getByRole('tab', { name: 'Scores' }).tap();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('tab').count()).toBe(0);
    expect(await ask.evaluate(button => document.activeElement === button)).toBe(true);
    await leave();
  });
});

describe('what can be moved by dragging is moved by arrows as well', () => {
  /** Presses an arrow until there is no more on its side. */
  async function goAllTheWay(page: Page, side: 'Left' | 'Right' | 'Up' | 'Down'): Promise<void> {
    const arrow = page.getByRole('button', { name: new RegExp(`^${side}(:|$)`) });
    await arrow.waitFor();
    while (await arrow.isVisible()) {
      await arrow.click();
      await waitForPaint(page);
    }
  }
  const goAround = async (page: Page): Promise<void> => {
    for (const side of ['Right', 'Left', 'Down', 'Up'] as const) await goAllTheWay(page, side);
  };

  test.each([{}, PHONE])('a board (%o)', async size => {
    const { page, leave } = await visit(site.browser, ENGLISH, size);
    await sitDown(page, site.server.url, 'china', { seats: ['person', 'novice', 'novice'] });
    for (let n = 0; n < 3; n++) await page.keyboard.press('+');
    await goAround(page);
    await leave();
  });

  test('a sheet of the map workshop', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH);
    await page.goto(`${site.server.url}/maps`);
    await page.getByRole('button', { name: /^From the built-in map/ }).click();
    await page.getByTestId('map-sheet').waitFor();
    for (let n = 0; n < 3; n++) await page.getByRole('button', { name: 'Zoom in' }).click();
    await goAround(page);
    await leave();
  });
});

/** Where the parts of a table are in its window. */
const parts = (page: Page) =>
  page.evaluate(() => {
    const box = (what: string) => document.querySelector(what)!.getBoundingClientRect();
    const [board, drawing, players, places, panels, tray] = [
      box('#board'),
      box('#board .board-drawing'),
      box('.left'),
      box('.places'),
      box('.right'),
      box('.tray'),
    ];
    return {
      boardWidth: drawing.width / innerWidth,
      inOrder: players.bottom <= board.top + 1 && board.bottom <= places.top + 1 && places.bottom <= tray.top + 1,
      beside: panels.left >= places.right - 1 && panels.top >= board.bottom - 1 && panels.bottom <= tray.top + 1,
      emptyAbove: drawing.top - players.bottom,
      emptyBelow: places.top - drawing.bottom,
      below: innerHeight - tray.bottom,
    };
  });

/** Runs in the page: how many players' panels, and clocks in them, are seen whole. */
function findWhole(): { readonly panels: number; readonly clocks: number } {
  const column = document.querySelector('.left')!.getBoundingClientRect();
  const count = (what: string): number =>
    [...document.querySelectorAll(`.left ${what}`)].filter(element => {
      const { top, bottom, right, width } = element.getBoundingClientRect();
      return width > 0 && top >= column.top && bottom <= column.bottom && right <= column.right;
    }).length;
  return { panels: count('.player-panel'), clocks: count('.player-clock') };
}

/**
 * Runs in the page: what can be pressed beside the board and no finger hits. Links within a line of text, the signs of
 * moments on a slider and rules are reached in other ways; what does nothing now need not be hit.
 */
function findSmall(): string[] {
  const LEAST_PX = 43.5;
  const pressed = document.querySelectorAll<HTMLElement>(
    'a[href], button, input:not([type=hidden]), select, textarea, summary',
  );
  return [...pressed]
    .filter(element => element.checkVisibility({ visibilityProperty: true }))
    .filter(element => !element.closest('[inert], [aria-disabled=true], #board, .unseen, .skip, .rule, .moment'))
    .filter(element => element.localName !== 'a' || getComputedStyle(element).display !== 'inline')
    .map(element => ({ element, box: (element.closest('label') ?? element).getBoundingClientRect() }))
    .filter(({ box }) => box.width > 2 && Math.min(box.width, box.height) < LEAST_PX)
    .map(({ element, box }) => {
      const name = (element.textContent || element.ariaLabel || element.localName).trim().slice(0, 30);
      return `${name}: ${Math.round(box.width)} × ${Math.round(box.height)}`;
    });
}

test.runIf(isLong).each([
  ['stands', PHONE],
  ['lies', LYING],
] as const)('a phone that %s has nothing to press that a finger misses', async (_, size) => {
  const { page, leave } = await visit(site.browser, FRENCH, size);
  const missed: { [screen: string]: readonly string[] } = {};
  for (const { name, open } of screens) {
    await open(page, site.server.url);
    await waitForPaint(page);
    const small = await page.evaluate(findSmall);
    if (small.length > 0) missed[name] = small;
  }
  expect(missed).toEqual({});
  await leave(/404/);
});

describe('a tablet', () => {
  test.each(TABLES)('that stands has the order of a phone in %s (%o), without empty bands', async (game, wanted) => {
    const { page, leave } = await visit(site.browser, FRENCH, TABLET);
    await sitDown(page, site.server.url, game, wanted);
    await page.locator('[data-control=places]').waitFor();
    await waitForPaint(page);
    const seen = await parts(page);
    expect(seen).toMatchObject({ inOrder: true, beside: true });
    expect(seen.boardWidth).toBeGreaterThan(0.88);
    for (const band of [seen.emptyAbove, seen.emptyBelow, seen.below]) expect(band).toBeLessThan(30);
    const rows = await playerPanels(page).evaluateAll(panels => panels.map(panel => panel.getBoundingClientRect().top));
    expect(new Set(rows).size).toBe(1);
    expect(await misfits(page)).toEqual([]);
    await leave();
  });

  test('that lies shows all of five players, with the own clock, and the panels when they are asked for', async () => {
    const { page, context, leave } = await visit(site.browser, ENGLISH, {
      ...TABLET,
      viewport: { width: 1024, height: 768 },
    });
    const ann = { name: 'Ann', page, context, leave };
    await comeIn(ann, site.server.url);
    const bots = Array.from({ length: 4 }, () => ({ kind: 'bot', level: 'novice' }));
    const wish = {
      game: 'china',
      options: { players: 5, bonusTiles: true, fortifications: true },
      clock: { kind: 'days', days: 3 },
    };
    const opened = await ask(ann, 'POST', '/api/tables', { ...wish, seats: [{ kind: 'me' }, ...bots] });
    await command(ann, opened.table, { kind: 'start' });
    await page.goto(`${site.server.url}/t/${opened.table}`);
    await page.locator('[data-clock]').waitFor();
    await expect.poll(() => page.evaluate(findWhole)).toEqual({ panels: 5, clocks: 1 });
    await page.getByRole('button', { name: 'Panels' }).tap();
    await page.getByRole('tab', { name: 'Scores' }).tap();
    expect(await misfits(page)).toEqual([]);
    await leave();
  });
});

const SIZES = { 'a phone': PHONE, 'a phone that lies': LYING, 'a tablet': TABLET };
/** How much of the height the board has at every moment of a game, in percent. */
const LEAST_SHARE = { 'a phone': 55, 'a phone that lies': 100, 'a tablet': 33 };
/** China on a phone that lies; the other games are played by touch in play.test.ts. The long run plays all at all sizes. */
const whole = (['a phone', 'a phone that lies', 'a tablet'] as const).flatMap(size =>
  TABLES.flatMap(([game, { seats }]) =>
    isLong || (size === 'a phone that lies' && seats.length > 3 && game === 'china')
      ? [{ game, seats, size, wishes: SIZES[size] }]
      : [],
  ),
);

test.each(whole)('a whole game of $game by touch on $size ($seats)', async ({ game, seats, wishes, size }) => {
  const { page, leave } = await visit(site.browser, FRENCH, wishes);
  await sitDown(page, site.server.url, game, { seats });
  let presses = 0;
  const shares: number[] = [];
  const hand: Hand = async (page, what, n) => {
    presses++;
    await finger(page, what, n);
    shares.push(await share(page));
  };
  await playOn(playerAt(page, 6, hand));
  const least = Math.min(...shares);
  if (isLong) console.log(`${game}, ${seats.length} players, ${size}: ${presses} presses, board ${least}% or more`);
  expect(least).toBeGreaterThanOrEqual(LEAST_SHARE[size]);
  await leave();
});
