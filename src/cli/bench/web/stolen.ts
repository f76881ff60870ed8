// What a virtual machine's host takes of its processors. The kernel counts it; neither a clock nor the processor time of a
// thread leaves it out.
import { existsSync, readFileSync } from 'node:fs';

/** How much of each processor was taken since the machine began, in milliseconds; when is in microseconds. */
export interface Sample {
  readonly at: number;
  readonly taken: readonly number[];
}

const COUNTERS = '/proc/stat';
const TICK_MS = 10;
const EVERY_MS = 4;
const PROCESSOR = /^cpu\d+ .*/gm;
const TAKEN = 8;

/** The clock that traces are written by. */
const now = (): number => Number(process.hrtime.bigint() / 1000n);

const sample = (): Sample => ({
  at: now(),
  taken: [...readFileSync(COUNTERS, 'utf8').matchAll(PROCESSOR)].map(
    ([line]) => Number(line.split(' ')[TAKEN]) * TICK_MS,
  ),
});

/** Looks all the time, until it is called; then it tells what was seen. Only Linux counts. */
export function watchStolen(): () => readonly Sample[] {
  if (!existsSync(COUNTERS)) return () => [];
  const samples = [sample()];
  const timer = setInterval(() => samples.push(sample()), EVERY_MS);
  return () => {
    clearInterval(timer);
    return [...samples, sample()];
  };
}

/** What one processor lost meanwhile, in milliseconds: the one that lost most, as any may have had the work. */
export function stolenBetween(samples: readonly Sample[], from: number, to: number): number {
  const before = samples.findLast(({ at }) => at <= from) ?? samples[0];
  // It is counted with the next tick.
  const after = samples.find(({ at }) => at >= to + TICK_MS * 1000) ?? samples.at(-1);
  if (!before || !after) return 0;
  return Math.max(0, ...after.taken.map((taken, n) => taken - (before.taken[n] ?? 0)));
}
