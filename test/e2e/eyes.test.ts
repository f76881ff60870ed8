// For every eye: colours of the system, contrast as it is painted, colours that some can't tell apart, nothing that moves.
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { measureContrast } from './contrast.ts';
import { misfits, WITH_AXE } from './fine.ts';
import { waitForPaint } from './hands.ts';
import { playerPanels } from './locators.ts';
import { FEW_SCREENS, screens } from './screens.ts';
import { BROWSER } from './server.ts';
import { openSite } from './site.ts';
import { ENGLISH, FRENCH, PHONE, sitDown, visit } from './visit.ts';

const site = openSite();
const isLong = process.env.MODE === 'long';
const BARE = { ...WITH_AXE } as const;
const FIVE = ['person', 'novice', 'novice', 'novice', 'novice'] as const;

/** Every screen in four windows takes its time: only in the long run. */
describe.runIf(isLong)('contrast on real pixels', () => {
  test.each([
    ['light', {}],
    ['dark', {}],
    ['light', PHONE],
    ['dark', PHONE],
  ] as const)('is enough in the %s theme (%o)', async (colorScheme, size) => {
    const { page, leave } = await visit(site.browser, ENGLISH, BARE, size, { colorScheme });
    const faint: { [screen: string]: readonly string[] } = {};
    let marks = 0;
    let margin = Number.POSITIVE_INFINITY;
    for (const { name, open } of screens) {
      await open(page, site.server.url);
      const found = await measureContrast(page);
      marks += found.marks;
      margin = Math.min(margin, found.margin);
      if (found.faint.length > 0) faint[name] = found.faint;
    }
    console.log(`${colorScheme} ${JSON.stringify(size)}: ${marks} marks, least ${margin.toFixed(2)} of what is needed`);
    expect(marks).toBeGreaterThan(100);
    expect(faint).toEqual({});
    await leave(/404/);
  });
});

const looked = screens.filter(({ name }) => isLong || FEW_SCREENS.has(name));

test.each([
  ['a window as narrow as 320 px', 100, { ...PHONE, viewport: { width: 320, height: 640 } }],
  ['letters half as large again', 150, {}],
  ['letters half as large again on a phone', 150, PHONE],
] as const)('nothing is lost in %s (%i%%)', async (_, textSize, size) => {
  const { page, leave } = await visit(site.browser, FRENCH, BARE, size);
  await page.addInitScript(size => localStorage.setItem('textSize', `${size}`), textSize);
  const lost: { [screen: string]: readonly string[] } = {};
  for (const { name, open } of looked) {
    await open(page, site.server.url);
    await waitForPaint(page);
    const found = await misfits(page);
    if (found.length > 0) lost[name] = found;
  }
  expect(lost).toEqual({});
  await leave(/404/);
});

/** The sign of a player on that player's colour. */
const DOT = ':has(> svg > use[href="#glyph-player"])';

describe('colours of the system', () => {
  const outlineOf = (page: Page, what: string): Promise<string> =>
    page
      .locator(what)
      .first()
      .evaluate(element => getComputedStyle(element).outlineStyle);

  test('keep the selected tab, the active player and their colours', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH, BARE, { forcedColors: 'active' });
    await sitDown(page, site.server.url, 'china', { seats: FIVE.slice(0, 3) });
    expect(await outlineOf(page, '[role=tab][aria-selected=true]')).toBe('solid');
    expect(await outlineOf(page, '[role=tab][aria-selected=false]')).toBe('none');
    expect(await outlineOf(page, '.player-panel.on')).toBe('solid');
    expect(await outlineOf(page, '.player-panel:not(.on)')).toBe('none');
    const dots = await playerPanels(page)
      .locator(DOT)
      .evaluateAll(dots => dots.map(dot => getComputedStyle(dot).backgroundColor));
    expect(new Set(dots).size).toBe(3);
    await leave();
  });
});

describe('whoever can’t tell some colours apart', () => {
  /** Runs in the page: how much the shapes in some pictures differ, in percent of their dots, with the least pair first. */
  async function compareShapes(shots: readonly string[]): Promise<number[]> {
    const SIDE = 48;
    const shapes = await Promise.all(
      shots.map(async shot => {
        const bytes = Uint8Array.from(atob(shot), letter => letter.charCodeAt(0));
        const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const canvas = new OffscreenCanvas(SIDE, SIDE).getContext('2d')!;
        canvas.drawImage(picture, 0, 0, SIDE, SIDE);
        const { data } = canvas.getImageData(0, 0, SIDE, SIDE);
        const greys = Array.from({ length: SIDE * SIDE }, (_, n) => data[4 * n]! + data[4 * n + 1]! + data[4 * n + 2]!);
        // Each by its own middle: what remains is the shape of the sign, in no colour and no brightness.
        const middle = (Math.min(...greys) + Math.max(...greys)) / 2;
        const isLight = greys.map(grey => grey > middle);
        const mostly = isLight.filter(Boolean).length * 2 > isLight.length;
        return isLight.map(light => light === mostly);
      }),
    );
    return shapes
      .flatMap((one, n) => shapes.slice(n + 1).map(other => one.filter((dot, at) => dot !== other[at]).length))
      .map(different => Math.round((100 * different) / SIDE ** 2))
      .sort((a, b) => a - b);
  }

  /** What tells colours apart in each game: the signs of the players, the cards, the pieces in front of the player. */
  const SIGNS = [
    ['china', FIVE, `section[data-at^="seat:"] ${DOT}`],
    ['pagoda', FIVE.slice(0, 2), '[data-control=hand] [aria-pressed]'],
    ['medina', FIVE.slice(0, 4), '[data-control=hand] button'],
  ] as const;

  // Only Chromium shows pages as they see them.
  test.skipIf(BROWSER !== 'chromium').each(['protanopia', 'deuteranopia', 'tritanopia'] as const)(
    'still has the signs: %s',
    async type => {
      const { page, context, leave } = await visit(site.browser, FRENCH, BARE, { deviceScaleFactor: 2 });
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setEmulatedVisionDeficiency', { type });
      for (const [game, seats, what] of SIGNS) {
        await sitDown(page, site.server.url, game, { seats });
        await waitForPaint(page);
        // Of cards of one colour one is enough.
        const signs = new Map<string, Locator>();
        for (const [n, sign] of (await page.locator(what).all()).entries())
          signs.set((await sign.getAttribute('data-at'))?.replace(/^\w+:/, '') ?? `${n}`, sign);
        expect(signs.size).toBeGreaterThan(1);
        const shots: string[] = [];
        for (const sign of signs.values())
          shots.push((await sign.locator('svg, img').first().screenshot()).toString('base64'));
        const [least] = await page.evaluate(compareShapes, shots);
        expect.soft(least, `${game} ${what}`).toBeGreaterThanOrEqual(1);
      }
      await leave();
    },
  );
});

test('nothing moves for whoever wants that, also when the device changes its mind', async () => {
  const { page, leave } = await visit(site.browser, ENGLISH, { reducedMotion: 'no-preference' });
  await sitDown(page, site.server.url, 'china', { seats: FIVE.slice(0, 3) });
  const moving = (): Promise<number> =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('*')].filter(element => {
          const { transitionDuration, animationName } = getComputedStyle(element);
          return animationName !== 'none' || transitionDuration.split(', ').some(time => Number.parseFloat(time) > 0);
        }).length,
    );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(moving).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(moving).toBeGreaterThan(0);
  await leave();
});
