// Processor time that the host of a virtual machine takes away. The kernel counts it; both wall-clock time and the
// processor time of a thread include it.
import { existsSync, readFileSync } from 'node:fs';

/** How much of each processor was taken since boot, in milliseconds; the time is in microseconds. */
export interface Sample {
  readonly at: number;
  readonly taken: readonly number[];
}

const COUNTERS = '/proc/stat';
const TICK_MS = 10;
const EVERY_MS = 4;
const PROCESSOR = /^cpu\d+ .*/gm;
const TAKEN = 8;

/** The clock that traces use. */
const now = (): number => Number(process.hrtime.bigint() / 1000n);

const sample = (): Sample => ({
  at: now(),
  taken: [...readFileSync(COUNTERS, 'utf8').matchAll(PROCESSOR)].map(
    ([line]) => Number(line.split(' ')[TAKEN]) * TICK_MS,
  ),
});

/** Samples continuously until the returned function is called, which returns the samples. Only Linux counts stolen time. */
export function watchStolen(): () => readonly Sample[] {
  if (!existsSync(COUNTERS)) return () => [];
  const samples = [sample()];
  const timer = setInterval(() => samples.push(sample()), EVERY_MS);
  return () => {
    clearInterval(timer);
    return [...samples, sample()];
  };
}

/** What one processor lost in that time, in milliseconds: the one that lost most, since any may have run the task. */
export function stolenBetween(samples: readonly Sample[], from: number, to: number): number {
  const before = samples.findLast(({ at }) => at <= from) ?? samples[0];
  // The kernel adds it at the next tick.
  const after = samples.find(({ at }) => at >= to + TICK_MS * 1000) ?? samples.at(-1);
  if (!before || !after) return 0;
  return Math.max(0, ...after.taken.map((taken, n) => taken - (before.taken[n] ?? 0)));
}
