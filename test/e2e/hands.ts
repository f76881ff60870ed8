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

export const mouse: Hand = async (page, what, n) => {
  const point = await pointOf(page, what, n);
  if (point) await page.mouse.click(point.x, point.y);
};

export const finger: Hand = async (page, what, n) => {
  const point = await pointOf(page, what, n);
  if (point) await page.touchscreen.tap(point.x, point.y);
};
