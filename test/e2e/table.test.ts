import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { picturesOn } from './fine.ts';
import { mouse } from './hands.ts';
import { log, readyToConfirm, sheets, tray, waysToPay } from './locators.ts';
import { act, keptTries, type Player, playerAt, playUntil, triedOn, waitForPaint } from './player.ts';
import { openSite } from './site.ts';
import { ENGLISH, FRENCH, PATIENCE_MS, PHONE, sitDown, visit } from './visit.ts';

const site = openSite();

/** Waits until something is true on the page; its content policy forbids playwright's own waitForFunction. */
const until = (isTrue: () => Promise<boolean>): Promise<void> =>
  expect.poll(isTrue, { timeout: PATIENCE_MS, interval: 10 }).toBe(true);
const isMyTurn = (page: Page): Promise<boolean> =>
  page.evaluate(() => /Your turn/.test(document.querySelector('.turn')?.textContent ?? ''));
/** Whether nothing flies over the table, and nothing is hidden until it has landed. */
const isResting = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      document.querySelector('.layer')?.children.length === 0 &&
      document.querySelector('.app [style*="visibility: hidden"]') === null,
  );

const MOVING = { reducedMotion: 'no-preference' as const };

/** Plays a turn, and waits until the bots have played theirs. */
async function playRound(player: Player): Promise<void> {
  const { page } = player;
  await playUntil(player, readyToConfirm(page));
  const mine = (await log.confirmed(page).count()) + (await log.tried(page).count());
  await readyToConfirm(page).click();
  await until(async () => (await isMyTurn(page)) && (await log.confirmed(page).count()) > mine);
}

declare global {
  interface Window {
    /** What has flown over the table, and how much was hidden then as it had not landed. */
    flights: { readonly hidden: number }[];
    /** How many pieces still fly after a key was pressed. */
    flying: Promise<number>;
  }
}

/** Runs in the page: writes down what flies over the table, and whether its place was empty meanwhile. */
function watchFlights(): void {
  window.flights = [];
  new MutationObserver(changes => {
    for (const { addedNodes, target } of changes)
      if (target instanceof Element && target.matches('.layer'))
        for (const _ of addedNodes)
          window.flights.push({ hidden: document.querySelectorAll('.app [style*="visibility: hidden"]').length });
  }).observe(document, { childList: true, subtree: true });
}
const flightsOn = (page: Page): Promise<readonly { readonly hidden: number }[]> => page.evaluate(() => window.flights);
const flightCount = async (page: Page): Promise<number> => (await flightsOn(page)).length;

/** What a press on a possible spot leads to: something is tried, or asked for. */
const ANSWER = '.log li.now, dialog[open] li';

describe('pieces', () => {
  test.each(['china', 'pagoda', 'medina'])('of %s have pictures, in the colours of either theme', async game => {
    const { page, leave } = await visit(site.browser, ENGLISH);
    await sitDown(page, site.server.url, game, { seats: ['person', 'person'] });
    await page.locator('[data-curtain]').click();
    const drawn = async (): Promise<readonly string[]> => {
      const pictures = await picturesOn(page);
      expect(pictures.filter(({ shown }) => !shown)).toEqual([]);
      return pictures.map(({ address }) => address).filter(address => address.startsWith('blob:'));
    };
    const light = await drawn();
    expect(light.length).toBeGreaterThan(5);
    await page.getByRole('button', { name: 'Dark' }).click();
    await expect.poll(async () => (await drawn()).some(address => light.includes(address))).toBe(false);
    await leave();
  });
});

describe('movements', () => {
  test('what is tried and what bots do flies to its place, and is there when it has landed', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH, MOVING);
    await sitDown(page, site.server.url, 'china', { seats: ['person', 'novice', 'novice'] });
    await page.evaluate(watchFlights);
    await playUntil(playerAt(page, 1), log.tried(page).first());
    await until(async () => (await flightCount(page)) > 0);
    const own = await flightCount(page);
    await playUntil(playerAt(page, 1), readyToConfirm(page));
    await readyToConfirm(page).click();
    await until(async () => (await flightCount(page)) > own);
    await expect.poll(async () => (await flightsOn(page)).some(({ hidden }) => hidden > 0)).toBe(true);
    // Between the moves of two bots nothing may be flying, but the next begins in a moment.
    await until(async () => (await isMyTurn(page)) && (await isResting(page)));
    await leave();
  });

  test('any key puts everything in its place at once', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH, MOVING);
    await sitDown(page, site.server.url, 'china', { seats: ['person', 'novice', 'novice'] });
    // As soon as something flies: on a busy machine it may have landed before a key comes from outside.
    await page.evaluate(() => {
      const layer = document.querySelector('.layer')!;
      window.flying = new Promise(resolve => {
        new MutationObserver((_, observer) => {
          // What flew before may have landed just now.
          if (layer.children.length === 0) return;
          observer.disconnect();
          dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
          setTimeout(() => resolve(layer.children.length));
        }).observe(layer, { childList: true });
      });
    });
    await playUntil(playerAt(page, 2), log.tried(page).first());
    expect(await page.evaluate(() => window.flying)).toBe(0);
    await leave();
  });

  test('what bots did while nobody looked is shown when somebody comes back', async () => {
    const { context, page, leave } = await visit(site.browser, ENGLISH, MOVING);
    await sitDown(page, site.server.url, 'medina', { seats: ['person', 'novice', 'novice'] });
    await playRound(playerAt(page, 3));
    const url = page.url();
    await page.close();
    const again = await context.newPage();
    await again.addInitScript(watchFlights);
    await again.goto(url);
    await until(async () => (await flightCount(again)) > 0);
    await again.keyboard.press('Shift');
    await until(() => isResting(again));
    await leave();
  });

  test('what takes long is skipped by a button', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH, MOVING);
    await sitDown(page, site.server.url, 'medina', { seats: ['person', 'novice', 'novice', 'novice'] });
    // The first round is short; from the second on, everybody places two pieces.
    const person = playerAt(page, 3);
    for (let round = 0; round < 2; round++) await playRound(person);
    // In one go: nobody knows how long a busy machine takes from one press to the next.
    const flying = await page.evaluate(async patience => {
      const layer = document.querySelector('.layer')!;
      const begun = performance.now();
      document.querySelector<HTMLElement>('.again')!.click();
      while (performance.now() - begun <= patience) {
        const skip = [...document.querySelectorAll('.btn')].find(({ textContent }) => textContent === 'Skip');
        const before = layer.children.length;
        if (skip && before > 0) {
          skip.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
          await new Promise(resolve => setTimeout(resolve));
          return { before: true, after: layer.children.length, offered: skip.isConnected };
        }
        await new Promise(resolve => setTimeout(resolve, 5));
      }
      throw new Error('nothing long is shown');
    }, PATIENCE_MS);
    expect(flying).toEqual({ before: true, after: 0, offered: false });
    await leave();
  });

  test('nothing moves for those who asked for that, and the last moves are marked all the same', async () => {
    const { page, leave } = await visit(site.browser, FRENCH);
    await sitDown(page, site.server.url, 'china', { seats: ['person', 'novice', 'novice'] });
    await page.evaluate(watchFlights);
    await playUntil(playerAt(page, 1), readyToConfirm(page));
    await readyToConfirm(page).click();
    await page.locator('[data-last]').first().waitFor({ state: 'attached' });
    expect(await flightsOn(page)).toEqual([]);
    // Those who do not see it hear it.
    await expect.poll(() => page.getByRole('log', { name: 'Annonces' }).textContent()).toMatch(/Mandarin|Sultane/);
    await leave();
  });
});

describe('log and score sheet', () => {
  test('mark on the board what they speak of, by mouse and by keys', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH);
    await sitDown(page, site.server.url, 'china', { seats: ['person', 'novice', 'novice'] });
    await playUntil(playerAt(page, 4), ':nth-match([data-at^="palace:"], 5)');
    const line = log.lines(page).getByRole('button', { name: 'palace at' }).first();
    await line.hover();
    await expect.poll(() => page.locator('[data-mark]').count()).toBe(1);
    await page.mouse.move(5, 5);
    await expect.poll(() => page.locator('[data-mark]').count()).toBe(0);
    await page.getByRole('tab', { name: 'Scores' }).click();
    const player0 = sheets(page).first();
    await player0.locator('summary').click();
    const item = player0.getByRole('button', { name: 'palaces in' }).first();
    await item.focus();
    await expect.poll(() => page.locator('[data-mark]').count()).toBeGreaterThan(0);
    await item.blur();
    await expect.poll(() => page.locator('[data-mark]').count()).toBe(0);
    await leave();
  });
});

describe('a press', () => {
  test('is seen at once, before what it asks for is worked out', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH);
    await sitDown(page, site.server.url, 'china', { seats: ['person', 'novice'] });
    await page.locator('[data-legal]').first().waitFor();
    const seen = await page.evaluate(answer => {
      const spot = document.querySelector<SVGElement>('[data-legal]')!;
      spot.focus();
      spot.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      return { pressed: spot.hasAttribute('data-pressed'), answers: document.querySelectorAll(answer).length };
    }, ANSWER);
    expect(seen).toEqual({ pressed: true, answers: 0 });
    await page.locator(ANSWER).first().waitFor();
    await expect.poll(() => page.locator('[data-pressed]').count()).toBe(0);
    await leave();
  });

  test('finds done what the one before asked for, however fast they come', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH);
    const begin = () => sitDown(page, site.server.url, 'china', { seats: ['person', 'novice'] });
    await begin();
    await playUntil(playerAt(page, 3), log.tried(page).nth(1), begin);
    const tried = await log.tried(page).count();
    await page.evaluate(times => {
      for (let n = 0; n < times; n++)
        document.querySelector('.app')!.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', bubbles: true }));
    }, tried);
    await expect.poll(() => log.tried(page).count()).toBe(0);
    await leave();
  });
});

describe('paying', () => {
  test('the cheapest payment is taken, and can be changed before it is confirmed', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH);
    const begin = () => sitDown(page, site.server.url, 'pagoda', { seats: ['person', 'novice'] });
    await begin();
    await playUntil(playerAt(page, 5), '.pay button + button', begin);
    const paid = await tray(page).locator('[data-at=spent]').count();
    const taken = await waysToPay(page).getByRole('button', { pressed: true }).getAttribute('aria-label');
    const other = waysToPay(page).getByRole('button', { pressed: false }).first();
    const wanted = await other.getAttribute('aria-label');
    expect(wanted).not.toBe(taken);
    await other.click();
    await expect
      .poll(() => waysToPay(page).getByRole('button', { pressed: true }).getAttribute('aria-label'))
      .toBe(wanted);
    await expect.poll(() => tray(page).locator('[data-at=spent]').count()).toBeGreaterThanOrEqual(paid);
    // Cards that are spent tell what for.
    const told = await tray(page).locator('[data-at=spent] span').first().innerText();
    expect((await triedOn(page)).join()).toContain(told);
    await leave();
  });
});

describe('settings', () => {
  test('count at once and are remembered; a turn can confirm itself', async () => {
    const { page, leave } = await visit(site.browser, ENGLISH);
    await sitDown(page, site.server.url, 'medina', { seats: ['person', 'novice'] });
    await page.getByRole('button', { name: 'Settings' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Français').click();
    await dialog.getByText('Rapides').click();
    await dialog.getByText('Confirmer automatiquement').click();
    await dialog.getByRole('button', { name: 'Fermer' }).click();
    await page.reload();
    await page.getByText('Réserve').first().waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.motion)).toBe('quick');
    const lines = await log.lines(page).count();
    const player = playerAt(page, 7);
    for (let n = 0; n < 60 && (await log.confirmed(page).count()) < lines + 3; n++) await act(player);
    await expect.poll(() => log.confirmed(page).count()).toBeGreaterThanOrEqual(lines + 3);
    await leave();
  });
});

describe('a phone', () => {
  const sizeOf = (page: Page): Promise<number> =>
    page.evaluate(() => document.querySelector('[data-spot]')!.getBoundingClientRect().width);

  test('magnifies the board until every spot is large enough for a finger, and shows it whole again', async () => {
    const { page, leave } = await visit(site.browser, FRENCH, PHONE);
    await sitDown(page, site.server.url, 'medina', { seats: ['person', 'novice'] });
    const whole = await sizeOf(page);
    await page.locator('[data-spot="H6"]').tap();
    await expect.poll(() => sizeOf(page)).toBeGreaterThanOrEqual(44);
    await page.locator('[aria-label="Plateau entier"]').tap();
    await expect.poll(() => sizeOf(page)).toBeCloseTo(whole, 1);
    await leave();
  });

  test('takes the possible spot beside which a finger came down', async () => {
    const { page, leave } = await visit(site.browser, FRENCH, PHONE);
    await sitDown(page, site.server.url, 'china', { seats: ['person', 'novice', 'novice'] });
    await page.locator('[data-legal]').first().waitFor();
    await page.locator('[data-spot="han"]').tap();
    await page.locator('[aria-label="Plateau entier"]').waitFor();
    await waitForPaint(page);
    // Where nothing else is near: just outside of a spot, and nearer to it than to any other.
    const beside = await page.evaluate(() => {
      for (const spot of document.querySelectorAll('[data-legal]')) {
        const { left, top, width, height } = spot.getBoundingClientRect();
        const x = left + width + 6;
        const y = top + height / 2;
        const hit = document.elementFromPoint(x, y);
        if (hit?.closest('#board svg') && !hit.closest('[data-spot]')) return { x, y };
      }
      throw new Error('every spot has another one beside it');
    });
    await page.touchscreen.tap(beside.x, beside.y);
    const undo = page.getByRole('button', { name: 'Annuler', disabled: false });
    await undo.or(page.getByRole('dialog')).first().waitFor();
    await leave();
  });
});

test('moves that were being tried are there again after the tab was closed', async () => {
  const { context, page, leave } = await visit(site.browser, ENGLISH);
  await sitDown(page, site.server.url, 'china', { seats: ['person', 'person', 'person'] });
  await mouse(page, '[data-curtain]', 0);
  await playUntil(playerAt(page, 8), log.tried(page).first());
  const tried = await triedOn(page);
  await expect.poll(() => keptTries(page)).toBeGreaterThan(0);
  const url = page.url();
  await page.close();
  const again = await context.newPage();
  await again.goto(url);
  await again.locator('[data-curtain]').click();
  await expect.poll(() => triedOn(again)).toEqual(tried);
  await leave();
});

test('an answer to a question and Escape right after it are taken in order', async () => {
  const { page, leave } = await visit(site.browser, ENGLISH);
  await sitDown(page, site.server.url, 'pagoda', { seats: ['person', 'person'] });
  await playUntil(playerAt(page, 3), 'dialog[open] li');
  const before = (await triedOn(page)).length;
  // What the answer asks for is done after the next paint: without one, it is still to be done when the key comes.
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
  });
  await mouse(page, 'dialog[open] li button', 0);
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await page.reload();
  await page.locator('[data-curtain]').click();
  expect((await triedOn(page)).length).toBeGreaterThan(before);
  await leave();
});
