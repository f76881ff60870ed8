// The tasks of a page's main thread, from a trace of the browser: how long each took on the clock, and of the processor.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Browser, Page } from 'playwright-core';

/** In milliseconds. On the clock, a task also lasts while its thread waits for a processor that does something else. */
export interface Task {
  readonly clock: number;
  readonly processor: number;
}

/** As the browser writes it, in microseconds. */
interface Traced {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly message?: string } };
}

const TASK = 'ThreadControllerImpl::RunTask';
/** Written by the page itself: tells which thread is its own, and since when it is of interest. */
const BEGIN = 'tasks from here';

export interface Watched {
  /** All tasks of the page's main thread. */
  readonly tasks: readonly Task[];
  /** How long this process, which had nothing to do, was kept waiting at most meanwhile. */
  readonly stall: number;
}

/** Watches the page's main thread, and the machine, while something goes on. */
export async function watched(browser: Browser, page: Page, goesOn: () => Promise<unknown>): Promise<Watched> {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  await page.evaluate(`console.timeStamp('${BEGIN}')`);
  const idle = monitorEventLoopDelay({ resolution: 1 });
  idle.enable();
  await goesOn();
  idle.disable();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Traced[] };
  const begin = traceEvents.find(({ name, args }) => name === 'TimeStamp' && args?.data?.message === BEGIN);
  if (!begin) throw new Error('the trace does not tell when the page began');
  const tasks = traceEvents
    .filter(({ name, pid, tid, ts }) => name === TASK && pid === begin.pid && tid === begin.tid && ts >= begin.ts)
    .map(({ dur = 0, tdur = 0 }) => ({ clock: dur / 1000, processor: tdur / 1000 }));
  return { tasks, stall: idle.max / 1e6 };
}
