// Code that runs in the measured page. These functions are sent there as text, so they use nothing from outside.
import type { Page } from 'playwright-core';

/** What the browser measured since `watch`. */
interface Watched {
  /** From each press to the paint that followed, in milliseconds. */
  readonly presses: Map<number, number>;
  readonly tasks: { readonly startTime: number; readonly duration: number }[];
  readonly turns: { readonly since: number; readonly mine: boolean }[];
}

declare global {
  interface Window {
    watched: Watched;
  }
}

/** When the first button appeared: from then on, a page that renders itself is usable. */
export const whenUsable = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    while (!document.querySelector('main button')) await new Promise(resolve => setTimeout(resolve, 5));
    return performance.now();
  });

/** Makes the browser measure presses and long tasks, and record whose turn it is and since when. */
export const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const watched: Watched = { presses: new Map(), tasks: [], turns: [] };
    const { presses, tasks, turns } = watched;
    window.watched = watched;
    const events: PerformanceObserverInit & { readonly durationThreshold: number } = {
      type: 'event',
      durationThreshold: 16,
    };
    new PerformanceObserver(list => {
      for (const entry of list.getEntries())
        if (entry instanceof PerformanceEventTiming && entry.interactionId)
          presses.set(entry.interactionId, Math.max(presses.get(entry.interactionId) ?? 0, entry.duration));
    }).observe(events);
    new PerformanceObserver(list => {
      for (const { startTime, duration } of list.getEntries()) tasks.push({ startTime, duration });
    }).observe({ type: 'longtask' });
    const look = (): void => {
      const mine = /Your turn/.test(document.querySelector('.turn')?.textContent ?? '');
      turns.push({ since: performance.now(), mine });
    };
    const status = document.querySelector('.status');
    if (!status) throw new Error('the table does not say whose turn it is');
    new MutationObserver(look).observe(status, { childList: true, subtree: true, characterData: true });
    look();
  });

/** What was measured since `watch`. */
export const readWatched = (page: Page): Promise<Omit<Watched, 'presses'> & { readonly presses: number[] }> =>
  page.evaluate(() => {
    const { presses, tasks, turns } = window.watched;
    return { presses: [...presses.values()], tasks, turns };
  });

/** Waits until the game is over. */
export const waitUntilOver = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    while (!/Game over/.test(document.querySelector('.turn')?.textContent ?? ''))
      await new Promise(resolve => setTimeout(resolve, 200));
  });

/** Frames, and how long they took. */
type Frames = [count: number, ms: number];

/** Counts frames for a while, separately while pieces fly and while nothing moves. */
export const countFrames = (page: Page, ms: number): Promise<{ flying: Frames; resting: Frames }> =>
  page.evaluate(
    ms =>
      new Promise<{ flying: Frames; resting: Frames }>(resolve => {
        const counts: { flying: Frames; resting: Frames } = { flying: [0, 0], resting: [0, 0] };
        let last: { readonly now: number; readonly flies: boolean } | undefined;
        const end = performance.now() + ms;
        const frame = (now: number): void => {
          const flies = document.querySelector('.layer > *') !== null;
          if (last && last.flies === flies) {
            const count = counts[flies ? 'flying' : 'resting'];
            count[0]++;
            count[1] += now - last.now;
          }
          last = { now, flies };
          if (now < end) requestAnimationFrame(frame);
          else resolve(counts);
        };
        requestAnimationFrame(frame);
      }),
    ms,
  );
