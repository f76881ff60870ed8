// How a person presses what is on the screen: with a mouse, a finger or keys.
import type { Page } from 'playwright-core';

/** Presses the n-th element that a selector finds. */
export type Hand = (page: Page, what: string, n: number) => Promise<void>;

/** A point where a press reaches the element and nothing that lies over it, scrolled into sight; or what is in the way. */
const POINT = `([what, n]) => {
  const element = document.querySelectorAll(what)[n];
  if (!element) return { gone: true };
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { left, top, width, height } = element.getBoundingClientRect();
  let over;
  for (const [a, b] of [[0.5, 0.5], [0.5, 0.9], [0.5, 0.25], [0.25, 0.5], [0.75, 0.5]]) {
    const x = left + a * width;
    const y = top + b * height;
    const hit = document.elementFromPoint(x, y);
    if (hit && (hit === element || element.contains(hit))) return { x, y };
    over ??= hit?.outerHTML.slice(0, 160) ?? 'the edge of the screen';
  }
  return { over };
}`;

type Point = { x: number; y: number } | { gone: true } | { over: string };

async function pointOf(page: Page, what: string, n: number): Promise<{ x: number; y: number } | undefined> {
  const point = (await page.evaluate(`(${POINT})(${JSON.stringify([what, n])})`)) as Point;
  if ('over' in point) throw new Error(`${what} (${n}) can't be pressed: over it lies ${point.over}`);
  return 'gone' in point ? undefined : point;
}

export const mouse: Hand = async (page, what, n) => {
  const point = await pointOf(page, what, n);
  if (point) await page.mouse.click(point.x, point.y);
};

export const finger: Hand = async (page, what, n) => {
  const point = await pointOf(page, what, n);
  if (point) await page.touchscreen.tap(point.x, point.y);
};

const FOCUSED = `([what, n]) => {
  const wanted = document.querySelectorAll(what)[n];
  const at = document.activeElement;
  if (!wanted) return 'gone';
  if (wanted === at) return 'there';
  return wanted.matches('[data-spot]') && at?.matches('[data-spot]') ? 'board' : 'elsewhere';
}`;
/** More steps than any screen has stops. */
const STEPS = 300;

/** Tab goes from one thing to the next, on the board N to the next possible spot, Enter presses. */
export const keys: Hand = async (page, what, n) => {
  for (let step = 0; step < STEPS; step++) {
    const where = await page.evaluate(`(${FOCUSED})(${JSON.stringify([what, n])})`);
    if (where === 'gone') return;
    if (where === 'there') {
      await page.keyboard.press('Enter');
      return;
    }
    await page.keyboard.press(where === 'board' ? 'n' : 'Tab');
  }
  throw new Error(`${what} (${n}) can't be reached by keys`);
};
