// Tasks on a page's main thread, from a browser trace.
import type { Browser, Page } from 'playwright-core';
import { stolenBetween, watchStolen } from './stolen.ts';

/** In milliseconds. */
export interface Task {
  /** Wall-clock time, including the time its thread waited for a processor. */
  readonly duration: number;
  /** The same without the time that the machine's host took away. */
  readonly own: number;
}

/** An event as the browser writes it, in microseconds. */
interface Traced {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly args?: { readonly data?: { readonly message?: string } };
}

const TASK = 'ThreadControllerImpl::RunTask';
/** A mark written by the page itself, which identifies its thread and the start of the measurement. */
const BEGIN = 'tasks from here';
/** Shorter tasks are left out, since there are thousands. */
const LEAST_MS = 5;

/** Tasks on the page's main thread while `goesOn` runs. */
export async function tasksWhile(browser: Browser, page: Page, goesOn: () => Promise<unknown>): Promise<Task[]> {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  const stop = watchStolen();
  await page.evaluate(begin => console.timeStamp(begin), BEGIN);
  await goesOn();
  const samples = stop();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Traced[] };
  const begin = traceEvents.find(({ name, args }) => name === 'TimeStamp' && args?.data?.message === BEGIN);
  if (!begin) throw new Error('the trace does not tell when the page began');
  return traceEvents
    .filter(({ name, pid, tid, ts }) => name === TASK && pid === begin.pid && tid === begin.tid && ts >= begin.ts)
    .map(({ ts, dur = 0 }) => ({ ts, end: ts + dur, duration: dur / 1000 }))
    .filter(({ duration }) => duration >= LEAST_MS)
    .map(({ ts, end, duration }) => ({ duration, own: Math.max(0, duration - stolenBetween(samples, ts, end)) }));
}

const longest = (times: readonly number[]): number => Math.max(1, ...times);
export const longestOwn = (tasks: readonly Task[]): number => longest(tasks.map(({ own }) => own));
export const findLongest = (tasks: readonly Task[]): number => longest(tasks.map(({ duration }) => duration));
