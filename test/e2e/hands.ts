// How a person presses what is on the screen: with a mouse or a finger.
import type { Page } from 'playwright-core';

/** The n-th element that a selector finds. */
interface Target {
  readonly what: string;
  readonly n: number;
}

/** Presses the n-th element that a selector finds. */
export type Hand = (page: Page, what: string, n: number) => Promise<void>;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Runs in the page: a point where a press reaches the element, scrolled into sight; or what covers it; or nothing. */
function findPoint({ what, n }: Target): Point | { readonly coveredBy: string } | null {
  const element = document.querySelectorAll(what)[n];
  if (!element) return null;
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { left, top, width, height } = element.getBoundingClientRect();
  let coveredBy: string | undefined;
  for (const [a, b] of [
    [0.5, 0.5],
    [0.5, 0.9],
    [0.5, 0.25],
    [0.25, 0.5],
    [0.75, 0.5],
  ] as const) {
    const x = left + a * width;
    const y = top + b * height;
    const hit = document.elementFromPoint(x, y);
    if (hit && (hit === element || element.contains(hit))) return { x, y };
    coveredBy ??= hit?.outerHTML.slice(0, 160) ?? 'the edge of the screen';
  }
  return { coveredBy: coveredBy ?? 'nothing' };
}

async function pointOf(page: Page, what: string, n: number): Promise<Point | null> {
  const point = await page.evaluate(findPoint, { what, n });
  if (point && 'coveredBy' in point) throw new Error(`${what} (${n}) can't be pressed: ${point.coveredBy} covers it`);
  return point;
}

/** The least that a finger hits, in pixels. */
const FINGER_PX = 44;

/** Runs in the page: where a finger is to tap so that the n-th element comes near on the board, or can be pressed now. */
function findTap({
  what,
  n,
  least,
}: Target & { readonly least: number }): (Point & { readonly presses: boolean; readonly inSight: boolean }) | null {
  const element = document.querySelectorAll(what)[n];
  const board = element?.closest('#board')?.getBoundingClientRect();
  if (!element || !board || !element.matches('[data-spot]')) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const tools = document.querySelector('[data-control=near]')?.getBoundingClientRect();
  const out = {
    left: x < board.left,
    right: x > board.right,
    up: y < (tools?.bottom ?? board.top),
    down: y > board.bottom,
  };
  if (!Object.values(out).includes(true)) return { x, y, presses: Math.min(width, height) >= least, inSight: true };
  const ways = [...document.querySelectorAll<HTMLElement>('[data-control=near] button')].filter(way =>
    way.checkVisibility({ visibilityProperty: true }),
  );
  const way = ways.find(({ dataset: { side } }) => side !== undefined && out[side as keyof typeof out]) ?? ways.at(-1)!;
  const box = way.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, presses: false, inSight: false };
}

/** Runs in the page: waits until the n-th element no longer moves, as it does while the board comes near. */
async function standStill({ what, n }: Target): Promise<void> {
  const place = (): string => JSON.stringify(document.querySelectorAll(what)[n]?.getBoundingClientRect());
  let before = '';
  for (let frame = 0; frame < 120 && place() !== before; frame++) {
    before = place();
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
}

/** More taps than it takes to come near anything. */
const TAPS = 14;

/** A mouse hits what is small; what is out of sight on a board that came near is gone to first. */
export const mouse: Hand = async (page, what, n) => {
  for (let clicks = 0; clicks < TAPS; clicks++) {
    const way = await page.evaluate(findTap, { what, n, least: 0 });
    if (way && !way.inSight) await page.mouse.click(way.x, way.y);
    const point = way?.inSight === false ? undefined : await pointOf(page, what, n);
    if (point) await page.mouse.click(point.x, point.y);
    if (point !== undefined) return;
    await waitForPaint(page);
  }
  throw new Error(`${what} (${n}) does not come into sight`);
};

/** A finger lands on nothing that is smaller than it: what is on the board comes near first. */
export const finger: Hand = async (page, what, n) => {
  for (let taps = 0; taps < TAPS; taps++) {
    await page.evaluate(standStill, { what, n });
    const tap = await page.evaluate(findTap, { what, n, least: FINGER_PX });
    if (!tap) return tapBesideBoard(page, what, n);
    await page.touchscreen.tap(tap.x, tap.y);
    if (tap.presses) return;
    await waitForPaint(page);
  }
  throw new Error(`${what} (${n}) does not come near`);
};

async function tapBesideBoard(page: Page, what: string, n: number): Promise<void> {
  const point = await pointOf(page, what, n);
  const size = await page.evaluate(
    ({ what, n }) => {
      const box = document.querySelectorAll(what)[n]?.getBoundingClientRect();
      return box && Math.min(box.width, box.height);
    },
    { what, n },
  );
  if (!point || size === undefined) return;
  if (size < FINGER_PX) throw new Error(`${what} (${n}) is ${size} px: too small for a finger`);
  await page.touchscreen.tap(point.x, point.y);
}

/** Waits until what the latest press asked for is done and painted, and what shows it, like the log, is up to date. */
export async function waitForPaint(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let n = 0; n < 3; n++) await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
  });
}
