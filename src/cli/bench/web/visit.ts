// What a visitor sees of a page while it loads. The function that watches is sent to the page as text.
import type { BrowserContext, Page } from 'playwright-core';

/** In milliseconds since the page was asked for, unless it says otherwise. */
export interface Visit {
  /** When something could be pressed. */
  readonly usable: number;
  readonly largestPaint: number;
  /** How far what is seen moved by itself, as browsers sum it up: the worst five seconds. */
  readonly shift: number;
  /** By how much tasks were longer than 50 ms, all together. */
  readonly blocked: number;
  readonly longestTask: number;
  readonly requests: number;
  readonly kilobytes: number;
}

interface Watch {
  usable: number | undefined;
  largestPaint: number;
  readonly shifts: { readonly at: number; readonly value: number }[];
  readonly tasks: number[];
  /** When something was last seen to happen. */
  latest: number;
}

declare global {
  interface Window {
    visit: Watch;
  }
}

/** How long nothing more happens once a page has loaded. */
const QUIET_MS = 2500;
const PATIENCE_MS = 60_000;
const LONG_MS = 50;

/** Opens a page in a tab of its own and waits until it has loaded; `usable` selects what can then be pressed. */
export async function visitPage(
  context: BrowserContext,
  url: string,
  usable: string,
  slowdown: number,
): Promise<{ page: Page; visit: Visit }> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(watchVisit, usable);
  await page.goto(url, { waitUntil: 'commit' });
  await page.evaluate(whenQuiet, { quiet: QUIET_MS, patience: PATIENCE_MS });
  const { shifts, tasks, usable: at, largestPaint, ...more } = await page.evaluate(readVisit);
  const blocked = tasks.reduce((sum, ms) => sum + Math.max(0, ms - LONG_MS), 0);
  const visit = { ...more, usable: at ?? 0, largestPaint, shift: worstShift(shifts), blocked };
  return { page, visit: { ...visit, longestTask: Math.max(0, ...tasks) } };
}

/** When the pages are kept on the device. */
export const whenInstalled = (page: Page, patience: number): Promise<void> =>
  page.evaluate(async patience => {
    const late = new Promise((_, reject) => setTimeout(reject, patience, new Error('no service worker')));
    await Promise.race([navigator.serviceWorker.ready, late]);
  }, patience);

/** The policy of pages forbids what Playwright waits with. */
async function whenQuiet({ quiet, patience }: { quiet: number; patience: number }): Promise<void> {
  const { visit } = window;
  while (visit.usable === undefined || performance.now() - visit.latest < quiet) {
    if (performance.now() > patience) throw new Error(`${location.pathname} could not be used`);
    await new Promise(resolve => setTimeout(resolve, 100));
  }
}

function watchVisit(usable: string): void {
  const visit: Watch = { usable: undefined, largestPaint: 0, shifts: [], tasks: [], latest: 0 };
  window.visit = visit;
  const observe = (type: string, note: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        visit.latest = Math.max(visit.latest, entry.startTime + entry.duration);
        note(entry);
      }
    }).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => {
    visit.largestPaint = startTime;
  });
  observe('layout-shift', entry => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) visit.shifts.push({ at: entry.startTime, value });
  });
  observe('longtask', ({ duration }) => visit.tasks.push(duration));
  observe('resource', () => {});
  const look = (): void => {
    if (document.querySelector(usable)) visit.usable = performance.now();
    else setTimeout(look, 10);
  };
  look();
}

function readVisit() {
  const { visit } = window;
  const loaded = performance.getEntries().filter(entry => entry instanceof PerformanceResourceTiming);
  // What came from a cache or from the service worker was not transferred.
  const asked = loaded.filter(({ transferSize }) => transferSize > 0);
  const kilobytes = asked.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000;
  return { ...visit, requests: asked.length, kilobytes };
}

const GAP_MS = 1000;
const WINDOW_MS = 5000;

/** Shifts less than a second apart belong together, for at most five seconds. */
function worstShift(shifts: readonly { readonly at: number; readonly value: number }[]): number {
  let worst = 0;
  let sum = 0;
  let begun = 0;
  let last = Number.NEGATIVE_INFINITY;
  for (const { at, value } of shifts) {
    if (at - last > GAP_MS || at - begun > WINDOW_MS) [sum, begun] = [0, at];
    sum += value;
    last = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}
